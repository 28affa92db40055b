"""What a seat knows of the missions, and worlds that agree with it (RULES 6.2 and 6.3).

Every hidden mission lies in a cell: kept by another seat in a search, or still in a pile. The
viewer's own searches part the cells of a pile into spans: what the viewer saw tells which
missions a span holds together, and nothing tells them apart within it.
"""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tocsin.kernel.chance import Chance

from .board import ASK_MISSION, MISSION_COUNT, OVER
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

if TYPE_CHECKING:
    from .position import Bastille

# Cells of piles that the viewer never searched all belong to one span.
UNSEEN: Final = 0
MOST_MENDS: Final = 20_000
# In place of a seat: the cell lies in a pile.
IN_PILE: Final = -2


class Cells:
    """The cells hidden from a viewer: parallel lists, kept missions in order, then the piles."""

    def __init__(self) -> None:
        # Who keeps it, or IN_PILE.
        self.seat: list[int] = []
        self.pile: list[int] = []
        # The place in `taken`, or for all cells of the piles its length.
        self.time: list[int] = []
        self.span: list[int] = []
        self.mission: list[int] = []

    def add(self, seat: i64, pile: i64, time: i64, span: i64, mission: i64) -> None:
        """Add a cell."""
        self.seat.append(seat)
        self.pile.append(pile)
        self.time.append(time)
        self.span.append(span)
        self.mission.append(mission)


def hidden_cells(position: "Bastille", viewer: i64) -> Cells:
    """Return the cells hidden from a viewer; spans depend only on what the viewer knows."""
    cells = Cells()
    searches = [0, 0]
    time: i64 = 0
    for packed in position.taken:
        seat = entry_seat(packed)
        pile = entry_pile(packed)
        if seat == viewer:
            if not is_dealt(packed):
                searches[pile] += 1
        elif entry_mission(packed) != KEPT_NONE and position.phase != OVER:
            cells.add(seat, pile, time, span(pile, searches[pile]), entry_mission(packed))
        time += 1
    if position.asked == ASK_MISSION and position.actor == viewer:
        searches[position.item] += 1
    for pile in range(2):
        for mission in range(MISSION_COUNT):
            for _ in range(position.piles[pile * MISSION_COUNT + mission]):
                cells.add(IN_PILE, pile, time, span(pile, searches[pile]), mission)
    return cells


def span(pile: i64, searches: i64) -> i64:
    """Return the number of the span after so many searches of the pile."""
    return UNSEEN if searches == 0 else 2 * searches + pile


def seen(position: "Bastille", viewer: i64, pile: i64) -> list[int] | None:
    """Return what a pile held when the viewer last put it back, by mission; None if never seen."""
    cells = hidden_cells(position, viewer)
    searches: i64 = 0
    for packed in position.taken:
        if entry_seat(packed) == viewer and entry_pile(packed) == pile and not is_dealt(packed):
            searches += 1
    if position.asked == ASK_MISSION and position.actor == viewer and position.item == pile:
        searches += 1
    if searches == 0:
        return None
    counts = [0] * MISSION_COUNT
    for cell in range(len(cells.span)):
        if cells.span[cell] == span(pile, searches):
            counts[cells.mission[cell]] += 1
    return counts


def redeal_missions(position: "Bastille", viewer: i64, chance: Chance) -> None:
    """Lay the missions hidden from the viewer into their cells anew."""
    cells = hidden_cells(position, viewer)
    if not cells.seat:
        return
    if not lay(position, cells, chance):
        mends: i64 = 0
        while violations(position, viewer, cells):
            # The real world is one that agrees, so only a position made up by hand ends here.
            assert mends < MOST_MENDS, "no world agrees with what the viewer has seen"
            mends += 1
            mend(position, viewer, cells, chance)
    write(position, viewer, cells)


