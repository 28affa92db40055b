"""The fields of a position, found where they are declared: its JSON, and whether two are equal.

A position declares each field once, in `__init__`; what is written and compared follows from it.
A field is an int or a packed row of ints: one that is copied with its position or, if it seldom
changes, one that copies share and whoever changes it replaces.
"""

# mypyc: compile

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Shared by all copies, written in a form of its own, or nobody's business.
EXCLUDED: Final = ("board", "players", "chance", "reveals", "journal", "journal_positions")


def filled_row(count: i64, value: i64) -> vec[i64]:
    """Return so many cells of one value."""
    return vec[i64]([value] * count)


def same_row(one: vec[i64], other: vec[i64]) -> bool:
    """Return whether two rows hold the same numbers."""
    if len(one) != len(other):
        return False
    for place in range(len(one)):
        if one[place] != other[place]:
            return False
    return True


def with_item(row: vec[i64], place: i64, value: i64) -> vec[i64]:
    """Return a row with one item replaced, the row itself being shared by clones."""
    other = row[:]
    other[place] = value
    return other


def with_added(row: vec[i64], place: i64, amount: i64) -> vec[i64]:
    """Return a row with so much added to one item, the row itself being shared by clones."""
    return with_item(row, place, row[place] + amount)


def with_appended(row: vec[i64], value: i64) -> vec[i64]:
    """Return a row with one item more, the row itself being shared by clones."""
    return append(row[:], value)


def index_of(row: vec[i64], value: i64) -> i64:
    """Return the first place of an item, or -1."""
    for place in range(len(row)):
        if row[place] == value:
            return place
    return -1


def has_item(row: vec[i64], value: i64) -> bool:
    """Return whether the row has such an item."""
    return index_of(row, value) >= 0


# By class: the names of its fields.
_names: dict[type, list[str]] = {}


def field_names(thing: object) -> list[str]:
    """Return the names of the fields that a position declares, those of the kernel last."""
    kind = type(thing)
    if kind not in _names:
        # A compiled class keeps a list of them, a plain one has them in its instances; a plain
        # game on the compiled kernel has both.
        names = [*getattr(kind, "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]
        _names[kind] = [name for name in names if name not in EXCLUDED]
    return _names[kind]


# By class: what reads all of them at once.
_readers: dict[type, Callable[[object], tuple[Any, ...]]] = {}


def field_values(thing: object) -> tuple[Any, ...]:
    """Return the fields of a position in the order of their names."""
    kind = type(thing)
    if kind not in _readers:
        _readers[kind] = attrgetter(*field_names(thing))
    return _readers[kind](thing)


def differing_fields(one: tuple[Any, ...], other: tuple[Any, ...]) -> int:
    """Return which fields differ between two positions, a bit for each."""
    bits = 0
    for place in range(len(one)):
        here, there = one[place], other[place]
        if here is there:
            continue
        # Packed rows are equal only to themselves, whatever they hold.
        if here == there if isinstance(here, int) else same_row(here, there):
            continue
        bits |= 1 << place
    return bits


def fields_to_json(thing: object) -> dict[str, Any]:
    """Return the fields as plain JSON."""
    fields: dict[str, Any] = {}
    for name in field_names(thing):
        value = getattr(thing, name)
        fields[name] = value if isinstance(value, int) else list(value)
    return fields


def set_fields(thing: object, data: Mapping[str, Any]) -> None:
    """Set the fields to what `fields_to_json` returned."""
    for name in field_names(thing):
        value = data[name]
        if isinstance(value, int):
            setattr(thing, name, value)
        else:
            row: list[i64] = list(value)
            setattr(thing, name, vec[i64](row))
