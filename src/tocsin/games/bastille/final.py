"""The final scoring: monks, and what follows the Bastille (RULES 7.9 to 7.19)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tocsin.kernel.outcome import Outcome, ranked

from .board import (
    ASK_NOTHING,
    CARD_COUNT,
    FIRST_MONK,
    FROM_CHARACTERS,
    FROM_COINS,
    FROM_HENCHMEN,
    FROM_MISSIONS,
    FROM_UNARMED,
    MISSION_COUNT,
    NOBODY,
    OVER,
    SOURCE_COUNT,
    SOURCES,
)
from .bonuses import score
from .catacombs import ask_group
from .flags import totals
from .missions import is_unassigned, mission_points, unarmed
from .told import ENDED, JOINED, MISSION_SCORED, UNARMED

if TYPE_CHECKING:
    from .position import Bastille


def next_monk(position: "Bastille") -> bool:
    """Ask for the next monk, counter-clockwise with the start player last; False if all joined."""
    while position.cursor < position.players:
        seat: i64 = (position.start - 1 - position.cursor + position.players) % position.players
        for card in range(FIRST_MONK, CARD_COUNT):
            if position.owner[card] == seat and is_unassigned(position, card):
                ask_group(position, seat, card)
                return True
        position.cursor += 1
    return False


def join(position: "Bastille", seat: i64, group: i64) -> None:
    """Assign the monk asked about to a group."""
    position.joined[position.item - FIRST_MONK] = group
    position.tell(JOINED, seat, position.item, group)


def tally(position: "Bastille") -> None:
    """Score all that comes after the Bastille, and end the match."""
    score_characters(position)
    score_missions(position)
    score_henchmen(position)
    score_coins(position)
    score_weapons(position)
    position.phase = OVER
    position.actor = NOBODY
    position.asked = ASK_NOTHING
    position.tell(ENDED, position.round_number)


def score_characters(position: "Bastille") -> None:
    """Score the points printed on characters."""
    points = totals(position, position.board.points)
    for seat in range(position.players):
        score(position, seat, FROM_CHARACTERS, points[seat])


def score_missions(position: "Bastille") -> None:
    """Reveal and score all missions."""
    position.reveals += 1
    for seat in range(position.players):
        held: i64 = position.missions[seat]
        for mission in range(MISSION_COUNT):
            if (held >> mission) & 1:
                points = mission_points(position, seat, mission)
                position.points[seat * SOURCE_COUNT + FROM_MISSIONS] += points
                position.tell(MISSION_SCORED, seat, mission, points)


def score_henchmen(position: "Bastille") -> None:
    """Score the henchmen left in the bag."""
    for seat in range(position.players):
        score(position, seat, FROM_HENCHMEN, position.bag[seat] * position.board.henchman_points)


def score_coins(position: "Bastille") -> None:
    """Score the coins, which stay for the tie-break."""
    for seat in range(position.players):
        score(position, seat, FROM_COINS, position.coins[seat] // position.board.coins_each_point)


def penalty(row: list[int], characters: i64) -> i64:
    """Return what so many unarmed characters cost; the row's last figure is for all beyond."""
    if characters == 0:
        return 0
    return row[min(characters, len(row)) - 1]


def score_weapons(position: "Bastille") -> None:
    """Subtract the penalty for unarmed characters."""
    for seat in range(position.players):
        characters = unarmed(position, seat)
        lost = penalty(position.board.unarmed, characters)
        if lost:
            position.points[seat * SOURCE_COUNT + FROM_UNARMED] -= lost
            position.tell(UNARMED, seat, characters, lost)


def total(position: "Bastille", seat: i64) -> i64:
    """Return all points of a seat so far."""
    points: i64 = 0
    for source in range(SOURCE_COUNT):
        points += position.points[seat * SOURCE_COUNT + source]
    return points


def outcome(position: "Bastille") -> Outcome:
    """Return the outcome of the finished match."""
    seats = range(position.players)
    breakdown = [
        {
            f"source:{name}": position.points[seat * SOURCE_COUNT + n]
            for n, name in enumerate(SOURCES)
        }
        for seat in seats
    ]
    totals = [sum(points.values()) for points in breakdown]
    ranks = ranked([(totals[seat], position.coins[seat]) for seat in seats])
    if ranks.count(1) > 1:
        reason = "shared"
    elif totals.count(max(totals)) > 1:
        reason = "most-coins"
    else:
        reason = "most-points"
    return Outcome(totals, breakdown, ranks, reason)
