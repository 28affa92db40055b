"""The course of a turn: token, movement, combat, and its end (RULES 3.1 to 3.5)."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.fields import filled_row, has_item, with_item
from tocsin.kernel.message import Argument, Message

from . import board, event_ids
from .asking import BastionQuestion
from .board import CHOOSE_SIDE, NOTHING
from .combat.combat_step import clear_combat
from .end_and_scoring import check_rounds, quiet_until
from .missions.conditions import holds_ramparts
from .position import Bastion

# The end of the match is announced this many rounds before.
ANNOUNCED_ROUNDS: Final = 3

BOTH_SIDES: Final = vec[i64]([CHOOSE_SIDE, CHOOSE_SIDE + 1])


class PassingToken(BastionQuestion):
    """Passing the token, and the start of a turn (RULES 2.2 and 3.3 to 3.5)."""

    def carry_out(self, position: Bastion) -> None:
        """Begin a turn, and a round if the first seat was passed."""
        seat = position.actor
        position.done()
        while position.alive[seat] == 0:
            seat = (seat + 1) % position.players
        offset: i64 = (seat - position.first) % position.players
        old_offset: i64 = (position.token - position.first) % position.players
        # The offset falls when the token passes the first seat.
        if position.round_number == 0 or offset <= old_offset:
            check_rounds(position)
            if position.reason:
                return
            position.round_number += 1
        position.token = seat
        position.side = NOTHING
        position.spent = 0
        position.truce = 0
        position.spies = vec[i64]()
        clear_combat(position)
        position.deeds = filled_row(len(position.deeds), 0)
        reset_turn(position)
        position.emit(event_ids.TURN, seat, position.round_number)
        position.ask(board.NEXT, (seat + 1) % position.players)
        position.ask(board.REDRAWING, seat)
        position.ask(board.RAMPARTS, seat)
        position.ask(board.SPIES_REPORT, seat)
        position.ask(board.FIGHTING, seat)
        position.ask(board.MOVING, seat)
        position.ask(board.TOKEN, seat)


def reset_turn(position: Bastion) -> None:
    """Reset the drawbridges turned and the proofs that hold for one turn only (ruling A44)."""
    if has_item(position.turned, 1):
        position.turned = filled_row(position.players, 0)
    if position.board.common:
        return
    if has_item(position.freed, 1):
        position.freed = filled_row(position.players, 0)
    if has_item(position.held, 1):
        position.held = filled_row(position.players, 0)


class ChoosingSide(BastionQuestion):
    """The choice of the token's side: the class that moves and attacks (RULES 3.1)."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return both sides of the token."""
        return BOTH_SIDES

    def answer(self, position: Bastion, action: i64) -> None:
        """Turn the token to the chosen side."""
        seat = position.actor
        position.done()
        position.side = action - CHOOSE_SIDE
        position.emit(event_ids.SIDE_CHOSEN, seat, position.side)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Return the question for a side, with the last round if it is near."""
        limit, quiet = position.board.round_limit, quiet_until(position)
        last = min(limit, quiet)
        args: dict[str, Argument] = {
            "last": last,
            "near": int(last - position.round_number <= ANNOUNCED_ROUNDS),
            "early": int(quiet < limit),
        }
        return Message("choose-token", args)


class CheckingRamparts(BastionQuestion):
    """The check of ramparts at the end of a turn (RULES 3.5)."""

    def carry_out(self, position: Bastion) -> None:
        """Record ramparts held as a proof, and offer the missions that it proves."""
        seat = position.actor
        position.done()
        if holds_ramparts(position, seat):
            position.held = with_item(position.held, seat, 1)
            position.ask(board.LAYING, seat)
