"""The fields of a position, found where they are declared: its JSON, and whether two are equal.

A position declares each field once, in `__init__`; what is written and compared follows from it.
"""

# mypyc: compile

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Shared by all copies, written in a form of its own, or nobody's business.
APART: Final = ("board", "players", "chance", "reveals", "journal")


def cells(count: i64, value: i64) -> vec[i64]:
    """Return so many cells of one value."""
    row = vec[i64](capacity=count)
    for _ in range(count):
        row = append(row, value)
    return row


def field_names(thing: object) -> list[str]:
    """Return the names of the fields that a position declares, those of the kernel last."""
    # A compiled class keeps a list of them, a plain one has them in its instances; a plain game
    # on the compiled kernel has both.
    names = [*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]
    return [name for name in names if name not in APART]


def written(thing: object) -> dict[str, Any]:
    """Return the fields as plain JSON."""
    fields: dict[str, Any] = {}
    for name in field_names(thing):
        value = getattr(thing, name)
        fields[name] = value if isinstance(value, int) else list(value)
    return fields


def read_back(thing: object, data: dict[str, Any]) -> None:
    """Set the fields to what `written` returned."""
    for name in field_names(thing):
        value = data[name]
        if isinstance(value, int):
            setattr(thing, name, value)
        else:
            row: list[i64] = list(value)
            setattr(thing, name, vec[i64](row))
