"""Evaluation of a seat's holdings in VP: Francs, tokens, tiles and keys by their prospects.

Prospects fall as the turns run out. `franc` is the worth of one Franc, `time_factor` (0 to 1) the
share of its full worth that a token keeps.
"""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NOTHING

from ..rules import board as b
from ..rules.bonus_tiles import count_types, points_of, type_points
from ..rules.bonus_track import barred_numbers
from ..rules.position import Paris
from ..rules.token_pairs import has_pair

# Worth of a token with turns left, by kind: wood, marble, gold, then prestige.
TOKEN_WORTH: Final = vec[float]([0.9, 1.8, 2.6, 1.9, 2.6, 3.2])
# Worth of a Franc with turns left, and of one that only breaks a tie.
FRANC_WORTH: Final = 0.72
LAST_FRANC_WORTH: Final = 0.02
# Factor on VP and Francs of an unused tile, so that using it at once is preferred.
DELAY_FACTOR: Final = 0.96
# Worth of a space of the track ahead: the tiles on it can still be taken.
SPACE_WORTH: Final = 0.3
# Worth of a key on a bank, on the Arc and behind the screen.
BANK_KEY_WORTH: Final = 0.8
ARC_KEY_WORTH: Final = 1.6
SCREEN_KEY_WORTH: Final = 1.2


def turns_left(position: Paris, seat: i64) -> float:
    """Return an estimate of the seat's turns after its current or last one."""
    if position.asked == NOTHING:
        return 0.0
    if position.last_round:
        rounds: i64 = position.last_round - position.round_number
        order: i64 = (seat - position.first + position.players) % position.players
        acting: i64 = (position.actor - position.first + position.players) % position.players
        return float(rounds + 1 if order > acting else rounds)
    tiles: i64 = position.heights[0] + position.heights[1] + position.heights[2]
    ends: i64 = b.END_TILE_COUNT - position.taken_count
    return 1.0 + float(tiles + ends) / float(position.players)


def franc_worth(position: Paris, seat: i64, turns: float) -> float:
    """Return the worth of one Franc of the seat; 1 with tile 27."""
    if position.seats[seat * b.SEAT_FIELDS + b.HELD] & position.board.franc_numbers:
        return 1.0
    return LAST_FRANC_WORTH + (FRANC_WORTH - LAST_FRANC_WORTH) * min(1.0, turns / 5.0)


def holdings(position: Paris, seat: i64, turns: float) -> float:
    """Return the worth of all that a seat has, except for its standing in the districts."""
    own: i64 = seat * b.SEAT_FIELDS
    seats = position.seats
    franc = franc_worth(position, seat, turns)
    time_factor = min(1.0, turns / 4.0)
    total = float(seats[own + b.POINTS])
    total += francs_worth(seats[own + b.FRANCS], franc, turns)
    total += tokens_worth(position, seat, time_factor, franc)
    total += keys_worth(seats[own + b.SCREEN], placed_keys_worth(position, seat), turns)
    total += tiles_worth(position, seat, turns, time_factor, franc)
    total += ends_worth(position, seat, time_factor, franc)
    return total - track_worth(seats[own + b.MEEPLE], turns)


def francs_worth(francs: i64, franc: float, turns: float) -> float:
    """Return the worth of an amount of Francs; a surplus over the turns' needs counts 10 %."""
    if franc >= 1.0:
        return float(francs)
    useful = min(float(francs), 4.0 + 5.0 * turns)
    return franc * useful + 0.1 * franc * (float(francs) - useful)


def tokens_worth(position: Paris, seat: i64, time_factor: float, franc: float) -> float:
    """Return the worth of a seat's tokens."""
    own: i64 = seat * b.SEAT_FIELDS + b.TOKENS
    total = 0.0
    for kind in range(b.KIND_COUNT):
        amount = position.seats[own + kind]
        if amount:
            total += float(amount) * token_worth(position, kind, time_factor, franc)
    return total


def token_worth(position: Paris, kind: i64, time_factor: float, franc: float) -> float:
    """Return the worth of a token: its use or its price while there are turns, then 0."""
    if time_factor == 0.0:
        return 0.0
    return max(float(position.board.sell[kind]) * franc, TOKEN_WORTH[kind] * time_factor)


def placed_keys_worth(position: Paris, seat: i64) -> float:
    """Return the full worth of a seat's keys on banks and on the Arc."""
    banks: i64 = position.seats[seat * b.SEAT_FIELDS + b.BANKS]
    total = 0.0
    for bank in range(b.DISTRICT_COUNT):
        if (banks >> bank) & 1:
            total += BANK_KEY_WORTH
    return total + ARC_KEY_WORTH if (banks >> b.DISTRICT_COUNT) & 1 else total


def keys_worth(keys: i64, placed: float, turns: float) -> float:
    """Return the worth of keys behind the screen and of placed ones with the turns left."""
    return min(1.0, turns / 6.0) * (placed + SCREEN_KEY_WORTH * min(float(keys), turns / 2.0))


