"""An eye for a good investment: each action by what the seat then has, one step ahead."""

# mypyc: compile

from typing import Final, cast

from mypy_extensions import i64

from tocsin.kernel.course import NOTHING
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from ..rules import board as b
from ..rules.end_and_scoring import district_points, franc_points, strengths
from ..rules.position import Paris
from .evaluation import (
    ends_worth,
    franc_worth,
    francs_worth,
    keys_worth,
    standing_keys,
    tiles_worth,
    tokens_worth,
    track_worth,
)
from .outlook import Outlook
from .ratings import RATINGS

# VP had, then VP in sight, by what they may come from.
TERMS: Final = ["points", "francs", "districts", "tokens", "keys", "tiles", "end_tiles", "track"]


class Investor(Heuristic):
    """The heuristic of Paris."""

    def spread(self, position: Position, seat: i64) -> float:
        """Return 0: nothing here is gained by being unforeseen."""
        return 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return what the seat's holdings are worth after each legal action."""
        paris = cast(Paris, position)
        return RATINGS[paris.asked].rate_all(paris, seat, legal)

    def terms(self) -> list[str]:
        """Return the names of what a judgement adds up."""
        return TERMS.copy()

    def judge(self, position: Position) -> list[float]:
        """Return what each seat may expect to have in the end, by TERMS."""
        paris = cast(Paris, position)
        found: list[float] = []
        for seat in range(paris.players):
            found += final_terms(paris, seat) if paris.asked == NOTHING else terms_of(paris, seat)
        return found


def terms_of(position: Paris, seat: i64) -> list[float]:
    """Return the terms of a seat while the match goes on."""
    own: i64 = seat * b.SEAT_FIELDS
    seats = position.seats
    outlook = Outlook(position, seat, 0.0)
    turns = outlook.turns
    franc = franc_worth(position, seat, turns)
    ripe = min(1.0, turns / 4.0)
    return [
        float(seats[own + b.POINTS]),
        francs_worth(seats[own + b.FRANCS], franc, turns),
        outlook.standing,
        tokens_worth(position, seat, ripe, franc),
        keys_worth(seats[own + b.SCREEN], standing_keys(position, seat), turns),
        tiles_worth(position, seat, turns, ripe, franc),
        ends_worth(position, seat, ripe, franc),
        -track_worth(seats[own + b.MEEPLE], turns),
    ]


def final_terms(position: Paris, seat: i64) -> list[float]:
    """Return the terms of a seat when the match is over: what is left over is worth nothing."""
    strength = strengths(position)
    points: i64 = 0
    for district in range(b.DISTRICT_COUNT):
        points += district_points(position, strength, district, seat)
    had = float(position.seats[seat * b.SEAT_FIELDS + b.POINTS])
    return [had, float(franc_points(position, seat)), float(points), 0.0, 0.0, 0.0, 0.0, 0.0]
