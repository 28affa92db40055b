"""What pieces, courage, missions and squares are worth to a seat, and who is how far."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules import board
from ..rules.board import (
    BY_PRISONERS,
    KIND,
    KIND_COUNT,
    KING,
    NEED_COUNT,
    NEED_SOLDIER,
    NEED_STRATEGIST,
    NOBODY,
    PIECE_COUNT,
    PRISON_OF,
    TOWER,
)
from ..rules.combat.powers import reserve_of
from ..rules.end_and_scoring import points_of
from ..rules.missions.conditions import BY_CAPTOR, available, has_proof, holdings
from ..rules.position import Bastion

# What a piece is worth, by kind.
WORTH: Final = vec[float]([1.0, 1.4, 1.6, 1.9, 2.4, 2.4])
# A piece lost is also a prisoner that serves somebody's mission.
LOSS: Final = 1.2
# What the last point of courage is worth, how fast it gets cheaper the more there are, and how
# many rounds before the end saving loses its sense.
LAST_COURAGE: Final = 1.5
PLENTY: Final = 0.15
LATE: Final = 20.0
POINT_WORTH: Final = 1.6
# How hard it is to take one prisoner more, by what a mission needs.
EFFORT: Final = vec[float]([1.3, 1.0, 1.3, 1.3, 2.0, 2.2, 0.7, 0.8])
# How likely the other proofs are to come about, by proof.
PROSPECT: Final = vec[float]([0.0, 0.12, 0.25, 0.25, 0.08, 0.55, 0.15])
# A token is worth something even before a mission asks for it.
TOKEN_WORTH: Final = 0.5
FREEDOM_WORTH: Final = 1.2
# What helps to missions yet to come, in points: by worth of the army, by prisoner, by point of
# a reserve; and how much of what missions in hand promise.
ARMY_POINTS: Final = 0.1
PRISONER_POINTS: Final = 0.2
RESERVE_POINTS: Final = 0.03
HAND_POINTS: Final = 0.4
TERMS: Final = ("laid", "hand", "prisoners", "army", "reserves")


def worth_of(piece: i64) -> float:
    """Return what a piece is worth."""
    return WORTH[KIND[piece % PIECE_COUNT]]


def price(position: Bastion, piece: i64) -> float:
    """Return what a point of courage for the piece is worth to its seat."""
    left = position.reserve[reserve_of(position, piece)]
    # What is left at the end was saved in vain.
    rounds: i64 = position.board.round_limit - position.round_number
    return min(1.0, float(rounds) / LATE) * LAST_COURAGE / (1.0 + PLENTY * float(left))


# --- missions


def mission_worth(position: Bastion, seat: i64, mission: i64, held: vec[i64]) -> float:
    """Return what a mission in hand promises."""
    printed = position.board
    points = POINT_WORTH * float(printed.points[mission])
    proof = printed.proof[mission]
    if proof == BY_PRISONERS:
        effort = 0.0
        for need in range(NEED_COUNT):
            more: i64 = printed.needs[mission * NEED_COUNT + need] - held[need]
            if more > 0:
                effort += EFFORT[need] * float(more)
        return points / (1.0 + 0.6 * effort)
    if has_proof(position, seat, proof):
        return points
    return points * PROSPECT[proof]


def wanted_kinds(position: Bastion, seat: i64) -> vec[float]:
    """Return what a prisoner of each kind is worth to the seat beyond the loss to its owner."""
    wanted = vec[float]([0.0 for _ in range(KIND_COUNT)])
    printed = position.board
    held = holdings(position, seat, BY_CAPTOR)
    for mission in available(position, seat):
        if printed.proof[mission] != BY_PRISONERS:
            continue
        first: i64 = mission * NEED_COUNT
        lack: i64 = 0
        for need in range(NEED_COUNT):
            more: i64 = printed.needs[first + need] - held[need]
            if more > 0:
                lack += more
        if lack == 0:
            continue
        share = POINT_WORTH * float(printed.points[mission]) / float(lack + 1)
        if printed.common:
            share *= 0.3
        for kind in range(KIND_COUNT):
            # Brave soldiers stand where soldiers would in the list of kinds.
            own: i64 = printed.needs[first + kind] - held[kind]
            rank: i64 = NEED_SOLDIER if printed.side[kind] == board.ARMY else NEED_STRATEGIST
            any_of: i64 = printed.needs[first + rank] - held[rank]
            if own > 0 or any_of > 0:
                wanted[kind] += share
    return wanted


def points_for(position: Bastion, seat: i64, proof: i64) -> float:
    """Return what the missions the seat may lay are worth that ask for this proof."""
    worth = 0.0
    for mission in available(position, seat):
        if position.board.proof[mission] == proof:
            worth += POINT_WORTH * float(position.board.points[mission])
    return worth


# --- what waits on a square


def holds_of(position: Bastion, captor: i64, seat: i64) -> bool:
    """Return whether the captor holds a piece of the seat."""
    if position.captives[captor] == 0:
        return False
    for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
        if position.place[piece] == PRISON_OF - captor:
            return True
    return False


def prize(position: Bastion, piece: i64, square: i64) -> float:
    """Return what the piece wins by arriving on that square."""
    ground = position.board
    owner = ground.bastion[square]
    seat: i64 = piece // PIECE_COUNT
    kind = KIND[piece % PIECE_COUNT]
    if owner in (NOBODY, seat) or kind == TOWER:
        return 0.0
    if square == ground.prisons[owner]:
        if position.rescued[piece] == 0 and holds_of(position, owner, seat):
            return FREEDOM_WORTH + points_for(position, seat, board.BY_FREEING)
    elif square == ground.treasuries[owner]:
        if position.treasure[owner] == owner:
            return TOKEN_WORTH + points_for(position, seat, board.BY_TREASURE)
    elif square == ground.turrets[owner]:
        if position.flag[owner] == owner:
            return TOKEN_WORTH + points_for(position, seat, board.BY_FLAG)
    elif square == ground.thrones[owner] and kind == KING:
        return points_for(position, seat, board.BY_ANNEXING)
    return 0.0


# --- who is how far


def judged(position: Bastion, seat: i64) -> list[float]:
    """Return what the seat may expect to have in the end, by TERMS; nothing for a lost army."""
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
    reserves = 0.0
    for place in range(seat * 3, seat * 3 + 3):
        reserves += float(position.reserve[place])
    prisoners: i64 = position.captives[seat]
    return [
        float(points_of(position, seat)),
        HAND_POINTS / POINT_WORTH * hand,
        PRISONER_POINTS * float(prisoners),
        ARMY_POINTS * army,
        RESERVE_POINTS * reserves,
    ]