def gain_of_placing(position: Paris, seat: i64, bank: i64, turns: float) -> float:
    """Return the gain of placing a key on a bank or on the Arc."""
    own: i64 = seat * b.SEAT_FIELDS
    keys = position.seats[own + b.SCREEN]
    placed = placed_keys_worth(position, seat)
    gain = -keys_worth(keys, placed, turns)
    if bank == b.DISTRICT_COUNT:
        return gain + keys_worth(keys - 1, placed + ARC_KEY_WORTH, turns)
    francs = position.seats[own + b.FRANCS]
    franc = franc_worth(position, seat, turns)
    gain += francs_worth(francs + position.board.banks[bank], franc, turns)
    gain -= francs_worth(francs, franc, turns)
    return gain + keys_worth(keys - 1, placed + BANK_KEY_WORTH, turns)


def track_worth(meeple: i64, turns: float) -> float:
    """Return the worth of the spaces that a meeple has left behind."""
    return SPACE_WORTH * float(meeple) * min(1.0, turns / 8.0)


def tiles_worth(
    position: Paris, seat: i64, turns: float, time_factor: float, franc: float
) -> float:
    """Return the worth of a seat's unused bonus tiles."""
    held: i64 = position.seats[seat * b.SEAT_FIELDS + b.HELD]
    total = 0.0
    for number in range(1, b.TRACK_END + 1):
        if (held >> number) & 1:
            total += tile_worth(position, seat, number, turns, time_factor, franc)
    return total


def tile_worth(
    position: Paris, seat: i64, number: i64, turns: float, time_factor: float, franc: float
) -> float:
    """Return the worth of one bonus tile: its present effect and its prospects."""
    board = position.board
    effect = board.effects[number]
    figure = board.figures[number * b.FIGURE_COUNT]
    second = float(board.figures[number * b.FIGURE_COUNT + 1])
    if effect == b.GAIN:
        return DELAY_FACTOR * (franc * float(figure) + second)
    if effect == b.RESOURCE:
        return second * token_worth(
            position, b.GOLD if figure == b.ANY else figure, time_factor, franc
        )
    if effect == b.PRESTIGE:
        return second * token_worth(position, b.KIND_COUNT - 1, time_factor, franc)
    later = min(1.0, turns / 8.0)
    if effect == b.TAKE_ANY:
        return 5.0 * DELAY_FACTOR * time_factor + 1.0
    if effect == b.BACK:
        return 4.0 * time_factor
    if effect == b.OWN or effect == b.RIVAL:
        return 3.0 * time_factor
    if effect == b.MORE_KEYS:
        return 2.5 * later if position.seats[seat * b.SEAT_FIELDS + b.SPARE] > 0 else 0.0
    if effect == b.PER_FRANC:
        # `franc_worth` counts the Francs themselves.
        return 2.0 * later
    each = float(figure)
    if effect == b.PRESTIGE_PAIRS:
        return each * (1.2 * time_factor + (1.0 if has_pair(position, seat, b.BRONZE) else 0.0))
    if effect == b.RESOURCE_PAIRS:
        return each * (time_factor + (1.0 if has_pair(position, seat, 0) else 0.0))
    if effect == b.PER_TYPE:
        types = count_types(position, seat)
        reward = DELAY_FACTOR * float(type_points(position, number, types))
        return reward + later * float(types) * 1.5
    now = DELAY_FACTOR * float(points_of(position, seat, number))
    if effect == b.PER_TILE:
        return now + each * 2.0 * later
    # PER_VALUE and PER_LANDMARK.
    return now + (second if effect == b.PER_VALUE else each) * (0.9 * later + 0.1 * time_factor)


def ends_worth(position: Paris, seat: i64, time_factor: float, franc: float) -> float:
    """Return the worth of a seat's unused End Game tiles."""
    ends: i64 = position.seats[seat * b.SEAT_FIELDS + b.ENDS]
    total = 0.0
    for end in range(b.END_TILE_COUNT):
        if (ends >> end) & 1:
            total += end_worth(position, end, time_factor, franc)
    return total


def end_worth(position: Paris, end: i64, time_factor: float, franc: float) -> float:
    """Return the worth of one End Game tile."""
    gain = position.board.end_gain[end]
    if gain == b.END_POINTS:
        return DELAY_FACTOR * float(position.board.end_amount[end])
    if gain == b.END_FRANCS:
        return DELAY_FACTOR * franc * float(position.board.end_amount[end])
    return token_worth(position, gain, time_factor, franc)


def best_ahead(position: Paris, seat: i64, fee: i64, turns: float) -> float:
    """Return the gain of the best bonus tile ahead of the meeple, less its fee."""
    own: i64 = seat * b.SEAT_FIELDS
    if position.seats[own + b.FRANCS] < fee:
        return 0.0
    franc = franc_worth(position, seat, turns)
    time_factor = min(1.0, turns / 4.0)
    barred = barred_numbers(position, seat)
    meeple = position.seats[own + b.MEEPLE]
    best = 0.0
    space: i64 = meeple + 1
    while space <= b.TRACK_END:
        number = position.track[space]
        if position.left[space] and not (barred >> number) & 1:
            gain = tile_worth(position, seat, number, turns, time_factor, franc)
            gain -= track_worth(space - meeple, turns)
            if gain > best:
                best = gain
        space += 1
    return best - franc * float(fee)
