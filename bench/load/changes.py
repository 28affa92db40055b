"""Applies changes of views, also in the row form that servers sent up to commit bfd07c9."""

from typing import Any


def changed(value: Any, change: Any) -> Any:
    """Return the value after a change."""
    if isinstance(change, list):
        return change[0] if len(change) == 1 else _rows(change)
    if isinstance(value, list):
        items = value.copy()
        for key, inner in change.items():
            index = int(key)
            if inner == []:
                del items[index:]
            elif index == len(items):
                items.append(changed(None, inner))
            else:
                items[index] = changed(items[index], inner)
        return items
    keys = value.copy() if isinstance(value, dict) else {}
    for key, inner in change.items():
        if inner == []:
            del keys[key]
        else:
            keys[key] = changed(keys.get(key), inner)
    return keys


def _rows(change: list[Any]) -> list[Any]:
    """Return a list sent as its first item and, of the others, the leaves that differ from it."""
    first, leaves, *rows = change
    return [first] + [
        _filled(first, dict(zip(leaves, row)), [0]) if isinstance(row, list) else row
        for row in rows
    ]


def _filled(value: Any, leaves: dict[int, Any], count: list[int]) -> Any:
    if isinstance(value, dict) and value:
        return {key: _filled(inner, leaves, count) for key, inner in value.items()}
    if isinstance(value, list) and value:
        return [_filled(inner, leaves, count) for inner in value]
    index = count[0]
    count[0] += 1
    return leaves.get(index, value)
