"""What a seat cannot know, and worlds that agree with what it knows (RULES 6.2 to 6.4).

Every hidden mission lies in a cell: kept by another seat in a search, or still in a pile. The
viewer's own searches part the cells of a pile into spans: what the viewer saw tells which
missions a span holds together, and nothing tells them apart within it.
"""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.fields import cells as row_of

from .board import ASK_MISSION, END, MISSION_COUNT
from .etats_generaux import (
    DEALT,
    KEPT_NONE,
    eligible,
    entry,
    entry_mission,
    entry_pile,
    entry_seat,
    is_dealt,
)
from .position import Bastille

# Cells of piles that the viewer never searched all belong to one span.
UNSEEN: Final = 0
MOST_MENDS: Final = 20_000
# Room for all missions of the box, and more where an owner's figures have more.
CELLS: Final = 24
# In place of a seat: the cell lies in a pile.
IN_PILE: Final = -2


def redeal(position: Bastille, viewer: i64, chance: Chance) -> None:
    """Draw all that the viewer cannot know anew, in a twin that shares the face-down orders."""
    # Worlds are for bots: a few words of chance settle one, and fast dice the rest.
    high: int = chance.word()
    middle: int = chance.word()
    low: int = chance.word()
    dice = Dice(high << 64 | middle << 32 | low)
    position.deck = position.deck[:]
    end: i64 = 0
    for stage in position.board.stages:
        first = max(end, position.deck_next)
        end += len(stage)
        mix(position.deck, first, end, dice)
    position.stock = position.stock[:]
    mix(position.stock, position.stock_next, len(position.stock), dice)
    position.versailles = position.versailles[:]
    mix(position.versailles, position.round_number, len(position.versailles), dice)
    if position.round_number < position.board.rounds:
        position.bonuses = redealt_bonuses(position, dice)
    redeal_missions(position, viewer, dice)


def mix(row: vec[i64], first: i64, end: i64, dice: Dice) -> None:
    """Shuffle a part of a row, sorted first so that its real order does not show through."""
    place = first + 1
    while place < end:
        item = row[place]
        hole = place
        while hole > first and row[hole - 1] > item:
            row[hole] = row[hole - 1]
            hole -= 1
        row[hole] = item
        place += 1
    last = end - 1
    while last > first:
        other = first + dice.below(last - first + 1)
        row[last], row[other] = row[other], row[last]
        last -= 1


def redealt_bonuses(position: Bastille, dice: Dice) -> vec[i64]:
    """Return the bonus tiles with those still face down drawn anew."""
    bonuses = position.bonuses[:]
    # All but the two end tiles, one on the last round and one aside, are mixed together: the
    # end tile of the last round changes places with the plain one before the other end tile.
    last = position.board.rounds - 1
    aside: i64 = len(bonuses) - 2
    bonuses[last], bonuses[aside] = bonuses[aside], bonuses[last]
    mix(bonuses, position.round_number, aside, dice)
    mix(bonuses, aside, aside + 2, dice)
    bonuses[last], bonuses[aside] = bonuses[aside], bonuses[last]
    return bonuses


# --- missions


class Cells:
    """The cells hidden from a viewer: parallel rows, kept missions in order, then the piles."""

    def __init__(self) -> None:
        # Who keeps it, or IN_PILE.
        self.seat: vec[i64] = vec[i64](capacity=CELLS)
        self.pile: vec[i64] = vec[i64](capacity=CELLS)
        # The place in `taken`, or for all cells of the piles its length.
        self.time: vec[i64] = vec[i64](capacity=CELLS)
        self.span: vec[i64] = vec[i64](capacity=CELLS)
        self.mission: vec[i64] = vec[i64](capacity=CELLS)
        # One more than the greatest span.
        self.spans: i64 = 1

    def add(self, seat: i64, pile: i64, time: i64, span: i64, mission: i64) -> None:
        """Add a cell."""
        self.seat = append(self.seat, seat)
        self.pile = append(self.pile, pile)
        self.time = append(self.time, time)
        self.span = append(self.span, span)
        self.mission = append(self.mission, mission)
        self.spans = max(self.spans, span + 1)

    def swap(self, one: i64, other: i64) -> None:
        """Let the missions of two cells change places."""
        row = self.mission
        row[one], row[other] = row[other], row[one]


