"""The verifiable chance of a match: BLAKE2b in counter mode, as docs/chance.md specifies."""

# mypyc: compile

from hashlib import blake2b
from struct import unpack
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORDS_PER_BLOCK: Final = 16
WORD_RANGE: Final = 1 << 32


class Chance:
    """A stream of 32-bit words keyed by a 256-bit seed; `drawn` words are used up."""

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.seed: str = seed
        self.drawn: i64 = drawn
        self.block: list[int] = []
        self.block_number: i64 = -1

    def copy(self) -> "Chance":
        """Return an independent stream at the same place."""
        # Sharing the block list is safe: `word` replaces it and never changes it.
        twin = Chance(self.seed, self.drawn)
        twin.block = self.block
        twin.block_number = self.block_number
        return twin

    def word(self) -> i64:
        """Draw the next word."""
        number = self.drawn // WORDS_PER_BLOCK
        if number != self.block_number:
            counter: int = number
            key = bytes.fromhex(self.seed)
            digest = blake2b(counter.to_bytes(8, "little"), key=key, digest_size=64).digest()
            self.block = list(unpack("<16I", digest))
            self.block_number = number
        word: i64 = self.block[self.drawn % WORDS_PER_BLOCK]
        self.drawn += 1
        return word

    def below(self, bound: i64) -> i64:
        """Draw an unbiased number from 0 to bound - 1."""
        # Words beyond the last whole multiple of the bound are thrown away, or low numbers
        # would come up more often.
        assert 0 < bound <= WORD_RANGE
        limit: i64 = WORD_RANGE - WORD_RANGE % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place, from the last item down (Fisher-Yates)."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def shuffle_row(self, row: vec[i64], first: i64, end: i64) -> None:
        """Shuffle a part of a packed row in place, as `shuffle` does."""
        last = end - 1
        while last > first:
            other = first + self.below(last - first + 1)
            item = row[last]
            row[last] = row[other]
            row[other] = item
            last -= 1