def lay(position: "Bastille", cells: Cells, chance: Chance) -> bool:
    """Shuffle each span over its cells; return whether that surely broke no rule."""
    # Sorted first, or the real order would show through the shuffle.
    order = sorted(range(len(cells.seat)), key=cells.mission.__getitem__)
    left = [cells.mission[cell] for cell in order]
    spans = [cells.span[cell] for cell in order]
    hands = [0] * position.players
    clean = not needs_check(position)
    for cell in range(len(cells.seat)):
        seat: i64 = cells.seat[cell]
        held: i64 = 0 if seat == IN_PILE else hands[seat]
        fitting = [
            n
            for n, mission in enumerate(left)
            if spans[n] == cells.span[cell] and not (held >> mission) & 1
        ]
        if not fitting:
            clean = False
            fitting = [n for n in range(len(left)) if spans[n] == cells.span[cell]]
        drawn = fitting[chance.below(len(fitting))]
        cells.mission[cell] = left[drawn]
        if seat != IN_PILE:
            hands[seat] |= 1 << left[drawn]
        del left[drawn]
        del spans[drawn]
    return clean


def needs_check(position: "Bastille") -> bool:
    """Return whether anything but hands without duplicates must hold."""
    if position.asked == ASK_MISSION:
        return True
    for packed in position.taken:
        if entry_mission(packed) == KEPT_NONE:
            return True
    return False


def mend(position: "Bastille", viewer: i64, cells: Cells, chance: Chance) -> None:
    """Let a cell change places with the one of its span that leaves the fewest violations."""
    one = chance.below(len(cells.seat))
    best: i64 = one
    fewest: i64 = -1
    equal: i64 = 0
    # Now and then with any other, or two wants could block each other for ever.
    at_random = chance.below(8) == 0
    for other in range(len(cells.seat)):
        if cells.span[other] == cells.span[one]:
            count: i64 = 0
            if not at_random:
                swap(cells, one, other)
                count = violations(position, viewer, cells)
                swap(cells, one, other)
            if fewest < 0 or count < fewest:
                fewest = count
                equal = 0
            if count == fewest:
                equal += 1
                if chance.below(equal) == 0:
                    best = other
    swap(cells, one, best)


def swap(cells: Cells, one: i64, other: i64) -> None:
    """Let the missions of two cells change places."""
    mission = cells.mission[one]
    cells.mission[one] = cells.mission[other]
    cells.mission[other] = mission


def violations(position: "Bastille", viewer: i64, cells: Cells) -> i64:
    """Return how often the cells break what the viewer knows must hold.

    No hand holds a mission twice. When a search kept nothing, the searcher held every kind
    that was in the pile. Whoever is asked to choose has something to choose.
    """
    count: i64 = 0
    place: i64 = 0
    hands = [0] * position.players
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
        if not lacking(position, viewer, cells, position.item, time - 1, hands[position.actor]):
            count += 1
    return count


def lacking(
    position: "Bastille", viewer: i64, cells: Cells, pile: i64, since: i64, held: i64
) -> i64:
    """Return how many missions, in the pile after that time, were not among those held."""
    count: i64 = 0
    for cell in range(len(cells.seat)):
        if cells.pile[cell] == pile and cells.time[cell] > since:
            if not (held >> cells.mission[cell]) & 1:
                count += 1
    time: i64 = since + 1
    while time < len(position.taken):
        packed: i64 = position.taken[time]
        mission = entry_mission(packed)
        if entry_seat(packed) == viewer and entry_pile(packed) == pile and mission != KEPT_NONE:
            if not (held >> mission) & 1:
                count += 1
        time += 1
    return count


def write(position: "Bastille", viewer: i64, cells: Cells) -> None:
    """Put the missions of the cells into hands, piles and the list of searches."""
    for index in range(2 * MISSION_COUNT):
        position.piles[index] = 0
    for cell in range(len(cells.seat)):
        seat: i64 = cells.seat[cell]
        pile: i64 = cells.pile[cell]
        mission: i64 = cells.mission[cell]
        if seat == IN_PILE:
            position.piles[pile * MISSION_COUNT + mission] += 1
        else:
            time: i64 = cells.time[cell]
            position.taken[time] = entry(seat, pile, mission) | (position.taken[time] & DEALT)
    for seat in range(position.players):
        position.missions[seat] = 0
    for packed in position.taken:
        if entry_mission(packed) != KEPT_NONE:
            position.missions[entry_seat(packed)] |= 1 << entry_mission(packed)
    if position.asked == ASK_MISSION:
        position.answers = eligible(position, position.actor, position.item)