def hidden_cells(position: Bastille, viewer: i64) -> Cells:
    """Return the cells hidden from a viewer; spans depend only on what the viewer knows."""
    cells = Cells()
    searches = row_of(2, 0)
    time: i64 = 0
    for packed in position.taken:
        seat = entry_seat(packed)
        pile = entry_pile(packed)
        if seat == viewer:
            if not is_dealt(packed):
                searches[pile] += 1
        elif entry_mission(packed) != KEPT_NONE and position.asked != END:
            cells.add(seat, pile, time, span(pile, searches[pile]), entry_mission(packed))
        time += 1
    if position.asked == ASK_MISSION and position.actor == viewer:
        searches[position.about] += 1
    mission: i64
    for pile in range(2):
        for mission in range(MISSION_COUNT):
            for _ in range(position.piles[pile * MISSION_COUNT + mission]):
                cells.add(IN_PILE, pile, time, span(pile, searches[pile]), mission)
    return cells


def span(pile: i64, searches: i64) -> i64:
    """Return the number of the span after so many searches of the pile."""
    return UNSEEN if searches == 0 else 2 * searches + pile


def seen(position: Bastille, viewer: i64, pile: i64) -> vec[i64] | None:
    """Return what a pile held when the viewer last put it back, by mission; None if never seen."""
    searches: i64 = 0
    for packed in position.taken:
        if entry_seat(packed) == viewer and entry_pile(packed) == pile and not is_dealt(packed):
            searches += 1
    if position.asked == ASK_MISSION and position.actor == viewer and position.about == pile:
        searches += 1
    if searches == 0:
        return None
    cells = hidden_cells(position, viewer)
    counts = row_of(MISSION_COUNT, 0)
    for cell in range(len(cells.span)):
        if cells.span[cell] == span(pile, searches):
            counts[cells.mission[cell]] += 1
    return counts


def redeal_missions(position: Bastille, viewer: i64, dice: Dice) -> None:
    """Lay the missions hidden from the viewer into their cells anew."""
    cells = hidden_cells(position, viewer)
    if len(cells.seat) == 0:
        return
    if not lay(position, cells, dice):
        mends: i64 = 0
        while violations(position, viewer, cells):
            # The real world is one that agrees, so only a position made up by hand ends here.
            assert mends < MOST_MENDS, "no world agrees with what the viewer has seen"
            mends += 1
            mend(position, viewer, cells, dice)
    write(position, cells)


def lay(position: Bastille, cells: Cells, dice: Dice) -> bool:
    """Shuffle each span over its cells; return whether that surely broke no rule."""
    # By span and mission: how many are left to lay.
    left = row_of(cells.spans * MISSION_COUNT, 0)
    cell: i64
    for cell in range(len(cells.seat)):
        left[cells.span[cell] * MISSION_COUNT + cells.mission[cell]] += 1
    hands = row_of(position.players, 0)
    clean = not needs_check(position)
    for cell in range(len(cells.seat)):
        seat = cells.seat[cell]
        first = cells.span[cell] * MISSION_COUNT
        if seat == IN_PILE and not (position.board.secret and cells.span[cell] == UNSEEN):
            # All that is left of the span is in this pile, which has no order.
            mission = drawn(left, first, 0, 0)
        else:
            held: i64 = 0 if seat == IN_PILE else hands[seat]
            fitting = fits(left, first, held)
            if fitting == 0:
                clean = False
                held = 0
                fitting = fits(left, first, held)
            mission = drawn(left, first, held, dice.below(fitting))
            if seat != IN_PILE:
                hands[seat] |= 1 << mission
        left[first + mission] -= 1
        cells.mission[cell] = mission
    return clean


def fits(left: vec[i64], first: i64, held: i64) -> i64:
    """Return how many missions of a span, which begins at `first`, are not among those held."""
    count: i64 = 0
    mission: i64
    for mission in range(MISSION_COUNT):
        if not (held >> mission) & 1:
            count += left[first + mission]
    return count


