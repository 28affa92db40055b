"""The lab in a few lines: what the paper shows is what one gets."""

import doctest
from pathlib import Path

import polars

from tocsin.lab import notebook

PAPER = Path(__file__).parents[2] / "docs" / "arena.md"


def test_the_session_of_the_paper_goes_as_it_is_written() -> None:
    result = doctest.testfile(str(PAPER), module_relative=False)
    assert result.attempted >= 7
    assert result.failed == 0


def test_shares_of_each_match_add_up_to_one_victory() -> None:
    frame = notebook.matches("bastille", ["random"] * 3, count=3, workers=2)
    assert frame.group_by("match").agg(polars.col("share").sum())["share"].to_list() == [
        1.0,
        1.0,
        1.0,
    ]
    assert frame.equals(notebook.matches("bastille", ["random"] * 3, count=3))
