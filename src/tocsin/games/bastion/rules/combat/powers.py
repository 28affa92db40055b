"""Force, courage and power of a fighter, and pieces at risk (RULES 4.14 and 4.28 to 4.31)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from .. import board
from ..board import ARCHER, EVENT_CARD, KIND, KING_PIECE, NOTHING, PIECE_COUNT, QUEEN_PIECE, TOWER
from ..ownership import has_object
from ..pieces.contact import rider_of, touch
from ..position import Bastion
from .targets import IN_CONTACT, reach


def is_beside_king(position: Bastion, piece: i64) -> bool:
    """Return whether the piece's own King is in contact with it (rulings A9 and A10)."""
    king: i64 = piece - piece % PIECE_COUNT + KING_PIECE
    return king != piece and touch(position, piece, king) != 0


def is_beside_queen(position: Bastion, piece: i64) -> bool:
    """Return whether the piece's own Queen is in contact with it (rulings A9 and A10)."""
    queen: i64 = piece - piece % PIECE_COUNT + QUEEN_PIECE
    return queen != piece and touch(position, piece, queen) != 0


def fighter(position: Bastion, seat: i64) -> i64:
    """Return the piece under the seat's courage card."""
    return position.valiant if seat == position.attacker else position.target


def reserve_of(position: Bastion, piece: i64) -> i64:
    """Return the red reserve for soldiers, the blue for strategists (RULES 4.28, ruling A14)."""
    army = position.board.side[KIND[piece % PIECE_COUNT]] == board.ARMY
    return piece // PIECE_COUNT * 3 + (1 if army else 2)


def card_limit(position: Bastion, piece: i64) -> i64:
    """Return the highest card allowed for the piece (RULES 4.28 and 4.47)."""
    limit = position.board.courage[position.value[piece]]
    if has_object(position, piece, board.HELM):
        limit += position.board.helm
    if limit > board.CARD_COUNT:
        limit = board.CARD_COUNT
    return limit


def highest_affordable(position: Bastion, piece: i64) -> i64:
    """Return the highest card that is allowed and that the seat can pay (ruling A15)."""
    limit = card_limit(position, piece)
    points = position.reserve[reserve_of(position, piece)]
    while position.board.costs[limit - 1] > points:
        limit -= 1
    return limit


def force_of(position: Bastion, piece: i64, attacks: bool) -> i64:
    """Return the Force of a piece in a combat, including King, rider and object."""
    return position.board.force[position.value[piece]] + added_force(position, piece, attacks)


def added_force(position: Bastion, piece: i64, attacks: bool) -> i64:
    """Return the public bonus of King, rider and object (RULES 4.14 and 4.29, rulings A6, A8)."""
    printed = position.board
    force: i64 = 0
    if rider_of(position, piece) != NOTHING:
        force += printed.rider_bonus
    if is_beside_king(position, piece):
        force += printed.king_bonus
    weapon: i64 = board.FLAME_SWORD if attacks else board.RUNE_SHIELD
    if has_object(position, piece, weapon):
        force += printed.object_force[weapon]
    return force


def added_forces(position: Bastion) -> dict[int, int]:
    """Return the added Force by fighter, without zeros."""
    fighters = [position.valiant, *position.support, position.target]
    added = {
        piece: added_force(position, piece, piece != position.target)
        for piece in fighters
        if piece != NOTHING
    }
    return {piece: force for piece, force in added.items() if force}


def courage_card(position: Bastion, side: i64) -> i64:
    """Return the courage card of a side, also one added to an event; 0 without a card."""
    card: i64 = position.cards[side]
    if card >= EVENT_CARD:
        card = position.extra[side]
    if card == NOTHING:
        card = 0
    return card


def coefficient(position: Bastion, piece: i64, side: i64) -> i64:
    """Return the multiplier of a fighter's Force (RULES 4.29 and 4.50)."""
    card = courage_card(position, side)
    if position.cards[side] == EVENT_CARD + board.MIRROR:
        card = courage_card(position, 1 - side)
    fog: i64 = EVENT_CARD + board.FOG
    if card == 0 or position.cards[0] == fog or position.cards[1] == fog:
        card = 1
    return with_queen(position, piece, card)


def with_queen(position: Bastion, piece: i64, card: i64) -> i64:
    """Return the card's value, with the bonus of a Queen beside (RULES 4.29, ruling A7)."""
    if not is_beside_queen(position, piece):
        return card
    most: i64 = card + position.board.queen_bonus
    if position.board.queen_limited:
        limit = card_limit(position, piece)
        if most > limit:
            most = limit if limit > card else card
    return most


def force_with_card(position: Bastion, piece: i64, side: i64) -> i64:
    """Return the Force of a fighter, including Fury."""
    force = force_of(position, piece, side == 0)
    if position.cards[side] == EVENT_CARD + board.FURY:
        force += position.board.fury_force
    return force


def power_of(position: Bastion, piece: i64, side: i64) -> i64:
    """Return the power of a fighter: Force times coefficient."""
    return force_with_card(position, piece, side) * coefficient(position, piece, side)


# --- captured pieces


def is_over_corner(position: Bastion, piece: i64, target: i64) -> bool:
    """Return whether the target is a Tower that the piece attacks over its corner."""
    return KIND[target % PIECE_COUNT] == TOWER and touch(position, piece, target) == board.CORNER


def is_counterable(position: Bastion, piece: i64) -> bool:
    """Return whether the defender can capture this attacker (RULES 4.31, rulings A13 and A17)."""
    target = position.target
    kind = KIND[target % PIECE_COUNT]
    if reach(position, piece, target) != IN_CONTACT:
        return kind == ARCHER
    return kind != ARCHER and not is_over_corner(position, piece, target)


def is_defenceless(position: Bastion, target: i64) -> bool:
    """Return whether the piece is an Archer without defence on the battlefield (ruling A31)."""
    if not position.board.archers_taken or position.place[target] != position.board.centre:
        return False
    return KIND[target % PIECE_COUNT] == ARCHER


def losers(position: Bastion, strength: i64, total: i64, defence: i64) -> vec[i64]:
    """Return the captured attackers, given the powers of the valiant, all attackers and the target.

    RULES 4.31, rulings A16 and A17.
    """
    lost = vec[i64]()
    if defence == total:
        return lost
    if defence > strength and is_counterable(position, position.valiant):
        lost = append(lost, position.valiant)
    if defence > total:
        for piece in position.support:
            if is_counterable(position, piece):
                lost = append(lost, piece)
    return lost


def is_defeated(position: Bastion, total: i64, defence: i64) -> bool:
    """Return whether the target is captured (RULES 4.31, ruling A18)."""
    # At equal power only a Tower attacked over its corner is captured.
    if defence == total:
        return is_over_corner(position, position.valiant, position.target)
    return defence < total
