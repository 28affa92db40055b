"""What all that a seat has is worth to it, in VP.

VP count as they are. Francs, tokens, tiles and keys count by what they may still become, which
falls as the turns run out; districts by the VP their standings would bring.
"""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NOTHING

from ..rules import board as b
from ..rules.bonus_tiles import count_types, has_pair, points_of, type_points
from ..rules.bonus_track import barred
from ..rules.position import Paris

# What a token may bring while there is time: wood, marble, gold, then the prestige.
TOKEN_WORTH: Final = vec[float]([0.9, 1.8, 2.6, 1.9, 2.6, 3.2])
# A Franc while there is much to buy, and one that only breaks a tie.
FRANC: Final = 0.72
LAST_FRANC: Final = 0.02
# How far ahead of its use a tile loses worth, so that what can be had is had.
WAITING: Final = 0.96
# Spaces of the track are the tiles that were passed over.
SPACE: Final = 0.3
# A key on a bank, on the Arc and behind the screen.
BANKED: Final = 0.8
ON_ARC: Final = 1.6
UNPLACED: Final = 1.2


def turns_left(position: Paris, seat: i64) -> float:
    """Return about how many turns the seat has after the one it is taking, or took last."""
    if position.asked == NOTHING:
        return 0.0
    if position.last_round:
        rounds: i64 = position.last_round - position.round_number
        place: i64 = (seat - position.first + position.players) % position.players
        acting: i64 = (position.actor - position.first + position.players) % position.players
        return float(rounds + 1 if place > acting else rounds)
    tiles: i64 = position.heights[0] + position.heights[1] + position.heights[2]
    ends: i64 = b.END_TILE_COUNT - position.taken_count
    return 1.0 + float(tiles + ends) / float(position.players)


def franc_worth(position: Paris, seat: i64, turns: float) -> float:
    """Return what a Franc of the seat is worth."""
    if position.seats[seat * b.SEAT_FIELDS + b.HELD] & position.board.franc_numbers:
        return 1.0
    return LAST_FRANC + (FRANC - LAST_FRANC) * min(1.0, turns / 5.0)


def holdings(position: Paris, seat: i64, turns: float) -> float:
    """Return what all that a seat has is worth, but for its standing in the districts."""
    own: i64 = seat * b.SEAT_FIELDS
    seats = position.seats
    franc = franc_worth(position, seat, turns)
    ripe = min(1.0, turns / 4.0)
    total = float(seats[own + b.POINTS])
    total += francs_worth(seats[own + b.FRANCS], franc, turns)
    total += tokens_worth(position, seat, ripe, franc)
    total += keys_worth(seats[own + b.SCREEN], standing_keys(position, seat), turns)
    total += tiles_worth(position, seat, turns, ripe, franc)
    total += ends_worth(position, seat, ripe, franc)
    return total - track_worth(seats[own + b.MEEPLE], turns)


def francs_worth(francs: i64, franc: float, turns: float) -> float:
    """Return what so many Francs are worth: more than can still be spent is of little use."""
    if franc >= 1.0:
        return float(francs)
    useful = min(float(francs), 4.0 + 5.0 * turns)
    return franc * useful + 0.1 * franc * (float(francs) - useful)


def tokens_worth(position: Paris, seat: i64, ripe: float, franc: float) -> float:
    """Return what the tokens of a seat are worth."""
    own: i64 = seat * b.SEAT_FIELDS + b.TOKENS
    total = 0.0
    for kind in range(b.KIND_COUNT):
        amount = position.seats[own + kind]
        if amount:
            total += float(amount) * token_worth(position, kind, ripe, franc)
    return total


def token_worth(position: Paris, kind: i64, ripe: float, franc: float) -> float:
    """Return what a token is worth: to be spent while there is time, sold in the last turn.

    Until then nothing is gained by selling it for its own sake, and afterwards it is worth
    nothing.
    """
    if ripe == 0.0:
        return 0.0
    return max(float(position.board.sell[kind]) * franc, TOKEN_WORTH[kind] * ripe)


def standing_keys(position: Paris, seat: i64) -> float:
    """Return what the keys of a seat on banks and on the Arc are worth, while there is time."""
    banks: i64 = position.seats[seat * b.SEAT_FIELDS + b.BANKS]
    total = 0.0
    for bank in range(b.DISTRICT_COUNT):
        if (banks >> bank) & 1:
            total += BANKED
    return total + ON_ARC if (banks >> b.DISTRICT_COUNT) & 1 else total


