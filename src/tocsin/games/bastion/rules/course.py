"""The course of a match: all questions by number, and the contract of a match (docs/kernel.md)."""

# mypyc: compile

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NO_ACTORS, NOTHING, Question
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import SPECTATOR

from . import board
from .asking import BastionQuestion
from .board import SEAT_COUNT
from .combat.ambush_theft import Ambushing, Stealing
from .combat.before_cards import Dodging, Preparing
from .combat.combat_step import Fighting, Riposting
from .combat.courage_cards import Adding, LayingCards, redeal_cards, remove_cards
from .combat.items import AttachingObject, Homing, Looting, redeal_items, use_crystal_ball
from .combat.mustering import Mustering
from .combat.prisons import Freeing, Releasing
from .combat.results import ResolvingCombat
from .deployment import Deploying, Opening, clear_plan, redeal_deployment
from .end_and_scoring import score
from .missions.drawing import Changing, Dealing, Keeping, Redrawing
from .missions.knowledge import redeal_missions
from .missions.laying import DrawingMissions, Laying
from .missions.losing import Losing
from .missions.spying import SpiesReporting
from .movement.movement_step import Landing, Moving
from .pieces.hidden_values import redeal_values
from .position import Bastion
from .turn import CheckingRamparts, ChoosingSide, PassingToken

QUESTIONS: Final[list[BastionQuestion]] = [
    Dealing(board.DEALING, "dealing"),
    Deploying(board.DEPLOYING, "deploying"),
    ChoosingSide(board.TOKEN, "token"),
    Moving(board.MOVING, "moving"),
    Landing(board.LANDING, "landing"),
    Freeing(board.FREEING, "freeing"),
    Releasing(board.RELEASING, "releasing"),
    Fighting(board.FIGHTING, "fighting"),
    Mustering(board.MUSTERING, "mustering"),
    Preparing(board.PREPARING, "preparing"),
    LayingCards(board.CARDS, "cards"),
    Adding(board.ADDING, "adding"),
    Looting(board.LOOTING, "looting"),
    Dodging(board.DODGING, "dodging"),
    Laying(board.LAYING, "laying"),
    Keeping(board.KEEPING, "keeping"),
    Riposting(board.RIPOSTING, "riposting"),
    Redrawing(board.REDRAWING, "redrawing"),
    Changing(board.CHANGING, "changing"),
    Ambushing(board.AMBUSHING, "ambushing", board.AMBUSH),
    Stealing(board.STEALING, "stealing", board.THEFT),
    AttachingObject(board.ARMING, "arming"),
    Losing(board.LOSING, "losing"),
    Homing(board.HOMING, "homing"),
    Opening(board.OPENING, "opening"),
    ResolvingCombat(board.RESOLVING, "resolving"),
    DrawingMissions(board.DRAWING, "drawing"),
    SpiesReporting(board.SPIES_REPORT, "spies_report"),
    CheckingRamparts(board.RAMPARTS, "ramparts"),
    PassingToken(board.NEXT, "next"),
]
assert [question.number for question in QUESTIONS] == list(range(board.OVER))


@mypyc_attr(free_list_len=1)
class BastionMatch(Bastion):
    """A position of Bastion' Siege with its rules."""

    def questions(self) -> list[Question[Any]]:
        """Return all questions, by number."""
        return list(QUESTIONS)

    def deciding(self) -> list[int]:
        """Return the seats that owe a decision; not to be changed."""
        return NO_ACTORS if self.asked == NOTHING else QUESTIONS[self.asked].actors(self)

    def options(self, seat: i64) -> vec[i64]:
        """Return the legal actions of the seat; not to be changed."""
        if self.asked == NOTHING:
            return vec[i64]()
        return QUESTIONS[self.asked].options(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action, run on, and note the action if nothing was told of it."""
        before: i64 = len(self.journal) if self.journal is not None else 0
        question = QUESTIONS[self.asked]
        question.take(self, seat, action)
        self.proceed()
        if self.journal is not None and len(self.journal) == before:
            question.note(self, seat, action)

    def proceed(self) -> None:
        """Carry out questions from the top of the stack until one needs a decision.

        The crystal ball sees every intermediate position.
        """
        while self.asked != NOTHING:
            if self.board.advanced:
                use_crystal_ball(self)
            if QUESTIONS[self.asked].asks(self):
                return

    def clone(self, chance: Chance) -> "BastionMatch":
        """Return a copy with another stream of chance."""
        clone = BastionMatch(self.board, self.players, chance, self.reveals)
        clone.copy_from(self)
        return clone

    def redeal(self, seat: i64, chance: Chance) -> "BastionMatch":
        """Return a copy in which everything unknown to the seat is drawn anew (RULES 6)."""
        clone = self.clone(chance)
        viewer: i64 = SEAT_COUNT if seat == SPECTATOR else seat
        if self.asked == board.DEPLOYING:
            redeal_deployment(clone, viewer, chance)
        clone.redeal_hidden(viewer)
        if self.asked == board.CARDS:
            redeal_cards(clone, viewer, chance)
        return clone

    def reopen(self, seat: i64, chance: Chance) -> "BastionMatch":
        """Return a redealt copy without the other seats' deployments and laid cards."""
        clone = self.clone(chance)
        viewer: i64 = SEAT_COUNT if seat == SPECTATOR else seat
        if self.asked == board.DEPLOYING:
            for other in range(self.players):
                if other != seat:
                    clear_plan(clone, other)
        clone.redeal_hidden(viewer)
        if self.asked == board.CARDS:
            remove_cards(clone, viewer)
        return clone

    def redeal_hidden(self, viewer: i64) -> None:
        """Draw anew the values and cards unknown to the viewer."""
        if self.asked == NOTHING:
            # At the end of the match all hidden information becomes public.
            return
        redeal_values(self, viewer, self.chance)
        redeal_missions(self, viewer, self.chance)
        redeal_items(self, viewer, self.chance)
        if viewer != self.actor:
            self.answers = QUESTIONS[self.asked].offers(self)

    def outcome(self) -> Outcome | None:
        """Return the outcome of a finished match, or None."""
        return score(self) if self.reason else None

    def round(self) -> int:
        """Return the number of the round."""
        return self.round_number

    def to_json(self) -> dict[str, Any]:
        """Return the position as JSON, with readable names for the course."""
        # Each pending question is one number: question * SEAT_COUNT + seat.
        stack = self.stack
        steps = [stack[index] * SEAT_COUNT + stack[index + 1] for index in range(0, len(stack), 3)]
        names: dict[str, Any] = {
            "round": self.round_number,
            "step": board.OVER if self.asked == NOTHING else self.asked,
            "pending": steps,
        }
        return super().to_json() | names
