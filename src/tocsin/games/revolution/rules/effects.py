"""Effects of a space: Support, tokens, effects left out (RULES 3.11, 4.7, 4.8 and 4.10)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.course import Question
from tocsin.kernel.message import Argument, Message

from . import event_ids
from .board import KIND_COUNT, SHIFT
from .names import SPACE
from .position import Revolution


class Effect(Question[Revolution]):
    """A question to whoever won the space that is being resolved, or half of one."""

    def __init__(self, number: i64, name: str, key: str) -> None:
        super().__init__(number, name)
        self.key: str = key

    def carry_out(self, position: Revolution) -> None:
        """Leave the effect out; most say why."""
        finish(position)

    def sentence(self, position: Revolution, seat: int) -> Message:
        """Return what the winner of the space is asked."""
        args: dict[str, Argument] = {"space": SPACE(position.board.order[position.cursor])}
        return Message(self.key, args | self.details(position))

    def details(self, position: Revolution) -> dict[str, Argument]:
        """Return what the sentence names besides the space."""
        return {}


class SecondHalf(Effect):
    """The rest of an answer; it is about what was picked in the first half."""

    def picked(self, position: Revolution) -> str:
        """Return what was picked, as a thing on the board."""
        raise NotImplementedError


def finish(position: Revolution) -> None:
    """Go on to the next effect of the space."""
    position.step += 2
    position.done()


def leave_out(position: Revolution, why: i64) -> None:
    """Leave an effect out that can do nothing."""
    position.tell(why, position.actor)
    finish(position)


def decline(position: Revolution) -> None:
    """Leave an effect out that may be declined."""
    leave_out(position, event_ids.DECLINED)


def gain_support(position: Revolution, seat: i64, amount: i64) -> None:
    """Add the Support of a space to the winner's score (RULES 4.7)."""
    position.scores[seat] += amount
    if position.journal is not None:
        position.tell(event_ids.SUPPORTED, seat, amount)


def gain_tokens(position: Revolution, seat: i64, tokens: i64) -> None:
    """Take tokens into the hand, to be bid in the next turn (RULES 3.11, 4.8, ruling A17)."""
    position.hands[seat] += tokens
    if position.journal is not None:
        for kind in range(KIND_COUNT):
            amount = (tokens >> SHIFT[kind]) & 0xFF
            if amount:
                position.tell(event_ids.GAINED, seat, kind, amount)
