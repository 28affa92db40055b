"""Courage cards laid in a combat, and who is captured (RULES 4.28 to 4.31)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.choice import Option
from tocsin.kernel.course import NO_ANSWERS
from tocsin.kernel.fields import replaced
from tocsin.kernel.message import Argument, Message

from . import board, told
from .account import IS_STANDOFF, POWER, note, note_help, open_account
from .asking import Asking, is_alone
from .belongings import event_in_hand, look
from .board import COURAGE, EVENT_CARD, NOBODY, NOTHING, PIECE_COUNT, PLAY
from .contact import touch
from .drawbridge import damage, falls
from .end import check_armies
from .events import can_pay, has_cheapest, is_card_event, is_machine_fight, play
from .losing import lose_unproved, settle, show_value
from .objects import loot
from .position import Bastion
from .powers import (
    coefficient,
    courage_card,
    dearest,
    fighter,
    force_of,
    force_with_card,
    is_counterable,
    is_defenceless,
    reserve_of,
)
from .preview import Preview, theirs
from .prisons import capture
from .wording import piece_named, values

# --- courage cards


def side_of(position: Bastion, seat: i64) -> i64:
    """Return the place of the seat's cards: the attacker's are first."""
    return 0 if seat == position.attacker else 1


def seat_at(position: Bastion, place: i64) -> i64:
    """Return whose cards lie there; NOBODY defends a drawbridge."""
    if place == 0:
        return position.attacker
    return position.target // PIECE_COUNT if position.target != NOTHING else NOBODY


def owes_card(position: Bastion, seat: i64) -> bool:
    """Return whether the seat has still to lay a courage card."""
    place = side_of(position, seat)
    return seat == seat_at(position, place) and position.cards[place] == NOTHING


def legal_cards(position: Bastion, seat: i64) -> vec[i64]:
    """Return the courage cards that the seat may lay, and an event in place of one."""
    legal = vec[i64]()
    for card in range(dearest(position, fighter(position, seat))):
        legal = append(legal, COURAGE + card)
    event = event_in_hand(position, seat)
    if event != NOTHING and is_card_event(event) and not is_machine_fight(position):
        if can_pay(position, seat, event):
            legal = append(legal, PLAY + event)
    return legal


def card_of(action: i64) -> i64:
    """Return the card, or the event in place of one, that the action lays."""
    return EVENT_CARD + action - PLAY if action >= PLAY else action - COURAGE + 1


def is_asked_card(position: Bastion, seat: i64) -> bool:
    """Return whether the seat has a choice of cards, as far as everybody can tell."""
    piece = fighter(position, seat)
    if falls(position, piece):
        return False
    if position.reserve[reserve_of(position, piece)] >= position.board.costs[1]:
        return True
    return not is_machine_fight(position) and has_cheapest(position, seat)


def crystal(position: Bastion) -> None:
    """Let whoever fights with the crystal ball see the values of all who fight against it."""
    bearer: i64 = position.bearer[board.CRYSTAL_BALL]
    if bearer < 0:
        return
    if bearer == position.target:
        look(position, bearer // PIECE_COUNT, position.valiant)
        for piece in position.support:
            look(position, bearer // PIECE_COUNT, piece)
    elif bearer == position.valiant or bearer in position.support:
        look(position, bearer // PIECE_COUNT, position.target)


class Cards(Asking):
    """Both sides lay a card at the same time; it is about whether that has begun."""

    def asks(self, position: Bastion) -> bool:
        """Let both lay a card; whoever can only lay the free one has laid it."""
        if position.about == 0:
            position.about = 1
            position.answers = NO_ANSWERS
            if position.target != NOTHING:
                crystal(position)
            for place in range(2):
                seat = seat_at(position, place)
                if seat != NOBODY and not is_asked_card(position, seat):
                    position.cards = replaced(position.cards, place, 1)
        if len(self.actors(position)) > 0:
            return True
        position.done()
        return False

    def actors(self, position: Bastion) -> list[int]:
        """Return who has still to lay a card."""
        return [seat for seat in range(position.players) if owes_card(position, seat)]

    def options(self, position: Bastion, seat: i64) -> vec[i64]:
        """Return the cards of the seat."""
        return legal_cards(position, seat) if owes_card(position, seat) else NO_ANSWERS

    def take(self, position: Bastion, seat: i64, action: i64) -> None:
        """Lay a card face down; the last one opens both."""
        card = card_of(action)
        position.cards = replaced(position.cards, side_of(position, seat), card)
        position.tell(told.LAID_CARD, seat, card if card <= board.CARD_COUNT else 0)
        if len(self.actors(position)) == 0:
            position.reveals += 1

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a card."""
        args = card_facts(position, seat) | theirs(position, seat)
        if position.bridge != NOBODY:
            return Message("choose-card-assault", args)
        return Message("choose-card-alone" if is_alone(position, seat) else "choose-card", args)

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return how an answer is worded."""
        if action >= PLAY:
            return super().option(position, seat, action, text)
        return card_option(position, seat, action, text)


def card_facts(position: Bastion, seat: int) -> dict[str, Argument]:
    """Return on which piece the card will lie, and its values."""
    piece = fighter(position, seat)
    return {"piece": piece_named(piece)} | values(position, piece)


def card_option(position: Bastion, seat: int, action: int, text: str) -> Option:
    """Return how a courage card is worded."""
    card = action - COURAGE + 1
    cost = position.board.costs[card - 1]
    power = Preview(position, seat).with_card(card)
    args: dict[str, Argument] = {"card": card, "cost": cost, "power": power}
    return Option(text, f"card:{card}", Message("option-courage", args))


def imagine_cards(position: Bastion, viewer: i64, chance: Chance) -> None:
    """Let a card that lies face down be another, as far as the viewer can tell."""
    for place in range(2):
        seat = seat_at(position, place)
        if position.cards[place] != NOTHING and seat != viewer and is_asked_card(position, seat):
            legal = legal_cards(position, seat)
            card = card_of(legal[chance.below(len(legal))])
            position.cards = replaced(position.cards, place, card)


def take_cards_back(position: Bastion, viewer: i64) -> None:
    """Let nobody but the viewer have laid a card yet."""
    for place in range(2):
        seat = seat_at(position, place)
        if position.cards[place] != NOTHING and seat != viewer and is_asked_card(position, seat):
            position.cards = replaced(position.cards, place, NOTHING)


# --- events in place of cards


def adder(position: Bastion) -> i64:
    """Return the seat that has still to add a courage card to its event, or NOBODY."""
    for place in range(2):
        event: i64 = position.cards[place] - EVENT_CARD
        if event == board.RUSE or event == board.FURY:
            if position.extra[place] == NOTHING:
                return seat_at(position, place)
    return NOBODY


class Adding(Asking):
    """Which courage card follows the event, both being visible (RULES 4.50)."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the cards."""
        seat = position.actor
        highest = dearest(position, fighter(position, seat))
        if position.cards[side_of(position, seat)] == EVENT_CARD + board.FURY:
            if highest > position.board.fury_card:
                highest = position.board.fury_card
        return vec[i64]([COURAGE + card for card in range(highest)])

    def answer(self, position: Bastion, action: i64) -> None:
        """Add it."""
        place = side_of(position, position.actor)
        position.done()
        position.extra = replaced(position.extra, place, action - COURAGE + 1)

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Tell the card."""
        position.tell(told.CARD_ADDED, seat, action - COURAGE + 1)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a card."""
        return Message("choose-added", card_facts(position, seat))

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return how an answer is worded."""
        return card_option(position, seat, action, text)


class Resolving(Asking):
    """The combat is decided once all cards are there."""

    def carry_out(self, position: Bastion) -> None:
        """Pay for events laid instead of cards, let cards be added to them, then decide."""
        for place in range(2):
            if position.cards[place] >= EVENT_CARD:
                play(position, seat_at(position, place), position.cards[place] - EVENT_CARD)
        other = adder(position)
        if other != NOBODY:
            position.ask(board.ADDING, other)
            return
        position.done()
        resolve(position)


# --- results


def resolve(position: Bastion) -> None:
    """Show who took part, let the combat be decided, and see to all that follows from it."""
    before = armies(position)
    show_value(position, position.valiant)
    for piece in position.support:
        show_value(position, piece)
    if position.target != NOTHING:
        show_value(position, position.target)
    if falls(position, position.valiant):
        # No courage counts here, so no card is turned up.
        bridge = position.bridge
        open_account(position, (NOTHING, NOTHING))
        damage(position, position.attacker, bridge, position.resistance[bridge])
    else:
        compare(position)
    follow_up(position, before)


def armies(position: Bastion) -> i64:
    """Return the seats that have pieces on the board, as bits."""
    there: i64 = 0
    for seat in range(position.players):
        if position.alive[seat] > 0:
            there |= 1 << seat
    return there


def pay(position: Bastion, piece: i64, place: i64) -> None:
    """Turn up the courage card that lay on a piece, and pay for it."""
    card = courage_card(position, place)
    if card:
        reserve = reserve_of(position, piece)
        cost = position.board.costs[card - 1]
        position.reserve[reserve] -= cost
        position.tell(told.CARD_TURNED, piece // PIECE_COUNT, card, reserve % 3, cost)


def told_power(position: Bastion, piece: i64, place: i64) -> i64:
    """Tell the power of a fighter, and return it."""
    force = force_with_card(position, piece, place)
    factor = coefficient(position, piece, place)
    slot: i64 = piece % PIECE_COUNT
    note(position, POWER + 2 * place, force)
    note(position, POWER + 2 * place + 1, factor)
    position.tell(told.POWER, piece // PIECE_COUNT, slot, force, factor, force * factor)
    return force * factor


def compare(position: Bastion) -> None:
    """Turn up and pay the cards, then let the powers decide."""
    open_account(position, position.cards)
    pay(position, position.valiant, 0)
    if position.target != NOTHING:
        pay(position, position.target, 1)
    strength = told_power(position, position.valiant, 0)
    everything = strength
    for piece in position.support:
        force = force_of(position, piece, True)
        note_help(position, piece, force)
        position.tell(told.FORCE_ADDED, piece // PIECE_COUNT, piece % PIECE_COUNT, force)
        everything += force
    if position.target == NOTHING:
        damage(position, position.attacker, position.bridge, everything)
    else:
        judge(position, strength, everything, told_power(position, position.target, 1))


def judge(position: Bastion, strength: i64, everything: i64, defence: i64) -> None:
    """Capture by the table of results (RULES 4.31)."""
    target = position.target
    owner: i64 = target // PIECE_COUNT
    if is_defenceless(position, target):
        defence = 0
    # Who can be hurt is settled before anything leaves the board.
    lost: list[int] = []
    if defence > strength and is_counterable(position, position.valiant):
        lost.append(position.valiant)
    if defence > everything:
        for piece in position.support:
            if is_counterable(position, piece):
                lost.append(piece)
    defeated = defence < everything
    if defence == everything:
        lost = []
        # A Tower attacked over its corner must be stronger, not merely as strong.
        is_tower = board.KIND[target % PIECE_COUNT] == board.TOWER
        defeated = is_tower and touch(position, position.valiant, target) == board.CORNER
    if not defeated and not lost:
        note(position, IS_STANDOFF, 1)
        position.tell(told.STANDOFF, position.attacker, owner)
    for piece in lost:
        capture(position, piece, owner)
    if defeated:
        capture(position, target, position.attacker)


def follow_up(position: Bastion, before: i64) -> None:
    """After a combat: lost armies, who goes home, lost missions, objects, missions to be laid."""
    check_armies(position, before)
    if position.reason:
        return
    players = position.players
    for turn in range(players - 1, -1, -1):
        seat: i64 = (position.token + turn) % players
        if position.captures & (1 << seat):
            position.ask(board.LAYING, seat)
    for seat in range(players):
        if position.captures & (1 << seat):
            loot(position, seat)
    for turn in range(players):
        lose_unproved(position, (position.token + turn) % players)
    for turn in range(players - 1, -1, -1):
        settle(position, (position.token + turn) % players)
    if position.picked != NOTHING:
        position.ask(board.HOMING, position.picked // PIECE_COUNT)
