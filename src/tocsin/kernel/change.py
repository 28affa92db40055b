"""Changes of JSON values, in one form for all (docs/protocol.md; web/src/lib/change.ts applies it).

A change is one of

- `[value]`: it is that now;
- `[]`: it is gone, a key of an object, or the items of a list from that one to the end;
- `{key: change, …}`: look inside, at keys of an object, or at places of a list, as text. What was
  not there before comes after all that was, in the order given. What is neither object nor list
  begins as an empty object;
- `[item, places, next, …]`: it is a list of objects now. The next ones are told whole, or as a row
  of what they have instead of the first one's leaves in those places. Leaves are all that has
  nothing in it, counted from 0 as they are written.

A form of our own, because JSON Patch (RFC 6902) takes twice the bytes for the views of our games.
"""

# mypyc: compile

from typing import Any

Change = list[Any] | dict[str, Any]


def difference(before: Any, after: Any) -> Change | None:
    """Return what turns one value into the other, byte for byte, or None if they are alike.

    Parts of the second that are alike become the very same as in the first, so that nobody need
    look inside them again.
    """
    if before is after:
        return None
    if isinstance(before, dict):
        return _object(before, after) if isinstance(after, dict) else _anew(after)
    if isinstance(before, list):
        return _list(before, after, None) if isinstance(after, list) else _anew(after)
    # False is 0 in Python, and not in JSON.
    if before == after and type(before) is type(after):
        return None
    return _from_nothing(after)


def _object(before: dict[str, Any], after: dict[str, Any]) -> Change | None:
    if len(before) != len(after):
        return _other_keys(before, after)
    keys = list(after.keys())
    if list(before.keys()) != keys:
        return _other_keys(before, after)
    inside: dict[str, Any] = {}
    replaced = 0
    values, values_now = list(before.values()), list(after.values())
    for place in range(len(keys)):
        value, now = values[place], values_now[place]
        # Most of what is the same is the very same: small numbers, names, what was shared.
        if value is now:
            continue
        change = difference(value, now)
        if change is None:
            after[keys[place]] = value
        else:
            inside[keys[place]] = change
            replaced += _is_whole(change)
    return _shorter(inside, replaced, after) if inside else None


def _other_keys(before: dict[str, Any], after: dict[str, Any]) -> Change:
    """Return how an object differs whose keys are not the same, or not in the same order."""
    order = [key for key in before if key in after]
    kept = len(order)
    order += [key for key in after if key not in before]
    # New keys can only come last.
    if order != list(after):
        return [after]
    inside: dict[str, Any] = {}
    replaced = 0
    for key, value in before.items():
        change = difference(value, after[key]) if key in after else []
        if change is not None:
            inside[key] = change
            replaced += _is_whole(change)
    for key in order[kept:]:
        inside[key] = _from_nothing(after[key])
        replaced += 1
    return _shorter(inside, replaced, after)


def difference_beside(
    before: list[Any], after: list[Any], was: list[Any], now: list[Any], change: Change | None
) -> Change | None:
    """Return the difference of two lists, where it is known how two like them differ.

    Items that are the very same in those differ in the same way.
    """
    known: list[Any] = [None] * len(after)
    if isinstance(change, dict):
        both = min(len(before), len(after), len(was), len(now))
        for key, inside in change.items():
            place = int(key)
            if place < both and before[place] is was[place] and after[place] is now[place]:
                known[place] = inside
    return _list(before, after, known)


def _list(before: list[Any], after: list[Any], known: list[Any] | None) -> Change | None:
    inside: dict[str, Any] = {}
    replaced = 0
    both = min(len(before), len(after))
    for place in range(both):
        now = after[place]
        if before[place] is now:
            continue
        change: Change | None = None if known is None else known[place]
        if change is None:
            change = difference(before[place], now)
        if change is None:
            after[place] = before[place]
        else:
            inside[str(place)] = change
            replaced += _is_whole(change)
    for place in range(both, len(after)):
        inside[str(place)] = _from_nothing(after[place])
        replaced += 1
    if both < len(before):
        inside[str(both)] = []
        replaced += 1
    return _shorter(inside, replaced, after) if inside else None


