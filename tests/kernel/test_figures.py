"""Figures outside their bounds are refused with a sentence."""

from typing import Any

import pytest

from tocsin.kernel.errors import BadComponents
from tocsin.kernel.figures import Bounds, Flag, Number, OneOf, Row, Text, check, parse_number

BOUNDS: Bounds = {
    "group": {
        "number": Number(1, 9),
        "text": Text(5),
        "map": Row(Text(3, ".x"), 2, 2),
        "name": OneOf(("one", "other")),
        "flag": Flag(),
        "rows": {"*": Row(Number(), 0, 3)},
    }
}


def components(name: str, value: Any) -> dict[str, Any]:
    return {"group": {"source": "rulebook", "reason": "ours", name: value}}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("number", 1),
        ("number", 9),
        ("text", "abcde"),
        ("map", ["...", ".x"]),
        ("name", "other"),
        ("flag", False),
        ("rows", {"a": [], "b": [0, 99, 5]}),
        ("source", "published: " + "a" * 300),
    ],
)
def test_figure_within_its_bounds_is_accepted(name: str, value: Any) -> None:
    check(components(name, value), BOUNDS)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("number", 0, "“group.number” must be a whole number from 1 to 9."),
        ("number", 2**63, "“group.number” must be a whole number from 1 to 9."),
        ("number", True, "“group.number” must be a whole number from 1 to 9."),
        ("number", float("nan"), "“group.number” must be a whole number from 1 to 9."),
        ("text", "", "“group.text” must be a printable text of 1 to 5 characters."),
        ("text", "abcdef", "“group.text” must be a printable text of 1 to 5 characters."),
        ("text", "a\0b", "“group.text” must be a printable text of 1 to 5 characters."),
        ("map", ["..."], "“group.map” must be a list of 2, each a printable text of 1 to 3"),
        ("map", ["...", ".y"], "out of “.x”."),
        ("name", "third", "“group.name” must be one of: one, other."),
        ("flag", 1, "“group.flag” must be true or false."),
        ("rows", {"a": [1, 2, 3, 4]}, "“group.rows.a” must be a list of 0 to 3, each a whole"),
        ("rows", {"a": [[1]]}, "“group.rows.a” must be a list of 0 to 3, each a whole"),
        ("reason", "x" * 1001, "“group.reason” must be a printable text of 1 to 1000"),
        ("other", 1, "“group.other” has no declared bounds."),
    ],
)
def test_figure_outside_its_bounds_is_refused(name: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadComponents) as caught:
        check(components(name, value), BOUNDS)
    assert sentence in caught.value.sentence


@pytest.mark.parametrize("text", ["", "-1", "100", "٣", "1.0", " 1", "1" * 5000])
def test_parse_number_accepts_only_plain_small_numbers(text: str) -> None:
    assert parse_number(text) is None
    assert parse_number("0") == 0
    assert parse_number("99") == 99
