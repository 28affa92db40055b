"""Changes of JSON values; the examples hold for Python and for the browser alike."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tocsin.kernel.change import changed, difference

EXAMPLES: list[dict[str, Any]] = msgspec.json.decode(
    Path(__file__).with_name("changes.json").read_bytes()
)


def written(value: object) -> bytes:
    return msgspec.json.encode(value)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: written(example).decode())
def test_differences_have_the_documented_form(example: dict[str, Any]) -> None:
    assert written(difference(example["before"], example["after"])) == written(example["change"])
    assert written(changed(example["before"], example["change"])) == written(example["after"])


def test_equal_values_have_no_difference() -> None:
    for example in EXAMPLES:
        assert (
            difference(example["before"], msgspec.json.decode(written(example["before"]))) is None
        )


def test_changes_turn_any_value_into_any_other() -> None:
    dice = Random(5)
    for _ in range(5_000):
        before = any_value(dice, 3)
        after = another(dice, before) if dice.random() < 0.7 else any_value(dice, 3)
        was, now = written(before), written(after)
        change = difference(before, after)
        if change is None:
            assert was == now
        else:
            sent = msgspec.json.decode(written(change))
            assert written(changed(before, sent)) == now
        assert (written(before), written(after)) == (was, now), "a value was changed in place"


def any_value(dice: Random, depth: int) -> Any:
    kind = dice.randrange(8) if depth else dice.randrange(5)
    if kind < 5:
        return (None, True, 0, dice.randrange(3), "ab"[dice.randrange(2)])[kind]
    count = dice.randrange(5)
    if kind == 5 and dice.random() < 0.5:
        # Items that are equal except for some leaves.
        model = any_value(dice, depth - 1)
        return [another(dice, model) if dice.random() < 0.5 else model for _ in range(count)]
    if kind == 5:
        return [any_value(dice, depth - 1) for _ in range(count)]
    return {key: any_value(dice, depth - 1) for key in dice.sample("abcdef", count)}


def another(dice: Random, value: Any) -> Any:
    """Return a value with one or two differences."""
    if isinstance(value, list) and value:
        items = list(value)
        place = dice.randrange(len(items))
        items[place : place + dice.randrange(2)] = [another(dice, items[place])][
            : dice.randrange(2)
        ]
        return items
    if isinstance(value, dict) and value:
        keys = dict(value)
        key = dice.choice(list(keys))
        keys[key] = another(dice, keys[key])
        if dice.random() < 0.3:
            del keys[key]
        if dice.random() < 0.2:
            keys = dict(dice.sample(list(keys.items()), len(keys)))
        return keys
    return any_value(dice, 2)


def test_unchanged_parts_are_shared() -> None:
    before: dict[str, Any] = {"seats": [{"hand": [1, 2]}, {"hand": [3]}], "deck": {"size": 4}}
    after = changed(before, {"seats": {"1": {"hand": [[3, 4]]}}})
    assert after["deck"] is before["deck"]
    assert after["seats"][0] is before["seats"][0]
    assert after["seats"][1] == {"hand": [3, 4]}
    assert before["seats"][1] == {"hand": [3]}
