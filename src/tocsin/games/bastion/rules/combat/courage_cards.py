"""Courage cards, and events laid instead of them (RULES 4.28, 4.50 and 6.7)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.choice import Option
from tocsin.kernel.course import NO_ANSWERS
from tocsin.kernel.fields import has_item, with_item
from tocsin.kernel.message import Argument, Message

from .. import board, event_ids
from ..asking import BastionQuestion, is_alone
from ..board import COURAGE, EVENT_CARD, NO_SEAT, NOTHING, PIECE_COUNT, PLAY
from ..ownership import event_in_hand
from ..pieces.hidden_values import show_values_to
from ..position import Bastion
from ..wording import piece_name, value_args
from .assault import can_fell
from .events import can_pay, is_card_event, is_machine_fight, may_play_event
from .powers import fighter, highest_affordable, reserve_of
from .preview import Preview, opponent_facts


def side_of(position: Bastion, seat: i64) -> i64:
    """Return the index of the seat's card: 0 for the attacker, 1 for the defender."""
    return 0 if seat == position.attacker else 1


def seat_of_side(position: Bastion, side: i64) -> i64:
    """Return the seat of a card, or NO_SEAT for a drawbridge."""
    if side == 0:
        return position.attacker
    return position.target // PIECE_COUNT if position.target != NOTHING else NO_SEAT


def owes_card(position: Bastion, seat: i64) -> bool:
    """Return whether the seat still has to lay a courage card."""
    side = side_of(position, seat)
    return seat == seat_of_side(position, side) and position.cards[side] == NOTHING


def legal_cards(position: Bastion, seat: i64) -> vec[i64]:
    """Return the actions for courage cards, and for an event (RULES 4.28, ruling A15)."""
    legal = vec[i64]()
    for card in range(highest_affordable(position, fighter(position, seat))):
        legal = append(legal, COURAGE + card)
    event = event_in_hand(position, seat)
    if event != NOTHING and is_card_event(event) and not is_machine_fight(position):
        if can_pay(position, seat, event):
            legal = append(legal, PLAY + event)
    return legal


def card_of(action: i64) -> i64:
    """Return the card laid by an action, or EVENT_CARD + event."""
    return EVENT_CARD + action - PLAY if action >= PLAY else action - COURAGE + 1


def may_choose_card(position: Bastion, seat: i64) -> bool:
    """Return whether, from the public's point of view, the seat may have a choice of cards."""
    piece = fighter(position, seat)
    if can_fell(position, piece):
        return False
    if position.reserve[reserve_of(position, piece)] >= position.board.costs[1]:
        return True
    return not is_machine_fight(position) and may_play_event(position, seat)


