"""The interface of raters, and those that need no lookahead: from which pile, to which district."""

# mypyc: compile

from mypy_extensions import i64

from ..rules import board as b
from ..rules.move_key_targets import district_of
from ..rules.place_building import district_on_top
from ..rules.position import Paris
from .lookahead import WORST_RATING


class QuestionRater:
    """Rates the answers to one question; the base class serves questions that are never asked."""

    def rate_all(self, position: Paris, seat: i64, legal: list[int]) -> list[float]:
        """Return a rating for each legal action."""
        raise NotImplementedError


class PileRater(QuestionRater):
    """Rates the pile to draw from by the district on its top."""

    def rate_all(self, position: Paris, seat: i64, legal: list[int]) -> list[float]:
        """Return the demand for a building in each district; free actions wait until later."""
        return [
            self.demand(position, seat, district_on_top(position, action - b.DRAW))
            if action < b.BUY
            else WORST_RATING
            for action in legal
        ]

    def demand(self, position: Paris, seat: i64, district: i64) -> float:
        """Return the weighted count of keys in a district: the seat's own less those of rivals."""
        demand = 0.0
        for owner in range(position.players):
            for place in position.key_places(owner):
                if place != b.ARC and district_of(position, place) == district:
                    weight = 1.0 if place >= b.BANK else 0.5
                    demand += weight if owner == seat else -0.4 * weight
        return demand


class SitingRater(QuestionRater):
    """Rates the district of a drawn building."""

    def rate_all(self, position: Paris, seat: i64, legal: list[int]) -> list[float]:
        """Return 0 for every district: the heuristic has no preference."""
        return [0.0] * len(legal)
