"""What things are worth in points, as far as one can tell before the end.

Coins by what they buy, steps by the lines ahead, weapons by the penalty they save, missions by
how near they are.
"""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.fields import cells

from ..rules import board as b
from ..rules.catacombs import cubes_in_bag
from ..rules.mission_points import group_of
from ..rules.position import Bastille

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
SERIES_CHANCE: Final = vec[float]([0.08, 0.2, 0.5, 1.0])
# How many cards of a series its three bits stand for.
CARDS_IN: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3])
# By kind of need for a weapon: the three groups, and monks who have not joined one.
KIND_COUNT: Final = 4
FREE: Final = 3


class Outlook:
    """What every seat has, counted once for all that is judged of a position."""

    def __init__(self, position: Bastille) -> None:
        self.position: Bastille = position
        # How many rounds are still to come after this one.
        self.rounds: i64 = position.board.rounds - position.round_number
        self.before_interim: bool = position.round_number <= position.board.interim
        # What a coin is worth now.
        self.coin: float = COIN_KEPT if self.rounds == 0 else COIN_SPENT
        # By seat and majority mission: what it counts.
        self.amounts: vec[i64] = cells(position.players * b.FIRST_SERIES, 0)
        # By seat and kind: characters without a printed weapon.
        self.needs: vec[i64] = cells(position.players * KIND_COUNT, 0)
        # Monks who have not joined a group.
        self.monks: vec[i64] = cells(position.players, 0)
        # A bit for each card of a series that the seat has, perhaps by a free monk.
        self.series: vec[i64] = cells(position.players, 0)
        card: i64
        for card in range(b.CARD_COUNT):
            if position.owner[card] != b.NOBODY:
                self.count(position.owner[card], card)
        seat: i64
        for seat in range(position.players):
            arms = position.torches[seat]
            for weapon in range(b.GROUP_COUNT):
                arms += position.weapons[seat * b.GROUP_COUNT + weapon]
            self.amounts[seat * b.FIRST_SERIES + b.MOST_WEAPONS] += arms

    def count(self, seat: i64, card: i64) -> None:
        """Count a card of a seat."""
        board = self.position.board
        first = seat * b.FIRST_SERIES
        kind = group_of(self.position, card)
        if kind == b.NOBODY:
            kind = FREE
            self.monks[seat] += 1
        else:
            self.amounts[first + kind] += 1
        self.amounts[first + b.MOST_CROWNS] += board.crowns[card]
        self.amounts[first + b.MOST_GEMS] += board.gems[card]
        if board.armed[card]:
            self.amounts[first + b.MOST_WEAPONS] += 1
        else:
            self.needs[seat * KIND_COUNT + kind] += 1
        self.series[seat] |= board.cost_bits[card] & board.group_bits[kind]

    def unarmed(self, seat: i64) -> i64:
        """Return how many characters stay unarmed as things stand (ruling A23)."""
        missing: i64 = 0
        spare: i64 = 0
        group: i64
        for group in range(b.GROUP_COUNT):
            lacking = group_need(self, seat, group)
            if lacking > 0:
                missing += lacking
            else:
                spare -= lacking
        free = self.needs[seat * KIND_COUNT + FREE]
        missing += max(0, free - spare)
        return max(0, missing - self.position.torches[seat])


def group_need(look: Outlook, seat: i64, group: i64) -> i64:
    """Return how many characters of a group lack a token; below 0: tokens to spare."""
    tokens = look.position.weapons[seat * b.GROUP_COUNT + group]
    return look.needs[seat * KIND_COUNT + group] - tokens


