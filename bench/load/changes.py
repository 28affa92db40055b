"""Applies changes of views, also in the row form that servers sent up to commit bfd07c9."""

from typing import Any

from tocsin.kernel import change as current


def changed(value: Any, change: Any) -> Any:
    """Return the value after a change."""
    return current.changed(value, without_rows(change))


def without_rows(change: Any) -> Any:
    """Return a change in today's form."""
    if isinstance(change, dict):
        return {key: without_rows(inner) for key, inner in change.items()}
    return change if len(change) < 2 else [_items(change)]


def _items(rows: list[Any]) -> list[Any]:
    """Return a list sent as its first item and, of the others, the leaves that differ from it."""
    first, leaves, *others = rows
    return [first] + [
        _filled(first, dict(zip(leaves, row)), [0]) if isinstance(row, list) else row
        for row in others
    ]


def _filled(value: Any, leaves: dict[int, Any], count: list[int]) -> Any:
    if isinstance(value, dict) and value:
        return {key: _filled(inner, leaves, count) for key, inner in value.items()}
    if isinstance(value, list) and value:
        return [_filled(inner, leaves, count) for inner in value]
    index = count[0]
    count[0] += 1
    return leaves.get(index, value)
