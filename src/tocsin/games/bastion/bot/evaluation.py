"""The worth of pieces, courage, missions and squares, and the judgement of a position."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules import board
from ..rules.board import BY_PRISONERS, KIND, KIND_COUNT, NEED_COUNT, NO_SEAT, PIECE_COUNT
from ..rules.combat.powers import reserve_of
from ..rules.end_and_scoring import points_of
from ..rules.missions.conditions import BY_CAPTOR, available, has_proof, holdings
from ..rules.position import Bastion
from . import weights

TERMS: Final = ("laid", "hand", "prisoners", "army", "reserves")


def worth_of(piece: i64) -> float:
    """Return the worth of a piece."""
    return weights.PIECE[KIND[piece % PIECE_COUNT]]


def price(position: Bastion, piece: i64) -> float:
    """Return the worth of a point of courage for the piece."""
    left = float(position.reserve[reserve_of(position, piece)])
    # Courage left at the end of the match is worthless.
    rounds = float(position.board.round_limit - position.round_number)
    most = min(1.0, rounds / weights.LAST_ROUNDS) * weights.LAST_COURAGE
    return most / (1.0 + weights.PLENTY_DISCOUNT * left)


# --- missions


def missing_prisoners(position: Bastion, mission: i64, held: vec[i64]) -> vec[i64]:
    """Return the missing prisoners of a mission, by need."""
    lacks = position.board.needs[mission * NEED_COUNT : (mission + 1) * NEED_COUNT]
    for need in range(NEED_COUNT):
        lacks[need] = max(0, lacks[need] - held[need])
    return lacks


def mission_worth(position: Bastion, seat: i64, mission: i64, held: vec[i64]) -> float:
    """Return the expected worth of a mission in hand."""
    points = weights.POINT * float(position.board.points[mission])
    proof = position.board.proof[mission]
    if proof == BY_PRISONERS:
        effort = 0.0
        lacks = missing_prisoners(position, mission, held)
        for need in range(NEED_COUNT):
            effort += weights.EFFORT[need] * float(lacks[need])
        return points / (1.0 + weights.EFFORT_SHARE * effort)
    return points if has_proof(position, seat, proof) else points * weights.PROSPECT[proof]


def wanted_kinds(position: Bastion, seat: i64) -> vec[float]:
    """Return by kind the worth of a prisoner for the seat's missions."""
    wanted = vec[float]([0.0] * KIND_COUNT)
    printed = position.board
    held = holdings(position, seat, BY_CAPTOR)
    for mission in available(position, seat):
        if printed.proof[mission] != BY_PRISONERS:
            continue
        lacks = missing_prisoners(position, mission, held)
        count: i64 = 0
        for lack in lacks:
            count += lack
        if count == 0:
            continue
        share = weights.POINT * float(printed.points[mission]) / float(count + 1)
        if printed.common:
            share *= weights.COMMON_SHARE
        for kind in range(KIND_COUNT):
            is_army = printed.side[kind] == board.ARMY
            # Needs have the indices of the kinds, but need 0 is brave soldiers.
            if lacks[kind] or lacks[board.NEED_SOLDIER if is_army else board.NEED_STRATEGIST]:
                wanted[kind] += share
    return wanted


def wanted_of(position: Bastion, seat: i64, piece: i64) -> float:
    """Return the worth of the piece as a prisoner for the seat's missions."""
    return wanted_kinds(position, seat)[KIND[piece % PIECE_COUNT]]


def gain_of(position: Bastion, seat: i64, piece: i64) -> float:
    """Return the worth to the seat of capturing the piece."""
    return worth_of(piece) + wanted_of(position, seat, piece)


def points_for(position: Bastion, seat: i64, proof: i64) -> float:
    """Return the worth of all missions of the seat that ask for this proof."""
    worth = 0.0
    for mission in available(position, seat):
        if position.board.proof[mission] == proof:
            worth += weights.POINT * float(position.board.points[mission])
    return worth


def breaking_worth(position: Bastion, seat: i64) -> float:
    """Return the worth of breaking a drawbridge, which counts once."""
    return points_for(position, seat, board.BY_BREAKING) if position.broke[seat] == 0 else 0.0


# --- squares


def has_prisoner_of(position: Bastion, captor: i64, seat: i64) -> bool:
    """Tell whether the captor holds a piece of the seat."""
    if position.captives[captor] == 0:
        return False
    for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
        if position.place[piece] == board.PRISON_OF - captor:
            return True
    return False


def prize(position: Bastion, seat: i64, kind: i64, square: i64) -> float:
    """Return the worth of arriving on a square with a piece of a kind."""
    owner = position.board.bastion[square]
    if owner in (NO_SEAT, seat) or kind == board.TOWER:
        return 0.0
    terrain = position.board.terrain[square]
    if terrain == board.PRISON and has_prisoner_of(position, owner, seat):
        return weights.FREEING + points_for(position, seat, board.BY_FREEING)
    if terrain == board.TREASURY and position.treasure[owner] == owner:
        return weights.TOKEN + points_for(position, seat, board.BY_TREASURE)
    if terrain == board.TURRET and position.flag[owner] == owner:
        return weights.TOKEN + points_for(position, seat, board.BY_FLAG)
    if terrain == board.THRONE and kind == board.KING:
        return points_for(position, seat, board.BY_ANNEXING)
    return 0.0


# --- the judgement of a position


def judgement_terms(position: Bastion, seat: i64) -> list[float]:
    """Return the expected points of a seat by TERMS; 0 without an army."""
    if position.alive[seat] == 0:
        return [0.0] * len(TERMS)
    held = holdings(position, seat, BY_CAPTOR)
    hand = 0.0
    for mission in available(position, seat):
        hand += mission_worth(position, seat, mission, held)
    army = 0.0
    for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
        if position.place[piece] >= 0:
            army += worth_of(piece)
    reserves: i64 = 0
    for index in range(seat * 3, seat * 3 + 3):
        reserves += position.reserve[index]
    return [
        float(points_of(position, seat)),
        weights.HAND_POINTS / weights.POINT * hand,
        weights.PRISONER_POINTS * float(position.captives[seat]),
        weights.ARMY_POINTS * army,
        weights.RESERVE_POINTS * float(reserves),
    ]
