"""Chance as specified in docs/chance.md, recomputed with hashlib."""

import re
from hashlib import blake2b, sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tocsin.kernel.chance import Chance
from tocsin.kernel.record import commitment

PAGE = Path(__file__).parents[2] / "docs" / "chance.md"


class Specified:
    """A second implementation, from the page."""

    def __init__(self, seed: str) -> None:
        self.seed = bytes.fromhex(seed)
        self.taken = 0

    def word_at(self, index: int) -> int:
        block, word = divmod(index, 16)
        digest = blake2b(block.to_bytes(8, "little"), key=self.seed, digest_size=64).digest()
        return int.from_bytes(digest[4 * word : 4 * word + 4], "little")

    def below(self, bound: int) -> int:
        limit = 2**32 // bound * bound
        while True:
            word = self.word_at(self.taken)
            self.taken += 1
            if word < limit:
                return word % bound

    def shuffled(self, items: list[int]) -> list[int]:
        rest = list(items)
        for last in reversed(range(1, len(rest))):
            other = self.below(last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return rest


def table(first_cells: str) -> list[list[str]]:
    """Return the rows of the page's table with these column heads."""
    lines = PAGE.read_text("utf-8").splitlines()
    start = lines.index(first_cells) + 2
    rows = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip(" `") for cell in line.strip("|").split("|")])
    return rows


SEED_ROWS = table("| Seed | Digits | Commitment |")
SEEDS = {letter: digits for letter, digits, _ in SEED_ROWS}
WORDS = table("| Seed | Word | Value |")
BELOW = table("| Seed | n | Results | Words taken |")
SHUFFLES = table("| Seed | Shuffled | Words taken |")

seeds = st.binary(min_size=32, max_size=32).map(bytes.hex)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_the_page_has_vectors_of_every_kind() -> None:
    assert len(SEEDS) >= 3
    assert min(len(WORDS), len(BELOW), len(SHUFFLES)) >= len(SEEDS)


@pytest.mark.parametrize(("letter", "digits", "published"), SEED_ROWS)
def test_a_commitment_is_the_hash_of_the_bytes(letter: str, digits: str, published: str) -> None:
    assert sha256(bytes.fromhex(digits)).hexdigest() == published
    assert commitment(digits) == published


@pytest.mark.parametrize(("letter", "index", "value"), WORDS)
def test_words_are_as_published(letter: str, index: str, value: str) -> None:
    seed = SEEDS[letter]
    assert f"{Specified(seed).word_at(int(index)):08x}" == value
    assert f"{Chance(seed, int(index)).word():08x}" == value


@pytest.mark.parametrize(("letter", "bound", "results", "taken"), BELOW)
def test_numbers_below_a_bound_are_as_published(
    letter: str, bound: str, results: str, taken: str
) -> None:
    for stream in (Specified(SEEDS[letter]), Chance(SEEDS[letter])):
        drawn = [stream.below(int(bound)) for _ in numbers(results)]
        assert drawn == numbers(results)
        used = stream.taken if isinstance(stream, Specified) else stream.drawn
        assert used == int(taken)


@pytest.mark.parametrize(("letter", "order", "taken"), SHUFFLES)
def test_shuffles_are_as_published(letter: str, order: str, taken: str) -> None:
    specified, chance, items = Specified(SEEDS[letter]), Chance(SEEDS[letter]), list(range(10))
    assert specified.shuffled(items) == numbers(order)
    chance.shuffle(items)
    assert items == numbers(order)
    assert specified.taken == chance.drawn == int(taken)


@given(seed=seeds, start=st.integers(0, 10**12), bounds=st.lists(st.integers(1, 2**32), max_size=9))
def test_the_engine_agrees_with_the_page_everywhere(
    seed: str, start: int, bounds: list[int]
) -> None:
    specified, chance = Specified(seed), Chance(seed, start)
    specified.taken = start
    assert [chance.below(bound) for bound in bounds] == [specified.below(n) for n in bounds]
    assert chance.drawn == specified.taken


@given(seed=seeds, size=st.integers(0, 40))
def test_a_shuffle_loses_nothing(seed: str, size: int) -> None:
    items = list(range(size))
    Chance(seed).shuffle(items)
    assert sorted(items) == list(range(size))
    assert items == Specified(seed).shuffled(list(range(size)))


@pytest.mark.parametrize("items", [[], [7]])
def test_a_list_of_fewer_than_two_takes_no_word(items: list[int]) -> None:
    chance = Chance("00" * 32)
    chance.shuffle(items)
    assert chance.drawn == 0


@given(seed=seeds, before=st.integers(0, 40), after=st.integers(1, 40))
def test_copied_stream_is_independent(seed: str, before: int, after: int) -> None:
    chance = Chance(seed)
    for _ in range(before):
        chance.word()
    clone = chance.copy()
    ahead = [clone.word() for _ in range(after)]
    assert chance.drawn == before
    assert [chance.word() for _ in range(after)] == ahead
