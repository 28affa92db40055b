"""What a position is worth to a seat where a rollout ends: its chance to win, and its margin."""

# mypyc: compile

from math import exp, tanh
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

# How much of a value is the margin; the rest is the chance to win. Without a margin a bot that is
# far ahead or far behind would not care what it does.
MARGIN: Final = 0.5
# How much the best rival counts beside the mean of all.
ENVY: Final = 0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaf:
    """Judges many positions at once, so that a net may take them in one batch."""

    def ahead(self, position: Position, usual: i64) -> i64:
        """Return after how many rounds rollouts from the position are to be judged."""
        return usual

    def values(self, positions: list[Position], seat: i64) -> list[float]:
        """Return what each position is worth to the seat, between 0 and 1 or so."""
        raise NotImplementedError


class Judge(Leaf):
    """Judges by the points that the game's heuristic expects every seat to have in the end."""

    def __init__(self, heuristic: Heuristic, lead: float) -> None:
        self.heuristic: Heuristic = heuristic
        # So many points more than the others make a win very likely.
        self.lead: float = lead
        self.terms: i64 = len(heuristic.terms())

    def values(self, positions: list[Position], seat: i64) -> list[float]:
        """Return what each position is worth to the seat."""
        return [self.value(position, seat) for position in positions]

    def value(self, position: Position, seat: i64) -> float:
        """Return what one position is worth to the seat."""
        totals = self.totals(position)
        worth = MARGIN * 0.5 * (1.0 + tanh(margin(totals, seat) / self.lead))
        if position.actors():
            return worth + (1.0 - MARGIN) * chances(totals, self.lead / 3.0)[seat]
        outcome = position.outcome()
        assert outcome is not None
        winners = outcome.winners()
        if seat in winners:
            worth += (1.0 - MARGIN) / float(len(winners))
        return worth

    def totals(self, position: Position) -> list[float]:
        """Return the points that each seat may expect."""
        judged = self.heuristic.judge(position)
        totals: list[float] = []
        for seat in range(position.players):
            total = 0.0
            for term in range(self.terms):
                total += judged[seat * self.terms + term]
            totals.append(total)
        return totals


def margin(totals: list[float], seat: i64) -> float:
    """Return by how much a seat is ahead, of the best rival and of all on average."""
    most = -1.0e9
    sum_of_others = 0.0
    for other in range(len(totals)):
        if other != seat:
            sum_of_others += totals[other]
            most = max(most, totals[other])
    mean = sum_of_others / float(len(totals) - 1)
    return totals[seat] - ENVY * most - (1.0 - ENVY) * mean


def chances(totals: list[float], unit: float) -> list[float]:
    """Return how likely each seat wins, if a lead of one unit makes it e times as likely."""
    most = max(totals)
    weights = [exp((total - most) / unit) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]
