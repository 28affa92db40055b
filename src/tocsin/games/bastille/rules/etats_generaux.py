"""Etats Généraux: searching a pile for a mission to keep (RULES 4.11, 4.12 and 4.16).

The row `taken` logs every search with the mission kept; hidden.py derives from this log the
missions that each seat has seen.
"""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import with_added, with_appended, with_item
from tocsin.kernel.message import Message

from . import event_ids, names
from .board import ASK_MISSION, ASK_PILE, CHOOSE_PILE, MISSION_COUNT, NONE, TAKE_MISSION
from .bonuses import gain_coins
from .evaluation import is_first
from .position import Bastille

# An entry of `taken` packs the seat, the pile and the mission kept, or KEPT_NONE. DEALT marks a
# mission dealt at the start, which shows its holder nothing of the pile.
DEALT: Final = 1 << 7
SEAT_SHIFT: Final = 5
PILE_SHIFT: Final = 4
KEPT_NONE: Final = 15


def search_entry(seat: i64, pile: i64, mission: i64) -> i64:
    """Return an entry of `taken`."""
    return (seat << SEAT_SHIFT) | (pile << PILE_SHIFT) | mission


def entry_seat(entry: i64) -> i64:
    """Return the seat that searched."""
    return (entry >> SEAT_SHIFT) & 3


def entry_pile(entry: i64) -> i64:
    """Return the pile that was searched."""
    return (entry >> PILE_SHIFT) & 1


def is_dealt(entry: i64) -> bool:
    """Tell whether the mission was dealt at the start."""
    return entry & DEALT != 0


def entry_mission(entry: i64) -> i64:
    """Return the mission that was kept, or KEPT_NONE."""
    return entry & KEPT_NONE


class ChoosingPile(Question[Bastille]):
    """The choice of the pile to search."""

    def offers(self, position: Bastille) -> vec[i64]:
        """Return the piles that are not empty (ruling A22)."""
        return vec[i64]([CHOOSE_PILE + pile for pile in range(2) if pile_size(position, pile)])

    def answer(self, position: Bastille, action: i64) -> None:
        """Search the chosen pile."""
        seat = position.actor
        position.done()
        search_pile(position, seat, action - CHOOSE_PILE)

    def carry_out(self, position: Bastille) -> None:
        """Report that no mission is left."""
        seat = position.actor
        position.done()
        position.emit(event_ids.NO_MISSION, seat)

    def sentence(self, position: Bastille, seat: int) -> Message:
        return Message("choose-pile")

    def option(self, position: Bastille, seat: int, action: int, text: str) -> Option:
        pile_id = names.PILE(action - CHOOSE_PILE)
        return Option(text, pile_id, Message("option-pile", {"pile": pile_id}))


class Searching(Question[Bastille]):
    """The choice of a mission from the pile `position.subject` (RULES 4.11, ruling A12)."""

    def offers(self, position: Bastille) -> vec[i64]:
        """Return an answer for each mission in the pile that the seat does not hold."""
        return eligible_missions(position, position.actor, position.subject)

    def is_asked_anyway(self, position: Bastille) -> bool:
        """Tell whether a single answer is asked for, to hide the pile's contents (ruling A19)."""
        return pile_size(position, position.subject) > 1

    def answer(self, position: Bastille, action: i64) -> None:
        """Move a mission from the pile into the seat's hand."""
        seat = position.actor
        pile = position.subject
        mission = action - TAKE_MISSION
        position.done()
        position.piles = with_added(position.piles, pile * MISSION_COUNT + mission, -1)
        held = position.missions[seat] | 1 << mission
        position.missions = with_item(position.missions, seat, held)
        position.taken = with_appended(position.taken, search_entry(seat, pile, mission))
        if position.journal is not None:
            # `emit` would pad the event with zeros, and numbers after the seat are private to it.
            position.emit_raw([event_ids.MISSION_TAKEN, seat, mission])

    def carry_out(self, position: Bastille) -> None:
        """Keep no mission; the event is public."""
        seat = position.actor
        position.taken = with_appended(
            position.taken, search_entry(seat, position.subject, KEPT_NONE)
        )
        position.done()
        position.emit(event_ids.NO_MISSION, seat)

    def sentence(self, position: Bastille, seat: int) -> Message:
        """Ask for a mission; with a single answer the sentence explains the question."""
        is_only = len(position.answers) == 1
        return Message("choose-mission-only" if is_only else "choose-mission")

    def option(self, position: Bastille, seat: int, action: int, text: str) -> Option:
        mission_id = names.MISSION(action - TAKE_MISSION)
        return Option(text, mission_id, Message("option-mission", {"mission": mission_id}))


def evaluate_etats_generaux(position: Bastille, seat: i64) -> None:
    """Let the owner of a tile search for a mission; the first tile also gets coins."""
    if is_first(position):
        gain_coins(position, seat, position.board.coins_first)
    if not position.board.secret:
        search(position, seat, 0)
    elif position.memo == NONE:
        position.ask(ASK_PILE, seat)
    else:
        search_pile(position, seat, 1 - position.memo)


def pile_size(position: Bastille, pile: i64) -> i64:
    """Return the number of missions in a pile."""
    size: i64 = 0
    mission: i64
    for mission in range(MISSION_COUNT):
        size += position.piles[pile * MISSION_COUNT + mission]
    return size


def search_pile(position: Bastille, seat: i64, pile: i64) -> None:
    """Search a pile that was openly chosen."""
    position.memo = pile
    search(position, seat, pile)
    position.emit(event_ids.PILE_CHOSEN, seat, pile)


def search(position: Bastille, seat: i64, pile: i64) -> None:
    """Let the seat look through a pile and keep a mission that it does not hold yet."""
    # The seat sees the pile, so the search cannot be undone.
    position.reveals += 1
    position.ask(ASK_MISSION, seat, pile)


def eligible_missions(position: Bastille, seat: i64, pile: i64) -> vec[i64]:
    """Return the missions in a pile that the seat lacks, as answers (RULES 4.12, ruling A15)."""
    held = position.missions[seat]
    legal = vec[i64]()
    mission: i64
    for mission in range(MISSION_COUNT):
        if position.piles[pile * MISSION_COUNT + mission] and not (held >> mission) & 1:
            legal = append(legal, TAKE_MISSION + mission)
    return legal
