"""What all that a seat has is worth to it, in VP.

VP count as they are. Francs, tokens, tiles and keys count by what they may still become, which
falls as the turns run out; districts by the VP their standings would bring.
"""

# mypyc: compile

from typing import Final

from mypy_extensions import i64

from .board import (
    ANY,
    ARC,
    BACK,
    BANK,
    BRONZE,
    DISTRICT_COUNT,
    DISTRICT_FIELDS,
    END_FRANCS,
    END_POINTS,
    END_TILE_COUNT,
    ENDS,
    FRANCS,
    GAIN,
    GOLD,
    HELD,
    KEY_COUNT,
    KIND_COUNT,
    LANDMARK_COUNT,
    MEEPLE,
    MORE_KEYS,
    NOBODY,
    NONE,
    OUT,
    OWN,
    PER_FRANC,
    PER_LANDMARK,
    PER_TILE,
    PER_TYPE,
    PER_VALUE,
    POINTS,
    PRESTIGE,
    PRESTIGE_PAIRS,
    RESOURCE,
    RESOURCE_PAIRS,
    REWARD,
    RIVAL,
    SCREEN,
    SEAT_FIELDS,
    SPACE_COUNT,
    SPARE,
    TAKE_ANY,
    TOKENS,
    TRACK_END,
)
from .bonus_tiles import count_types, has_pair, points_of
from .bonus_track import barred
from .position import Paris
from .scoring import TOTAL, district_points, strengths

# What a token may bring while there is time: wood, marble, gold, then the prestige.
TOKEN_WORTH: Final = [0.9, 1.8, 2.6, 1.9, 2.6, 3.2]
# A Franc while there is much to buy, and one that only breaks a tie.
FRANC: Final = 0.72
LAST_FRANC: Final = 0.02
# How far ahead of its use a tile loses worth, so that what can be had is had.
WAITING: Final = 0.96
# What each point of value is worth in a district without a VP tile, and beside one.
VALUE: Final = 0.5
STANDING: Final = 0.22
# What a point of the strongest rival in a district is worth to me.
ENVY: Final = 0.3
# Spaces of the track are the tiles that were passed over.
SPACE: Final = 0.3


def turns_left(position: Paris, seat: i64) -> float:
    """Return about how many turns the seat has after the one it is taking, or took last."""
    if position.last_round:
        rounds: i64 = position.last_round - position.round_number
        place: i64 = (seat - position.first + position.players) % position.players
        acting: i64 = (position.actor - position.first + position.players) % position.players
        return float(rounds + 1 if place > acting else rounds)
    tiles: i64 = position.heights[0] + position.heights[1] + position.heights[2]
    ends: i64 = END_TILE_COUNT - position.taken_count
    return 1.0 + float(tiles + ends) / float(position.players)


def franc_worth(position: Paris, seat: i64, turns: float) -> float:
    """Return what a Franc of the seat is worth."""
    if has_effect(position, seat, PER_FRANC):
        return 1.0
    return LAST_FRANC + (FRANC - LAST_FRANC) * min(1.0, turns / 5.0)


def has_effect(position: Paris, seat: i64, effect: i64) -> bool:
    """Return whether the seat holds an unused bonus tile with that effect."""
    held: i64 = position.seats[seat * SEAT_FIELDS + HELD]
    number: i64 = 1
    while held >> number:
        if (held >> number) & 1 and position.board.effects[number] == effect:
            return True
        number += 1
    return False


def worth(position: Paris, seat: i64) -> float:
    """Return what all that a seat has is worth to it, in VP."""
    own: i64 = seat * SEAT_FIELDS
    seats = position.seats
    turns = turns_left(position, seat) if position.actor != NOBODY else 0.0
    franc = franc_worth(position, seat, turns)
    ripe = min(1.0, turns / 4.0)
    francs: i64 = seats[own + FRANCS]
    total = float(seats[own + POINTS])
    if franc < 1.0:
        # More than can still be spent is of little use.
        useful = min(float(francs), 4.0 + 5.0 * turns)
        total += franc * useful + 0.1 * franc * (float(francs) - useful)
    else:
        total += float(francs)
    for kind in range(KIND_COUNT):
        amount: i64 = seats[own + TOKENS + kind]
        if amount:
            total += float(amount) * token_worth(position, kind, ripe, franc)
    total += key_worth(position, seat, turns)
    total += tiles_worth(position, seat, turns, ripe, franc)
    total += ends_worth(position, seat, ripe, franc)
    total -= SPACE * float(seats[own + MEEPLE]) * min(1.0, turns / 8.0)
    return total + districts_worth(position, seat, turns)


def token_worth(position: Paris, kind: i64, ripe: float, franc: float) -> float:
    """Return what a token is worth: to be spent while there is time, sold in the last turn.

    Until then nothing is gained by selling it for its own sake, and afterwards it is worth
    nothing.
    """
    if ripe == 0.0:
        return 0.0
    return max(float(position.board.sell[kind]) * franc, TOKEN_WORTH[kind] * ripe)


def key_worth(position: Paris, seat: i64, turns: float) -> float:
    """Return what keys are worth where they stand, as long as they may go on."""
    own: i64 = seat * SEAT_FIELDS
    first: i64 = seat * KEY_COUNT
    total = 0.0
    for index in range(first, first + position.seats[own + OUT]):
        place: i64 = position.standing[index]
        if place == ARC:
            total += 1.6
        elif place >= BANK:
            total += 0.8
    keys: i64 = position.seats[own + SCREEN]
    # A key is of use only if there are turns to place and to move it.
    return min(1.0, turns / 6.0) * (total + 1.2 * min(float(keys), turns / 2.0))


