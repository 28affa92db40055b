"""Hidden missions: a viewer's knowledge of them, and redealing (RULES 6.2 and 6.3).

Every hidden mission has a slot: in another seat's hand, or in a pile. The viewer's searches of a
pile divide its slots by the time of their removal into spans. The viewer knows the set of missions
of each span, and nothing about their order within the span.
"""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.dice import Dice
from tocsin.kernel.fields import filled_row

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

# Span of both piles' slots that were removed before the viewer's first search of the pile.
UNSEEN: Final = 0
MAX_REPAIRS: Final = 20_000
# Initial capacity: enough for the printed number of missions.
SLOT_CAPACITY: Final = 24
# Stands for the seat of a slot in a pile.
IN_PILE: Final = -2


class HiddenSlots:
    """Slots hidden from a viewer, as parallel rows: hands in order of searches, then piles."""

    def __init__(self) -> None:
        # The holder, or IN_PILE.
        self.seat: vec[i64] = vec[i64](capacity=SLOT_CAPACITY)
        self.pile: vec[i64] = vec[i64](capacity=SLOT_CAPACITY)
        # Index of the search in `taken`; for slots in a pile the length of `taken`.
        self.time: vec[i64] = vec[i64](capacity=SLOT_CAPACITY)
        self.span: vec[i64] = vec[i64](capacity=SLOT_CAPACITY)
        self.mission: vec[i64] = vec[i64](capacity=SLOT_CAPACITY)
        # Upper bound of the spans, exclusive.
        self.span_end: i64 = 1

    def add(self, seat: i64, pile: i64, time: i64, span: i64, mission: i64) -> None:
        """Add a slot."""
        self.seat = append(self.seat, seat)
        self.pile = append(self.pile, pile)
        self.time = append(self.time, time)
        self.span = append(self.span, span)
        self.mission = append(self.mission, mission)
        self.span_end = max(self.span_end, span + 1)

    def swap(self, one: i64, other: i64) -> None:
        """Exchange the missions of two slots."""
        row = self.mission
        row[one], row[other] = row[other], row[one]


def hidden_slots(position: Bastille, viewer: i64) -> HiddenSlots:
    """Return the slots hidden from a viewer; spans depend only on the viewer's knowledge."""
    slots = HiddenSlots()
    # The viewer's searches of each pile so far.
    searches = filled_row(2, 0)
    time: i64 = 0
    for entry in position.taken:
        seat = entry_seat(entry)
        pile = entry_pile(entry)
        if seat == viewer:
            if not is_dealt(entry):
                searches[pile] += 1
        elif entry_mission(entry) != KEPT_NONE and position.asked != END:
            slots.add(seat, pile, time, span(pile, searches[pile]), entry_mission(entry))
        time += 1
    if position.asked == ASK_MISSION and position.actor == viewer:
        searches[position.subject] += 1
    mission: i64
    for pile in range(2):
        for mission in range(MISSION_COUNT):
            for _ in range(position.piles[pile * MISSION_COUNT + mission]):
                slots.add(IN_PILE, pile, time, span(pile, searches[pile]), mission)
    return slots


def span(pile: i64, searches: i64) -> i64:
    """Return the span of a slot, given the number of earlier searches of its pile by the viewer."""
    return UNSEEN if searches == 0 else 2 * searches + pile


def seen_missions(position: Bastille, viewer: i64, pile: i64) -> vec[i64] | None:
    """Return the copies of each mission in a pile after the viewer's last search, None before."""
    searches: i64 = 0
    for entry in position.taken:
        if entry_seat(entry) == viewer and entry_pile(entry) == pile and not is_dealt(entry):
            searches += 1
    if position.asked == ASK_MISSION and position.actor == viewer and position.subject == pile:
        searches += 1
    if searches == 0:
        return None
    slots = hidden_slots(position, viewer)
    counts = filled_row(MISSION_COUNT, 0)
    for slot in range(len(slots.span)):
        if slots.span[slot] == span(pile, searches):
            counts[slots.mission[slot]] += 1
    return counts


def redeal_missions(position: Bastille, viewer: i64, dice: Dice) -> None:
    """Redeal the missions hidden from the viewer among their slots."""
    slots = hidden_slots(position, viewer)
    if len(slots.seat) == 0:
        return
    if not deal_missions(position, slots, dice):
        repairs: i64 = 0
        while violations(position, viewer, slots):
            # The real deal has no violations, so only an impossible position fails here.
            assert repairs < MAX_REPAIRS, "no deal agrees with what the viewer has seen"
            repairs += 1
            repair(position, viewer, slots, dice)
    write_back(position, slots)


