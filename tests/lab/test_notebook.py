"""The notebook functions, and the session in docs/arena.md."""

import doctest
from pathlib import Path

import polars

from tocsin.lab import notebook

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"


def test_documented_session_runs() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted >= 7
    assert result.failed == 0


def test_shares_of_a_match_sum_to_one() -> None:
    frame = notebook.matches("bastille", ["random"] * 3, count=3, workers=2)
    assert frame.group_by("match").agg(polars.col("share").sum())["share"].to_list() == [
        1.0,
        1.0,
        1.0,
    ]
    assert frame.equals(notebook.matches("bastille", ["random"] * 3, count=3))