def effect_worth(look: Outlook, seat: i64, effect: i64, amount: i64) -> float:
    """Return what a bonus is worth to a seat."""
    position = look.position
    if effect == b.COINS:
        return float(amount) * look.coin
    if effect == b.POINTS:
        return float(amount)
    if effect == b.STEPS:
        return steps_worth(look, seat, amount)
    if effect == b.TORCHES:
        return torches_worth(look, seat, min(amount, position.torch_stock))
    if effect == b.HENCHMEN:
        return float(min(amount, position.henchmen[seat])) * henchman_worth(look)
    if effect == b.UPGRADE:
        return UPGRADE_EACH_ROUND * float(look.rounds)
    if effect == b.CARD:
        return TOP_CARD if position.deck_next < b.CARD_COUNT else 0.0
    return mission_on_offer(look, seat, 0) if effect == b.MISSION else 0.0


def steps_worth(look: Outlook, seat: i64, steps: i64) -> float:
    """Return what steps on the track are worth: lines count twice before the interim scoring."""
    board = look.position.board
    here = look.position.track[seat]
    there = min(board.last_space, here + steps)
    gain = board.slope[there] - board.slope[here]
    if look.rounds == 0:
        gain = 0.3 * gain + 0.7 * float(board.lines[there] - board.lines[here])
    elif look.before_interim:
        gain *= 1.7
    return gain + float(here + steps - there) * look.coin


def henchman_worth(look: Outlook) -> float:
    """Return what a cube in the bag is worth: drawn for a bonus, or a point at the end."""
    cubes = cubes_in_bag(look.position)
    draws = float(look.position.board.draws)
    chance = min(1.0, draws / float(cubes + 3 + 2 * look.rounds))
    worth = chance * DRAWN_WORTH + (1.0 - chance)
    return worth + 0.6 if look.before_interim else worth


def expected_unarmed(look: Outlook, seat: i64) -> float:
    """Return how many characters will lack a weapon once the tokens still to come are taken."""
    tokens = 3.5 if look.before_interim else 1.75
    # Tokens do not always fit, so one of three is lost.
    return float(look.unarmed(seat)) - 0.67 * tokens


def weapon_worth(look: Outlook, seat: i64) -> float:
    """Return what one more weapon that fits is worth."""
    lacking = expected_unarmed(look, seat)
    if lacking >= 4.0:
        worth = 4.0
    elif lacking > 0.0:
        worth = 2.0 + 0.8 * lacking
    else:
        worth = SPARE_WEAPON
    if holds(look, seat, b.MOST_WEAPONS):
        worth += 0.8
    return worth


def torches_worth(look: Outlook, seat: i64, amount: i64) -> float:
    """Return what torches are worth: they fit anybody."""
    return float(amount) * (weapon_worth(look, seat) + 0.3)


def holds(look: Outlook, seat: i64, mission: i64) -> bool:
    """Return whether the seat holds a mission."""
    return (look.position.missions[seat] >> mission) & 1 == 1


# --- characters


def card_worth(look: Outlook, seat: i64, card: i64) -> float:
    """Return what a character is worth to a seat."""
    board = look.position.board
    worth = float(board.points[card]) + marks_worth(look, card)
    if board.armed[card]:
        worth += SPARE_WEAPON
        if holds(look, seat, b.MOST_WEAPONS):
            worth += 0.8
    else:
        # One more to arm: what the next weapon would save is what this one costs.
        worth -= 0.8 * weapon_worth(look, seat)
    mission: i64
    for mission in range(b.MISSION_COUNT):
        if holds(look, seat, mission):
            worth += card_for_mission(look, seat, card, mission)
    return worth


def marks_worth(look: Outlook, card: i64) -> float:
    """Return what gems, crowns and flags are worth, missions aside."""
    board = look.position.board
    worth = float(board.gems[card]) * (2.0 if look.before_interim else 1.0)
    worth += float(board.crowns[card]) * (1.3 if look.before_interim else 0.9)
    return worth + float(board.flags[card]) * min(2.0, 0.35 * float(look.rounds + 1))


