"""The course of a match: a stack of questions, of which the one on top is asked or carried out.

A question is one object that knows what it offers, what an answer does, how it is asked and how
its options are worded. What lies on the stack is data: a question by its number, the seat it is
for, and what it is about.
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
# Whoever decides alone, by seat: shared, for it is asked after every action. 64 seats are more
# than any table has.
NO_ACTORS: Final[list[int]] = []
SINGLE_ACTOR: Final = [[seat] for seat in range(64)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(Position):
    """A position whose course is a stack of questions."""

    def __init__(self, players: i64, chance: Chance, reveals: i64) -> None:
        super().__init__(players, chance, reveals)
        # The question on top, the seat it is for, and what it is about; NOTHING: all is done.
        self.asked: i64 = NOTHING
        self.actor: i64 = NO_SEAT
        self.subject: i64 = 0
        # What comes after it, the next at the end: question, seat and matter of each.
        self.stack: vec[i64] = vec[i64]()
        # The answers to what is asked, worked out when it came up; shared, never changed.
        self.answers: vec[i64] = vec[i64]()

    def questions(self) -> "list[Question[Any]]":
        """Return all questions of the game, by number."""
        raise NotImplementedError

    def deciding(self) -> list[int]:
        """Return the seats that owe a decision now; not to be changed."""
        if self.asked == NOTHING:
            return NO_ACTORS
        return self.questions()[self.asked].actors(self)

    def options(self, seat: i64) -> vec[i64]:
        """Return the actions that seat may take now; not to be changed."""
        if self.asked == NOTHING:
            return NO_ANSWERS
        return self.questions()[self.asked].options(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action and run on to the next decision."""
        self.questions()[self.asked].take(self, seat, action)
        self.proceed()

    def proceed(self) -> None:
        """Carry out what is on top until somebody has to decide, or all is done."""
        questions = self.questions()
        while self.asked != NOTHING:
            if questions[self.asked].asks(self):
                return

    def ask(self, question: i64, seat: i64, subject: i64 = 0) -> None:
        """Put a question on top of all that is still to be done."""
        if self.asked != NOTHING:
            stack = append(self.stack, self.asked)
            stack = append(stack, self.actor)
            self.stack = append(stack, self.subject)
        self.asked = question
        self.actor = seat
        self.subject = subject

    def replace_top(self, question: i64, subject: i64 = 0) -> None:
        """Put another question to the same seat in the place of the one on top."""
        self.asked = question
        self.subject = subject

    def done(self) -> None:
        """Take the question on top away."""
        if len(self.stack) == 0:
            self.asked = NOTHING
            self.actor = NO_SEAT
            self.subject = 0
            return
        self.stack, self.subject = pop(self.stack)
        self.stack, self.actor = pop(self.stack)
        self.stack, self.asked = pop(self.stack)

    def copy_from(self, other: Self) -> None:
        """Take over the course of another position."""
        self.asked = other.asked
        self.actor = other.actor
        self.subject = other.subject
        self.stack = other.stack[:]
        self.answers = other.answers


C = TypeVar("C", bound=Course)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[C]):
    """Something to be asked or done; its number is its place in the game's list of questions."""

    def __init__(self, number: i64, name: str) -> None:
        self.number: i64 = number
        self.name: str = name

    # --- the rules of it

    def offers(self, position: C) -> vec[i64]:
        """Return the answers there are now; none: nothing is asked."""
        return NO_ANSWERS

    def is_asked_anyway(self, position: C) -> bool:
        """Return whether even one answer is asked for, lest not asking tell a secret."""
        return False

    def answer(self, position: C, action: i64) -> None:
        """Carry out an answer; whoever is done with the question says so by `done`."""
        raise NotImplementedError

    def carry_out(self, position: C) -> None:
        """Do what there is to do when nothing is asked."""
        position.done()

    # --- how it is put; a question to several seats at once puts it otherwise

    def asks(self, position: C) -> bool:
        """Return whether somebody has to decide; if not, it is answered or carried out."""
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
        """Return the seats that owe an answer, in seat order; not to be changed."""
        return SINGLE_ACTOR[position.actor]

    def options(self, position: C, seat: i64) -> vec[i64]:
        """Return the answers of a seat; not to be changed."""
        return position.answers if seat == position.actor else NO_ANSWERS

    def take(self, position: C, seat: i64, action: i64) -> None:
        """Take the answer of a seat."""
        self.answer(position, action)

    # --- the words of it

    def sentence(self, position: C, seat: int) -> Message:
        """Return what the seat is asked."""
        raise NotImplementedError

    def option(self, position: C, seat: int, action: int, text: str) -> Option:
        """Return how an answer is worded, and the thing on the board it belongs to."""
        raise NotImplementedError

    def closed(self, position: C, seat: int) -> list[ClosedOption]:
        """Return what one might expect to be offered and is not, with the reason.

        What an option belongs to may be among it: it is left out.
        """
        return []
