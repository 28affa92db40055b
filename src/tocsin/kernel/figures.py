"""What may stand in place of a printed figure: bounds for every number, text and list.

A game declares its bounds once, as a tree of the shape of its components.toml; `*` stands for
every name that is not there by itself. What is outside is refused with a sentence, so that whatever
an owner corrects, a match can be played to its end.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from .errors import BadComponents

# No box has nearly as many of anything.
MOST: Final = 99
LONGEST_TEXT: Final = 40
ANY: Final = "*"


class Number(msgspec.Struct, frozen=True):
    """A whole number from the least to the most."""

    least: int = 0
    most: int = MOST

    def __str__(self) -> str:
        if self.least == self.most:
            return str(self.least)
        return f"a whole number from {self.least} to {self.most}"

    def holds(self, value: object) -> bool:
        """Return whether the value is one of these."""
        return type(value) is int and self.least <= value <= self.most


class Text(msgspec.Struct, frozen=True):
    """A printable text of some length, of certain letters if there are any."""

    longest: int = LONGEST_TEXT
    letters: str = ""

    def __str__(self) -> str:
        size = f"a printable text of 1 to {self.longest} characters"
        return f"{size} out of “{self.letters}”" if self.letters else size

    def holds(self, value: object) -> bool:
        """Return whether the value is one of these."""
        return (
            isinstance(value, str)
            and 0 < len(value) <= self.longest
            and value.isprintable()
            and (not self.letters or set(value) <= set(self.letters))
        )


class OneOf(msgspec.Struct, frozen=True):
    """One of some names."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        return f"one of: {', '.join(self.names)}"

    def holds(self, value: object) -> bool:
        """Return whether the value is one of these."""
        return isinstance(value, str) and value in self.names


class Flag(msgspec.Struct, frozen=True):
    """Yes or no."""

    def __str__(self) -> str:
        return "true or false"

    def holds(self, value: object) -> bool:
        """Return whether the value is one of these."""
        return isinstance(value, bool)


class Row(msgspec.Struct, frozen=True):
    """A list of so many of something."""

    of: Number | Text | OneOf
    least: int
    most: int

    def __str__(self) -> str:
        count = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        return f"a list of {count}, each {self.of}"

    def holds(self, value: object) -> bool:
        """Return whether the value is one of these."""
        return (
            isinstance(value, list)
            and self.least <= len(value) <= self.most
            and all(self.of.holds(item) for item in value)
        )


Bound = Number | Text | OneOf | Flag | Row
Bounds = Mapping[str, "Bound | Bounds"]
# Every group says where its figures come from, and why we believe it; in other languages too.
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
            raise BadComponents(f"Nothing says what “{path}” may be.")
        if not bound.holds(value):
            raise BadComponents(f"“{path}” must be {bound}.")


def bounded(
    components: Mapping[str, Any], bounds: Bounds
) -> Iterator[tuple[str, Any, Bound | None]]:
    """Yield the full name of each figure, the figure, and its bounds if any are declared."""
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
    """Return the number that a text writes, if it is a plain one and no more than the most."""
    plain = text.isascii() and text.isdecimal() and len(text) <= len(str(MOST))
    return int(text) if plain else None
