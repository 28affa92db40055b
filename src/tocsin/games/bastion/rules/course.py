"""The course of a match: all questions by number, and what a position answers (docs/kernel.md)."""

# mypyc: compile

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NO_SEATS, NOTHING, Question
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import SPECTATOR

from . import board
from .asking import Asking
from .board import SEAT_COUNT
from .combat.ambush_theft import Ambushing, Stealing
from .combat.before_cards import Dodging, Preparing
from .combat.combat_step import Fighting, Riposting
from .combat.courage_cards import Adding, Cards, imagine_cards, take_cards_back
from .combat.items import Arming, Homing, Looting, gaze, imagine_objects
from .combat.mustering import Mustering
from .combat.prisons import Freeing, Releasing
from .combat.results import Resolving
from .deployment import Deploying, Opening, clear_plan, imagine_deployment
from .end_and_scoring import score
from .missions.drawing import Changing, Dealing, Keeping, Redrawing
from .missions.knowledge import imagine_missions
from .missions.laying import Drawing, Laying
from .missions.losing import Losing
from .missions.spying import SpiesReport
from .movement.movement_step import Landing, Moving
from .pieces.hidden_values import imagine_values
from .position import Bastion
from .turn import Next, Ramparts, Token

QUESTIONS: Final[list[Asking]] = [
    Dealing(board.DEALING, "dealing"),
    Deploying(board.DEPLOYING, "deploying"),
    Token(board.TOKEN, "token"),
    Moving(board.MOVING, "moving"),
    Landing(board.LANDING, "landing"),
    Freeing(board.FREEING, "freeing"),
    Releasing(board.RELEASING, "releasing"),
    Fighting(board.FIGHTING, "fighting"),
    Mustering(board.MUSTERING, "mustering"),
    Preparing(board.PREPARING, "preparing"),
    Cards(board.CARDS, "cards"),
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
    Arming(board.ARMING, "arming"),
    Losing(board.LOSING, "losing"),
    Homing(board.HOMING, "homing"),
    Opening(board.OPENING, "opening"),
    Resolving(board.RESOLVING, "resolving"),
    Drawing(board.DRAWING, "drawing"),
    SpiesReport(board.SPIES_REPORT, "spies_report"),
    Ramparts(board.RAMPARTS, "ramparts"),
    Next(board.NEXT, "next"),
]
assert [question.number for question in QUESTIONS] == list(range(board.OVER))


@mypyc_attr(free_list_len=1)
class BastionMatch(Bastion):
    """A position of Bastion' Siege with its rules."""

    def questions(self) -> list[Question[Any]]:
        """Return all questions, by number."""
        return list(QUESTIONS)

    def deciding(self) -> list[int]:
        """Return whoever deploys or has still to lay a card, or the one who is asked."""
        return NO_SEATS if self.asked == NOTHING else QUESTIONS[self.asked].actors(self)

    def options(self, seat: i64) -> vec[i64]:
        """Return the actions that seat may take now; not to be changed."""
        if self.asked == NOTHING:
            return vec[i64]()
        return QUESTIONS[self.asked].options(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action and run on; what was not told otherwise is noted."""
        before: i64 = len(self.journal) if self.journal is not None else 0
        question = QUESTIONS[self.asked]
        question.take(self, seat, action)
        self.proceed()
        if self.journal is not None and len(self.journal) == before:
            question.note(self, seat, action)

    def proceed(self) -> None:
        """Carry out what is on top until somebody has to decide; the crystal ball sees it all."""
        while self.asked != NOTHING:
            if self.board.advanced:
                gaze(self)
            if QUESTIONS[self.asked].asks(self):
                return

    def twin(self, chance: Chance) -> "BastionMatch":
        """Return a twin that goes on with another stream of chance."""
        twin = BastionMatch(self.board, self.players, chance, self.reveals)
        twin.follow(self)
        return twin

    def redeal(self, seat: i64, chance: Chance) -> "BastionMatch":
        """Return a twin in which all that the seat cannot know is drawn anew (RULES 6)."""
        twin = self.twin(chance)
        viewer: i64 = SEAT_COUNT if seat == SPECTATOR else seat
        if self.asked == board.DEPLOYING:
            imagine_deployment(twin, viewer, chance)
        twin.imagine(viewer)
        if self.asked == board.CARDS:
            imagine_cards(twin, viewer, chance)
        return twin

    def reopen(self, seat: i64, chance: Chance) -> "BastionMatch":
        """Return a redealt twin in which no other seat has deployed or laid a card yet."""
        twin = self.twin(chance)
        viewer: i64 = SEAT_COUNT if seat == SPECTATOR else seat
        if self.asked == board.DEPLOYING:
            for other in range(self.players):
                if other != seat:
                    clear_plan(twin, other)
        twin.imagine(viewer)
        if self.asked == board.CARDS:
            take_cards_back(twin, viewer)
        return twin

    def imagine(self, viewer: i64) -> None:
        """Draw anew what the viewer cannot know of pieces and cards."""
        if self.asked == NOTHING:
            # Nothing is left to guess: the match is told in full.
            return
        imagine_values(self, viewer, self.chance)
        imagine_missions(self, viewer, self.chance)
        imagine_objects(self, viewer, self.chance)
        if viewer != self.actor:
            self.answers = QUESTIONS[self.asked].offers(self)

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None."""
        return score(self) if self.reason else None

    def round(self) -> int:
        """Return the number of the round."""
        return self.round_number

    def to_json(self) -> dict[str, Any]:
        """Return the whole position as plain JSON, with the names that readers know."""
        # A step of each question to come: its number and its seat in one.
        stack = self.stack
        steps = [stack[place] * SEAT_COUNT + stack[place + 1] for place in range(0, len(stack), 3)]
        names: dict[str, Any] = {
            "round": self.round_number,
            "step": board.OVER if self.asked == NOTHING else self.asked,
            "pending": steps,
        }
        return super().to_json() | names
