"""Bounds of printed figures, so that every match with corrected figures can be played to its end.

A game declares its bounds as a tree of the shape of its components.toml; `*` stands for all names
that are not listed.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from .errors import BadComponents

# No box contains nearly as many components of one kind.
MAX_NUMBER: Final = 99
MAX_TEXT_LENGTH: Final = 40
ANY: Final = "*"


class Number(msgspec.Struct, frozen=True):
    """A whole number from the least to the most."""

    least: int = 0
    most: int = MAX_NUMBER

    def __str__(self) -> str:
        if self.least == self.most:
            return str(self.least)
        return f"a whole number from {self.least} to {self.most}"

    def allows(self, value: object) -> bool:
        """Tell whether the value is within the bounds."""
        return type(value) is int and self.least <= value <= self.most


class Text(msgspec.Struct, frozen=True):
    """A printable text with a maximal length, and optionally an alphabet."""

    max_length: int = MAX_TEXT_LENGTH
    letters: str = ""

    def __str__(self) -> str:
        size = f"a printable text of 1 to {self.max_length} characters"
        return f"{size} out of “{self.letters}”" if self.letters else size

    def allows(self, value: object) -> bool:
        """Tell whether the value is within the bounds."""
        return (
            isinstance(value, str)
            and 0 < len(value) <= self.max_length
            and value.isprintable()
            and (not self.letters or set(value) <= set(self.letters))
        )


class OneOf(msgspec.Struct, frozen=True):
    """One of some names."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        return f"one of: {', '.join(self.names)}"

    def allows(self, value: object) -> bool:
        """Tell whether the value is within the bounds."""
        return isinstance(value, str) and value in self.names


class Flag(msgspec.Struct, frozen=True):
    """Yes or no."""

    def __str__(self) -> str:
        return "true or false"

    def allows(self, value: object) -> bool:
        """Tell whether the value is within the bounds."""
        return isinstance(value, bool)


class Row(msgspec.Struct, frozen=True):
    """A list of values with bounds of their own."""

    of: Number | Text | OneOf
    least: int
    most: int

    def __str__(self) -> str:
        count = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        return f"a list of {count}, each {self.of}"

    def allows(self, value: object) -> bool:
        """Tell whether the value is within the bounds."""
        return (
            isinstance(value, list)
            and self.least <= len(value) <= self.most
            and all(self.of.allows(item) for item in value)
        )


Bound = Number | Text | OneOf | Flag | Row
Bounds = Mapping[str, "Bound | Bounds"]
# Every group names the source of its figures and the reason to trust it, also in French.
SOURCE_FIELDS: Final[Bounds] = {
    "source": Text(400),
    "source_fr": Text(400),
    "reason": Text(1000),
    "reason_fr": Text(1000),
}


def check(components: Mapping[str, Any], bounds: Bounds) -> None:
    """Raise BadComponents if a figure is outside its bounds."""
    for path, value, bound in bounded(components, bounds):
        if bound is None:
            raise BadComponents(f"“{path}” has no declared bounds.")
        if not bound.allows(value):
            raise BadComponents(f"“{path}” must be {bound}.")


def bounded(
    components: Mapping[str, Any], bounds: Bounds
) -> Iterator[tuple[str, Any, Bound | None]]:
    """Yield the path of each figure, its value, and its bounds or None."""
    for name, group in components.items():
        yield from _inside(f"{name}.", group, {**SOURCE_FIELDS, **_below(bounds, name)})


def _inside(
    path: str, group: Mapping[str, Any], bounds: Bounds
) -> Iterator[tuple[str, Any, Bound | None]]:
    for name, value in group.items():
        if isinstance(value, dict):
            yield from _inside(f"{path}{name}.", value, _below(bounds, name))
        else:
            bound = bounds.get(name) or bounds.get(ANY)
            yield f"{path}{name}", value, None if isinstance(bound, Mapping) else bound


def _below(bounds: Bounds, name: str) -> Bounds:
    inner = bounds.get(name) or bounds.get(ANY)
    return inner if isinstance(inner, Mapping) else {}


def parse_number(text: str) -> int | None:
    """Return the number from 0 to MAX_NUMBER in a text, or None."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(MAX_NUMBER))
    return int(text) if is_number else None
