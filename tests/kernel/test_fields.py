"""Rows of a position."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.fields import filled_row, same_row


def test_filled_row_repeats_one_value() -> None:
    assert list(filled_row(3, 7)) == [7, 7, 7]
    assert list(filled_row(0, 7)) == []


@pytest.mark.parametrize("other", [[1, 2], [1, 2, 4], [1, 2, 3, 3], []])
def test_rows_are_compared_by_their_numbers(other: list[i64]) -> None:
    row: list[i64] = [1, 2, 3]
    assert same_row(vec[i64](row), vec[i64](row))
    assert not same_row(vec[i64](row), vec[i64](other))
