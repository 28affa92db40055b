"""The movement step, which comes before the first combat (RULES 3.3 and 4.5)."""

# mypyc: compile

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tocsin.kernel.choice import ClosedOption, Option
from tocsin.kernel.message import Argument, Message

from .. import board, event_ids
from ..arrival import arrive
from ..asking import BastionQuestion, is_alone
from ..board import (
    DISPLACED,
    HASTENED,
    KIND,
    KNIGHT,
    LANDING,
    MOVE,
    NOTHING,
    PIECE_COUNT,
    PIECES,
    QUEEN,
    TO,
    TOWER,
    TURN_GATE,
)
from ..combat.combat_step import fighting_menu, offers_fight
from ..combat.items import attachable
from ..combat.targets import closed_piece
from ..missions.conditions import layable, may_lay
from ..missions.laying import closed_missions, lay
from ..names import FILE
from ..pieces.drawbridge import can_turn, turn_gate
from ..pieces.towers import lift, mount, put, tell_square
from ..position import Bastion
from ..wording import answer_option, piece_name, piece_option
from .destinations import (
    NO_MOVE,
    can_go,
    cost_of,
    destinations,
    green_left,
    pay_for_move,
    right_to_move,
)


class Moving(BastionQuestion):
    """The choice of a piece to move, or of a drawbridge, object or mission in between."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return all actions of the movement step."""
        seat = position.actor
        green = green_left(position, seat)
        offered = vec[i64](capacity=24)
        for slot in range(PIECE_COUNT):
            piece: i64 = seat * PIECE_COUNT + slot
            if position.place[piece] < 0:
                continue
            right = right_to_move(position, piece, green)
            if right != NO_MOVE and can_go(position, piece, right):
                offered = append(offered, MOVE + slot)
        for owner in range(position.players):
            if can_turn(position, seat, owner):
                offered = append(offered, TURN_GATE + owner)
        if position.board.advanced and len(attachable(position, seat)) > 0:
            offered = append(offered, board.ARM)
        return append(extend(offered, layable(position, seat, True)), board.DONE)

    def is_asked_anyway(self, position: Bastion) -> bool:
        """Ask whenever the public thinks that the seat may lay a mission (ruling A50)."""
        return may_lay(position, position.actor, True)

    def answer(self, position: Bastion, action: i64) -> None:
        """Pick up a piece, act without moving, or end the step."""
        seat = position.actor
        if action == board.DONE:
            position.done()
        elif action < board.BOARD:
            position.picked = seat * PIECE_COUNT + action - MOVE
            position.ask(LANDING, seat)
        elif action == board.ARM:
            position.ask(board.ARMING, seat)
        elif action >= board.LAY:
            lay(position, seat, action - board.LAY)
        else:
            turn_gate(position, seat, action - TURN_GATE)

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Tell the piece that was picked up."""
        if action < board.BOARD:
            position.emit(event_ids.PICKED, seat, action - MOVE)
        else:
            super().note(position, seat, action)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a piece."""
        key = "choose-move-alone" if is_alone(position, seat) else "choose-move"
        green = position.reserve[seat * 3]
        return Message(key, {"green": green, "left": green_left(position, seat)})

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return the option for an action; the end of the step can be the end of the turn."""
        if action < board.BOARD:
            piece = seat * PIECE_COUNT + action - MOVE
            right = right_to_move(position, piece, green_left(position, seat))
            more: dict[str, Argument] = {"cost": cost_of(position, right)}
            goals = destinations(position, piece)
            # The piece moves at once to its only destination, so the option names it.
            if len(goals) == 1 and goals[0] >= TO:
                there = position.board.named[goals[0] - TO]
                more |= {"file": FILE(position.board.file[there]), "row": position.board.row[there]}
                return piece_option(position, seat, text, "option-move-to", more)
            if len(goals) == 1:
                more["tower"] = f"piece:{PIECES[board.TOWER_A + goals[0] - board.BOARD]}"
                return piece_option(position, seat, text, "option-move-aboard", more)
            return piece_option(position, seat, text, "option-move", more)
        if action == board.DONE and not offers_fight(fighting_menu(position, seat)):
            return answer_option(text, "option-done-turn")
        return super().option(position, seat, action, text)

    def closed(self, position: Bastion, seat: int) -> list[ClosedOption]:
        """Return the reasons for pieces that cannot move and missions that cannot be laid."""
        return closed_moves(position, seat)


class Landing(BastionQuestion):
    """The choice of a destination for the piece picked up."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the squares, and the Towers to board."""
        return destinations(position, position.picked)

    def answer(self, position: Bastion, action: i64) -> None:
        """Move the piece, pay for the move, and carry out the effect of its square."""
        position.done()
        ground = position.board
        piece = position.picked
        seat: i64 = piece // PIECE_COUNT
        slot: i64 = piece % PIECE_COUNT
        position.picked = NOTHING
        here = position.place[piece]
        if action < TO:
            tower: i64 = seat * PIECE_COUNT + board.TOWER_A + action - board.BOARD
            there = position.place[tower]
            pay_for_move(position, piece, ground.link[here * ground.size + there] != 0)
            lift(position, piece)
            mount(position, piece, tower)
            position.emit(event_ids.BOARDED, seat, slot, tower % PIECE_COUNT)
            return
        there = ground.named[action - TO]
        pay_for_move(position, piece, ground.link[here * ground.size + there] != 0)
        lift(position, piece)
        put(position, piece, there)
        tell_square(position, event_ids.MOVED, piece)
        if board.KIND[slot] != board.TOWER:
            arrive(position, piece, there)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a square."""
        return Message("choose-square", {"piece": piece_name(position.picked)})


def closed_moves(position: Bastion, seat: int) -> list[ClosedOption]:
    """Return the reasons for pieces that cannot move and missions that cannot be laid."""
    return [
        *(
            closed_piece(piece, _held_back(position, piece))
            for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT)
            if position.place[piece] >= 0
        ),
        *closed_missions(position, seat),
    ]


def _held_back(position: Bastion, piece: int) -> Message:
    """Return the reason why a piece cannot move."""
    left = green_left(position, piece // PIECE_COUNT)
    if right_to_move(position, piece, left) != NO_MOVE:
        return Message("closed-stuck")
    kind = KIND[piece % PIECE_COUNT]
    ground = position.board
    if ground.side[kind] != position.side:
        return Message("closed-class", {"cost": ground.against_cost, "left": left})
    may_hasten = not (position.deeds[piece] & HASTENED or kind in (TOWER, KNIGHT, QUEEN))
    assert position.deeds[piece] & DISPLACED
    cost = ground.extra_cost if may_hasten else 0
    return Message("closed-moved", {"cost": cost, "left": left})