def drawn(left: vec[i64], first: i64, held: i64, place: i64) -> i64:
    """Return the mission at a place among those that fit."""
    mission: i64 = 0
    while True:
        if not (held >> mission) & 1:
            place -= left[first + mission]
            if place < 0:
                return mission
        mission += 1


def needs_check(position: Bastille) -> bool:
    """Return whether anything but hands without duplicates must hold."""
    if position.asked == ASK_MISSION:
        return True
    for packed in position.taken:
        if entry_mission(packed) == KEPT_NONE:
            return True
    return False


def mend(position: Bastille, viewer: i64, cells: Cells, dice: Dice) -> None:
    """Let a cell change places with the one of its span that leaves the fewest violations."""
    one = dice.below(len(cells.seat))
    best: i64 = one
    fewest: i64 = -1
    equal: i64 = 0
    # Now and then with any other, or two wants could block each other for ever.
    at_random = dice.below(8) == 0
    other: i64
    for other in range(len(cells.seat)):
        if cells.span[other] == cells.span[one]:
            count: i64 = 0
            if not at_random:
                cells.swap(one, other)
                count = violations(position, viewer, cells)
                cells.swap(one, other)
            if fewest < 0 or count < fewest:
                fewest = count
                equal = 0
            if count == fewest:
                equal += 1
                if dice.below(equal) == 0:
                    best = other
    cells.swap(one, best)


def violations(position: Bastille, viewer: i64, cells: Cells) -> i64:
    """Return how often the cells break what the viewer knows must hold.

    No hand holds a mission twice. When a search kept nothing, the searcher held every kind
    that was in the pile. Whoever is asked to choose has something to choose (ruling A19).
    """
    count: i64 = 0
    place: i64 = 0
    hands = row_of(position.players, 0)
    time: i64 = 0
    for packed in position.taken:
        seat = entry_seat(packed)
        mission = entry_mission(packed)
        if mission == KEPT_NONE:
            if seat != viewer:
                count += lacking(position, viewer, cells, entry_pile(packed), time, hands[seat])
        else:
            if place < len(cells.time) and cells.time[place] == time:
                mission = cells.mission[place]
                place += 1
            if (hands[seat] >> mission) & 1:
                count += 1
            hands[seat] |= 1 << mission
        time += 1
    if position.asked == ASK_MISSION and position.actor != viewer:
        if not lacking(position, viewer, cells, position.about, time - 1, hands[position.actor]):
            count += 1
    return count


def lacking(position: Bastille, viewer: i64, cells: Cells, pile: i64, since: i64, held: i64) -> i64:
    """Return how many missions, in the pile after that time, were not among those held."""
    count: i64 = 0
    cell: i64
    for cell in range(len(cells.seat)):
        if cells.pile[cell] == pile and cells.time[cell] > since:
            if not (held >> cells.mission[cell]) & 1:
                count += 1
    time = since + 1
    while time < len(position.taken):
        packed = position.taken[time]
        mission = entry_mission(packed)
        if entry_seat(packed) == viewer and entry_pile(packed) == pile and mission != KEPT_NONE:
            if not (held >> mission) & 1:
                count += 1
        time += 1
    return count


def write(position: Bastille, cells: Cells) -> None:
    """Put the missions of the cells into hands, piles and the list of searches."""
    position.piles = row_of(2 * MISSION_COUNT, 0)
    position.taken = position.taken[:]
    cell: i64
    for cell in range(len(cells.seat)):
        seat = cells.seat[cell]
        pile = cells.pile[cell]
        mission = cells.mission[cell]
        if seat == IN_PILE:
            position.piles[pile * MISSION_COUNT + mission] += 1
        else:
            time = cells.time[cell]
            position.taken[time] = entry(seat, pile, mission) | (position.taken[time] & DEALT)
    position.missions = row_of(position.players, 0)
    for packed in position.taken:
        if entry_mission(packed) != KEPT_NONE:
            position.missions[entry_seat(packed)] |= 1 << entry_mission(packed)
    if position.asked == ASK_MISSION:
        position.answers = eligible(position, position.actor, position.about)
