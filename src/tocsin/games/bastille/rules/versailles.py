"""Versailles: the first tile chooses a bonus, the second takes the other (RULES 4.4)."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.message import Message

from . import names
from .board import FROM_VERSAILLES, NONE, SIDES, TAKE_BONUS
from .bonuses import gain
from .position import Bastille

BOTH_SIDES: Final = vec[i64]([TAKE_BONUS, TAKE_BONUS + 1])


class ChoosingBonus(Question[Bastille]):
    """The choice of a bonus for a tile evaluated at Versailles."""

    def offers(self, position: Bastille) -> vec[i64]:
        """Return both bonuses for the first tile, the other one for the second tile."""
        return BOTH_SIDES if position.memo == NONE else vec[i64]([TAKE_BONUS + 1 - position.memo])

    def answer(self, position: Bastille, action: i64) -> None:
        """Take one of the two bonuses."""
        seat = position.actor
        side = action - TAKE_BONUS
        position.done()
        position.memo = side
        figures = versailles_bonuses(position)
        gain(position, seat, figures[2 * side], figures[2 * side + 1], FROM_VERSAILLES)

    def sentence(self, position: Bastille, seat: int) -> Message:
        return Message("choose-bonus")

    def option(self, position: Bastille, seat: int, action: int, text: str) -> Option:
        side = action - TAKE_BONUS
        message = names.bonus_message(names.BONUS_KEYS, versailles_bonuses(position), side)
        return Option(text, f"bonus:{SIDES[side]}", message)


def versailles_bonuses(position: Bastille) -> vec[i64]:
    """Return the effects and amounts of the round's Versailles tile."""
    return position.board.versailles[position.versailles[position.round_number - 1]]
