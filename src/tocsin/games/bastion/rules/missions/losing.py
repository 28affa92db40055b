"""Losing missions with their proof, and showing brave prisoners (RULES 4.41 and 4.42)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import has_item, with_item
from tocsin.kernel.message import Message

from .. import board, event_ids
from ..asking import BastionQuestion, is_alone
from ..board import MISSION_COUNT, NO_SEAT, NOTHING, PIECE_COUNT
from ..pieces.hidden_values import show_values_to_all
from ..position import Bastion
from .conditions import (
    BY_ALL,
    BY_CAPTOR,
    BY_GUESS,
    backed_missions,
    has_proof,
    holdings,
    is_enough,
    needs_without,
    points_in,
)
from .drawing import fill_hands
from .knowledge import return_openly

# More points than all missions together.
NO_SOLUTION: Final = 99


def check_missions(position: Bastion, seat: i64) -> None:
    """Make a seat lose the missions that are no longer proved."""
    if has_item(position.laid, seat):
        lose_unproved(position, seat)
        check_prisoners(position, seat)


def lose_unproved(position: Bastion, seat: i64) -> None:
    """Make a seat lose the missions of a lost treasure, flag or King (RULES 4.42)."""
    for mission in range(MISSION_COUNT):
        if position.laid[mission] != seat:
            continue
        proof = position.board.proof[mission]
        if proof == board.BY_TREASURE or proof == board.BY_FLAG:
            gone = not has_proof(position, seat, proof)
        else:
            king = position.place[seat * PIECE_COUNT + board.KING_PIECE]
            gone = proof == board.BY_ANNEXING and king < 0
        if gone:
            lose(position, seat, mission)


def check_prisoners(position: Bastion, seat: i64) -> None:
    """Ask for a mission to lose, or show the prisoners that are proof (rulings A41 and A52)."""
    cards = backed_missions(position, seat)
    if len(cards) == 0:
        return
    if len(loss_candidates(position, cards, holdings(position, seat, BY_CAPTOR))) > 0:
        position.ask(board.LOSING, seat)
        return
    unshown = needs_without(position, cards, 0, NOTHING)[0]
    if unshown == 0:
        return
    unshown -= holdings(position, seat, BY_ALL)[0]
    for piece in range(len(position.place)):
        if unshown > 0 and position.place[piece] == board.PRISON_OF - seat:
            brave = position.board.brave[position.value[piece]]
            if brave and not position.shown[piece] & board.PUBLIC:
                show_values_to_all(position, piece)
                unshown -= 1


def loss_candidates(position: Bastion, cards: vec[i64], held: vec[i64]) -> vec[i64]:
    """Return the candidates for the next mission to lose, so that the fewest points are lost.

    A card that every cheapest solution drops is returned alone (ruling A41).
    """
    in_all: i64 = 0
    in_any: i64 = 0
    fewest: i64 = NO_SOLUTION
    for dropped in range(1 << len(cards)):
        points = points_in(position, cards, dropped)
        if points > fewest:
            continue
        if is_enough(position, held, needs_without(position, cards, dropped, NOTHING)):
            in_all = in_all & dropped if points == fewest else dropped
            in_any = in_any | dropped if points == fewest else dropped
            fewest = points
    bits = in_all if in_all else in_any
    candidates = vec[i64]()
    for index in range(len(cards)):
        if bits & (1 << index):
            candidates = append(candidates, cards[index])
            if in_all:
                break
    return candidates


def lose(position: Bastion, seat: i64, mission: i64) -> None:
    """Put a mission under the deck or back on the display (RULES 4.42, ruling A45)."""
    position.laid = with_item(position.laid, mission, NO_SEAT)
    position.progress = position.round_number
    position.emit(event_ids.MISSION_LOST, seat, mission)
    if not position.board.common:
        return_openly(position, mission)
        fill_hands(position)


class Losing(BastionQuestion):
    """The choice of a mission to lose, when prisoners no longer cover all."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the candidates, or only the first for a seat without an army."""
        seat = position.actor
        cards = backed_missions(position, seat)
        candidates = loss_candidates(position, cards, holdings(position, seat, BY_CAPTOR))
        if len(candidates) == 0:
            # In a redealt position unseen prisoners may be braver than those that caused the loss.
            candidates = loss_candidates(position, cards, holdings(position, seat, BY_ALL))
        offered = vec[i64]()
        for card in candidates:
            offered = append(offered, board.RETURN + card)
            if position.alive[seat] == 0:
                break
        return offered

    def is_asked_anyway(self, position: Bastion) -> bool:
        """Return whether, from the public's point of view, the seat may have a choice."""
        seat = position.actor
        if position.alive[seat] == 0:
            return False
        cards = backed_missions(position, seat)
        held = holdings(position, seat, BY_ALL)
        unseen: i64 = holdings(position, seat, BY_GUESS)[0] - held[0]
        for _ in range(unseen + 1):
            if len(loss_candidates(position, cards, held)) > 1:
                return True
            held[0] += 1
        return False

    def answer(self, position: Bastion, action: i64) -> None:
        """Lose the mission, which may reveal that a prisoner is not brave."""
        seat = position.actor
        position.done()
        if holdings(position, seat, BY_GUESS)[0] > holdings(position, seat, BY_ALL)[0]:
            position.reveals += 1
        lose(position, seat, action - board.RETURN)
        check_prisoners(position, seat)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a mission to lose."""
        return Message("choose-lost-alone" if is_alone(position, seat) else "choose-lost")
