"""An eye for a good card: whether the next one is likely to be higher."""

# mypyc: compile

from typing import cast

from mypy_extensions import i64

from tocsin.kernel.course import NOTHING
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from ..rules.board import KEEP
from ..rules.position import HighCard


def fresh(position: HighCard) -> float:
    """Return what a card from the pack is worth."""
    return (1.0 + float(position.board.highest)) / 2.0


class Gambler(Heuristic):
    """Keeps what is better than a card from the pack."""

    def spread(self, position: Position, seat: i64) -> float:
        """Return that the better answer is always the better one."""
        return 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return the card that each answer may be expected to leave."""
        match = cast(HighCard, position)
        kept = float(match.cards[seat])
        return [kept if action == KEEP else fresh(match) for action in legal]

    def terms(self) -> list[str]:
        """Return that there is nothing but the card."""
        return ["card"]

    def judge(self, position: Position) -> list[float]:
        """Return the better of what each seat holds and what it may draw."""
        match = cast(HighCard, position)
        over = match.asked == NOTHING
        return [float(card) if over else max(float(card), fresh(match)) for card in match.cards]
