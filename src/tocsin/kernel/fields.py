"""JSON and comparison of positions, derived from the fields declared in `__init__`.

A field is an int or a packed row of ints. Rows that change often are copied with their position;
all others are shared between copies and replaced when they change (copy on write).
"""

# mypyc: compile

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Not fields: shared between copies or serialised separately.
EXCLUDED: Final = ("board", "players", "chance", "reveals", "journal", "journal_positions")


def filled_row(count: i64, value: i64) -> vec[i64]:
    """Return a row with `count` items of one value."""
    return vec[i64]([value] * count)


def same_row(one: vec[i64], other: vec[i64]) -> bool:
    """Tell whether two rows are equal."""
    if len(one) != len(other):
        return False
    for index in range(len(one)):
        if one[index] != other[index]:
            return False
    return True


def with_item(row: vec[i64], index: i64, value: i64) -> vec[i64]:
    """Return a copy of a row with one item replaced."""
    other = row[:]
    other[index] = value
    return other


def with_added(row: vec[i64], index: i64, amount: i64) -> vec[i64]:
    """Return a copy of a row with an amount added to one item."""
    return with_item(row, index, row[index] + amount)


def with_appended(row: vec[i64], value: i64) -> vec[i64]:
    """Return a copy of a row with one more item."""
    return append(row[:], value)


def index_of(row: vec[i64], value: i64) -> i64:
    """Return the first index of a value, or -1."""
    for index in range(len(row)):
        if row[index] == value:
            return index
    return -1


def has_item(row: vec[i64], value: i64) -> bool:
    """Tell whether a row contains a value."""
    return index_of(row, value) >= 0


# The field names of each class.
_names: dict[type, list[str]] = {}


def field_names(thing: object) -> list[str]:
    """Return the names of the fields of a position, those of the kernel last."""
    kind = type(thing)
    if kind not in _names:
        # Compiled classes list their attributes, plain ones keep them in each instance; plain
        # games on the compiled kernel have both.
        names = [*getattr(kind, "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]
        _names[kind] = [name for name in names if name not in EXCLUDED]
    return _names[kind]


# The function of each class that reads all its fields.
_readers: dict[type, Callable[[object], tuple[Any, ...]]] = {}


def field_values(thing: object) -> tuple[Any, ...]:
    """Return the fields of a position in the order of their names."""
    kind = type(thing)
    if kind not in _readers:
        _readers[kind] = attrgetter(*field_names(thing))
    return _readers[kind](thing)


def differing_fields(one: tuple[Any, ...], other: tuple[Any, ...]) -> int:
    """Return the indices of the fields that differ between two positions, as a bit mask."""
    bits = 0
    for index in range(len(one)):
        here, there = one[index], other[index]
        if here is there:
            continue
        # `==` compares packed rows by identity.
        if here == there if isinstance(here, int) else same_row(here, there):
            continue
        bits |= 1 << index
    return bits


def fields_to_json(thing: object) -> dict[str, Any]:
    """Return the fields as plain JSON."""
    fields: dict[str, Any] = {}
    for name in field_names(thing):
        value = getattr(thing, name)
        fields[name] = value if isinstance(value, int) else list(value)
    return fields


def set_fields(thing: object, data: Mapping[str, Any]) -> None:
    """Set the fields to the values from `fields_to_json`."""
    for name in field_names(thing):
        value = data[name]
        if isinstance(value, int):
            setattr(thing, name, value)
        else:
            row: list[i64] = list(value)
            setattr(thing, name, vec[i64](row))
