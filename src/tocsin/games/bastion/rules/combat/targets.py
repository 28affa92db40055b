"""Attackers and their targets (RULES 3.1, 3.6, 4.14, 4.19 and 4.21 to 4.24)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import ClosedOption
from tocsin.kernel.message import Message

from .. import board, event_ids
from ..board import ARCHER, KIND, NO_SEAT, NOTHING, PIECE_COUNT, PIECES, SIDE, TOWER, UPSTAIRS
from ..missions.laying import closed_missions
from ..names import PIECE
from ..ownership import has_object
from ..pieces.battlefield import is_on_battlefield
from ..pieces.contact import BIT, level_of, rider_of, touch
from ..pieces.drawbridge import is_barred
from ..position import Bastion
from .assault import can_assault

IN_CONTACT: Final = 1
SHOOTING: Final = 2


def may_attack(position: Bastion) -> bool:
    """Return whether attacks are allowed in this turn (RULES 3.6 and 4.51, ruling A51)."""
    is_first = position.round_number == 1 and position.token == position.first
    return position.truce == 0 and not is_first


def can_fight(position: Bastion, piece: i64) -> bool:
    """Return whether the piece may still fight in this turn (RULES 3.1 and 4.24)."""
    if position.place[piece] < 0 or position.deeds[piece] & board.SPENT:
        return False
    return position.board.side[KIND[piece % PIECE_COUNT]] == position.side


def fighters(position: Bastion, seat: i64) -> vec[i64]:
    """Return the pieces of the seat that can fight."""
    pieces = vec[i64]()
    for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
        if can_fight(position, piece):
            pieces = append(pieces, piece)
    return pieces


def has_line_of_sight(position: Bastion, shooter: i64, middle: i64, target: i64) -> bool:
    """Return whether a shot over the middle square reaches the target (RULES 4.23, ruling A12)."""
    if level_of(position, shooter) & UPSTAIRS:
        return True
    if KIND[shooter % PIECE_COUNT] == ARCHER and has_object(position, shooter, board.SILVER_BOW):
        return True
    ground = position.board
    if middle == ground.centre:
        if position.crowd > 0:
            return False
    elif position.at[middle] != NOTHING:
        return False
    here = position.place[shooter]
    there = position.place[target]
    if is_barred(position, ground.link[here * ground.size + middle]):
        return False
    if is_barred(position, ground.link[middle * ground.size + there]):
        return False
    # A wall in between hides a target that is not upstairs.
    return ground.level[middle] & board.GROUND != 0 or level_of(position, target) & UPSTAIRS != 0


def can_shoot(position: Bastion, piece: i64) -> bool:
    """Return whether the piece can shoot from its square (RULES 4.45 and 4.47)."""
    if is_on_battlefield(position, piece):
        return False
    return KIND[piece % PIECE_COUNT] == ARCHER or has_object(position, piece, board.SILVER_BOW)


def reach(position: Bastion, piece: i64, target: i64) -> i64:
    """Return IN_CONTACT, SHOOTING or 0 for the target (RULES 4.21 and 4.22, ruling A11)."""
    kind = KIND[piece % PIECE_COUNT]
    if kind != ARCHER:
        link = touch(position, piece, target)
        if link != 0 and (kind != TOWER or link == SIDE):
            return IN_CONTACT
    there = position.place[target]
    if can_shoot(position, piece) and not is_on_battlefield(position, target) and there >= 0:
        runs = position.board.lines[position.place[piece]]
        for index in range(0, len(runs), 3):
            if runs[index + 1] == there and has_line_of_sight(position, piece, runs[index], target):
                return SHOOTING
    return 0


def targets(position: Bastion, seat: i64, only: i64) -> vec[i64]:
    """Return an action for each enemy piece that the seat can attack.

    `only` is the seat attacked, or NO_SEAT for all enemies; it means the same below.
    """
    enemies: i64 = 0
    for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
        if can_fight(position, piece):
            enemies |= attackable(position, piece, only)
    actions = vec[i64]()
    if enemies != 0:
        actions = vec[i64](capacity=16)
        for piece in range(len(position.place)):
            if enemies & BIT[piece]:
                actions = append(actions, board.TARGET + piece)
    return actions


def attackable(position: Bastion, piece: i64, only: i64) -> i64:
    """Return the enemies that the piece can attack, as bits."""
    ground = position.board
    here = position.place[piece]
    seat: i64 = piece // PIECE_COUNT
    kind = KIND[piece % PIECE_COUNT]
    enemies: i64 = 0
    if kind != ARCHER:
        level = level_of(position, piece)
        first: i64 = here * ground.size
        at = position.at
        for square in ground.adjacent[here]:
            occupant = at[square]
            if occupant == NOTHING:
                if square != ground.centre or position.crowd == 0:
                    continue
            elif occupant // PIECE_COUNT == seat:
                # The rider of an own Tower is an own piece.
                continue
            link = ground.link[first + square]
            if (kind == TOWER and link & SIDE == 0) or is_barred(position, link):
                continue
            if square == ground.centre:
                enemies |= attackable_in_centre(position, seat, only, level)
            else:
                enemies |= attackable_on(position, occupant, only, level)
        if here == ground.centre:
            enemies |= attackable_in_centre(position, seat, only, level)
    if can_shoot(position, piece):
        enemies |= shootable(position, piece, only)
    return enemies


def attackable_on(position: Bastion, occupant: i64, only: i64, level: i64) -> i64:
    """Return the enemy on a square and its rider, as far as they are at the level, as bits."""
    if only != NO_SEAT and occupant // PIECE_COUNT != only:
        return 0
    enemies: i64 = 0
    if level & level_of(position, occupant):
        enemies = BIT[occupant]
    rider = rider_of(position, occupant)
    if rider != NOTHING and level & UPSTAIRS:
        enemies |= BIT[rider]
    return enemies


def attackable_in_centre(position: Bastion, seat: i64, only: i64, level: i64) -> i64:
    """Return the enemies on the battlefield square at the level, as bits."""
    enemies: i64 = 0
    for piece in range(len(position.place)):
        owner: i64 = piece // PIECE_COUNT
        if position.place[piece] == position.board.centre and owner != seat:
            if (only == NO_SEAT or owner == only) and level & level_of(position, piece):
                enemies |= BIT[piece]
    return enemies


def shootable(position: Bastion, piece: i64, only: i64) -> i64:
    """Return the enemies that the piece can shoot, as bits."""
    seat: i64 = piece // PIECE_COUNT
    enemies: i64 = 0
    at = position.at
    runs = position.board.lines[position.place[piece]]
    for index in range(0, len(runs), 3):
        occupant = at[runs[index + 1]]
        # `at` is empty for the battlefield square, where no piece can be shot.
        if occupant == NOTHING:
            continue
        owner: i64 = occupant // PIECE_COUNT
        if owner == seat or (only != NO_SEAT and owner != only):
            continue
        if has_line_of_sight(position, piece, runs[index], occupant):
            enemies |= BIT[occupant]
        rider = rider_of(position, occupant)
        if rider != NOTHING and has_line_of_sight(position, piece, runs[index], rider):
            enemies |= BIT[rider]
    return enemies


def tell_aim(position: Bastion, seat: i64, action: i64) -> None:
    """Tell the target of an attack."""
    if action >= board.ASSAULT:
        position.emit(event_ids.AIMED_AT_GATE, seat, action - board.ASSAULT)
    else:
        target: i64 = action - board.TARGET
        position.emit(event_ids.AIMED, seat, target % PIECE_COUNT, target // PIECE_COUNT)


def has_assaulter(position: Bastion, seat: i64, owner: i64) -> bool:
    """Return whether the seat can attack the owner's drawbridge."""
    if owner == seat or position.resistance[owner] <= 0:
        return False
    for square in position.board.fronts[owner]:
        piece = position.at[square]
        if piece != NOTHING and piece // PIECE_COUNT == seat:
            if KIND[piece % PIECE_COUNT] != ARCHER and can_fight(position, piece):
                return True
    return False


