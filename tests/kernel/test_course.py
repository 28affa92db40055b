"""The stack of questions."""

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NO_SEAT, NOTHING, Course

ONE, OTHER, HALF = 1, 2, 3


def course() -> Course:
    """Return a course with an empty stack."""
    return Course(2, Chance("0" * 64), 0)


def now(position: Course) -> tuple[int, int, int]:
    """Return the top question, its seat and its subject."""
    return position.asked, position.actor, position.subject


def test_questions_are_a_stack() -> None:
    position = course()
    position.ask(ONE, 0, 5)
    position.ask(OTHER, 1)
    assert now(position) == (OTHER, 1, 0)
    position.done()
    assert now(position) == (ONE, 0, 5)
    position.done()
    assert now(position) == (NOTHING, NO_SEAT, 0)


def test_replace_top_keeps_the_seat_and_the_stack() -> None:
    position = course()
    position.ask(ONE, 0, 5)
    position.ask(OTHER, 1)
    position.replace_top(HALF, 7)
    assert now(position) == (HALF, 1, 7)
    position.done()
    assert now(position) == (ONE, 0, 5)
