"""The heuristic of Revolution!: expected points, computed from public fields only.

A cube is worth its change to the shares of an area's points; a token of a bid, the worth of the
space times the added chance of winning it. Opponents are assumed to spread their hands over the
spaces in proportion to the worth of each space to them.
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

# Measured: below 0.5 equal bidders tie on the same spaces every turn; above 1.5 bids lose strength.
BID_SPREAD: Final = 0.9
TERMS: Final = ["support", "tokens", "areas", "guardhouse"]


class Bidder(Heuristic):
    """Rates actions with one rater for each question."""

    def __init__(self) -> None:
        # By question number; RESOLVING needs no rater, since it has no answers.
        self.raters: list[Rater] = [BidRater(BIDDING), Rater(RESOLVING), *effect_raters()]
        assert [rater.number for rater in self.raters] == list(range(len(QUESTIONS)))

    def temperature(self, position: Position, seat: i64) -> float:
        """Return the temperature; it is 0 for answers to effects, which are not simultaneous."""
        return BID_SPREAD if cast(Revolution, position).asked == BIDDING else 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return the expected points of each legal action."""
        match = cast(Revolution, position)
        return self.raters[match.asked].rate(match, seat, legal)

    def terms(self) -> list[str]:
        """Return the names of the terms: Support, tokens, shares of areas, Guardhouse."""
        return TERMS.copy()

    def judge(self, position: Position) -> list[float]:
        """Return the terms of each seat; after the end of the match, the final points."""
        match = cast(Revolution, position)
        is_over = match.asked == NOTHING
        areas = [0.0] * match.players
        for area in match.board.areas:
            area_shares = shares(match, area)
            for seat in range(match.players):
                if is_over:
                    areas[seat] += float(area_points(match, seat, area))
                else:
                    areas[seat] += float(match.board.points[area]) * area_shares[seat]
        judgement: list[float] = []
        for seat in range(match.players):
            hand = match.hands[seat]
            tokens = float(token_points(match, seat)) if is_over else tokens_worth(hand)
            guard = GUARDHOUSE_WORTH if match.guardhouse == seat and not is_over else 0.0
            judgement += [float(match.scores[seat]), tokens, areas[seat], guard]
        return judgement
