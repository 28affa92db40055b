"""Why a piece, a target or a mission is not offered (RULES 3.1, 4.15 to 4.21 and 4.40)."""

# mypyc: compile

from tocsin.kernel.choice import Closed
from tocsin.kernel.message import Message

from .board import DISPLACED, HASTENED, KIND, KNIGHT, PIECE_COUNT, PIECES, QUEEN, TOWER
from .mission_conditions import available
from .movement import NO_MOVE, green_left, manner
from .names import MISSION, PIECE
from .position import Bastion


def closed_moves(position: Bastion, seat: int) -> list[Closed]:
    """Say why pieces of the seat do not move, and missions are not laid."""
    return [
        *(
            _piece(piece, _held_back(position, piece))
            for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT)
            if position.place[piece] >= 0
        ),
        *closed_missions(position, seat),
    ]


def closed_attacks(position: Bastion, seat: int) -> list[Closed]:
    """Say why enemy pieces and drawbridges are not attacked, and missions not laid."""
    reach = Message("closed-reach")
    return [
        *(
            _piece(piece, reach)
            for piece, place in enumerate(position.place)
            if place >= 0 and piece // PIECE_COUNT != seat
        ),
        *(
            Closed(f"gate:{owner}", Message("closed-gate"), "gate:drawbridge")
            for owner in range(position.players)
            if owner != seat and position.resistance[owner] > 0
        ),
        *closed_missions(position, seat),
    ]


def closed_missions(position: Bastion, seat: int) -> list[Closed]:
    """Say why missions are not laid."""
    return [
        Closed(MISSION(mission), Message("closed-mission")) for mission in available(position, seat)
    ]


def _piece(piece: int, message: Message) -> Closed:
    seat, slot = divmod(piece, PIECE_COUNT)
    return Closed(f"piece:{seat}:{PIECES[slot]}", message, PIECE(slot))


def _held_back(position: Bastion, piece: int) -> Message:
    """Say why a piece does not move."""
    left = green_left(position, piece // PIECE_COUNT)
    if manner(position, piece, left) != NO_MOVE:
        return Message("closed-stuck")
    kind = KIND[piece % PIECE_COUNT]
    ground = position.board
    if ground.side[kind] != position.side:
        return Message("closed-class", {"cost": ground.against_cost, "left": left})
    may_hasten = not (position.deeds[piece] & HASTENED or kind in (TOWER, KNIGHT, QUEEN))
    assert position.deeds[piece] & DISPLACED
    cost = ground.extra_cost if may_hasten else 0
    return Message("closed-moved", {"cost": cost, "left": left})
