"""The hidden bids of all seats, laid token by token (RULES 3.3, 3.4, 3.10 and 4.1 to 4.6)."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import Closed, Option
from tocsin.kernel.course import NO_ANSWERS, Question
from tocsin.kernel.dice import Dice
from tocsin.kernel.message import Message

from . import event_ids
from .board import BLACKMAIL, FORCE, GOLD, KNOCK, RESOLVING, SHIFT, SPACE_COUNT, TOKEN
from .names import KIND, SPACE
from .position import Revolution
from .wording import option_of_bid

TO_KNOCK: Final = vec[i64]([KNOCK])


class Bidding(Question[Revolution]):
    """Where the next token of a bid goes; put to all seats at once until each has knocked."""

    def asks(self, position: Revolution) -> bool:
        # Even the only space left and the knock are asked for: until then a bid can be changed.
        return True

    def actors(self, position: Revolution) -> list[int]:
        return [seat for seat in range(position.players) if not position.knocked[seat]]

    def options(self, position: Revolution, seat: i64) -> vec[i64]:
        return legal_bids(position, seat)

    def take(self, position: Revolution, seat: i64, action: i64) -> None:
        if action == KNOCK:
            knock(position, seat)
        else:
            bid(position, seat, action)

    def sentence(self, position: Revolution, seat: int) -> Message:
        left = position.left[seat]
        if left == 0:
            return Message("choose-knock")
        kind = next_kind(left)
        amount = (left >> SHIFT[kind]) & 0xFF
        spaces = position.board.bid_spaces - position.used[seat]
        return Message("choose-bid", {"kind": KIND(kind), "amount": amount, "spaces": spaces})

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        if action == KNOCK:
            return Option(text, "answer:knock", Message("option-knock"))
        return option_of_bid(position, text, action)

    def closed(self, position: Revolution, seat: int) -> list[Closed]:
        """Say why spaces do not take the next token (RULES 4.3, 4.4 and 4.6)."""
        left = position.left[seat]
        if left == 0:
            return []
        kind = next_kind(left)
        board = position.board
        banned = Message("closed-ban", {"kind": KIND(kind)})
        shut = Message("closed-narrow")
        if position.used[seat] == board.bid_spaces:
            shut = Message("closed-spaces", {"spaces": board.bid_spaces})
        takes = board.takes
        return [
            Closed(SPACE(space), shut if takes[kind * SPACE_COUNT + space] else banned)
            for space in board.order
        ]


def next_kind(left: i64) -> i64:
    """Return the kind of token to lay next, all Force before Blackmail before Gold."""
    if left >= TOKEN[FORCE]:
        return FORCE
    if left >= TOKEN[BLACKMAIL]:
        return BLACKMAIL
    return GOLD


def legal_bids(position: Revolution, seat: i64) -> vec[i64]:
    """Return where the next token may go, or only the knock when all are laid."""
    left = position.left[seat]
    if left == 0:
        return NO_ANSWERS if position.knocked[seat] else TO_KNOCK
    kind = next_kind(left)
    board = position.board
    room = board.bid_spaces - position.used[seat]
    # The last space to open must leave Blackmail a place, since it is laid after Force.
    narrow = room == 1 and kind == FORCE and (left & 0xFFFF) >= TOKEN[BLACKMAIL]
    if room > 0 and not narrow:
        return board.bids[kind]
    # From the number of an action to the place of its space among the seat's bids.
    own = (seat - kind) * SPACE_COUNT
    return vec[i64](
        [
            action
            for action in board.bids[kind]
            if position.bids[own + action] > 0
            or (narrow and _takes_blackmail(position, seat, action - kind * SPACE_COUNT))
        ]
    )


def _takes_blackmail(position: Revolution, seat: i64, opened: i64) -> bool:
    """Return whether Blackmail has a place once the seat has opened its last space."""
    takes = position.board.takes
    if takes[BLACKMAIL * SPACE_COUNT + opened]:
        return True
    for space in position.board.order:
        if position.bids[seat * SPACE_COUNT + space] and takes[BLACKMAIL * SPACE_COUNT + space]:
            return True
    return False


def bid(position: Revolution, seat: i64, action: i64) -> None:
    """Lay one token of the seat on a space and tell it."""
    lay(position, seat, action)
    if position.journal is not None:
        position.tell(event_ids.LAID, seat, action // SPACE_COUNT, action % SPACE_COUNT)


def lay(position: Revolution, seat: i64, action: i64) -> None:
    """Lay one token of the seat on a space."""
    token = TOKEN[action // SPACE_COUNT]
    place = seat * SPACE_COUNT + action % SPACE_COUNT
    laid = position.bids[place]
    if laid == 0:
        position.used[seat] += 1
    position.bids[place] = laid + token
    position.left[seat] -= token


def lift(position: Revolution, seat: i64) -> None:
    """Take the whole bid of a seat back into its hand."""
    bids = position.bids
    first = seat * SPACE_COUNT
    for place in range(first, first + SPACE_COUNT):
        bids[place] = 0
    position.left[seat] = position.hands[seat]
    position.used[seat] = 0


def knock(position: Revolution, seat: i64) -> None:
    """Close the bid of a seat; the last knock takes the screens away."""
    position.knocked[seat] = 1
    position.tell(event_ids.KNOCKED, seat)
    for other in range(position.players):
        if not position.knocked[other]:
            return
    reveal(position)


def reveal(position: Revolution) -> None:
    """Take the screens away: bids are public and final, and the hands empty (RULES 3.4, 3.10)."""
    position.turn_to(RESOLVING)
    position.reveals += 1
    for seat in range(position.players):
        position.hands[seat] = 0
    position.tell(event_ids.REVEALED, position.turn)


def count(tokens: i64) -> i64:
    """Return how many tokens are packed in the int."""
    return (tokens >> SHIFT[FORCE]) + ((tokens >> SHIFT[BLACKMAIL]) & 0xFF) + (tokens & 0xFF)


def imagine(position: Revolution, seat: i64, dice: Dice) -> None:
    """Replace the seat's hidden bid by another that looks the same from outside.

    Others know the hand and whether the seat has knocked; how far it has got they do not.
    """
    lift(position, seat)
    tokens = count(position.hands[seat])
    laid = tokens if position.knocked[seat] else dice.below(tokens + 1)
    for _ in range(laid):
        bids = legal_bids(position, seat)
        lay(position, seat, bids[dice.below(len(bids))])
