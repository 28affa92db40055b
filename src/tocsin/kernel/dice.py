"""Fast repeatable random numbers for bots and playouts (SFC32), separate from a match's chance."""

# mypyc: compile

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Dice:
    """A random number generator with equal results compiled and interpreted."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = (seed >> 64) & MASK
        self.counter: i64 = 1
        # The first 12 words correlate with the seed.
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """Draw 32 random bits."""
        word: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + word) & MASK
        return word

    def below(self, bound: i64) -> i64:
        """Draw a number from 0 to bound - 1."""
        return (self.word() * bound) >> 32

    def fraction(self) -> float:
        """Draw a number from 0 up to, but not including, 1."""
        word: int = self.word()
        return word / 4294967296.0
