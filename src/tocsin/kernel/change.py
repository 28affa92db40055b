"""Changes of JSON values (docs/protocol.md; web/src/lib/net/change.ts applies them).

A change is one of

- `[value]`: the value is replaced;
- `[]`: the value is removed: a key of an object, or the items of a list from this index on;
- `{key: change, …}`: changes of some keys of an object, or of some items of a list by their index
  as text. New keys and items come after all others, in the order given; a value that is neither
  object nor list is replaced by an empty object first.

Our own form because it is small: RFC 6902 (jsonpatch) takes twice the bytes for views.
"""

# mypyc: compile

from typing import Any

Change = list[Any] | dict[str, Any]


def difference(before: Any, after: Any) -> Change | None:
    """Return the change that turns one value into the other, or None if they are equal.

    Equal parts of the second value are replaced by those of the first, so that the next comparison
    finds them identical.
    """
    if before is after:
        return None
    if isinstance(before, dict):
        return _object(before, after) if isinstance(after, dict) else [after]
    if isinstance(before, list):
        return _list(before, after) if isinstance(after, list) else [after]
    # False equals 0 in Python, but not in JSON.
    if before == after and type(before) is type(after):
        return None
    return [after]


def _object(before: dict[str, Any], after: dict[str, Any]) -> Change | None:
    keys = list(after.keys())
    if list(before.keys()) != keys:
        return _other_keys(before, after)
    inside: dict[str, Any] = {}
    values, new_values = list(before.values()), list(after.values())
    for index in range(len(keys)):
        old, new = values[index], new_values[index]
        # Skips the call for most unchanged values: small ints, names, shared rows.
        if old is new:
            continue
        change = difference(old, new)
        if change is None:
            after[keys[index]] = old
        else:
            inside[keys[index]] = change
    return _shorter(inside, after) if inside else None


def _other_keys(before: dict[str, Any], after: dict[str, Any]) -> Change:
    """Return the change of an object whose keys or their order differ."""
    order = [key for key in before if key in after]
    order += [key for key in after if key not in before]
    # New keys can only come last.
    if order != list(after):
        return [after]
    inside: dict[str, Any] = {}
    for key, value in before.items():
        change = difference(value, after[key]) if key in after else []
        if change is not None:
            inside[key] = change
    for key, value in after.items():
        if key not in before:
            inside[key] = [value]
    return _shorter(inside, after)


def _list(before: list[Any], after: list[Any]) -> Change | None:
    inside: dict[str, Any] = {}
    common = min(len(before), len(after))
    for index in range(common):
        old, new = before[index], after[index]
        if old is new:
            continue
        change = difference(old, new)
        if change is None:
            after[index] = old
        else:
            inside[str(index)] = change
    for index in range(common, len(after)):
        inside[str(index)] = [after[index]]
    if common < len(before):
        inside[str(common)] = []
    return _shorter(inside, after) if inside else None


def _shorter(inside: dict[str, Any], after: Any) -> Change:
    """Return the changes inside, or the whole value if more than half of its parts are replaced."""
    replaced = 0
    for change in inside.values():
        replaced += isinstance(change, list)
    return [after] if 2 * replaced > len(after) else inside


def changed(value: Any, change: Change) -> Any:
    """Return the value after a change; it shares all unchanged parts with the old one."""
    if isinstance(change, list):
        return change[0]
    if isinstance(value, list):
        return _changed_list(value, change)
    keys = value.copy() if isinstance(value, dict) else {}
    for key, inner in change.items():
        if inner == []:
            del keys[key]
        else:
            keys[key] = changed(keys.get(key), inner)
    return keys


def _changed_list(value: list[Any], change: dict[str, Any]) -> list[Any]:
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
