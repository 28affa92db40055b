"""The stack of questions: what is asked now, and what comes after it."""

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NO_SEAT, NOTHING, Course

ONE, OTHER, HALF = 1, 2, 3


def course() -> Course:
    """Return a course in which nothing is to be done."""
    return Course(2, Chance("0" * 64), 0)


def now(position: Course) -> tuple[int, int, int]:
    """Return what is asked, of whom and about what."""
    return position.asked, position.actor, position.subject


def test_what_is_asked_last_is_answered_first() -> None:
    position = course()
    position.ask(ONE, 0, 5)
    position.ask(OTHER, 1)
    assert now(position) == (OTHER, 1, 0)
    position.done()
    assert now(position) == (ONE, 0, 5)
    position.done()
    assert now(position) == (NOTHING, NO_SEAT, 0)


def test_a_question_can_turn_to_its_second_half() -> None:
    position = course()
    position.ask(ONE, 0, 5)
    position.ask(OTHER, 1)
    position.replace_top(HALF, 7)
    assert now(position) == (HALF, 1, 7)
    position.done()
    assert now(position) == (ONE, 0, 5)
