"""The worth to a seat of cubes, effects and spaces, in expected points."""

# mypyc: compile

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NO_SEAT

from ..rules import board as ids
from ..rules.board import ASYLUM, GUARDHOUSE, SEAT_COUNT, SPACE_COUNT
from ..rules.cubes import has_open_area, has_room
from ..rules.palace import is_guardhouse_open
from ..rules.position import Revolution
from ..rules.tokens import BLACKMAIL, KIND_COUNT, amount_of

# In the next bid a Force or Blackmail beats any number of weaker tokens, so both are worth more
# than their points at the end; Gold is worth less, since Patronage fills every hand up to five.
TOKEN_WORTH: Final = vec[float]([6.5, 4.5, 0.8])
# The weight of an opponent's point, compared with an own point.
RIVAL_POINT_WEIGHT: Final = 0.3
GUARDHOUSE_WORTH: Final = 3.0
# Average worths of effects that are not worth an exact computation.
REASSIGN_WORTH: Final = 2.0
RIVAL_WORTH: Final = 4.0
# Less than the worth of any legal choice.
NO_CHOICE_WORTH: Final = -1000.0

# --- areas


def lead_weight(cubes: i64, room: i64) -> float:
    """Return the weight of a seat's cubes in an area; more room makes a lead less certain."""
    # A seat without a cube in a full area can no longer hold it.
    return exp(float(cubes) / (0.45 + 0.3 * float(room))) if room > 0 or cubes > 0 else 0.0


# Precomputed weights by room and cubes, large enough for printed areas.
TABLE_SIZE: Final = 16
LEAD_WEIGHTS: Final = vec[float](
    [lead_weight(cubes, room) for room in range(TABLE_SIZE) for cubes in range(TABLE_SIZE)]
)


def weight(cubes: i64, room: i64) -> float:
    """Return `lead_weight`, from the table if possible."""
    if cubes < TABLE_SIZE and 0 <= room < TABLE_SIZE:
        return LEAD_WEIGHTS[room * TABLE_SIZE + cubes]
    return lead_weight(cubes, room)


def shares(position: Revolution, area: i64) -> vec[float]:
    """Return the expected multiple of the area's points for each seat.

    This is the number of cubes where each cube scores, and else the chance of the majority.
    """
    first = area * SEAT_COUNT
    room = position.board.capacity[area] - position.filled[area]
    row = vec[float]([0.0] * position.players)
    total = 0.0
    for seat in range(position.players):
        cubes = position.cubes[first + seat]
        row[seat] = float(cubes) if position.board.each_cube[area] else weight(cubes, room)
        total += row[seat]
    if total > 0.0 and not position.board.each_cube[area]:
        for seat in range(position.players):
            row[seat] /= total
    return row


def change_worth(position: Revolution, seat: i64, area: i64, leaver: i64, comer: i64) -> float:
    """Return the worth to a seat if one owner's cube leaves an area and another's comes.

    `leaver` and `comer` are the owners of the two cubes; NO_SEAT stands for no cube.
    """
    if area == GUARDHOUSE:
        if comer == seat:
            return GUARDHOUSE_WORTH
        return -GUARDHOUSE_WORTH if leaver == seat else 0.0
    points = float(position.board.points[area])
    others = float(position.players - 1)
    if position.board.each_cube[area]:
        return each_cube_worth(seat, leaver, comer, points, others)
    room = position.board.capacity[area] - position.filled[area]
    later_room = room
    if leaver != NO_SEAT:
        later_room += 1
    if comer != NO_SEAT:
        later_room -= 1
    total = 0.0
    later_total = 0.0
    own = 0.0
    later_own = 0.0
    for owner in range(position.players):
        cubes = position.cubes[area * SEAT_COUNT + owner]
        now = weight(cubes, room)
        if owner == leaver:
            cubes -= 1
        if owner == comer:
            cubes += 1
        later = weight(cubes, later_room)
        total += now
        later_total += later
        if owner == seat:
            own = now
            later_own = later
    # The changes of the seat's share and of all other shares; 0 if no seat can hold the area.
    change = 0.0
    others_change = 0.0
    if later_total > 0.0:
        change = later_own / later_total
        others_change = 1.0 - change
    if total > 0.0:
        change -= own / total
        others_change -= 1.0 - own / total
    return points * (change - RIVAL_POINT_WEIGHT * others_change / others)


def each_cube_worth(seat: i64, leaver: i64, comer: i64, points: float, others: float) -> float:
    """Return `change_worth` for an area in which each cube scores."""
    gain = 0.0
    if comer != NO_SEAT:
        gain += points if comer == seat else -RIVAL_POINT_WEIGHT * points / others
    if leaver != NO_SEAT:
        gain -= points if leaver == seat else -RIVAL_POINT_WEIGHT * points / others
    return gain


# --- cubes that come, leave and are replaced


