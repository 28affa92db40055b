"""The course of a match: a stack of questions, the top one being asked or carried out.

A question is an object with its answers, their effects and its words. An entry of the stack is
data: the number of a question, its seat, and its subject, an int such as the number of a piece.
"""

# mypyc: compile

from typing import Any, Final, Generic, Self, TypeVar

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from .chance import Chance
from .choice import ClosedOption, Option
from .message import Message
from .position import Position

NOTHING: Final = -1
NO_SEAT: Final = -1
NO_ANSWERS: Final = vec[i64]()
# Shared lists of actors, which are requested after every action. No table has 64 seats.
NO_ACTORS: Final[list[int]] = []
SINGLE_ACTOR: Final = [[seat] for seat in range(64)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(Position):
    """A position whose course is a stack of questions."""

    def __init__(self, players: i64, chance: Chance, reveals: i64) -> None:
        super().__init__(players, chance, reveals)
        # The top question, its seat and its subject; NOTHING at the end of the match.
        self.asked: i64 = NOTHING
        self.actor: i64 = NO_SEAT
        self.subject: i64 = 0
        # The pending questions below it, the next one last: question, seat and subject of each.
        self.stack: vec[i64] = vec[i64]()
        # The answers to the top question, computed when it is asked; shared, never changed.
        self.answers: vec[i64] = vec[i64]()

    def questions(self) -> "list[Question[Any]]":
        """Return all questions of the game, by number."""
        raise NotImplementedError

    def deciding(self) -> list[int]:
        """Return the seats that have to decide now, as a shared list."""
        if self.asked == NOTHING:
            return NO_ACTORS
        return self.questions()[self.asked].actors(self)

    def options(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat, as a shared row."""
        if self.asked == NOTHING:
            return NO_ANSWERS
        return self.questions()[self.asked].options(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action and run on to the next decision."""
        self.questions()[self.asked].take(self, seat, action)
        self.proceed()

    def proceed(self) -> None:
        """Carry out questions until a seat has to decide, or the match is over."""
        questions = self.questions()
        while self.asked != NOTHING:
            if questions[self.asked].asks(self):
                return

    def ask(self, question: i64, seat: i64, subject: i64 = 0) -> None:
        """Push a question onto the stack."""
        if self.asked != NOTHING:
            stack = append(self.stack, self.asked)
            stack = append(stack, self.actor)
            self.stack = append(stack, self.subject)
        self.asked = question
        self.actor = seat
        self.subject = subject

    def replace_top(self, question: i64, subject: i64 = 0) -> None:
        """Replace the top question by another one to the same seat."""
        self.asked = question
        self.subject = subject

    def done(self) -> None:
        """Pop the top question off the stack."""
        if len(self.stack) == 0:
            self.asked = NOTHING
            self.actor = NO_SEAT
            self.subject = 0
            return
        self.stack, self.subject = pop(self.stack)
        self.stack, self.actor = pop(self.stack)
        self.stack, self.asked = pop(self.stack)

    def copy_from(self, other: Self) -> None:
        """Copy the fields of another position."""
        self.asked = other.asked
        self.actor = other.actor
        self.subject = other.subject
        self.stack = other.stack[:]
        self.answers = other.answers


C = TypeVar("C", bound=Course)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[C]):
    """A decision or an automatic step; its number is its index in the game's list of questions."""

    def __init__(self, number: i64, name: str) -> None:
        self.number: i64 = number
        self.name: str = name

    # --- its rules

    def offers(self, position: C) -> vec[i64]:
        """Return the answers; without any, the question is carried out instead."""
        return NO_ANSWERS

    def is_asked_anyway(self, position: C) -> bool:
        """Tell whether a single answer is asked for: playing it at once would reveal a secret."""
        return False

    def answer(self, position: C, action: i64) -> None:
        """Play an answer; call `position.done()` when the question is finished."""
        raise NotImplementedError

    def carry_out(self, position: C) -> None:
        """Run the step of a question without answers."""
        position.done()

    # --- its dialogue, which a question to several seats at once overrides

    def asks(self, position: C) -> bool:
        """Tell whether a seat has to decide; if not, play the single answer or carry out."""
        offers = self.offers(position)
        count = len(offers)
        if count > 1 or (count == 1 and self.is_asked_anyway(position)):
            position.answers = offers
            return True
        if count == 1:
            self.answer(position, offers[0])
        else:
            self.carry_out(position)
        return False

    def actors(self, position: C) -> list[int]:
        """Return the seats that have to answer, in seat order, as a shared list."""
        return SINGLE_ACTOR[position.actor]

    def options(self, position: C, seat: i64) -> vec[i64]:
        """Return the answers of a seat, as a shared row."""
        return position.answers if seat == position.actor else NO_ANSWERS

    def take(self, position: C, seat: i64, action: i64) -> None:
        """Play the answer of a seat."""
        self.answer(position, action)

    # --- its words

    def sentence(self, position: C, seat: int) -> Message:
        """Return the question to a seat."""
        raise NotImplementedError

    def option(self, position: C, seat: int, action: int, text: str) -> Option:
        """Return the option for an answer: its message, and the thing on the board to click on."""
        raise NotImplementedError

    def closed(self, position: C, seat: int) -> list[ClosedOption]:
        """Return the things that a player may miss among the options, with the reasons.

        Things that have an option are removed afterwards.
        """
        return []
