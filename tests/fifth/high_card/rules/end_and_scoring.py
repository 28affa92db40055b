"""End and scoring: the highest card wins (RULES 7)."""

# mypyc: compile

from tocsin.kernel.outcome import Outcome, ranked

from .position import HighCard


def score(position: HighCard) -> Outcome:
    """Return the outcome of the finished match; ties share the win (RULES 7.1)."""
    totals = list(position.cards)
    return Outcome(totals, [{"card": card} for card in totals], ranked(totals), "shown")
