"""The printed figures of a game, and the corrections by an owner of the printed game."""

from collections.abc import Mapping
from typing import Any

from .errors import BadComponents

SOURCES = ("rulebook", "published", "derived", "reconstructed")
# Names quoted in error messages are cut: they are user input of any length.
MAX_QUOTED_LENGTH = 80
KINDS: dict[type, str] = {
    int: "a whole number",
    str: "a text",
    list: "a list",
    dict: "a table",
    bool: "true or false",
}


def corrected(figures: dict[str, Any], corrections: Mapping[str, Any]) -> dict[str, Any]:
    """Return the figures with an owner's corrections in place of ours.

    A correction must name an existing figure and have its type, so that a misspelt name is an
    error.
    """
    return _merged(figures, corrections, "")


def _merged(figures: dict[str, Any], corrections: Mapping[str, Any], path: str) -> dict[str, Any]:
    merged = dict(figures)
    for name, value in corrections.items():
        here = f"{path}{name}"
        if name not in figures:
            raise BadComponents(
                f"The components of this game have no “{here[:MAX_QUOTED_LENGTH]}”."
            )
        if type(value) is not type(figures[name]):
            raise BadComponents(
                f"“{here}” must be {_kind(figures[name])}, and it is {_kind(value)}."
            )
        merged[name] = (
            _merged(figures[name], value, f"{here}.") if isinstance(value, dict) else value
        )
    return merged


def _kind(value: object) -> str:
    return KINDS.get(type(value), type(value).__name__)


def unsourced(figures: Mapping[str, Any]) -> list[str]:
    """Return the groups without a valid source or a reason."""
    return [
        name
        for name, group in figures.items()
        if source_kind(group) not in SOURCES or not group.get("reason")
    ]


def source_kind(group: Mapping[str, Any]) -> str:
    """Return the kind of a group's source: `published` of `published: three reviews agree`."""
    return str(group.get("source", "")).split(":")[0]