def _shorter(inside: dict[str, Any], replaced: int, after: Any) -> Change:
    """Return the change inside, or the whole value where more than half of it is new."""
    return _anew(after) if 2 * replaced > len(after) else inside


def _is_whole(change: Change) -> bool:
    """Return whether a change tells all of a value, or that it is gone."""
    return isinstance(change, list) and len(change) < 2


def _from_nothing(value: Any) -> Change:
    """Return what tells a value where there was nothing to look into."""
    if isinstance(value, dict):
        for inner in value.values():
            # Seldom: nearly all is a number, a name, or an object of them.
            if isinstance(inner, (dict, list)) and not _is_whole(_from_nothing(inner)):
                return {key: _from_nothing(each) for key, each in value.items()}
    return _anew(value)


def _anew(value: Any) -> Change:
    """Return what tells a value whatever was before: objects that are alike as rows."""
    if not isinstance(value, list) or len(value) < 2:
        return [value]
    leaves: list[list[Any] | None] = []
    first: list[str] = []
    for item in value:
        if not isinstance(item, dict):
            return [value]
        shape: list[str] = []
        row: list[Any] = []
        is_plain = _unfold(item, shape, row)
        if not leaves:
            first = shape
        leaves.append(row if is_plain and shape == first else None)
    alike = [row for row in leaves if row is not None]
    if len(alike) < 2 or leaves[0] is None:
        return [value]
    places = [place for place in range(len(alike[0])) if not _is_same(alike, place)]
    told: list[Any] = [value[0], places]
    for item, row_or_none in zip(value[1:], leaves[1:]):
        told.append(item if row_or_none is None else [row_or_none[place] for place in places])
    return told


def _unfold(value: Any, shape: list[str], leaves: list[Any]) -> bool:
    """Note how a value is built and what its leaves are, unless not all read it in one order."""
    if isinstance(value, dict) and value:
        shape.append("{")
        for key, inner in value.items():
            # A browser puts keys that look like numbers first.
            if key.isdigit():
                return False
            shape.append(key)
            if not _unfold(inner, shape, leaves):
                return False
        shape.append("}")
    elif isinstance(value, list) and value:
        shape.append("[")
        for inner in value:
            if not _unfold(inner, shape, leaves):
                return False
        shape.append("]")
    else:
        shape.append("")
        leaves.append(value)
    return True


def _is_same(rows: list[list[Any]], place: int) -> bool:
    first = rows[0][place]
    for row in rows:
        if row[place] != first or type(row[place]) is not type(first):
            return False
    return True


def changed(value: Any, change: Change) -> Any:
    """Return the value after a change; it shares with the old one all that stayed the same."""
    if isinstance(change, list):
        return change[0] if len(change) == 1 else _listed(change)
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
        place = int(key)
        if inner == []:
            del items[place:]
        elif place == len(items):
            items.append(changed(None, inner))
        else:
            items[place] = changed(items[place], inner)
    return items


def _listed(told: list[Any]) -> list[Any]:
    """Return the list that rows tell."""
    first: Any = told[0]
    items = [first]
    for following in told[2:]:
        if isinstance(following, list):
            instead = dict(zip(told[1], following))
            items.append(_filled(first, instead, [0]))
        else:
            items.append(following)
    return items


def _filled(value: Any, instead: dict[int, Any], count: list[int]) -> Any:
    """Return a value with other leaves in some places."""
    if isinstance(value, dict) and value:
        return {key: _filled(inner, instead, count) for key, inner in value.items()}
    if isinstance(value, list) and value:
        return [_filled(inner, instead, count) for inner in value]
    place = count[0]
    count[0] += 1
    return instead.get(place, value)
