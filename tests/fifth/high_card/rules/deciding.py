"""The simultaneous hidden decision to keep or throw a card (RULES 3 and 4)."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import NO_ANSWERS, Question
from tocsin.kernel.message import Message

from . import event_ids
from .board import KEEP, THROW
from .position import HighCard

BOTH: Final = vec[i64]([KEEP, THROW])


def draw(position: HighCard) -> i64:
    """Draw a card; the pack holds any number of each card (ruling A1)."""
    return 1 + position.chance.below(position.board.highest)


class Deciding(Question[HighCard]):
    """A question to all seats at once; it replaces the methods for one to a single seat."""

    def asks(self, position: HighCard) -> bool:
        """Tell whether a seat has yet to decide; if not, turn all cards up."""
        if 0 in position.decided:
            return True
        self.carry_out(position)
        return False

    def actors(self, position: HighCard) -> list[int]:
        """Return the seats that have yet to decide."""
        return [seat for seat in range(position.players) if position.decided[seat] == 0]

    def options(self, position: HighCard, seat: i64) -> vec[i64]:
        """Return both actions, or none for a seat that has decided (RULES 4.1)."""
        return NO_ANSWERS if position.decided[seat] else BOTH

    def take(self, position: HighCard, seat: i64, action: i64) -> None:
        """Record the decision; no card is drawn before all have decided (RULES 5.1)."""
        position.decided[seat] = 1
        position.thrown[seat] = 1 if action == THROW else 0
        position.emit(event_ids.DECIDED, seat, position.thrown[seat])

    def carry_out(self, position: HighCard) -> None:
        """Replace the thrown cards, and turn all cards up (RULES 3.2)."""
        position.reveals += 1
        for seat in range(position.players):
            if position.thrown[seat]:
                position.cards[seat] = draw(position)
            position.emit(event_ids.SHOWN, seat, position.cards[seat], position.thrown[seat])
        position.done()

    def sentence(self, position: HighCard, seat: int) -> Message:
        """Return the question with the seat's own card."""
        return Message("choose-keep", {"card": int(position.cards[seat])})

    def option(self, position: HighCard, seat: int, action: int, text: str) -> Option:
        """Return the option for an action."""
        return Option(text, f"answer:{text}", Message(f"option-{text}"))
