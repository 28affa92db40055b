"""Estimates, in points, of coins, bonuses, characters, weapons and missions before the end.

Coins are worth the things they buy, steps the lines ahead, weapons the penalty they save, missions
their points times the chance to fulfil them.
"""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules import board as b
from ..rules.catacombs import bag_count
from .features import FREE_MONK, SeatFeatures

# Additional points in each later round for a tile upgraded by one.
UPGRADE_WORTH_PER_ROUND: Final = 0.9
DRAWN_CUBE_WORTH: Final = 3.5
TOP_CARD_WORTH: Final = 3.5
# Points for a weapon that arms no character yet.
SPARE_WEAPON_WORTH: Final = 0.6
# Chance to fulfil a series, by the number of its three costs already held.
SERIES_CHANCE: Final = vec[float]([0.08, 0.2, 0.5, 1.0])
# Number of bits set in the three bits of a series.
BIT_COUNTS: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3])


def effect_worth(features: SeatFeatures, seat: i64, effect: i64, amount: i64) -> float:
    """Estimate a bonus for a seat."""
    position = features.position
    if effect == b.COINS:
        return float(amount) * features.coin
    if effect == b.POINTS:
        return float(amount)
    if effect == b.STEPS:
        return steps_worth(features, seat, amount)
    if effect == b.TORCHES:
        return torches_worth(features, seat, min(amount, position.torch_stock))
    if effect == b.HENCHMEN:
        return float(min(amount, position.henchmen[seat])) * henchman_worth(features)
    if effect == b.UPGRADE:
        return UPGRADE_WORTH_PER_ROUND * float(features.rounds)
    if effect == b.CARD:
        return TOP_CARD_WORTH if position.deck_next < b.CARD_COUNT else 0.0
    return offered_mission_worth(features, seat, 0) if effect == b.MISSION else 0.0


def steps_worth(features: SeatFeatures, seat: i64, steps: i64) -> float:
    """Estimate steps on the track; before the interim scoring, lines score twice."""
    board = features.position.board
    space = features.position.track[seat]
    target = min(board.last_space, space + steps)
    gain = board.smooth_points[target] - board.smooth_points[space]
    if features.rounds == 0:
        gain = 0.3 * gain + 0.7 * float(board.line_points[target] - board.line_points[space])
    elif features.before_interim:
        gain *= 1.7
    return gain + float(space + steps - target) * features.coin


def henchman_worth(features: SeatFeatures) -> float:
    """Estimate a henchman in the bag: drawn for a bonus, or a point at the end."""
    cubes = bag_count(features.position)
    draws = float(features.position.board.draws)
    chance = min(1.0, draws / float(cubes + 3 + 2 * features.rounds))
    worth = chance * DRAWN_CUBE_WORTH + (1.0 - chance)
    return worth + 0.6 if features.before_interim else worth


def expected_unarmed(features: SeatFeatures, seat: i64) -> float:
    """Estimate the number of unarmed characters at the end of the match."""
    tokens = 3.5 if features.before_interim else 1.75
    # One of three later tokens arms no character.
    return float(features.unarmed_count(seat)) - 0.67 * tokens


def weapon_worth(features: SeatFeatures, seat: i64) -> float:
    """Estimate one more weapon that arms a character."""
    lacking = expected_unarmed(features, seat)
    if lacking >= 4.0:
        worth = 4.0
    elif lacking > 0.0:
        worth = 2.0 + 0.8 * lacking
    else:
        worth = SPARE_WEAPON_WORTH
    if has_mission(features, seat, b.WEAPON_MAJORITY):
        worth += 0.8
    return worth


def torches_worth(features: SeatFeatures, seat: i64, amount: i64) -> float:
    """Estimate torches, which arm any character."""
    return float(amount) * (weapon_worth(features, seat) + 0.3)


def has_mission(features: SeatFeatures, seat: i64, mission: i64) -> bool:
    """Tell whether the seat holds a mission."""
    return (features.position.missions[seat] >> mission) & 1 == 1


# --- characters


def card_worth(features: SeatFeatures, seat: i64, card: i64) -> float:
    """Estimate a character for a seat, without its price."""
    board = features.position.board
    worth = float(board.points[card]) + marks_worth(features, card)
    if board.armed[card]:
        worth += SPARE_WEAPON_WORTH
        if has_mission(features, seat, b.WEAPON_MAJORITY):
            worth += 0.8
    else:
        # An unarmed character costs about as many points as one more weapon saves.
        worth -= 0.8 * weapon_worth(features, seat)
    mission: i64
    for mission in range(b.MISSION_COUNT):
        if has_mission(features, seat, mission):
            worth += card_mission_worth(features, seat, card, mission)
    return worth


