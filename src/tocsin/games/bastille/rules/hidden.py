"""What a seat cannot know, and worlds that agree with what it knows (RULES 6.2 to 6.4).

Every hidden mission lies in a slot: kept by another seat in a search, or still in a pile. The
viewer's own searches part the slots of a pile into spans: what the viewer saw tells which
missions a span holds together, and nothing tells them apart within it.
"""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.fields import cells

from .board import ASK_MISSION, END, MISSION_COUNT
from .etats_generaux import (
    DEALT,
    KEPT_NONE,
    eligible_missions,
    entry_mission,
    entry_pile,
    entry_seat,
    is_dealt,
    search_entry,
)
from .position import Bastille

# HiddenSlots of piles that the viewer never searched all belong to one span.
UNSEEN: Final = 0
MAX_REPAIRS: Final = 20_000
# Room for all missions of the box, and more where an owner's figures have more.
SLOT_CAPACITY: Final = 24
# In place of a seat: the slot lies in a pile.
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
        shuffle_sorted(position.deck, first, end, dice)
    position.stock = position.stock[:]
    shuffle_sorted(position.stock, position.stock_next, len(position.stock), dice)
    position.versailles = position.versailles[:]
    shuffle_sorted(position.versailles, position.round_number, len(position.versailles), dice)
    if position.round_number < position.board.rounds:
        position.bonuses = redealt_bonuses(position, dice)
    redeal_missions(position, viewer, dice)


def shuffle_sorted(row: vec[i64], first: i64, end: i64, dice: Dice) -> None:
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
    shuffle_sorted(bonuses, position.round_number, aside, dice)
    shuffle_sorted(bonuses, aside, aside + 2, dice)
    bonuses[last], bonuses[aside] = bonuses[aside], bonuses[last]
    return bonuses


# --- missions


class HiddenSlots:
    """The slots hidden from a viewer: parallel rows, kept missions in order, then the piles."""

    def __init__(self) -> None:
        # Who keeps it, or IN_PILE.
        self.seat: vec[i64] = vec[i64](capacity=SLOT_CAPACITY)
        self.pile: vec[i64] = vec[i64](capacity=SLOT_CAPACITY)
        # The place in `taken`, or for all slots of the piles its length.
        self.time: vec[i64] = vec[i64](capacity=SLOT_CAPACITY)
        self.span: vec[i64] = vec[i64](capacity=SLOT_CAPACITY)
        self.mission: vec[i64] = vec[i64](capacity=SLOT_CAPACITY)
        # One more than the greatest span.
        self.spans: i64 = 1

    def add(self, seat: i64, pile: i64, time: i64, span: i64, mission: i64) -> None:
        """Add a slot."""
        self.seat = append(self.seat, seat)
        self.pile = append(self.pile, pile)
        self.time = append(self.time, time)
        self.span = append(self.span, span)
        self.mission = append(self.mission, mission)
        self.spans = max(self.spans, span + 1)

    def swap(self, one: i64, other: i64) -> None:
        """Let the missions of two slots change places."""
        row = self.mission
        row[one], row[other] = row[other], row[one]


def hidden_slots(position: Bastille, viewer: i64) -> HiddenSlots:
    """Return the slots hidden from a viewer; spans depend only on what the viewer knows."""
    slots = HiddenSlots()
    searches = cells(2, 0)
    time: i64 = 0
    for packed in position.taken:
        seat = entry_seat(packed)
        pile = entry_pile(packed)
        if seat == viewer:
            if not is_dealt(packed):
                searches[pile] += 1
        elif entry_mission(packed) != KEPT_NONE and position.asked != END:
            slots.add(seat, pile, time, span(pile, searches[pile]), entry_mission(packed))
        time += 1
    if position.asked == ASK_MISSION and position.actor == viewer:
        searches[position.about] += 1
    mission: i64
    for pile in range(2):
        for mission in range(MISSION_COUNT):
            for _ in range(position.piles[pile * MISSION_COUNT + mission]):
                slots.add(IN_PILE, pile, time, span(pile, searches[pile]), mission)
    return slots


def span(pile: i64, searches: i64) -> i64:
    """Return the number of the span after so many searches of the pile."""
    return UNSEEN if searches == 0 else 2 * searches + pile


def seen_missions(position: Bastille, viewer: i64, pile: i64) -> vec[i64] | None:
    """Return what a pile held when the viewer last put it back, by mission; None if never seen."""
    searches: i64 = 0
    for packed in position.taken:
        if entry_seat(packed) == viewer and entry_pile(packed) == pile and not is_dealt(packed):
            searches += 1
    if position.asked == ASK_MISSION and position.actor == viewer and position.about == pile:
        searches += 1
    if searches == 0:
        return None
    slots = hidden_slots(position, viewer)
    counts = cells(MISSION_COUNT, 0)
    for slot in range(len(slots.span)):
        if slots.span[slot] == span(pile, searches):
            counts[slots.mission[slot]] += 1
    return counts


def redeal_missions(position: Bastille, viewer: i64, dice: Dice) -> None:
    """Lay the missions hidden from the viewer into their slots anew."""
    slots = hidden_slots(position, viewer)
    if len(slots.seat) == 0:
        return
    if not deal_missions(position, slots, dice):
        repairs: i64 = 0
        while violations(position, viewer, slots):
            # The real world is one that agrees, so only a position made up by hand ends here.
            assert repairs < MAX_REPAIRS, "no world agrees with what the viewer has seen"
            repairs += 1
            repair(position, viewer, slots, dice)
    write_back(position, slots)


