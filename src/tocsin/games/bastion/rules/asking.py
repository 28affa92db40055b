"""What all questions of Bastion' Siege have in common."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question

from . import event_ids
from .position import Bastion
from .wording import worded


class Asking(Question[Bastion]):
    """A question of Bastion' Siege."""

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Tell what can be seen of an answer of which nothing else was told (RULES 6)."""
        position.tell(event_ids.WENT_ON, seat)

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return how an answer is worded."""
        return worded(position, seat, text)


def is_alone(position: Bastion, seat: int) -> bool:
    """Return whether there is but one answer, and asking for it hides that (ruling A50)."""
    return len(position.options(seat)) == 1
