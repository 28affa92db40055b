"""What cubes, effects and spaces are worth to a seat, in points."""

# mypyc: compile

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NOBODY

from ..rules import board as n
from ..rules.board import ASYLUM, BLACKMAIL, GUARDHOUSE, KIND_COUNT, SEAT_COUNT, SHIFT, SPACE_COUNT
from ..rules.cubes import has_room, is_any_open
from ..rules.palace import is_guardhouse_open
from ..rules.position import Revolution

# A Force or Blackmail in the next bid beats any number of lower tokens, so it is worth more
# than at the end; Gold is worth less, since Patronage fills up to five anyway.
TOKEN_WORTH: Final = vec[float]([6.5, 4.5, 0.8])
# What a point of a rival is worth to me.
ENVY: Final = 0.3
GUARDHOUSE_WORTH: Final = 3.0
# What the other effects of a space come to on average, where working it out is not worth it.
REASSIGN_WORTH: Final = 2.0
RIVAL_WORTH: Final = 4.0
# Lower than anything that can be chosen.
NEVER: Final = -1000.0

# --- areas


def lead(cubes: i64, room: i64) -> float:
    """Return the weight of so many cubes; the more room is left, the less a lead says."""
    # A full area without a cube of the seat is lost for good.
    return exp(float(cubes) / (0.45 + 0.3 * float(room))) if room > 0 or cubes > 0 else 0.0