def tiles_worth(position: Paris, seat: i64, turns: float, ripe: float, franc: float) -> float:
    """Return what the unused bonus tiles of a seat are worth."""
    held: i64 = position.seats[seat * SEAT_FIELDS + HELD]
    total = 0.0
    number: i64 = 1
    while held >> number:
        if (held >> number) & 1:
            total += tile_worth(position, seat, number, turns, ripe, franc)
        number += 1
    return total


def tile_worth(
    position: Paris, seat: i64, number: i64, turns: float, ripe: float, franc: float
) -> float:
    """Return what one bonus tile is worth: what it gives now, and what it may give later."""
    effect = position.board.effects[number]
    figures = position.board.figures[number]
    later = min(1.0, turns / 8.0)
    if effect == GAIN:
        return WAITING * (franc * figures[0] + figures[1])
    if effect == RESOURCE:
        kind: i64 = GOLD if figures[0] == ANY else figures[0]
        return figures[1] * token_worth(position, kind, ripe, franc)
    if effect == PRESTIGE:
        return figures[1] * token_worth(position, KIND_COUNT - 1, ripe, franc)
    now = WAITING * float(points_of(position, seat, number))
    if effect in (PER_VALUE, PER_LANDMARK):
        return now + figures[-1] * (0.9 * later + 0.1 * ripe)
    if effect == PER_TILE:
        return now + figures[0] * 2.0 * later
    if effect == PER_TYPE:
        return now + later * float(count_types(position, seat)) * 1.5
    if effect == MORE_KEYS:
        spare: i64 = position.seats[seat * SEAT_FIELDS + SPARE]
        return 2.5 * min(1.0, turns / 8.0) if spare > 0 else 0.0
    if effect == TAKE_ANY:
        return 5.0 * WAITING * ripe + 1.0
    if effect == BACK:
        return 4.0 * ripe
    if effect == PRESTIGE_PAIRS:
        pair = 1.0 if has_pair(position, seat, BRONZE) else 0.0
        return figures[0] * (1.2 * ripe + pair)
    if effect == RESOURCE_PAIRS:
        return figures[0] * (ripe + (1.0 if has_pair(position, seat, 0) else 0.0))
    if effect in (OWN, RIVAL):
        return 3.0 * ripe
    # Tile 27 shows in the worth of each Franc.
    return 2.0 * later


def ends_worth(position: Paris, seat: i64, ripe: float, franc: float) -> float:
    """Return what the unused End Game tiles of a seat are worth."""
    ends: i64 = position.seats[seat * SEAT_FIELDS + ENDS]
    total = 0.0
    end: i64 = 0
    while ends >> end:
        if (ends >> end) & 1:
            gain: i64 = position.board.end_gain[end]
            amount = float(position.board.end_amount[end])
            if gain == END_POINTS:
                total += WAITING * amount
            elif gain == END_FRANCS:
                total += WAITING * franc * amount
            else:
                total += token_worth(position, gain, ripe, franc)
        end += 1
    return total


def best_ahead(position: Paris, seat: i64, fee: i64) -> float:
    """Return what the best tile ahead of the seat's meeple would add, its price taken off."""
    own: i64 = seat * SEAT_FIELDS
    if position.seats[own + FRANCS] < fee:
        return 0.0
    turns = turns_left(position, seat)
    franc = franc_worth(position, seat, turns)
    ripe = min(1.0, turns / 4.0)
    closed = barred(position, seat)
    meeple: i64 = position.seats[own + MEEPLE]
    best = 0.0
    for place in range(meeple + 1, TRACK_END + 1):
        number: i64 = position.track[place]
        if position.left[place] and not (closed >> number) & 1:
            gain = tile_worth(position, seat, number, turns, ripe, franc)
            gain -= SPACE * float(place - meeple) * min(1.0, turns / 8.0)
            best = max(best, gain)
    return best - franc * float(fee)


def districts_worth(position: Paris, seat: i64, turns: float) -> float:
    """Return what the standings in the districts are worth."""
    strength = strengths(position)
    done = 1.0 - min(1.0, turns / 12.0)
    total = 0.0
    for district in range(DISTRICT_COUNT):
        value = float(strength[district * position.players + seat] // TOTAL)
        if position.districts[district * DISTRICT_FIELDS + REWARD] == NONE:
            total += VALUE * value * (1.0 - done)
            continue
        rival = 0
        for other in range(position.players):
            if other != seat:
                rival = max(rival, district_points(position, strength, district, other))
        points = district_points(position, strength, district, seat)
        total += (0.45 + 0.55 * done) * (float(points) - ENVY * float(rival))
        total += STANDING * value * (1.0 - done)
    return total + landmarks_worth(position, seat) * (1.0 - done)


def landmarks_worth(position: Paris, seat: i64) -> float:
    """Return a little for each landmark held: nobody else may easily come there."""
    total = 0.0
    for spot in range(SPACE_COUNT, SPACE_COUNT + LANDMARK_COUNT):
        if (position.occupants[spot] >> (4 * seat)) & 15:
            total += 1.0
    return total