def keys_worth(keys: i64, standing: float, turns: float) -> float:
    """Return what keys behind the screen and those on banks are worth, if there are turns."""
    return min(1.0, turns / 6.0) * (standing + UNPLACED * min(float(keys), turns / 2.0))


def track_worth(meeple: i64, turns: float) -> float:
    """Return what the spaces are worth that a meeple has left behind."""
    return SPACE * float(meeple) * min(1.0, turns / 8.0)


def tiles_worth(position: Paris, seat: i64, turns: float, ripe: float, franc: float) -> float:
    """Return what the unused bonus tiles of a seat are worth."""
    held: i64 = position.seats[seat * b.SEAT_FIELDS + b.HELD]
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
    board = position.board
    effect = board.effects[number]
    figure = board.figures[number * b.FIGURE_COUNT]
    second = float(board.figures[number * b.FIGURE_COUNT + 1])
    if effect == b.GAIN:
        return WAITING * (franc * float(figure) + second)
    if effect == b.RESOURCE:
        return second * token_worth(position, b.GOLD if figure == b.ANY else figure, ripe, franc)
    if effect == b.PRESTIGE:
        return second * token_worth(position, b.KIND_COUNT - 1, ripe, franc)
    later = min(1.0, turns / 8.0)
    if effect == b.TAKE_ANY:
        return 5.0 * WAITING * ripe + 1.0
    if effect == b.BACK:
        return 4.0 * ripe
    if effect == b.OWN or effect == b.RIVAL:
        return 3.0 * ripe
    if effect == b.MORE_KEYS:
        return 2.5 * later if position.seats[seat * b.SEAT_FIELDS + b.SPARE] > 0 else 0.0
    if effect == b.PER_FRANC:
        # It shows in the worth of each Franc.
        return 2.0 * later
    each = float(figure)
    if effect == b.PRESTIGE_PAIRS:
        return each * (1.2 * ripe + (1.0 if has_pair(position, seat, b.BRONZE) else 0.0))
    if effect == b.RESOURCE_PAIRS:
        return each * (ripe + (1.0 if has_pair(position, seat, 0) else 0.0))
    if effect == b.PER_TYPE:
        types = count_types(position, seat)
        reward = WAITING * float(type_points(position, number, types))
        return reward + later * float(types) * 1.5
    now = WAITING * float(points_of(position, seat, number))
    if effect == b.PER_TILE:
        return now + each * 2.0 * later
    # For each building of a value, or each landmark.
    return now + (second if effect == b.PER_VALUE else each) * (0.9 * later + 0.1 * ripe)


def ends_worth(position: Paris, seat: i64, ripe: float, franc: float) -> float:
    """Return what the unused End Game tiles of a seat are worth."""
    ends: i64 = position.seats[seat * b.SEAT_FIELDS + b.ENDS]
    total = 0.0
    end: i64 = 0
    while ends >> end:
        if (ends >> end) & 1:
            total += end_worth(position, end, ripe, franc)
        end += 1
    return total


def end_worth(position: Paris, end: i64, ripe: float, franc: float) -> float:
    """Return what one End Game tile is worth."""
    gain = position.board.end_gain[end]
    if gain == b.END_POINTS:
        return WAITING * float(position.board.end_amount[end])
    if gain == b.END_FRANCS:
        return WAITING * franc * float(position.board.end_amount[end])
    return token_worth(position, gain, ripe, franc)


def best_ahead(position: Paris, seat: i64, fee: i64, turns: float) -> float:
    """Return what the best tile ahead of the seat's meeple would add, its price taken off."""
    own: i64 = seat * b.SEAT_FIELDS
    if position.seats[own + b.FRANCS] < fee:
        return 0.0
    franc = franc_worth(position, seat, turns)
    ripe = min(1.0, turns / 4.0)
    closed = barred(position, seat)
    meeple = position.seats[own + b.MEEPLE]
    best = 0.0
    place: i64 = meeple + 1
    while place <= b.TRACK_END:
        number = position.track[place]
        if position.left[place] and not (closed >> number) & 1:
            gain = tile_worth(position, seat, number, turns, ripe, franc)
            gain -= track_worth(place - meeple, turns)
            if gain > best:
                best = gain
        place += 1
    return best - franc * float(fee)
