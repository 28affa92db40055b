"""An eye for a good bid and a good cube: expected points, from public figures only.

A cube is worth the change it makes to the chances of holding its area; a token of a bid, the
worth of the space times the chance of winning it that the token adds. Opponents are taken to
spread their public hands over the spaces in proportion to what these are worth to them.
"""

# mypyc: compile

from typing import Final, cast

from mypy_extensions import i64

from tocsin.kernel.course import NOTHING
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from ..rules.board import BIDDING, RESOLVING
from ..rules.course import QUESTIONS
from ..rules.end_and_scoring import area_points, token_points
from ..rules.position import Revolution
from .beliefs import BidRater
from .evaluation import GUARDHOUSE_WORTH, shares, tokens_worth
from .ratings import Rater, effect_raters

# Measured: below 0.5 equal bidders block each other turn after turn; above 1.5 bids get careless.
BID_SPREAD: Final = 0.9
TERMS: Final = ["support", "tokens", "areas", "guardhouse"]


class Bidder(Heuristic):
    """The heuristic of Revolution!."""

    def __init__(self) -> None:
        # By question; resolving never asks anything itself.
        self.raters: list[Rater] = [BidRater(BIDDING), Rater(RESOLVING), *effect_raters()]
        assert [rater.number for rater in self.raters] == list(range(len(QUESTIONS)))

    def spread(self, position: Position, seat: i64) -> float:
        """Return how far bids stray; answers to effects are seen by all, so they do not."""
        return BID_SPREAD if cast(Revolution, position).asked == BIDDING else 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return the points that each legal action is expected to bring."""
        town = cast(Revolution, position)
        return self.raters[town.asked].rate(town, seat, legal)

    def terms(self) -> list[str]:
        """Return what a judgement adds up: had, in hand, in sight, and what protects it."""
        return TERMS.copy()

    def judge(self, position: Position) -> list[float]:
        """Return these terms for each seat; once the match is over, as they are scored."""
        town = cast(Revolution, position)
        areas = [0.0] * town.players
        for area in town.board.areas:
            parts = shares(town, area)
            for seat in range(town.players):
                if town.asked == NOTHING:
                    areas[seat] += float(area_points(town, seat, area))
                else:
                    areas[seat] += float(town.board.points[area]) * parts[seat]
        judgement: list[float] = []
        for seat in range(town.players):
            judgement.append(float(town.scores[seat]))
            if town.asked == NOTHING:
                judgement.append(float(token_points(town, seat)))
            else:
                judgement.append(tokens_worth(town.hands[seat]))
            judgement.append(areas[seat])
            guards = town.guardhouse == seat and town.asked != NOTHING
            judgement.append(GUARDHOUSE_WORTH if guards else 0.0)
        return judgement