def can_take_part(position: Bastion, piece: i64) -> bool:
    """Return whether the fighter can take part in the attack being prepared."""
    if position.bridge != NO_SEAT:
        return can_assault(position, piece, position.bridge)
    return reach(position, piece, position.target) != 0


def able_fighters(position: Bastion, seat: i64) -> vec[i64]:
    """Return the pieces that can take part in the attack being prepared."""
    pieces = vec[i64]()
    for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
        if can_fight(position, piece) and can_take_part(position, piece):
            pieces = append(pieces, piece)
    return pieces


def closed_attacks(position: Bastion, seat: int) -> list[ClosedOption]:
    """Return the reasons for enemies that cannot be attacked and missions that cannot be laid."""
    reach = Message("closed-reach")
    return [
        *(
            closed_piece(piece, reach)
            for piece, square in enumerate(position.place)
            if square >= 0 and piece // PIECE_COUNT != seat
        ),
        *(
            ClosedOption(f"gate:{owner}", Message("closed-gate"), "gate:drawbridge")
            for owner in range(position.players)
            if owner != seat and position.resistance[owner] > 0
        ),
        *closed_missions(position, seat),
    ]


def closed_piece(piece: int, message: Message) -> ClosedOption:
    """Return the reason for a piece that cannot be chosen."""
    seat, slot = divmod(piece, PIECE_COUNT)
    return ClosedOption(f"piece:{seat}:{PIECES[slot]}", message, PIECE(slot))