def deal_missions(position: Bastille, slots: HiddenSlots, dice: Dice) -> bool:
    """Deal each span's missions to its slots at random; return True if no constraint is violated.

    False means that violations are possible.
    """
    # By span and mission: copies left to deal.
    left = filled_row(slots.span_end * MISSION_COUNT, 0)
    slot: i64
    for slot in range(len(slots.seat)):
        left[slots.span[slot] * MISSION_COUNT + slots.mission[slot]] += 1
    hands = filled_row(position.players, 0)
    is_valid = not has_constraints(position)
    for slot in range(len(slots.seat)):
        seat = slots.seat[slot]
        first = slots.span[slot] * MISSION_COUNT
        if seat == IN_PILE and not (position.board.secret and slots.span[slot] == UNSEEN):
            # All slots left in this span are in this pile, which has no order.
            mission = nth_fitting(left, first, 0, 0)
        else:
            held: i64 = 0 if seat == IN_PILE else hands[seat]
            fitting = fit_count(left, first, held)
            if fitting == 0:
                is_valid = False
                held = 0
                fitting = fit_count(left, first, held)
            mission = nth_fitting(left, first, held, dice.below(fitting))
            if seat != IN_PILE:
                hands[seat] |= 1 << mission
        left[first + mission] -= 1
        slots.mission[slot] = mission
    return is_valid


def fit_count(left: vec[i64], first: i64, held: i64) -> i64:
    """Return the number of missions left in the span at `first` that are not in the mask `held`."""
    count: i64 = 0
    mission: i64
    for mission in range(MISSION_COUNT):
        if not (held >> mission) & 1:
            count += left[first + mission]
    return count


def nth_fitting(left: vec[i64], first: i64, held: i64, index: i64) -> i64:
    """Return the mission at an index among those counted by `fit_count`."""
    mission: i64 = 0
    while True:
        if not (held >> mission) & 1:
            index -= left[first + mission]
            if index < 0:
                return mission
        mission += 1


def has_constraints(position: Bastille) -> bool:
    """Tell whether a deal must satisfy more than hands without duplicates."""
    if position.asked == ASK_MISSION:
        return True
    for entry in position.taken:
        if entry_mission(entry) == KEPT_NONE:
            return True
    return False


def repair(position: Bastille, viewer: i64, slots: HiddenSlots, dice: Dice) -> None:
    """Swap a random slot with the slot of its span that leaves the fewest violations.

    This is a step of min-conflicts local search; one step in eight is random, to leave local
    minima.
    """
    slot = dice.below(len(slots.seat))
    best: i64 = slot
    fewest: i64 = -1
    tied: i64 = 0
    is_random = dice.below(8) == 0
    other: i64
    for other in range(len(slots.seat)):
        if slots.span[other] == slots.span[slot]:
            count: i64 = 0
            if not is_random:
                slots.swap(slot, other)
                count = violations(position, viewer, slots)
                slots.swap(slot, other)
            if fewest < 0 or count < fewest:
                fewest = count
                tied = 0
            if count == fewest:
                tied += 1
                if dice.below(tied) == 0:
                    best = other
    slots.swap(slot, best)


def violations(position: Bastille, viewer: i64, slots: HiddenSlots) -> i64:
    """Return the number of violated constraints that follow from the viewer's knowledge.

    No hand has duplicates. A seat whose search kept nothing held every mission in the pile. A
    seat that is choosing a mission has at least one to choose (ruling A19).
    """
    count: i64 = 0
    slot: i64 = 0
    hands = filled_row(position.players, 0)
    time: i64 = 0
    for entry in position.taken:
        seat = entry_seat(entry)
        mission = entry_mission(entry)
        if mission == KEPT_NONE:
            if seat != viewer:
                count += lacking_count(
                    position, viewer, slots, entry_pile(entry), time, hands[seat]
                )
        else:
            if slot < len(slots.time) and slots.time[slot] == time:
                mission = slots.mission[slot]
                slot += 1
            if (hands[seat] >> mission) & 1:
                count += 1
            hands[seat] |= 1 << mission
        time += 1
    if position.asked == ASK_MISSION and position.actor != viewer:
        if not lacking_count(
            position, viewer, slots, position.subject, time - 1, hands[position.actor]
        ):
            count += 1
    return count


def lacking_count(
    position: Bastille, viewer: i64, slots: HiddenSlots, pile: i64, since: i64, held: i64
) -> i64:
    """Return the number of missions in a pile after a search that are not in the mask `held`."""
    count: i64 = 0
    slot: i64
    for slot in range(len(slots.seat)):
        if slots.pile[slot] == pile and slots.time[slot] > since:
            if not (held >> slots.mission[slot]) & 1:
                count += 1
    time = since + 1
    while time < len(position.taken):
        entry = position.taken[time]
        mission = entry_mission(entry)
        if entry_seat(entry) == viewer and entry_pile(entry) == pile and mission != KEPT_NONE:
            if not (held >> mission) & 1:
                count += 1
        time += 1
    return count


def write_back(position: Bastille, slots: HiddenSlots) -> None:
    """Write the missions of the slots to hands, piles and the log of searches."""
    position.piles = filled_row(2 * MISSION_COUNT, 0)
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
            dealt = position.taken[time] & DEALT
            position.taken[time] = search_entry(seat, pile, mission) | dealt
    position.missions = filled_row(position.players, 0)
    for entry in position.taken:
        if entry_mission(entry) != KEPT_NONE:
            position.missions[entry_seat(entry)] |= 1 << entry_mission(entry)
    if position.asked == ASK_MISSION:
        position.answers = eligible_missions(position, position.actor, position.subject)
