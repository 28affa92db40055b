"""Effects of a space: Support, tokens, effects left out (RULES 3.11, 4.7, 4.8 and 4.10)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.message import Argument, Message

from . import event_ids
from .board import DECLINE
from .names import SPACE
from .position import Revolution
from .tokens import KIND_COUNT, amount_of


class Effect(Question[Revolution]):
    """A question to the winner of the space being resolved; some effects offer DECLINE."""

    def __init__(self, number: i64, name: str, key: str) -> None:
        super().__init__(number, name)
        self.key: str = key

    def take(self, position: Revolution, seat: i64, action: i64) -> None:
        if action == DECLINE:
            leave_out(position, event_ids.DECLINED)
        else:
            self.answer(position, action)

    def carry_out(self, position: Revolution) -> None:
        """Leave the effect out; most effects also tell the reason."""
        finish(position)

    def sentence(self, position: Revolution, seat: int) -> Message:
        """Return the question to the winner."""
        args: dict[str, Argument] = {"space": SPACE(position.board.order[position.cursor])}
        return Message(self.key, args | self.details(position))

    def details(self, position: Revolution) -> dict[str, Argument]:
        """Return the arguments of the sentence besides the space."""
        return {}

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        if action == DECLINE:
            return Option(text, "answer:decline", Message("option-decline"))
        return self.worded(text, action)

    def worded(self, text: str, action: int) -> Option:
        """Return the option for an action other than DECLINE."""
        raise NotImplementedError


class SecondStep(Effect):
    """The second question of an effect; `about` holds the choice made in the first."""

    def picked(self, position: Revolution) -> str:
        """Return the id of the thing chosen in the first step."""
        raise NotImplementedError


def finish(position: Revolution) -> None:
    """End the effect; the next effect of the space follows."""
    position.step += 2
    position.done()


def leave_out(position: Revolution, reason: i64) -> None:
    """End an effect without a change; the reason is the id of the event to tell."""
    position.emit(reason, position.actor)
    finish(position)


def gain_support(position: Revolution, seat: i64, amount: i64) -> None:
    """Add the Support of a space to the winner's score (RULES 4.7)."""
    position.scores[seat] += amount
    position.emit(event_ids.SUPPORTED, seat, amount)


def gain_tokens(position: Revolution, seat: i64, tokens: i64) -> None:
    """Add tokens to the hand, to be bid in the next turn (RULES 3.11, 4.8, ruling A17)."""
    position.hands[seat] += tokens
    if position.journal is not None:
        for kind in range(KIND_COUNT):
            amount = amount_of(tokens, kind)
            if amount:
                position.emit(event_ids.GAINED, seat, kind, amount)
