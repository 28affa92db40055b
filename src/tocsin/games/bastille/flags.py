"""Scoring flags (RULES 3.8 and 3.9)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .board import CARD_COUNT, FROM_FLAGS, NOBODY
from .bonuses import gain
from .told import FLAGS_MOST, FLAGS_SECOND

if TYPE_CHECKING:
    from .position import Bastille


def totals(position: "Bastille", printed: list[int]) -> list[int]:
    """Return what each seat's characters show together of something printed."""
    sums = [0] * position.players
    for card in range(CARD_COUNT):
        owner: i64 = position.owner[card]
        if owner != NOBODY:
            sums[owner] += printed[card]
    return sums


def most_flags(position: "Bastille", flags: list[int], but: i64) -> i64:
    """Return the seat with the most flags, from the start player clockwise; NOBODY if none."""
    most: i64 = 0 if position.board.flags_needed else -1
    found: i64 = NOBODY
    for turn in range(position.players):
        seat: i64 = (position.start + turn) % position.players
        amount: i64 = flags[seat]
        if seat != but and amount > most:
            most = amount
            found = seat
    return found


def award(position: "Bastille") -> None:
    """Give the two bonuses of the round's tile."""
    flags = totals(position, position.board.flags)
    tile = position.board.bonuses[position.bonuses[position.round_number - 1]]
    first = most_flags(position, flags, NOBODY)
    if first == NOBODY:
        return
    # Who is second is settled before the bonuses, though none of them changes flags.
    second = most_flags(position, flags, first)
    position.tell(FLAGS_MOST, first, flags[first])
    gain(position, first, tile[0], tile[1], FROM_FLAGS)
    if second != NOBODY:
        position.tell(FLAGS_SECOND, second, flags[second])
        gain(position, second, tile[2], tile[3], FROM_FLAGS)
