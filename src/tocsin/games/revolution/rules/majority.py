"""Who stands alone at the top, of bids and of cubes alike (RULES 3.7 and 7.5)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NOBODY


def alone_at_the_top(amounts: vec[i64], first: i64, stride: i64, players: i64) -> i64:
    """Return the seat whose amount is above all others, or NOBODY."""
    top: i64 = 0
    best: i64 = NOBODY
    place = first
    for seat in range(players):
        amount = amounts[place]
        if amount > top:
            top = amount
            best = seat
        elif amount == top:
            # A tie at the top stays unbroken: it does not pass to the next lower one.
            best = NOBODY
        place += stride
    return best
