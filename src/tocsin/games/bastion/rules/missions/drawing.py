"""Drawing and returning missions, and the change of strategy (RULES 2.6, 4.39 and 4.43)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import index_of
from tocsin.kernel.message import Message

from .. import board, event_ids
from ..asking import BastionQuestion
from ..board import HAND_ROOM, NOTHING, PIECE_COUNT
from ..position import Bastion
from .knowledge import draw_top, put_under

REDRAW_OR_NOT: Final = vec[i64]([board.REDRAW, board.PASS])


def hand_count(position: Bastion, seat: i64) -> i64:
    """Return the number of missions in the seat's hand."""
    count: i64 = 0
    for index in range(seat * HAND_ROOM, (seat + 1) * HAND_ROOM):
        if position.hands[index] != NOTHING:
            count += 1
    return count


def draw(position: Bastion, seat: i64, max_count: i64) -> i64:
    """Draw up to `max_count` missions into the hand; return the number drawn."""
    count: i64 = 0
    while count < max_count and len(position.deck) > 0:
        card = draw_top(position, seat, hand_count(position, seat))
        position.reveals += 1
        position.emit(event_ids.DREW, seat, card)
        count += 1
    return count


def returnable(position: Bastion, seat: i64, count: i64) -> vec[i64]:
    """Return an action for each of the last `count` cards of the hand."""
    end: i64 = seat * HAND_ROOM + hand_count(position, seat)
    actions = vec[i64]()
    for index in range(end - count, end):
        actions = append(actions, board.RETURN + position.hands[index])
    return actions


def give_back(position: Bastion, seat: i64, card: i64, count: i64) -> None:
    """Put one of the last `count` cards of the hand under the deck."""
    lowest: i64 = hand_count(position, seat) - count
    slot: i64 = index_of(position.hands, card) - seat * HAND_ROOM
    put_under(position, seat, slot, lowest)
    position.emit(event_ids.RETURNED, seat, card)
    fill_hands(position)


def fill_hands(position: Bastion) -> None:
    """Refill hands that an empty deck had left short, the token player first (RULES 4.39)."""
    if position.board.common or position.round_number == 0 or len(position.deck) == 0:
        return
    if position.asked == board.DRAWING:
        # The seat that has just laid a mission draws first.
        return
    for turn in range(position.players):
        seat = (position.token + turn) % position.players
        if position.alive[seat] > 0:
            draw(position, seat, position.board.hand_size - hand_count(position, seat))


class Dealing(BastionQuestion):
    """The return of two of the first five missions (RULES 2.6)."""

    def asks(self, position: Bastion) -> bool:
        """Draw the first five missions, then ask."""
        if hand_count(position, position.actor) == 0:
            draw(position, position.actor, position.board.first_draw)
        return super().asks(position)

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the cards in hand."""
        return returnable(position, position.actor, hand_count(position, position.actor))

    def answer(self, position: Bastion, action: i64) -> None:
        """Put a card under the deck; ask again until the hand has its size."""
        seat = position.actor
        give_back(position, seat, action - board.RETURN, hand_count(position, seat))
        if hand_count(position, seat) <= position.board.hand_size:
            position.done()

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a mission to return."""
        return Message("choose-deal")


class Keeping(BastionQuestion):
    """The return of one of two missions just drawn."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the two missions."""
        return returnable(position, position.actor, position.board.draw)

    def answer(self, position: Bastion, action: i64) -> None:
        """Put the mission under the deck."""
        seat = position.actor
        position.done()
        give_back(position, seat, action - board.RETURN, position.board.draw)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a mission to return."""
        return Message("choose-keep")


def can_redraw(position: Bastion, seat: i64) -> bool:
    """Return whether the King can change the strategy (RULES 4.43, rulings A36, A45 and A49)."""
    if position.board.common or position.side != board.STRATEGISTS or len(position.deck) == 0:
        return False
    king: i64 = seat * PIECE_COUNT + board.KING_PIECE
    used = board.DISPLACED | board.HASTENED | board.BOOTED | board.HAS_ATTACKED
    return position.place[king] >= 0 and position.deeds[king] & used == 0


class Redrawing(BastionQuestion):
    """The decision to change the strategy, at the end of a turn."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return both answers if the King can change the strategy, else none."""
        if not can_redraw(position, position.actor):
            return vec[i64]()
        return REDRAW_OR_NOT

    def answer(self, position: Bastion, action: i64) -> None:
        """Draw a mission, then ask for one to return."""
        seat = position.actor
        position.done()
        if action == board.REDRAW:
            position.ask(board.CHANGING, seat)
            draw(position, seat, 1)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for the decision."""
        return Message("choose-redraw")


class Changing(BastionQuestion):
    """The return of a mission after a change of strategy."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the cards in hand."""
        return returnable(position, position.actor, hand_count(position, position.actor))

    def answer(self, position: Bastion, action: i64) -> None:
        """Put the mission under the deck."""
        seat = position.actor
        position.done()
        give_back(position, seat, action - board.RETURN, hand_count(position, seat))

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a mission to return."""
        return Message("choose-change")
