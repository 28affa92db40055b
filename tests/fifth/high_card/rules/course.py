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

    def twin(self, chance: Chance) -> "HighCardMatch":
        """Return a copy that draws from another stream of chance."""
        twin = HighCardMatch(self.board, self.players, chance, self.reveals)
        twin.follow(self)
        return twin

    def redeal(self, seat: i64, chance: Chance) -> "HighCardMatch":
        """Return a copy with random cards and decisions of the other seats (RULES 6.1)."""
        twin = self.twin(chance)
        if self.asked != NOTHING:
            for other in range(self.players):
                if other != seat:
                    twin.cards[other] = draw(twin)
                    twin.thrown[other] = chance.below(2) if twin.decided[other] else 0
        return twin

    def reopen(self, seat: i64, chance: Chance) -> "HighCardMatch":
        """Return a redealt copy in which the other seats have not decided."""
        twin = self.redeal(seat, chance)
        if self.asked != NOTHING:
            for other in range(self.players):
                if other != seat:
                    twin.decided[other] = twin.thrown[other] = 0
        return twin

    def round(self) -> int:
        """Return 1: a match has a single round."""
        return 1

    def outcome(self) -> Outcome | None:
        """Return the outcome of a finished match, or None."""
        return score(self) if self.asked == NOTHING else None
