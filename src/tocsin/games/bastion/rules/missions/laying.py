"""Laying missions: their gain, and the cards drawn afterwards (RULES 4.40)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import ClosedOption, Option
from tocsin.kernel.fields import with_added, with_item
from tocsin.kernel.message import Message

from .. import board, event_ids
from ..asking import BastionQuestion, is_alone
from ..end_and_scoring import check_victory
from ..names import MISSION
from ..position import Bastion
from ..wording import answer_option
from .conditions import available, layable, may_lay
from .drawing import draw, fill_hands
from .knowledge import remove_from_hand
from .losing import check_prisoners


def lay(position: Bastion, seat: i64, mission: i64) -> None:
    """Lay a mission and take its gain; the draw is asked next (RULES 4.40)."""
    position.laid = with_item(position.laid, mission, seat)
    position.reveals += 1
    position.progress = position.round_number
    position.emit(event_ids.MISSION_LAID, seat, mission, position.board.points[mission])
    for reserve in range(3):
        gain = gain_of(position, seat, mission, reserve)
        if gain > 0:
            index: i64 = seat * 3 + reserve
            position.reserve = with_added(position.reserve, index, gain)
            position.emit(event_ids.GAINED, seat, reserve, gain)
    if not position.board.common:
        remove_from_hand(position, seat, mission)
    position.ask(board.DRAWING, seat)
    if position.board.proof[mission] == board.BY_PRISONERS:
        check_prisoners(position, seat)


def gain_of(position: Bastion, seat: i64, mission: i64, reserve: i64) -> i64:
    """Return the increase of a reserve by a mission, up to the end of its track (RULES 1.5)."""
    gain = position.board.gains[mission * 3 + reserve]
    if position.board.max_reserve:
        room: i64 = position.board.max_reserve - position.reserve[seat * 3 + reserve]
        return gain if gain < room else room
    return gain


class Laying(BastionQuestion):
    """The choice of a mission to lay (RULES 4.40, rulings A29, A42, A43 and A50)."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the missions that are proved, and the option to keep them."""
        seat = position.actor
        own_turn = seat == position.token
        if not may_lay(position, seat, own_turn):
            return vec[i64]()
        return append(layable(position, seat, own_turn), board.PASS)

    def is_asked_anyway(self, position: Bastion) -> bool:
        """Ask even if no mission can be laid, because that is the seat's secret."""
        return True

    def answer(self, position: Bastion, action: i64) -> None:
        """Lay the mission and ask again."""
        if action == board.PASS:
            position.done()
        else:
            lay(position, position.actor, action - board.LAY)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a mission."""
        return Message("choose-lay-alone" if is_alone(position, seat) else "choose-lay")

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return the option for an action; keeping alone has a sentence of its own."""
        if action == board.PASS and is_alone(position, seat):
            return answer_option(text, "option-nothing")
        return super().option(position, seat, action, text)

    def closed(self, position: Bastion, seat: int) -> list[ClosedOption]:
        """Return the reasons for missions that cannot be laid."""
        return closed_missions(position, seat)


class DrawingMissions(BastionQuestion):
    """The end of laying: victory, or a draw of two missions, one of which is returned."""

    def carry_out(self, position: Bastion) -> None:
        """Check for victory, then draw; the mission to return is asked next."""
        seat = position.actor
        position.done()
        check_victory(position, seat)
        if position.board.common or position.reason:
            return
        if draw(position, seat, position.board.draw) > 1:
            position.ask(board.KEEPING, seat)
        else:
            fill_hands(position)


def closed_missions(position: Bastion, seat: int) -> list[ClosedOption]:
    """Return the reason for each mission that the seat cannot lay."""
    return [
        ClosedOption(MISSION(mission), Message("closed-mission"))
        for mission in available(position, seat)
    ]