def deal_missions(position: Bastille, slots: HiddenSlots, dice: Dice) -> bool:
    """Shuffle each span over its slots; return whether that surely broke no rule."""
    # By span and mission: how many are left to lay.
    left = cells(slots.spans * MISSION_COUNT, 0)
    slot: i64
    for slot in range(len(slots.seat)):
        left[slots.span[slot] * MISSION_COUNT + slots.mission[slot]] += 1
    hands = cells(position.players, 0)
    clean = not has_constraints(position)
    for slot in range(len(slots.seat)):
        seat = slots.seat[slot]
        first = slots.span[slot] * MISSION_COUNT
        if seat == IN_PILE and not (position.board.secret and slots.span[slot] == UNSEEN):
            # All that is left of the span is in this pile, which has no order.
            mission = nth_fitting(left, first, 0, 0)
        else:
            held: i64 = 0 if seat == IN_PILE else hands[seat]
            fitting = fit_count(left, first, held)
            if fitting == 0:
                clean = False
                held = 0
                fitting = fit_count(left, first, held)
            mission = nth_fitting(left, first, held, dice.below(fitting))
            if seat != IN_PILE:
                hands[seat] |= 1 << mission
        left[first + mission] -= 1
        slots.mission[slot] = mission
    return clean


def fit_count(left: vec[i64], first: i64, held: i64) -> i64:
    """Return how many missions of a span, which begins at `first`, are not among those held."""
    count: i64 = 0
    mission: i64
    for mission in range(MISSION_COUNT):
        if not (held >> mission) & 1:
            count += left[first + mission]
    return count


def nth_fitting(left: vec[i64], first: i64, held: i64, place: i64) -> i64:
    """Return the mission at a place among those that fit."""
    mission: i64 = 0
    while True:
        if not (held >> mission) & 1:
            place -= left[first + mission]
            if place < 0:
                return mission
        mission += 1


def has_constraints(position: Bastille) -> bool:
    """Return whether anything but hands without duplicates must hold."""
    if position.asked == ASK_MISSION:
        return True
    for packed in position.taken:
        if entry_mission(packed) == KEPT_NONE:
            return True
    return False


def repair(position: Bastille, viewer: i64, slots: HiddenSlots, dice: Dice) -> None:
    """Let a slot change places with the one of its span that leaves the fewest violations."""
    one = dice.below(len(slots.seat))
    best: i64 = one
    fewest: i64 = -1
    equal: i64 = 0
    # Now and then with any other, or two wants could block each other for ever.
    at_random = dice.below(8) == 0
    other: i64
    for other in range(len(slots.seat)):
        if slots.span[other] == slots.span[one]:
            count: i64 = 0
            if not at_random:
                slots.swap(one, other)
                count = violations(position, viewer, slots)
                slots.swap(one, other)
            if fewest < 0 or count < fewest:
                fewest = count
                equal = 0
            if count == fewest:
                equal += 1
                if dice.below(equal) == 0:
                    best = other
    slots.swap(one, best)


def violations(position: Bastille, viewer: i64, slots: HiddenSlots) -> i64:
    """Return how often the slots break what the viewer knows must hold.

    No hand holds a mission twice. When a search kept nothing, the searcher held every kind
    that was in the pile. Whoever is asked to choose has something to choose (ruling A19).
    """
    count: i64 = 0
    place: i64 = 0
    hands = cells(position.players, 0)
    time: i64 = 0
    for packed in position.taken:
        seat = entry_seat(packed)
        mission = entry_mission(packed)
        if mission == KEPT_NONE:
            if seat != viewer:
                count += eligible_count(
                    position, viewer, slots, entry_pile(packed), time, hands[seat]
                )
        else:
            if place < len(slots.time) and slots.time[place] == time:
                mission = slots.mission[place]
                place += 1
            if (hands[seat] >> mission) & 1:
                count += 1
            hands[seat] |= 1 << mission
        time += 1
    if position.asked == ASK_MISSION and position.actor != viewer:
        if not eligible_count(
            position, viewer, slots, position.about, time - 1, hands[position.actor]
        ):
            count += 1
    return count


def eligible_count(
    position: Bastille, viewer: i64, slots: HiddenSlots, pile: i64, since: i64, held: i64
) -> i64:
    """Return how many missions, in the pile after that time, were not among those held."""
    count: i64 = 0
    slot: i64
    for slot in range(len(slots.seat)):
        if slots.pile[slot] == pile and slots.time[slot] > since:
            if not (held >> slots.mission[slot]) & 1:
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


def write_back(position: Bastille, slots: HiddenSlots) -> None:
    """Put the missions of the slots into hands, piles and the list of searches."""
    position.piles = cells(2 * MISSION_COUNT, 0)
    position.taken = position.taken[:]
    slot: i64
    for slot in range(len(slots.seat)):
        seat = slots.seat[slot]
        pile = slots.pile[slot]
        mission = slots.mission[slot]
        if seat == IN_PILE:
            position.piles[pile * MISSION_COUNT + mission] += 1
        else:
            time = slots.time[slot]
            position.taken[time] = search_entry(seat, pile, mission) | (
                position.taken[time] & DEALT
            )
    position.missions = cells(position.players, 0)
    for packed in position.taken:
        if entry_mission(packed) != KEPT_NONE:
            position.missions[entry_seat(packed)] |= 1 << entry_mission(packed)
    if position.asked == ASK_MISSION:
        position.answers = eligible_missions(position, position.actor, position.about)
