"""Upgrade: a tile exchanged for one of the next value from the own supply (RULES 4.14)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import with_item
from tocsin.kernel.message import Message

from . import event_ids
from .board import RAISE, VALUE_COUNT
from .position import Bastille


class Upgrading(Question[Bastille]):
    """Which tile is raised, for a bonus of the catacombs."""

    def offers(self, position: Bastille) -> vec[i64]:
        """Return an answer for each value that can be raised."""
        return upgrades(position, position.actor)

    def answer(self, position: Bastille, action: i64) -> None:
        """Raise a tile of that value."""
        seat = position.actor
        position.done()
        raise_tile(position, seat, action - RAISE + 1)

    def carry_out(self, position: Bastille) -> None:
        """Tell that there is nothing to raise (ruling A20)."""
        seat = position.actor
        position.done()
        position.tell(event_ids.NO_UPGRADE, seat)

    def sentence(self, position: Bastille, seat: int) -> Message:
        """Ask for a tile."""
        return Message("choose-upgrade")

    def option(self, position: Bastille, seat: int, action: int, text: str) -> Option:
        """Offer a value to raise."""
        old = action - RAISE + 1
        return Option(text, f"tile:{old}", Message("option-upgrade", {"old": old, "new": old + 1}))


def upgrades(position: Bastille, seat: i64) -> vec[i64]:
    """Return an answer for each value that an upgrade may raise."""
    return vec[i64](
        [
            RAISE + value - 1
            for value in range(1, VALUE_COUNT)
            if position.tiles[seat * VALUE_COUNT + value - 1] and can_raise(position, seat, value)
        ]
    )


def can_raise(position: Bastille, seat: i64, value: i64) -> bool:
    """Return whether the seat's supply holds a tile of just the next value."""
    return value < VALUE_COUNT and position.supply[seat * VALUE_COUNT + value] > 0


def raise_tile(position: Bastille, seat: i64, value: i64) -> None:
    """Exchange a tile in front of its owner for the next value; the old one leaves the game."""
    index = seat * VALUE_COUNT + value
    position.tiles[index - 1] -= 1
    position.supply = with_item(position.supply, index, position.supply[index] - 1)
    position.tiles[index] += 1
    position.tell(event_ids.EXCHANGED, seat, value, value + 1)
