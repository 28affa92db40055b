"""Evaluation of the position at the end of a rollout: the probability of a win, and the margin."""

# mypyc: compile

from math import exp, tanh
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

# Weight of the margin in a value; the rest is the probability of a win. Without the margin a bot
# that is far ahead or far behind would be indifferent to its actions.
MARGIN_WEIGHT: Final = 0.5
# Weight of the best rival against the mean of all rivals in a margin.
BEST_RIVAL_WEIGHT: Final = 0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class LeafEvaluator:
    """Evaluates positions in batches, so that a net can take one batch at once."""

    def ahead(self, position: Position, default: i64) -> i64:
        """Return the number of rounds after which a rollout from the position is evaluated."""
        return default

    def values(self, positions: list[Position], seat: i64) -> list[float]:
        """Return the value of each position for the seat, about between 0 and 1."""
        raise NotImplementedError


class HeuristicEvaluator(LeafEvaluator):
    """Evaluates by the final points that the game's heuristic expects for every seat."""

    def __init__(self, heuristic: Heuristic, lead: float) -> None:
        self.heuristic: Heuristic = heuristic
        # A lead of this many points makes a win very likely.
        self.lead: float = lead
        self.term_count: i64 = len(heuristic.terms())

    def values(self, positions: list[Position], seat: i64) -> list[float]:
        """Return the value of each position for the seat."""
        return [self.value(position, seat) for position in positions]

    def value(self, position: Position, seat: i64) -> float:
        """Return the value of one position for the seat."""
        totals = self.expected_totals(position)
        value = MARGIN_WEIGHT * 0.5 * (1.0 + tanh(margin(totals, seat) / self.lead))
        if position.actors():
            chances = win_probabilities(totals, self.lead / 3.0)
            return value + (1.0 - MARGIN_WEIGHT) * chances[seat]
        outcome = position.outcome()
        assert outcome is not None
        winners = outcome.winners()
        if seat in winners:
            value += (1.0 - MARGIN_WEIGHT) / float(len(winners))
        return value

    def expected_totals(self, position: Position) -> list[float]:
        """Return the final points expected for each seat."""
        terms = self.heuristic.judge(position)
        totals: list[float] = []
        for seat in range(position.players):
            total = 0.0
            for index in range(self.term_count):
                total += terms[seat * self.term_count + index]
            totals.append(total)
        return totals


def margin(totals: list[float], seat: i64) -> float:
    """Return the lead of a seat over a mixture of the best rival and the mean rival."""
    best = -1.0e9
    sum_of_others = 0.0
    for other in range(len(totals)):
        if other != seat:
            sum_of_others += totals[other]
            best = max(best, totals[other])
    mean = sum_of_others / float(len(totals) - 1)
    return totals[seat] - BEST_RIVAL_WEIGHT * best - (1.0 - BEST_RIVAL_WEIGHT) * mean


def win_probabilities(totals: list[float], unit: float) -> list[float]:
    """Return the softmax of the totals: a lead of one unit makes a win e times as likely."""
    best = max(totals)
    weights = [exp((total - best) / unit) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]
