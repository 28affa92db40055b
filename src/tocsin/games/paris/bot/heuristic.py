"""The heuristic of Paris: one-step lookahead, and a judgement of positions by terms."""

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
    placed_keys_worth,
    tiles_worth,
    tokens_worth,
    track_worth,
)
from .raters import RATERS
from .standings import DistrictStandings

# VP scored so far, then expected VP by their source.
TERMS: Final = ["points", "francs", "districts", "tokens", "keys", "tiles", "end_tiles", "track"]


class Investor(Heuristic):
    """Rates actions as investments: by the worth of all that the seat has afterwards."""

    def temperature(self, position: Position, seat: i64) -> float:
        """Return 0: unpredictable play gains nothing in Paris."""
        return 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return the worth after each legal action."""
        paris = cast(Paris, position)
        return RATERS[paris.asked].rate_all(paris, seat, legal)

    def terms(self) -> list[str]:
        """Return the names of the terms of a judgement."""
        return TERMS.copy()

    def judge(self, position: Position) -> list[float]:
        """Return the expected final VP of each seat, by TERMS."""
        paris = cast(Paris, position)
        terms: list[float] = []
        for seat in range(paris.players):
            terms += final_terms(paris, seat) if paris.asked == NOTHING else terms_of(paris, seat)
        return terms


def terms_of(position: Paris, seat: i64) -> list[float]:
    """Return the terms of a seat while the match goes on."""
    own: i64 = seat * b.SEAT_FIELDS
    seats = position.seats
    standings = DistrictStandings(position, seat, rival_weight=0.0)
    turns = standings.turns
    franc = franc_worth(position, seat, turns)
    time_factor = min(1.0, turns / 4.0)
    return [
        float(seats[own + b.POINTS]),
        francs_worth(seats[own + b.FRANCS], franc, turns),
        standings.total,
        tokens_worth(position, seat, time_factor, franc),
        keys_worth(seats[own + b.SCREEN], placed_keys_worth(position, seat), turns),
        tiles_worth(position, seat, turns, time_factor, franc),
        ends_worth(position, seat, time_factor, franc),
        -track_worth(seats[own + b.MEEPLE], turns),
    ]


def final_terms(position: Paris, seat: i64) -> list[float]:
    """Return the terms of a seat at the end of the match; leftovers count 0 (RULES 7.8)."""
    strength = strengths(position)
    points: i64 = 0
    for district in range(b.DISTRICT_COUNT):
        points += district_points(position, strength, district, seat)
    points_so_far = float(position.seats[seat * b.SEAT_FIELDS + b.POINTS])
    return [
        points_so_far,
        float(franc_points(position, seat)),
        float(points),
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
    ]