def replace_worth(position: Revolution, seat: i64, cube: i64, new_owner: i64) -> float:
    """Return the worth to a seat of replacing a cube by one of a new owner."""
    return change_worth(position, seat, cube // SEAT_COUNT, cube % SEAT_COUNT, new_owner)


def best_placement(position: Revolution, seat: i64, owner: i64, excluded: i64) -> float:
    """Return the best worth of a cube of the owner in an open area, or 0 if there is none."""
    best = NO_CHOICE_WORTH
    for area in position.board.areas:
        if area != excluded and has_room(position, area):
            best = max(best, change_worth(position, seat, area, NO_SEAT, owner))
    if owner == seat and is_guardhouse_open(position):
        best = max(best, GUARDHOUSE_WORTH)
    return best if best > NO_CHOICE_WORTH else 0.0


def best_spy(position: Revolution, seat: i64) -> float:
    """Return the best worth of replacing an opponent's cube by an own one; at least 0."""
    best = 0.0
    for area in position.board.areas:
        for owner in range(position.players):
            if (
                owner != seat
                and owner != position.guardhouse
                and position.cubes[area * SEAT_COUNT + owner]
            ):
                best = max(best, change_worth(position, seat, area, owner, seat))
    return best


def best_ejection(position: Revolution, seat: i64, area: i64, comer: i64) -> float:
    """Return the best worth of replacing any cube in a full area by one of the comer."""
    best = NO_CHOICE_WORTH
    for owner in range(position.players):
        if position.cubes[area * SEAT_COUNT + owner]:
            best = max(best, change_worth(position, seat, area, owner, comer))
    return best


# --- spaces


def space_worths(position: Revolution, seat: i64) -> vec[float]:
    """Return the approximate worth to a seat of winning each space."""
    worths = vec[float]([0.0] * SPACE_COUNT)
    spying = best_spy(position, seat)
    best = 0.0
    copying: i64 = NO_SEAT
    for space in position.board.order:
        effects = position.board.effects[space]
        total = 0.0
        index: i64 = 0
        has_copy = False
        while index < len(effects):
            effect = effects[index]
            if effect == ids.COPY:
                has_copy = True
            elif effect == ids.SPY:
                total += spying if position.stocks[seat] else 0.0
            elif effect == ids.APOTHECARY:
                # A swap changes two areas and no seat's number of cubes: nearly worth the Spy.
                total += 0.8 * spying
            else:
                total += effect_worth(position, seat, effect, effects[index + 1])
            index += 2
        worths[space] = total
        if has_copy:
            copying = space
        else:
            best = max(best, total)
    if copying != NO_SEAT:
        worths[copying] += best
    return worths


def effect_worth(position: Revolution, seat: i64, effect: i64, argument: i64) -> float:
    """Return the approximate worth of one effect to a seat."""
    if effect == ids.SUPPORT:
        return float(argument)
    if effect == ids.TOKENS:
        return tokens_worth(argument)
    if effect == ids.REASSIGN:
        return REASSIGN_WORTH if position.stocks[seat] < position.board.cubes else 0.0
    if effect == ids.RECLAIM:
        return reclaim_worth(position, seat)
    if effect == ids.PUT_IN_JAIL:
        return RIVAL_WORTH
    if effect == ids.INFLUENCE_RIVAL:
        return RIVAL_WORTH if has_open_area(position, NO_SEAT) else 0.0
    # All other effects place an own cube.
    return cube_worth(position, seat, effect, argument) if position.stocks[seat] else 0.0


def cube_worth(position: Revolution, seat: i64, effect: i64, argument: i64) -> float:
    """Return the approximate worth of an effect that places an own cube."""
    if effect == ids.INFLUENCE:
        is_open = has_room(position, argument)
        return change_worth(position, seat, argument, NO_SEAT, seat) if is_open else 0.0
    if effect == ids.INFLUENCE_ANY:
        return best_placement(position, seat, seat, NO_SEAT)
    if effect == ids.OCCUPY:
        return 0.0 if position.guardhouse == seat else GUARDHOUSE_WORTH
    if has_room(position, ASYLUM):
        return change_worth(position, seat, ASYLUM, NO_SEAT, seat)
    return best_ejection(position, seat, ASYLUM, seat)


def reclaim_worth(position: Revolution, seat: i64) -> float:
    """Return the worth of the best token to reclaim; an estimate before the bids are final."""
    if position.asked == ids.BIDDING:
        return TOKEN_WORTH[BLACKMAIL]
    bid = position.bids[seat * SPACE_COUNT + position.board.order[position.cursor]]
    for kind in range(KIND_COUNT):
        if amount_of(bid, kind):
            return TOKEN_WORTH[kind]
    return 0.0


def tokens_worth(tokens: i64) -> float:
    """Return the worth of packed tokens."""
    total = 0.0
    for kind in range(KIND_COUNT):
        total += float(amount_of(tokens, kind)) * TOKEN_WORTH[kind]
    return total
