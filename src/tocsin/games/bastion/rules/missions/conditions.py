"""Conditions of missions: proofs, and the missions that can be laid (RULES 4.37, 4.40 and 4.41)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import filled_row

from .. import board
from ..board import (
    ARMY,
    BY_PRISONERS,
    KIND,
    MISSION_COUNT,
    NEED_COUNT,
    NEED_SOLDIER,
    NEED_STRATEGIST,
    NO_SEAT,
    NOTHING,
    PIECE_COUNT,
    PRISON_OF,
    Board,
)
from ..position import Bastion

# Which soldiers in prison count as brave: those known to all, those known to the captor, or all
# that may be brave in the eyes of the public.
BY_ALL: Final = 0
BY_CAPTOR: Final = 1
BY_GUESS: Final = 2


def holdings(position: Bastion, seat: i64, knowledge: i64) -> vec[i64]:
    """Return the prisoners of a seat, counted by need (board.NEEDS, ruling A19)."""
    held = filled_row(NEED_COUNT, 0)
    if position.captives[seat] == 0:
        return held
    there: i64 = PRISON_OF - seat
    location = position.place
    for piece in range(len(location)):
        if location[piece] != there:
            continue
        kind = KIND[piece % PIECE_COUNT]
        held[NEED_SOLDIER if position.board.side[kind] == ARMY else NEED_STRATEGIST] += 1
        if kind != board.SOLDIER:
            held[kind] += 1
        elif knowledge == BY_CAPTOR or position.shown[piece] & board.PUBLIC:
            held[0] += position.board.brave[position.value[piece]]
        elif knowledge == BY_GUESS:
            held[0] += 1
    return held


def is_enough(position: Bastion, held: vec[i64], needed: vec[i64]) -> bool:
    """Return whether the prisoners cover all needs, each prisoner once (RULES 4.41, ruling A28)."""
    soldiers: i64 = held[NEED_SOLDIER] - needed[NEED_SOLDIER]
    strategists: i64 = held[NEED_STRATEGIST] - needed[NEED_STRATEGIST]
    for need in range(NEED_SOLDIER):
        if needed[need] > held[need]:
            return False
        # A prisoner that covers a need for its kind cannot also cover one for its class.
        if need == 0 or position.board.side[need] == ARMY:
            soldiers -= needed[need]
        else:
            strategists -= needed[need]
    return soldiers >= 0 and strategists >= 0


def backed_missions(position: Bastion, seat: i64) -> vec[i64]:
    """Return the seat's laid missions that are proved by prisoners."""
    missions = vec[i64]()
    for mission in range(MISSION_COUNT):
        if position.laid[mission] == seat and position.board.proof[mission] == BY_PRISONERS:
            missions = append(missions, mission)
    return missions


def add_needs(position: Bastion, needed: vec[i64], mission: i64) -> None:
    """Add the needs of a mission to `needed`."""
    for need in range(NEED_COUNT):
        needed[need] += position.board.needs[mission * NEED_COUNT + need]


def needs_without(position: Bastion, cards: vec[i64], dropped: i64, mission: i64) -> vec[i64]:
    """Return the needs of the cards and, unless NOTHING, of one more mission.

    `dropped` excludes cards, as bits of their index.
    """
    needed = filled_row(NEED_COUNT, 0)
    if mission != NOTHING:
        add_needs(position, needed, mission)
    for index in range(len(cards)):
        if dropped & (1 << index) == 0:
            add_needs(position, needed, cards[index])
    return needed


def pledged(position: Bastion, seat: i64) -> i64:
    """Return the number of prisoners that the seat's laid missions need."""
    count: i64 = 0
    for amount in needs_without(position, backed_missions(position, seat), 0, NOTHING):
        count += amount
    return count


def points_in(position: Bastion, cards: vec[i64], dropped: i64) -> i64:
    """Return the points of the dropped cards, given as bits of their index."""
    points: i64 = 0
    for index in range(len(cards)):
        if dropped & (1 << index):
            points += position.board.points[cards[index]]
    return points


def can_back(position: Bastion, cards: vec[i64], held: vec[i64], mission: i64, points: i64) -> bool:
    """Return whether prisoners cover the mission too if cards of `points` may be dropped."""
    for dropped in range(1 << len(cards)):
        if points_in(position, cards, dropped) <= points:
            if is_enough(position, held, needs_without(position, cards, dropped, mission)):
                return True
    return False


def is_fulfilled(
    position: Bastion, seat: i64, mission: i64, held: vec[i64], own_turn: bool
) -> bool:
    """Return whether the seat can prove the mission now."""
    proof = position.board.proof[mission]
    if proof != BY_PRISONERS:
        return has_proof(position, seat, proof)
    # The common case first: too few prisoners even without the other cards.
    if position.board.prisoners[mission] > position.captives[seat]:
        return False
    for need in range(NEED_COUNT):
        if position.board.needs[mission * NEED_COUNT + need] > held[need]:
            return False
    # Prisoners may be moved from other cards in the seat's own turn only, and only for more
    # points (ruling A42).
    spare: i64 = position.board.points[mission] - 1 if own_turn else 0
    return can_back(position, backed_missions(position, seat), held, mission, spare)


