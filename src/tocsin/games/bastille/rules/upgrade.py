"""Upgrade: exchanging a tile for the next value from the seat's supply (RULES 4.14)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import with_added
from tocsin.kernel.message import Message

from . import event_ids
from .board import RAISE, VALUE_COUNT
from .position import Bastille


class Upgrading(Question[Bastille]):
    """The choice of a tile to upgrade, for a bonus of the catacombs."""

    def offers(self, position: Bastille) -> vec[i64]:
        """Return an answer for each value that can be upgraded."""
        return upgrades(position, position.actor)

    def answer(self, position: Bastille, action: i64) -> None:
        """Upgrade a tile of the chosen value."""
        seat = position.actor
        position.done()
        raise_tile(position, seat, action - RAISE + 1)

    def carry_out(self, position: Bastille) -> None:
        """Report that no tile can be upgraded (ruling A20)."""
        seat = position.actor
        position.done()
        position.emit(event_ids.NO_UPGRADE, seat)

    def sentence(self, position: Bastille, seat: int) -> Message:
        return Message("choose-upgrade")

    def option(self, position: Bastille, seat: int, action: int, text: str) -> Option:
        old = action - RAISE + 1
        return Option(text, f"tile:{old}", Message("option-upgrade", {"old": old, "new": old + 1}))


def upgrades(position: Bastille, seat: i64) -> vec[i64]:
    """Return an answer for each value that the seat can upgrade."""
    return vec[i64](
        [
            RAISE + value - 1
            for value in range(1, VALUE_COUNT)
            if position.tiles[seat * VALUE_COUNT + value - 1] and can_raise(position, seat, value)
        ]
    )


def can_raise(position: Bastille, seat: i64, value: i64) -> bool:
    """Tell whether the seat's supply holds a tile of the next value."""
    return value < VALUE_COUNT and position.supply[seat * VALUE_COUNT + value] > 0


def raise_tile(position: Bastille, seat: i64, value: i64) -> None:
    """Exchange a tile for the next value from the supply; the old tile leaves the game."""
    index = seat * VALUE_COUNT + value
    position.tiles[index - 1] -= 1
    position.supply = with_added(position.supply, index, -1)
    position.tiles[index] += 1
    position.emit(event_ids.EXCHANGED, seat, value, value + 1)