def card_for_mission(look: Outlook, seat: i64, card: i64, mission: i64) -> float:
    """Return what a character adds to a mission held."""
    board = look.position.board
    group = board.group[card]
    wild = group == b.MONK
    if mission < b.GROUP_COUNT:
        return 1.2 if wild or group == mission else 0.0
    if mission == b.MOST_CROWNS:
        return 1.2 * float(board.crowns[card])
    if mission == b.MOST_GEMS:
        return 1.2 * float(board.gems[card])
    if mission == b.MOST_WEAPONS:
        return 0.0
    if mission == b.TWO_OF_EACH:
        if wild:
            return 1.2
        return 1.2 if look.amounts[seat * b.FIRST_SERIES + group] < board.each else 0.0
    wanted = (board.cost_bits[card] & board.group_bits[FREE if wild else group]) & ~look.series[
        seat
    ]
    if of_series(wanted, mission) == 0:
        return 0.0
    have = CARDS_IN[of_series(look.series[seat], mission)]
    gain = SERIES_CHANCE[have + 1] - SERIES_CHANCE[have]
    return gain * float(board.firsts[mission])


def of_series(bits: i64, mission: i64) -> i64:
    """Return the bits of one series."""
    return bits >> (b.SERIES_LENGTH * (mission - b.FIRST_SERIES)) & 7


# --- missions


def mission_worth(look: Outlook, seat: i64, mission: i64) -> float:
    """Return what a mission may be expected to bring at the end."""
    board = look.position.board
    left = float(look.rounds)
    if mission < b.FIRST_SERIES:
        return majority_worth(look, seat, mission)
    if mission == b.TWO_OF_EACH:
        missing: i64 = 0
        group: i64
        for group in range(b.GROUP_COUNT):
            missing += max(0, board.each - look.amounts[seat * b.FIRST_SERIES + group])
        missing = max(0, missing - look.monks[seat])
        # About one character comes with each round.
        ready = 1.0 if missing == 0 else min(0.8, 0.9 * left / float(2 * missing))
        return float(board.firsts[mission]) * ready
    have = CARDS_IN[of_series(look.series[seat], mission)]
    chance = SERIES_CHANCE[have]
    if have < b.SERIES_LENGTH:
        chance *= min(1.0, 0.3 * left)
    return float(board.firsts[mission]) * chance


def majority_worth(look: Outlook, seat: i64, mission: i64) -> float:
    """Return what a majority mission may be expected to bring, ties paying in full."""
    own = look.amounts[seat * b.FIRST_SERIES + mission]
    ahead = 0.0
    behind = 0.0
    # The more rounds to come, the less today's lead says.
    blur = 1.0 + 0.6 * float(look.rounds)
    if mission < b.GROUP_COUNT:
        own += look.monks[seat]
    other: i64
    for other in range(look.position.players):
        if other != seat:
            lead = float(own - look.amounts[other * b.FIRST_SERIES + mission]) + 0.5
            share = 0.5 + 0.5 * lead / (blur + abs(lead))
            if look.rounds == 0:
                share = 1.0 if lead > 0.0 else 0.0
            ahead += 1.0 - share
            behind += share
    first = max(0.0, 1.0 - 0.75 * ahead)
    second = max(0.0, min(1.0 - first, 0.4 * behind))
    if own == 0 and look.rounds == 0:
        return 0.0
    board = look.position.board
    return float(board.firsts[mission]) * first + float(board.seconds[mission]) * second


def best_mission(look: Outlook, seat: i64, pile: i64, skip: i64) -> float:
    """Return the worth of the best mission in a pile that the seat may take, after some others."""
    found: list[float] = []
    mission: i64
    for mission in range(b.MISSION_COUNT):
        if look.position.piles[pile * b.MISSION_COUNT + mission] and not holds(look, seat, mission):
            found.append(mission_worth(look, seat, mission))
    if len(found) <= skip:
        return 0.0
    if skip == 0:
        return max(found)
    found.sort(reverse=True)
    return found[skip]


def mission_on_offer(look: Outlook, seat: i64, skip: i64) -> float:
    """Return the worth of a mission yet to be chosen: of two piles, the better one."""
    best = best_mission(look, seat, 0, skip)
    if look.position.board.secret:
        best = max(best, best_mission(look, seat, 1, skip))
    return best
