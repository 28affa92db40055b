"""Changes of JSON values, in one form for all (docs/protocol.md; web/src/lib/change.ts applies it).

A change is one of

- `[value]`: it is that now;
- `[]`: it is gone, a key of an object, or the items of a list from that one to the end;
- `{key: change, …}`: look inside, at keys of an object, or at places of a list, as text. What was
  not there before comes after all that was, in the order given.
"""

# mypyc: compile

from typing import Any

Change = list[Any] | dict[str, Any]


def difference(before: Any, after: Any) -> Change | None:
    """Return what turns one value into the other, byte for byte, or None if they are alike."""
    if isinstance(before, dict) and isinstance(after, dict):
        return _object(before, after)
    if isinstance(before, list) and isinstance(after, list):
        return _list(before, after)
    # False is 0 in Python, and not in JSON.
    return None if before == after and type(before) is type(after) else [after]


def _object(before: dict[str, Any], after: dict[str, Any]) -> Change | None:
    inside: dict[str, Any] = {}
    replaced = 0
    kept = 0
    for key, value in before.items():
        if key not in after:
            inside[key] = []
            replaced += 1
            continue
        kept += 1
        now = after[key]
        # Most of what is the same is the very same: small numbers, names, what was shared.
        if value is now:
            continue
        change = difference(value, now)
        if change is not None:
            inside[key] = change
            replaced += isinstance(change, list)
    if kept == len(before) == len(after):
        if list(before) != list(after):
            return [after]
        if not inside:
            return None
    else:
        # New keys can only come last.
        order = [key for key in before if key in after]
        order += [key for key in after if key not in before]
        if order != list(after):
            return [after]
        for key in order[kept:]:
            inside[key] = [after[key]]
            replaced += 1
    return _shorter(inside, replaced, after)


def _list(before: list[Any], after: list[Any]) -> Change | None:
    inside: dict[str, Any] = {}
    replaced = 0
    both = min(len(before), len(after))
    for place in range(both):
        now = after[place]
        if before[place] is now:
            continue
        change = difference(before[place], now)
        if change is not None:
            inside[str(place)] = change
            replaced += isinstance(change, list)
    for place in range(both, len(after)):
        inside[str(place)] = [after[place]]
        replaced += 1
    if both < len(before):
        inside[str(both)] = []
        replaced += 1
    return _shorter(inside, replaced, after) if inside else None


def _shorter(inside: dict[str, Any], replaced: int, after: Any) -> Change:
    """Return the change inside, or the whole value where more than half of it is new."""
    return [after] if 2 * replaced > len(after) else inside


def changed(value: Any, change: Change) -> Any:
    """Return the value after a change; it shares with the old one all that stayed the same."""
    if isinstance(change, list):
        return change[0]
    if isinstance(value, dict):
        keys = value.copy()
        for key, inner in change.items():
            if inner == []:
                del keys[key]
            else:
                keys[key] = changed(keys.get(key), inner)
        return keys
    items = value.copy()
    for key, inner in change.items():
        place = int(key)
        if inner == []:
            del items[place:]
        elif place == len(items):
            items.append(changed(None, inner))
        else:
            items[place] = changed(items[place], inner)
    return items