def has_proof(position: Bastion, seat: i64, proof: i64) -> bool:
    """Return whether the seat has this proof; prisoners are not considered (ruling A44)."""
    if proof == board.BY_FREEING:
        return position.freed[seat] != 0
    if proof == board.BY_BREAKING:
        return position.broke[seat] != 0
    if proof == board.BY_RAMPARTS:
        return position.held[seat] != 0
    if proof == board.BY_ANNEXING:
        return has_annexed(position, seat)
    return has_token(position, seat, proof)


def has_token(position: Bastion, seat: i64, proof: i64) -> bool:
    """Return whether the seat has a treasure or flag, by kind of proof, of another seat."""
    tokens = position.treasure if proof == board.BY_TREASURE else position.flag
    for owner in range(position.players):
        if owner != seat and tokens[owner] == seat:
            return True
    return False


def has_annexed(position: Bastion, seat: i64) -> bool:
    """Return whether the seat's King stands on an enemy throne (RULES 4.37)."""
    king = position.place[seat * PIECE_COUNT + board.KING_PIECE]
    if king < 0 or position.board.terrain[king] != board.THRONE:
        return False
    return position.board.bastion[king] != seat


def has_no_proof(position: Bastion, seat: i64) -> bool:
    """Return whether the seat has no proof of any kind: a quick test before the exact one."""
    if position.freed[seat] or position.broke[seat] or position.held[seat]:
        return False
    if position.captives[seat] or has_annexed(position, seat):
        return False
    has_treasure = has_token(position, seat, board.BY_TREASURE)
    return not has_treasure and not has_token(position, seat, board.BY_FLAG)


def steps_of(ground: Board, mission: i64) -> i64:
    """Return the number of steps of a mission: its prisoners, or one."""
    return ground.prisoners[mission] if ground.proof[mission] == BY_PRISONERS else 1


def steps_done(position: Bastion, seat: i64, mission: i64, held: vec[i64]) -> i64:
    """Return the number of steps done, with prisoners that the laid missions do not need."""
    if position.laid[mission] == seat or is_fulfilled(position, seat, mission, held, True):
        return steps_of(position.board, mission)
    if position.board.proof[mission] != BY_PRISONERS:
        return 0
    needed = needs_without(position, backed_missions(position, seat), 0, NOTHING)
    done: i64 = 0
    for need in range(NEED_COUNT):
        for _ in range(position.board.needs[mission * NEED_COUNT + need]):
            needed[need] += 1
            if is_enough(position, held, needed):
                done += 1
            else:
                needed[need] -= 1
    return done


def available(position: Bastion, seat: i64) -> vec[i64]:
    """Return the missions in the seat's hand, or on the common display (ruling A45)."""
    missions = vec[i64](capacity=board.HAND_ROOM)
    if position.board.common:
        for mission in range(MISSION_COUNT):
            if position.laid[mission] == NO_SEAT:
                missions = append(missions, mission)
        return missions
    for index in range(seat * board.HAND_ROOM, (seat + 1) * board.HAND_ROOM):
        if position.hands[index] != NOTHING:
            missions = append(missions, position.hands[index])
    return missions


def layable(position: Bastion, seat: i64, own_turn: bool) -> vec[i64]:
    """Return an action for each mission that the seat can lay now."""
    actions = vec[i64]()
    if has_no_proof(position, seat):
        return actions
    held = vec[i64]()
    for mission in available(position, seat):
        if position.board.prisoners[mission] > position.captives[seat]:
            continue
        if len(held) == 0 and position.board.proof[mission] == BY_PRISONERS:
            held = holdings(position, seat, BY_CAPTOR)
        if is_fulfilled(position, seat, mission, held, own_turn):
            actions = append(actions, board.LAY + mission)
    return actions


def may_lay(position: Bastion, seat: i64, own_turn: bool) -> bool:
    """Return whether, from the public's point of view, the seat may be able to lay a mission.

    Ruling A43: the question must not depend on the hand or on values seen by the captor only, or it
    would reveal them.
    """
    if position.alive[seat] == 0 or has_no_proof(position, seat):
        return False
    held = holdings(position, seat, BY_GUESS)
    for mission in range(MISSION_COUNT):
        if position.laid[mission] == NO_SEAT:
            if is_fulfilled(position, seat, mission, held, own_turn):
                return True
    return False


def holds_ramparts(position: Bastion, seat: i64) -> bool:
    """Return whether two pieces of the seat stand on the upper floor of one enemy bastion."""
    bastions: i64 = 0
    for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
        square = position.place[piece]
        if square < 0 or position.carrier[piece] != NOTHING:
            continue
        owner = position.board.bastion[square]
        terrain = position.board.terrain[square]
        if owner not in (NO_SEAT, seat) and board.RAMPART <= terrain <= board.STAIRS:
            if bastions & (1 << owner):
                return True
            bastions |= 1 << owner
    return False


def progress_of(position: Bastion, seat: i64, own: bool) -> vec[i64]:
    """Return the steps done by mission, NOTHING for missions that the seat cannot lay.

    Laid missions are included if missions are common.
    """
    steps = filled_row(MISSION_COUNT, NOTHING)
    held = holdings(position, seat, BY_CAPTOR if own else BY_ALL)
    for mission in available(position, seat):
        steps[mission] = steps_done(position, seat, mission, held)
    if position.board.common:
        for laid in range(MISSION_COUNT):
            if position.laid[laid] == seat:
                steps[laid] = steps_done(position, seat, laid, held)
    return steps
