"""The sole leader, with the highest bid or the most cubes alone (RULES 3.7 and 7.5)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NO_SEAT


def sole_leader(amounts: vec[i64], first: i64, stride: i64, players: i64) -> i64:
    """Return the seat whose amount is above all others, if any.

    The amount of seat 0 is at index `first`, that of each next seat `stride` further.
    """
    top: i64 = 0
    leader: i64 = NO_SEAT
    index = first
    for seat in range(players):
        amount = amounts[index]
        if amount > top:
            top = amount
            leader = seat
        elif amount == top:
            # In a tie for the highest amount, the next lower amount does not win either.
            leader = NO_SEAT
        index += stride
    return leader