def show_opponents_to_bearer(position: Bastion) -> None:
    """Show the bearer of the crystal ball the values of all its opponents (RULES 4.47)."""
    bearer: i64 = position.bearer[board.CRYSTAL_BALL]
    if bearer < 0:
        return
    if bearer == position.target:
        show_values_to(position, bearer // PIECE_COUNT, position.valiant)
        for piece in position.support:
            show_values_to(position, bearer // PIECE_COUNT, piece)
    elif bearer == position.valiant or has_item(position.support, bearer):
        show_values_to(position, bearer // PIECE_COUNT, position.target)


class LayingCards(BastionQuestion):
    """Courage cards of both sides, laid at the same time; `about` is 1 once that has begun."""

    def asks(self, position: Bastion) -> bool:
        """Ask both sides at the start; a side without a choice lays card 1 at once."""
        if position.subject == 0:
            position.subject = 1
            position.answers = NO_ANSWERS
            if position.target != NOTHING:
                show_opponents_to_bearer(position)
            for side in range(2):
                seat = seat_of_side(position, side)
                if seat != NO_SEAT and not may_choose_card(position, seat):
                    position.cards = with_item(position.cards, side, 1)
        if len(self.actors(position)) > 0:
            return True
        position.done()
        return False

    def actors(self, position: Bastion) -> list[int]:
        """Return the seats that still have to lay a card."""
        return [seat for seat in range(position.players) if owes_card(position, seat)]

    def options(self, position: Bastion, seat: i64) -> vec[i64]:
        """Return the cards that the seat can lay."""
        return legal_cards(position, seat) if owes_card(position, seat) else NO_ANSWERS

    def take(self, position: Bastion, seat: i64, action: i64) -> None:
        """Lay a card face down; the last one is a reveal."""
        card = card_of(action)
        position.cards = with_item(position.cards, side_of(position, seat), card)
        position.emit(event_ids.LAID_CARD, seat, card if card <= board.CARD_COUNT else 0)
        if len(self.actors(position)) == 0:
            position.reveals += 1

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a card."""
        args = card_facts(position, seat) | opponent_facts(position, seat)
        if position.bridge != NO_SEAT:
            return Message("choose-card-assault", args)
        return Message("choose-card-alone" if is_alone(position, seat) else "choose-card", args)

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return the option for an action: an event, or a card with its power."""
        if action >= PLAY:
            return super().option(position, seat, action, text)
        return card_option(position, seat, action, text)


def card_facts(position: Bastion, seat: int) -> dict[str, Argument]:
    """Return message arguments: the fighter under the card, and its values."""
    piece = fighter(position, seat)
    return {"piece": piece_name(piece)} | value_args(position, piece)


def card_option(position: Bastion, seat: int, action: int, text: str) -> Option:
    """Return the option for a courage card, with its cost and the power it would give."""
    card = action - COURAGE + 1
    cost = position.board.costs[card - 1]
    power = Preview(position, seat).with_card(card)
    args: dict[str, Argument] = {"card": card, "cost": cost, "power": power}
    return Option(text, f"card:{card}", Message("option-courage", args))


def redeal_cards(position: Bastion, viewer: i64, chance: Chance) -> None:
    """Redeal a face-down card that the viewer does not know (RULES 6.7)."""
    for side in range(2):
        seat = seat_of_side(position, side)
        if position.cards[side] != NOTHING and seat != viewer and may_choose_card(position, seat):
            legal = legal_cards(position, seat)
            card = card_of(legal[chance.below(len(legal))])
            position.cards = with_item(position.cards, side, card)


def remove_cards(position: Bastion, viewer: i64) -> None:
    """Remove the laid cards of all seats other than the viewer."""
    for side in range(2):
        seat = seat_of_side(position, side)
        if position.cards[side] != NOTHING and seat != viewer and may_choose_card(position, seat):
            position.cards = with_item(position.cards, side, NOTHING)


def adding_seat(position: Bastion) -> i64:
    """Return the seat that still has to add a courage card to its event, or NO_SEAT."""
    for side in range(2):
        event: i64 = position.cards[side] - EVENT_CARD
        if event == board.RUSE or event == board.FURY:
            if position.extra[side] == NOTHING:
                return seat_of_side(position, side)
    return NO_SEAT


class Adding(BastionQuestion):
    """The choice of a courage card added to an event, after both cards are public (RULES 4.50)."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the cards that the seat can add."""
        seat = position.actor
        highest = highest_affordable(position, fighter(position, seat))
        if position.cards[side_of(position, seat)] == EVENT_CARD + board.FURY:
            if highest > position.board.fury_card:
                highest = position.board.fury_card
        return vec[i64]([COURAGE + card for card in range(highest)])

    def answer(self, position: Bastion, action: i64) -> None:
        """Add the card to the event."""
        side = side_of(position, position.actor)
        position.done()
        position.extra = with_item(position.extra, side, action - COURAGE + 1)

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Tell the added card."""
        position.emit(event_ids.CARD_ADDED, seat, action - COURAGE + 1)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a card."""
        return Message("choose-added", card_facts(position, seat))

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return the option for a courage card."""
        return card_option(position, seat, action, text)
