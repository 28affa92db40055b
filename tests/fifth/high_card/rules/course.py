"""The course of a match: its question, and redeals of hidden cards (RULES 6)."""

# mypyc: compile

from typing import Any, Final

from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NOTHING, Question
from tocsin.kernel.outcome import Outcome

from .board import DECIDING
from .deciding import Deciding, draw
from .end_and_scoring import score
from .position import HighCard

QUESTIONS: Final[list[Question[Any]]] = [Deciding(DECIDING, "deciding")]


class HighCardMatch(HighCard):
    """A position with the rules of the game."""

    def questions(self) -> list[Question[Any]]:
        """Return the only question of the game."""
        return QUESTIONS

    def clone(self, chance: Chance) -> "HighCardMatch":
        """Return a copy that draws from another stream of chance."""
        clone = HighCardMatch(self.board, self.players, chance, self.reveals)
        clone.copy_from(self)
        return clone

    def redeal(self, seat: i64, chance: Chance) -> "HighCardMatch":
        """Return a copy with random cards and decisions of the other seats (RULES 6.1)."""
        clone = self.clone(chance)
        if self.asked != NOTHING:
            for other in range(self.players):
                if other != seat:
                    clone.cards[other] = draw(clone)
                    clone.thrown[other] = chance.below(2) if clone.decided[other] else 0
        return clone

    def reopen(self, seat: i64, chance: Chance) -> "HighCardMatch":
        """Return a redealt copy in which the other seats have not decided."""
        clone = self.redeal(seat, chance)
        if self.asked != NOTHING:
            for other in range(self.players):
                if other != seat:
                    clone.decided[other] = clone.thrown[other] = 0
        return clone

    def round(self) -> int:
        """Return 1: a match has a single round."""
        return 1

    def outcome(self) -> Outcome | None:
        """Return the outcome of a finished match, or None."""
        return score(self) if self.asked == NOTHING else None
