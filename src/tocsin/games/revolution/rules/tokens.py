"""Tokens: their kinds, and hands and bids packed into ints that compare by strength (RULES 3.6)."""

# mypyc: compile

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

Kind = Literal["force", "blackmail", "gold"]
KINDS: Final[tuple[Kind, ...]] = ("force", "blackmail", "gold")
KIND_COUNT: Final = 3
FORCE: Final = 0
BLACKMAIL: Final = 1
GOLD: Final = 2
# Packed tokens have a byte for each kind, Force highest: the greater int is the stronger bid.
SHIFT: Final = vec[i64]([16, 8, 0])
# One token of each kind.
TOKEN: Final = vec[i64]([1 << 16, 1 << 8, 1])


def amount_of(tokens: i64, kind: i64) -> i64:
    """Return the number of tokens of one kind in packed tokens."""
    return (tokens >> SHIFT[kind]) & 0xFF


def token_count(tokens: i64) -> i64:
    """Return the number of all tokens in packed tokens."""
    return amount_of(tokens, FORCE) + amount_of(tokens, BLACKMAIL) + amount_of(tokens, GOLD)