# The weights by room and cubes, as far as printed areas go.
TABLED: Final = 16
LEADS: Final = vec[float](
    [lead(place % TABLED, place // TABLED) for place in range(TABLED * TABLED)]
)


def weight(cubes: i64, room: i64) -> float:
    """Return the same, looked up where it can be."""
    if cubes < TABLED and 0 <= room < TABLED:
        return LEADS[room * TABLED + cubes]
    return lead(cubes, room)


def shares(position: Revolution, area: i64) -> vec[float]:
    """Return how often each seat may expect an area's points: for each cube, or as its holder."""
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


def edge(position: Revolution, seat: i64, area: i64, minus: i64, plus: i64) -> float:
    """Return what it is worth to a seat that one cube leaves an area and another comes."""
    points = float(position.board.points[area])
    others = float(position.players - 1)
    if position.board.each_cube[area]:
        return each_cube_edge(seat, minus, plus, points, others)
    row = position.cubes
    first = area * SEAT_COUNT
    last = first + position.players
    leaver = first + minus if minus != NOBODY else NOBODY
    comer = first + plus if plus != NOBODY else NOBODY
    room = position.board.capacity[area] - position.filled[area]
    later = room
    if minus != NOBODY:
        later += 1
    if plus != NOBODY:
        later -= 1
    total = 0.0
    total_later = 0.0
    mine = 0.0
    mine_later = 0.0
    for place in range(first, last):
        now = weight(row[place], room)
        then = weight(changed(row[place], place, leaver, comer), later)
        total += now
        total_later += then
        if place == first + seat:
            mine = now
            mine_later = then
    # The seat's share and that of all others, of an area that anybody may hold at all.
    change = 0.0
    change_of_others = 0.0
    if total_later > 0.0:
        change = mine_later / total_later
        change_of_others = 1.0 - change
    if total > 0.0:
        change -= mine / total
        change_of_others -= 1.0 - mine / total
    return points * (change - ENVY * change_of_others / others)


def each_cube_edge(seat: i64, minus: i64, plus: i64, points: float, others: float) -> float:
    """Return the same for an area whose points each cube gets."""
    gain = 0.0
    if plus != NOBODY:
        gain += points if plus == seat else -ENVY * points / others
    if minus != NOBODY:
        gain -= points if minus == seat else -ENVY * points / others
    return gain


def changed(cubes: i64, place: i64, leaver: i64, comer: i64) -> i64:
    """Return how many cubes a place has once one left and one came, there or elsewhere."""
    if place == leaver:
        cubes -= 1
    if place == comer:
        cubes += 1
    return cubes


# --- cubes that come, go and change places


def place_worth(position: Revolution, seat: i64, area: i64, owner: i64) -> float:
    """Return what it is worth to a seat that a cube of the owner comes into an area."""
    if area == GUARDHOUSE:
        return GUARDHOUSE_WORTH
    return edge(position, seat, area, NOBODY, owner)


def leave_worth(position: Revolution, seat: i64, area: i64) -> float:
    """Return what it is worth to take an own cube away."""
    if area == GUARDHOUSE:
        return -GUARDHOUSE_WORTH
    return edge(position, seat, area, seat, NOBODY)


def exchange_worth(position: Revolution, seat: i64, cube: i64, new: i64) -> float:
    """Return what it is worth that a new owner's cube stands where this one does."""
    area = cube // SEAT_COUNT
    if area == GUARDHOUSE:
        return -GUARDHOUSE_WORTH
    return edge(position, seat, area, cube % SEAT_COUNT, new)


def best_place(position: Revolution, seat: i64, owner: i64, but: i64) -> float:
    """Return the best a seat can do with a cube of the owner in any open area but one."""
    best = NEVER
    for area in position.board.areas:
        if area != but and has_room(position, area):
            best = max(best, edge(position, seat, area, NOBODY, owner))
    if owner == seat and is_guardhouse_open(position):
        best = max(best, GUARDHOUSE_WORTH)
    return best if best > NEVER else 0.0


def best_spy(position: Revolution, seat: i64) -> float:
    """Return the best a seat could do by replacing a cube."""
    best = 0.0
    for area in position.board.areas:
        for owner in range(position.players):
            if (
                owner != seat
                and owner != position.guardhouse
                and position.cubes[area * SEAT_COUNT + owner]
            ):
                best = max(best, edge(position, seat, area, owner, seat))
    return best


def best_ejection(position: Revolution, seat: i64, area: i64, coming: i64) -> float:
    """Return the best exchange of a cube in a full area for the one to come."""
    best = NEVER
    for owner in range(position.players):
        if position.cubes[area * SEAT_COUNT + owner]:
            best = max(best, edge(position, seat, area, owner, coming))
    return best


# --- spaces


def space_worths(position: Revolution, seat: i64) -> vec[float]:
    """Return about how many points it is worth to a seat to win each space."""
    worths = vec[float]([0.0] * SPACE_COUNT)
    spying = best_spy(position, seat)
    best = 0.0
    copying: i64 = NOBODY
    for space in position.board.order:
        effects = position.board.effects[space]
        total = 0.0
        place: i64 = 0
        copies = False
        while place < len(effects):
            effect = effects[place]
            if effect == n.COPY:
                copies = True
            elif effect == n.SPY:
                total += spying if position.stocks[seat] else 0.0
            elif effect == n.APOTHECARY:
                # A swap hurts nobody's number of cubes, so it moves about as much as the Spy.
                total += 0.8 * spying
            else:
                total += effect_worth(position, seat, effect, effects[place + 1])
            place += 2
        worths[space] = total
        if copies:
            copying = space
        else:
            best = max(best, total)
    if copying != NOBODY:
        worths[copying] += best
    return worths


def effect_worth(position: Revolution, seat: i64, effect: i64, argument: i64) -> float:
    """Return about how many points one effect is worth to a seat."""
    if effect == n.SUPPORT:
        return float(argument)
    if effect == n.TOKENS:
        return tokens_worth(argument)
    if effect == n.REASSIGN:
        return REASSIGN_WORTH if position.stocks[seat] < position.board.cubes else 0.0
    if effect == n.RECLAIM:
        return reclaim_worth(position, seat)
    if effect == n.PUT_IN_JAIL:
        return RIVAL_WORTH
    if effect == n.INFLUENCE_RIVAL:
        return RIVAL_WORTH if is_any_open(position, NOBODY) else 0.0
    # All others put an own cube somewhere.
    return cube_worth(position, seat, effect, argument) if position.stocks[seat] else 0.0


def cube_worth(position: Revolution, seat: i64, effect: i64, argument: i64) -> float:
    """Return about how many points an effect is worth that puts a cube of the seat somewhere."""
    if effect == n.INFLUENCE:
        return edge(position, seat, argument, NOBODY, seat) if has_room(position, argument) else 0.0
    if effect == n.INFLUENCE_ANY:
        return best_place(position, seat, seat, NOBODY)
    if effect == n.OCCUPY:
        return 0.0 if position.guardhouse == seat else GUARDHOUSE_WORTH
    if has_room(position, ASYLUM):
        return edge(position, seat, ASYLUM, NOBODY, seat)
    return best_ejection(position, seat, ASYLUM, seat)


def reclaim_worth(position: Revolution, seat: i64) -> float:
    """Return what a token of the seat's bid is worth that it may take back."""
    if position.asked == n.BIDDING:
        return TOKEN_WORTH[BLACKMAIL]
    bid = position.bids[seat * SPACE_COUNT + position.board.order[position.cursor]]
    for kind in range(KIND_COUNT):
        if (bid >> SHIFT[kind]) & 0xFF:
            return TOKEN_WORTH[kind]
    return 0.0


def tokens_worth(tokens: i64) -> float:
    """Return what packed tokens are worth."""
    total = 0.0
    for kind in range(KIND_COUNT):
        total += float((tokens >> SHIFT[kind]) & 0xFF) * TOKEN_WORTH[kind]
    return total
