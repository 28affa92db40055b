"""The heuristic of High Card: compare the card with the average card of the pack."""

# mypyc: compile

from typing import cast

from mypy_extensions import i64

from tocsin.kernel.course import NOTHING
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from ..rules.board import KEEP
from ..rules.position import HighCard


def average_card(position: HighCard) -> float:
    """Return the expected value of a card drawn from the pack."""
    return (1.0 + float(position.board.highest)) / 2.0


class Gambler(Heuristic):
    """Keeps a card that is better than the average card of the pack."""

    def temperature(self, position: Position, seat: i64) -> float:
        """Return 0: the best action is best in every match, so no randomness is needed."""
        return 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return the expected card after each action."""
        match = cast(HighCard, position)
        kept = float(match.cards[seat])
        return [kept if action == KEEP else average_card(match) for action in legal]

    def terms(self) -> list[str]:
        """Return the only term, the card."""
        return ["card"]

    def judge(self, position: Position) -> list[float]:
        """Return for each seat the higher of its card and the average card."""
        match = cast(HighCard, position)
        over = match.asked == NOTHING
        return [
            float(card) if over else max(float(card), average_card(match)) for card in match.cards
        ]
