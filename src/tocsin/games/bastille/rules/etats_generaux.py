"""Etats Généraux: searching the missions for one to keep (RULES 4.11, 4.12 and 4.16).

Every search is noted in `taken`, with what was kept: from this list alone follows what each
seat has seen (hidden.py).
"""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import with_item
from tocsin.kernel.message import Message

from . import event_ids, names
from .board import ASK_MISSION, ASK_PILE, CHOOSE_PILE, MISSION_COUNT, NONE, TAKE_MISSION
from .bonuses import gain_coins
from .evaluation import is_first
from .position import Bastille

# An entry of `taken`: the seat, the pile and the mission kept, or KEPT_NONE; a mission dealt at
# the start is marked, for whoever got it saw nothing else.
DEALT: Final = 1 << 7
SEAT_SHIFT: Final = 5
PILE_SHIFT: Final = 4
KEPT_NONE: Final = 15


def search_entry(seat: i64, pile: i64, mission: i64) -> i64:
    """Return a search as one int."""
    return (seat << SEAT_SHIFT) | (pile << PILE_SHIFT) | mission


def entry_seat(packed: i64) -> i64:
    """Return who searched."""
    return (packed >> SEAT_SHIFT) & 3


def entry_pile(packed: i64) -> i64:
    """Return which pile was searched."""
    return (packed >> PILE_SHIFT) & 1


def is_dealt(packed: i64) -> bool:
    """Return whether the mission was dealt, not searched for."""
    return packed & DEALT != 0


def entry_mission(packed: i64) -> i64:
    """Return what was kept."""
    return packed & KEPT_NONE


class ChoosingPile(Question[Bastille]):
    """Which of the two piles is searched."""

    def offers(self, position: Bastille) -> vec[i64]:
        """Return the piles that are not empty (ruling A22)."""
        return vec[i64]([CHOOSE_PILE + pile for pile in range(2) if pile_size(position, pile)])

    def answer(self, position: Bastille, action: i64) -> None:
        """Search that pile."""
        seat = position.actor
        position.done()
        search_pile(position, seat, action - CHOOSE_PILE)

    def carry_out(self, position: Bastille) -> None:
        """Tell that nothing is left."""
        seat = position.actor
        position.done()
        position.tell(event_ids.NO_MISSION, seat)

    def sentence(self, position: Bastille, seat: int) -> Message:
        """Ask for a pile."""
        return Message("choose-pile")

    def option(self, position: Bastille, seat: int, action: int, text: str) -> Option:
        """Offer a pile."""
        thing = names.PILE(action - CHOOSE_PILE)
        return Option(text, thing, Message("option-pile", {"pile": thing}))


class Searching(Question[Bastille]):
    """Which mission of a pile is kept; it is about the pile (RULES 4.11, ruling A12)."""

    def offers(self, position: Bastille) -> vec[i64]:
        """Return an answer for each kind in the pile that the seat does not hold."""
        return eligible_missions(position, position.actor, position.about)

    def is_asked_anyway(self, position: Bastille) -> bool:
        """Not to ask would tell what is left, unless all can count to one (ruling A19)."""
        return pile_size(position, position.about) > 1

    def answer(self, position: Bastille, action: i64) -> None:
        """Move a mission from the pile into the seat's hand."""
        seat = position.actor
        pile = position.about
        mission = action - TAKE_MISSION
        position.done()
        place = pile * MISSION_COUNT + mission
        position.piles = with_item(position.piles, place, position.piles[place] - 1)
        held = position.missions[seat] | 1 << mission
        position.missions = with_item(position.missions, seat, held)
        position.taken = append(position.taken[:], search_entry(seat, pile, mission))
        if position.journal is not None:
            # No further numbers: what follows the seat is for that seat's eyes only.
            position.tell_raw([event_ids.MISSION_TAKEN, seat, mission])

    def carry_out(self, position: Bastille) -> None:
        """Take none, and let everybody know."""
        seat = position.actor
        position.taken = append(position.taken[:], search_entry(seat, position.about, KEPT_NONE))
        position.done()
        position.tell(event_ids.NO_MISSION, seat)

    def sentence(self, position: Bastille, seat: int) -> Message:
        """Ask for a mission; a single one has a sentence that says why it is asked."""
        is_only = len(position.answers) == 1
        return Message("choose-mission-only" if is_only else "choose-mission")

    def option(self, position: Bastille, seat: int, action: int, text: str) -> Option:
        """Offer a mission."""
        thing = names.MISSION(action - TAKE_MISSION)
        return Option(text, thing, Message("option-mission", {"mission": thing}))


def evaluate_etats_generaux(position: Bastille, seat: i64) -> None:
    """Pay for the first tile, and let its owner search for a mission."""
    if is_first(position):
        gain_coins(position, seat, position.board.coins_first)
    if not position.board.secret:
        search(position, seat, 0)
    elif position.memo == NONE:
        position.ask(ASK_PILE, seat)
    else:
        search_pile(position, seat, 1 - position.memo)


def pile_size(position: Bastille, pile: i64) -> i64:
    """Return how many missions are left in a pile."""
    size: i64 = 0
    mission: i64
    for mission in range(MISSION_COUNT):
        size += position.piles[pile * MISSION_COUNT + mission]
    return size


def search_pile(position: Bastille, seat: i64, pile: i64) -> None:
    """Search a pile, before everybody's eyes."""
    position.memo = pile
    search(position, seat, pile)
    position.tell(event_ids.PILE_CHOSEN, seat, pile)


def search(position: Bastille, seat: i64, pile: i64) -> None:
    """Let the seat features through a pile and keep a mission it does not hold yet."""
    # What the seat sees now it cannot unsee.
    position.reveals += 1
    position.ask(ASK_MISSION, seat, pile)


def eligible_missions(position: Bastille, seat: i64, pile: i64) -> vec[i64]:
    """Return an answer for each kind in the pile that the seat itself lacks (ruling A15).

    RULES 4.12.
    """
    held = position.missions[seat]
    legal = vec[i64]()
    mission: i64
    for mission in range(MISSION_COUNT):
        if position.piles[pile * MISSION_COUNT + mission] and not (held >> mission) & 1:
            legal = append(legal, TAKE_MISSION + mission)
    return legal
