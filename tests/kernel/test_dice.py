"""The dice of bots and playouts: repeatable, and the published generator (SFC32)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tocsin.kernel.dice import Dice

MASK = 2**32 - 1


def sfc32(a: int, b: int, c: int, amount: int) -> list[int]:
    """Return words of Chris Doty-Humphrey's SFC32 after the 12 discarded ones."""
    counter, words = 1, []
    for _ in range(12 + amount):
        word = (a + b + counter) & MASK
        counter = (counter + 1) & MASK
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & MASK
        c = (((c << 21) | (c >> 11)) + word) & MASK
        words.append(word)
    return words[12:]


@given(seed=st.integers(0, 2**96 - 1))
def test_dice_roll_the_published_generator(seed: int) -> None:
    dice = Dice(seed)
    a, b, c = seed & MASK, seed >> 32 & MASK, seed >> 64 & MASK
    assert [dice.word() for _ in range(20)] == sfc32(a, b, c, 20)


@given(seed=st.integers(-(2**200), 2**200))
def test_any_integer_is_a_repeatable_seed(seed: int) -> None:
    one, other = Dice(seed), Dice(seed)
    assert [one.word() for _ in range(9)] == [other.word() for _ in range(9)]


@given(seed=st.integers(0, 2**64), bound=st.integers(1, 2**31 - 1))
def test_a_roll_stays_below_its_bound(seed: int, bound: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(bound) < bound for _ in range(20))


@given(seed=st.integers(0, 2**64))
def test_a_fraction_is_from_0_up_to_but_not_1(seed: int) -> None:
    dice = Dice(seed)
    assert all(0.0 <= dice.fraction() < 1.0 for _ in range(20))


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_all_faces_come_up_about_equally_often(seed: int) -> None:
    dice = Dice(seed)
    faces = Counter(dice.below(6) for _ in range(6000))
    assert sorted(faces) == list(range(6))
    assert all(850 < times < 1150 for times in faces.values())
