"""What things are worth in points, as far as one can tell before the end.

Coins by what they buy, steps by the lines ahead, weapons by the penalty they save, missions by
how near they are.
"""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .board import (
    CARD,
    CARD_COUNT,
    COINS,
    FIRST_MONK,
    FIRST_SERIES,
    GROUP_COUNT,
    HENCHMEN,
    MISSION,
    MISSION_COUNT,
    MONK,
    MOST_CROWNS,
    MOST_GEMS,
    MOST_WEAPONS,
    NOBODY,
    POINTS,
    STEPS,
    TORCHES,
    TWO_OF_EACH,
    UPGRADE,
)
from .missions import amounts, group_of, group_sizes, unarmed
from .position import Bastille

# A coin still to be spent buys more than the third of a point it is worth at the end.
COIN_SPENT: Final = 0.5
COIN_KEPT: Final = 0.33
# What a raised tile earns more in each round to come.
UPGRADE_EACH_ROUND: Final = 0.9
DRAWN_WORTH: Final = 3.5
TOP_CARD: Final = 3.5
# What a weapon is worth to a seat that has no use for it yet.
SPARE_WEAPON: Final = 0.6
# The chance to fulfil a series with that many of its three cards.
SERIES_CHANCE: Final = [0.08, 0.2, 0.5, 1.0]


def rounds_left(position: Bastille) -> i64:
    """Return how many rounds are still to come after this one."""
    return position.board.rounds - position.round_number


def coin_worth(position: Bastille) -> float:
    """Return what a coin is worth now."""
    return COIN_KEPT if rounds_left(position) == 0 else COIN_SPENT


def effect_worth(position: Bastille, seat: i64, effect: i64, amount: i64) -> float:
    """Return what a bonus is worth to a seat."""
    if effect == COINS:
        return float(amount) * coin_worth(position)
    if effect == POINTS:
        return float(amount)
    if effect == STEPS:
        return steps_worth(position, seat, amount)
    if effect == TORCHES:
        return torches_worth(position, seat, min(amount, position.torch_stock))
    if effect == HENCHMEN:
        return float(min(amount, position.henchmen[seat])) * henchman_worth(position)
    if effect == UPGRADE:
        return UPGRADE_EACH_ROUND * float(rounds_left(position))
    if effect == CARD:
        return TOP_CARD if position.deck_next < CARD_COUNT else 0.0
    return mission_on_offer(position, seat, 0) if effect == MISSION else 0.0


def smooth_line(position: Bastille, space: i64) -> float:
    """Return the value of a space, growing evenly between two lines."""
    lines = position.board.lines
    below: i64 = space
    while below > 0 and lines[below - 1] == lines[below]:
        below -= 1
    above: i64 = space
    while above < len(lines) - 1 and lines[above] == lines[below]:
        above += 1
    if above == below:
        return float(lines[space])
    share = float(space - below) / float(above - below)
    return float(lines[below]) + share * float(lines[above] - lines[below])


def steps_worth(position: Bastille, seat: i64, steps: i64) -> float:
    """Return what steps on the track are worth: lines count twice before the interim scoring."""
    here: i64 = position.track[seat]
    last: i64 = position.board.last_space
    there = min(last, here + steps)
    gain = smooth_line(position, there) - smooth_line(position, here)
    if rounds_left(position) == 0:
        lines = position.board.lines
        gain = 0.3 * gain + 0.7 * float(lines[there] - lines[here])
    elif position.round_number <= position.board.interim:
        gain *= 1.7
    return gain + float(here + steps - there) * coin_worth(position)


def henchman_worth(position: Bastille) -> float:
    """Return what a cube in the bag is worth: drawn for a bonus, or a point at the end."""
    cubes: i64 = 0
    for count in position.bag:
        cubes += count
    chance = min(1.0, float(position.board.draws) / float(cubes + 3 + 2 * rounds_left(position)))
    worth = chance * DRAWN_WORTH + (1.0 - chance)
    return worth + 0.6 if position.round_number <= position.board.interim else worth


def expected_unarmed(position: Bastille, seat: i64) -> float:
    """Return how many characters will lack a weapon once the tokens still to come are taken."""
    tokens = 1.75 if position.round_number > position.board.interim else 3.5
    # Tokens do not always fit, so one of three is lost.
    return float(unarmed(position, seat)) - 0.67 * tokens


def weapon_worth(position: Bastille, seat: i64) -> float:
    """Return what one more weapon that fits is worth."""
    lacking = expected_unarmed(position, seat)
    if lacking >= 4.0:
        worth = 4.0
    elif lacking > 0.0:
        worth = 2.0 + 0.8 * lacking
    else:
        worth = SPARE_WEAPON
    if holds(position, seat, MOST_WEAPONS):
        worth += 0.8
    return worth


def torches_worth(position: Bastille, seat: i64, amount: i64) -> float:
    """Return what torches are worth: they fit anybody."""
    return float(amount) * (weapon_worth(position, seat) + 0.3)


def holds(position: Bastille, seat: i64, mission: i64) -> bool:
    """Return whether the seat holds a mission."""
    return (position.missions[seat] >> mission) & 1 == 1


# --- characters


def card_worth(position: Bastille, seat: i64, card: i64) -> float:
    """Return what a character is worth to a seat."""
    board = position.board
    worth = float(board.points[card]) + marks_worth(position, seat, card)
    if board.armed[card]:
        worth += SPARE_WEAPON
        if holds(position, seat, MOST_WEAPONS):
            worth += 0.8
    else:
        # One more to arm: what the next weapon would save is what this one costs.
        worth -= 0.8 * weapon_worth(position, seat)
    for mission in range(MISSION_COUNT):
        if holds(position, seat, mission):
            worth += card_for_mission(position, seat, card, mission)
    return worth


