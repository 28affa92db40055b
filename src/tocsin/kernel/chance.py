"""The verifiable chance of a match: BLAKE2b in counter mode, as docs/chance.md specifies."""

# mypyc: compile

from hashlib import blake2b
from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORDS_PER_BLOCK: Final = 16
WORD_BYTES: Final = 4
WORD_RANGE: Final = 1 << 32


@mypyc_attr(free_list_len=1)
class Chance:
    """A stream of 32-bit words keyed by a 256-bit seed; `drawn` words are used up."""

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.seed: str = seed
        self.drawn: i64 = drawn
        self.block: bytes = b""
        self.block_number: i64 = -1
        # The keyed hash before any input, created at the first draw and copied for each block.
        self.keyed: blake2b | None = None

    def copy(self) -> "Chance":
        """Return an independent stream at the same word."""
        clone = Chance(self.seed, self.drawn)
        clone.keyed = self.keyed
        clone.block = self.block
        clone.block_number = self.block_number
        return clone

    def word(self) -> i64:
        """Draw the next word."""
        number = self.drawn // WORDS_PER_BLOCK
        if number != self.block_number:
            counter: int = number
            if self.keyed is None:
                self.keyed = blake2b(key=bytes.fromhex(self.seed), digest_size=64)
            hashed = self.keyed.copy()
            hashed.update(counter.to_bytes(8, "little"))
            self.block = hashed.digest()
            self.block_number = number
        signed = read_i32_le(self.block, WORD_BYTES * (self.drawn % WORDS_PER_BLOCK))
        self.drawn += 1
        return i64(signed) & (WORD_RANGE - 1)

    def below(self, bound: i64) -> i64:
        """Draw an unbiased number from 0 to bound - 1."""
        # Rejection sampling: words from the last whole multiple of the bound on would make low
        # numbers more likely.
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
            row[last], row[other] = row[other], row[last]
            last -= 1
