"""Course of a match: all questions by number, and the position with its rules."""

# mypyc: compile

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NO_ACTORS, NO_ANSWERS, SINGLE_ACTOR, Question
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position

from . import board as b
from . import end_and_scoring, hidden
from .catacombs import Entering
from .etats_generaux import ChoosingPile, Searching
from .place_louis import Recruiting
from .placing import Placing
from .position import Bastille
from .turn import Arming, Assigning, Evaluating, Over
from .upgrade import Upgrading
from .versailles import ChoosingBonus
from .weapons import Claiming

PLACING: Final = Placing(b.ASK_TILE, "tile")
# Ruling A26: the kernel answers a question with a single answer without asking.
QUESTIONS: Final[list[Question[Any]]] = [
    Over(b.END, "over"),
    PLACING,
    ChoosingBonus(b.ASK_BONUS, "bonus"),
    Recruiting(b.ASK_CHARACTER, "character"),
    ChoosingPile(b.ASK_PILE, "pile"),
    Searching(b.ASK_MISSION, "mission"),
    Entering(b.ASK_NICHE, "niche"),
    Upgrading(b.ASK_UPGRADE, "upgrade"),
    Claiming(b.ASK_WEAPONS, "weapons"),
    end_and_scoring.Joining(b.ASK_GROUP, "group"),
    Evaluating(b.EVALUATE, "evaluating"),
    Assigning(b.ASSIGN, "assigning"),
    end_and_scoring.Drawing(b.DRAW, "drawing"),
    Arming(b.ARM, "claiming"),
]
assert all(question.number == number for number, question in enumerate(QUESTIONS))


def phase(position: Bastille) -> i64:
    """Return the phase, given by the question at the bottom of the stack."""
    if position.asked == b.END:
        return b.OVER
    lowest = position.stack[0] if len(position.stack) else position.asked
    return b.PLACING if lowest == b.ASK_TILE else b.EVALUATING + lowest - b.EVALUATE


@mypyc_attr(free_list_len=1)
class BastilleMatch(Bastille):
    """A position of Bastille that applies the rules."""

    def questions(self) -> list[Question[Any]]:
        """Return all questions, by number."""
        return QUESTIONS

    # Shorter than the kernel's versions: every question is put to one seat, and two of three
    # decisions place a tile.

    def deciding(self) -> list[int]:
        """Return the seat to act; the list is shared and must not be changed."""
        return NO_ACTORS if self.asked == b.END else SINGLE_ACTOR[self.actor]

    def options(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat; the row is shared and must not be changed."""
        if seat != self.actor:
            return NO_ANSWERS
        return PLACING.offers(self) if self.asked == b.ASK_TILE else self.answers

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action and run on to the next decision."""
        if self.asked == b.ASK_TILE:
            PLACING.answer(self, action)
            if self.asked == b.ASK_TILE:
                return
        else:
            QUESTIONS[self.asked].answer(self, action)
        self.proceed()

    def clone(self, chance: Chance) -> "BastilleMatch":
        """Return a copy that continues with another stream of chance."""
        clone = BastilleMatch(self.board, self.players, chance, self.reveals)
        clone.copy_from(self)
        return clone

    def redeal(self, seat: i64, chance: Chance) -> Position:
        """Return a copy in which everything unknown to the seat is redrawn."""
        clone = self.clone(chance)
        hidden.redeal(clone, seat, chance)
        return clone

    def round(self) -> int:
        """Return the number of the round."""
        return self.round_number

    def outcome(self) -> Outcome | None:
        """Return the outcome, or None while the match goes on."""
        return end_and_scoring.outcome(self) if self.asked == b.END else None

    def to_json(self) -> dict[str, Any]:
        """Return the position as JSON, with aliases of some fields and the number of the phase."""
        return super().to_json() | {
            "round": self.round_number,
            "phase": phase(self),
            "item": self.subject,
        }