def marks_worth(position: Bastille, seat: i64, card: i64) -> float:
    """Return what gems, crowns and flags are worth, missions aside."""
    board = position.board
    gems: i64 = board.gems[card]
    crowns: i64 = board.crowns[card]
    flags: i64 = board.flags[card]
    worth = float(gems) * (2.0 if position.round_number <= board.interim else 1.0)
    worth += float(crowns) * (1.3 if position.round_number <= board.interim else 0.9)
    return worth + float(flags) * min(2.0, 0.35 * float(rounds_left(position) + 1))


def card_for_mission(position: Bastille, seat: i64, card: i64, mission: i64) -> float:
    """Return what a character adds to a mission held."""
    board = position.board
    group: i64 = board.group[card]
    wild = group == MONK
    if mission < GROUP_COUNT:
        return 1.2 if wild or group == mission else 0.0
    if mission == MOST_CROWNS:
        return 1.2 * float(board.crowns[card])
    if mission == MOST_GEMS:
        return 1.2 * float(board.gems[card])
    if mission == MOST_WEAPONS:
        return 0.0
    if mission == TWO_OF_EACH:
        if wild:
            return 1.2
        return 1.2 if group_sizes(position, group)[seat] < board.each else 0.0
    series = board.series[mission - FIRST_SERIES]
    if not wild and group != series[0]:
        return 0.0
    for place in range(1, len(series)):
        if series[place] == board.cost[card] and not has_cost(position, seat, series, place):
            have = series_count(position, seat, series)
            gain = SERIES_CHANCE[min(3, have + 1)] - SERIES_CHANCE[min(3, have)]
            return gain * float(board.firsts[mission])
    return 0.0


def has_cost(position: Bastille, seat: i64, series: vec[i64], place: i64) -> bool:
    """Return whether the seat has a card, perhaps a free monk, for one cost of a series."""
    for card in range(CARD_COUNT):
        if position.owner[card] == seat and position.board.cost[card] == series[place]:
            group = group_of(position, card)
            if group == series[0] or group == NOBODY:
                return True
    return False


def series_count(position: Bastille, seat: i64, series: vec[i64]) -> i64:
    """Return how many costs of a series the seat has."""
    count: i64 = 0
    for place in range(1, len(series)):
        if has_cost(position, seat, series, place):
            count += 1
    return count


# --- missions


def mission_worth(position: Bastille, seat: i64, mission: i64) -> float:
    """Return what a mission may be expected to bring at the end."""
    board = position.board
    left = float(rounds_left(position))
    if mission < FIRST_SERIES:
        return majority_worth(position, seat, mission)
    if mission == TWO_OF_EACH:
        missing: i64 = 0
        for group in range(GROUP_COUNT):
            missing += max(0, board.each - group_sizes(position, group)[seat])
        for card in range(FIRST_MONK, CARD_COUNT):
            if missing > 0 and position.owner[card] == seat and group_of(position, card) == NOBODY:
                missing -= 1
        # About one character comes with each round.
        ready = 1.0 if missing == 0 else min(0.8, 0.9 * left / float(2 * missing))
        return float(board.firsts[mission]) * ready
    series = board.series[mission - FIRST_SERIES]
    have = series_count(position, seat, series)
    chance = SERIES_CHANCE[min(3, have)]
    if have < 3:
        chance *= min(1.0, 0.3 * left)
    return float(board.firsts[mission]) * chance


def majority_worth(position: Bastille, seat: i64, mission: i64) -> float:
    """Return what a majority mission may be expected to bring, ties paying in full."""
    counts = amounts(position, mission)
    own: i64 = counts[seat]
    ahead = 0.0
    behind = 0.0
    # The more rounds to come, the less today's lead says.
    blur = 1.0 + 0.6 * float(rounds_left(position))
    if mission < GROUP_COUNT:
        for card in range(FIRST_MONK, CARD_COUNT):
            if position.owner[card] == seat and group_of(position, card) == NOBODY:
                own += 1
    for other in range(position.players):
        if other != seat:
            lead = float(own - counts[other]) + 0.5
            share = 0.5 + 0.5 * lead / (blur + abs(lead))
            if rounds_left(position) == 0:
                share = 1.0 if lead > 0.0 else 0.0
            ahead += 1.0 - share
            behind += share
    first = max(0.0, 1.0 - 0.75 * ahead)
    second = max(0.0, min(1.0 - first, 0.4 * behind))
    if own == 0 and rounds_left(position) == 0:
        return 0.0
    board = position.board
    return float(board.firsts[mission]) * first + float(board.seconds[mission]) * second


def best_mission(position: Bastille, seat: i64, pile: i64, skip: i64) -> float:
    """Return the worth of the best mission in a pile that the seat may take, after some others."""
    found: list[float] = []
    for mission in range(MISSION_COUNT):
        if position.piles[pile * MISSION_COUNT + mission] and not holds(position, seat, mission):
            found.append(mission_worth(position, seat, mission))
    if len(found) <= skip:
        return 0.0
    found.sort(reverse=True)
    return found[skip]


def mission_on_offer(position: Bastille, seat: i64, skip: i64) -> float:
    """Return the worth of a mission yet to be chosen: of two piles, the better one."""
    best = best_mission(position, seat, 0, skip)
    if position.board.secret:
        best = max(best, best_mission(position, seat, 1, skip))
    return best
