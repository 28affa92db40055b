"""The base class of all questions (RULES 6)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question

from . import event_ids
from .position import Bastion
from .wording import action_option


class BastionQuestion(Question[Bastion]):
    """A question of Bastion' Siege."""

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Tell the public that a seat has answered, if its answer told nothing else (RULES 6)."""
        position.emit(event_ids.WENT_ON, seat)

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return the option for an action, worded by its verb."""
        return action_option(position, seat, text)


def is_alone(position: Bastion, seat: int) -> bool:
    """Return whether there is only one answer, and the question hides that (ruling A50)."""
    return len(position.options(seat)) == 1