def marks_worth(features: SeatFeatures, card: i64) -> float:
    """Estimate the gems, crowns and flags of a character, missions excluded."""
    board = features.position.board
    worth = float(board.gems[card]) * (2.0 if features.before_interim else 1.0)
    worth += float(board.crowns[card]) * (1.3 if features.before_interim else 0.9)
    return worth + float(board.flags[card]) * min(2.0, 0.35 * float(features.rounds + 1))


def card_mission_worth(features: SeatFeatures, seat: i64, card: i64, mission: i64) -> float:
    """Estimate the contribution of a character to a mission in hand."""
    board = features.position.board
    group = board.group[card]
    is_monk = group == b.MONK
    if mission < b.GROUP_COUNT:
        return 1.2 if is_monk or group == mission else 0.0
    if mission == b.CROWN_MAJORITY:
        return 1.2 * float(board.crowns[card])
    if mission == b.GEM_MAJORITY:
        return 1.2 * float(board.gems[card])
    if mission == b.WEAPON_MAJORITY:
        return 0.0
    if mission == b.TWO_OF_EACH:
        first = seat * b.FIRST_SERIES
        is_needed = is_monk or features.majority_counts[first + group] < board.each_group_count
        return 1.2 if is_needed else 0.0
    bits = board.cost_bits[card] & board.group_bits[FREE_MONK if is_monk else group]
    if series_bits(bits & ~features.series[seat], mission) == 0:
        return 0.0
    have = BIT_COUNTS[series_bits(features.series[seat], mission)]
    gain = SERIES_CHANCE[have + 1] - SERIES_CHANCE[have]
    return gain * float(board.first_points[mission])


def series_bits(bits: i64, mission: i64) -> i64:
    """Return the bits of the series of a mission."""
    return bits >> (b.SERIES_LENGTH * (mission - b.FIRST_SERIES)) & 7


# --- missions


def mission_worth(features: SeatFeatures, seat: i64, mission: i64) -> float:
    """Estimate the points of a mission at the end of the match."""
    board = features.position.board
    left = float(features.rounds)
    if mission < b.FIRST_SERIES:
        return majority_worth(features, seat, mission)
    if mission == b.TWO_OF_EACH:
        missing: i64 = 0
        group: i64
        for group in range(b.GROUP_COUNT):
            missing += max(
                0, board.each_group_count - features.majority_counts[seat * b.FIRST_SERIES + group]
            )
        missing = max(0, missing - features.monks[seat])
        # A seat gets about one character in each round.
        ready = 1.0 if missing == 0 else min(0.8, 0.9 * left / float(2 * missing))
        return float(board.first_points[mission]) * ready
    have = BIT_COUNTS[series_bits(features.series[seat], mission)]
    chance = SERIES_CHANCE[have]
    if have < b.SERIES_LENGTH:
        chance *= min(1.0, 0.3 * left)
    return float(board.first_points[mission]) * chance


def majority_worth(features: SeatFeatures, seat: i64, mission: i64) -> float:
    """Estimate the points of a majority mission, with full points for ties."""
    own = features.majority_counts[seat * b.FIRST_SERIES + mission]
    ahead = 0.0
    behind = 0.0
    # A lead is less certain the more rounds follow.
    uncertainty = 1.0 + 0.6 * float(features.rounds)
    if mission < b.GROUP_COUNT:
        own += features.monks[seat]
    other: i64
    for other in range(features.position.players):
        if other != seat:
            lead = float(own - features.majority_counts[other * b.FIRST_SERIES + mission]) + 0.5
            share = 0.5 + 0.5 * lead / (uncertainty + abs(lead))
            if features.rounds == 0:
                share = 1.0 if lead > 0.0 else 0.0
            ahead += 1.0 - share
            behind += share
    first = max(0.0, 1.0 - 0.75 * ahead)
    second = max(0.0, min(1.0 - first, 0.4 * behind))
    if own == 0 and features.rounds == 0:
        return 0.0
    board = features.position.board
    return float(board.first_points[mission]) * first + float(board.second_points[mission]) * second


def best_mission_worth(features: SeatFeatures, seat: i64, pile: i64, skip: i64) -> float:
    """Estimate the best mission in a pile for the seat, after the `skip` best are taken."""
    worths: list[float] = []
    mission: i64
    for mission in range(b.MISSION_COUNT):
        if features.position.piles[pile * b.MISSION_COUNT + mission] and not has_mission(
            features, seat, mission
        ):
            worths.append(mission_worth(features, seat, mission))
    worths.sort(reverse=True)
    return worths[skip] if skip < len(worths) else 0.0


def offered_mission_worth(features: SeatFeatures, seat: i64, skip: i64) -> float:
    """Estimate a mission yet to be chosen, from the better pile if there are two."""
    best = best_mission_worth(features, seat, 0, skip)
    if features.position.board.secret:
        best = max(best, best_mission_worth(features, seat, 1, skip))
    return best
