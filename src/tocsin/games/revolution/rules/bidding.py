"""The hidden bids of all seats, laid token by token (RULES 3.3, 3.4, 3.10 and 4.1 to 4.6)."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import ClosedOption, Option
from tocsin.kernel.course import NO_ANSWERS, Question
from tocsin.kernel.dice import Dice
from tocsin.kernel.message import Message

from . import event_ids
from .board import KNOCK, RESOLVING, SPACE_COUNT
from .names import KIND, SPACE
from .position import Revolution
from .tokens import BLACKMAIL, FORCE, GOLD, TOKEN, amount_of, token_count
from .wording import option_of_bid

ONLY_KNOCK: Final = vec[i64]([KNOCK])


class Bidding(Question[Revolution]):
    """The choice of the space for the next token, asked of all seats at once until they knock."""

    def asks(self, position: Revolution) -> bool:
        # A single legal action is asked for too: until the knock a seat can change its bid.
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
        spaces = position.board.bid_spaces - position.used[seat]
        return Message(
            "choose-bid", {"kind": KIND(kind), "amount": amount_of(left, kind), "spaces": spaces}
        )

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        if action == KNOCK:
            return Option(text, "answer:knock", Message("option-knock"))
        return option_of_bid(position, text, action)

    def closed(self, position: Revolution, seat: int) -> list[ClosedOption]:
        """Return all spaces with the reason not to accept the token (RULES 4.3, 4.4 and 4.6)."""
        left = position.left[seat]
        if left == 0:
            return []
        kind = next_kind(left)
        board = position.board
        banned = Message("closed-ban", {"kind": KIND(kind)})
        unopened = Message("closed-narrow")
        if position.used[seat] == board.bid_spaces:
            unopened = Message("closed-spaces", {"spaces": board.bid_spaces})
        return [
            ClosedOption(
                SPACE(space), unopened if board.takes[kind * SPACE_COUNT + space] else banned
            )
            for space in board.order
        ]


def next_kind(left: i64) -> i64:
    """Return the kind of token to lay next: all Force before Blackmail before Gold."""
    if left >= TOKEN[FORCE]:
        return FORCE
    if left >= TOKEN[BLACKMAIL]:
        return BLACKMAIL
    return GOLD


def legal_bids(position: Revolution, seat: i64) -> vec[i64]:
    """Return the actions that lay the next token, or only the knock after the last token."""
    left = position.left[seat]
    if left == 0:
        return NO_ANSWERS if position.knocked[seat] else ONLY_KNOCK
    kind = next_kind(left)
    board = position.board
    unopened = board.bid_spaces - position.used[seat]
    # Force may open the last space only if some opened space then accepts the Blackmail to come.
    is_narrow = unopened == 1 and kind == FORCE and amount_of(left, BLACKMAIL) > 0
    if unopened > 0 and not is_narrow:
        return board.bids[kind]
    # position.bids[offset + action] is the seat's bid on the space of the action.
    offset = (seat - kind) * SPACE_COUNT
    return vec[i64](
        [
            action
            for action in board.bids[kind]
            if position.bids[offset + action] > 0
            or (is_narrow and _takes_blackmail(position, seat, action - kind * SPACE_COUNT))
        ]
    )


def _takes_blackmail(position: Revolution, seat: i64, last_space: i64) -> bool:
    """Tell whether the seat's bid has a space for Blackmail after opening its last space."""
    takes = position.board.takes
    if takes[BLACKMAIL * SPACE_COUNT + last_space]:
        return True
    for space in position.board.order:
        if position.bids[seat * SPACE_COUNT + space] and takes[BLACKMAIL * SPACE_COUNT + space]:
            return True
    return False


def bid(position: Revolution, seat: i64, action: i64) -> None:
    """Lay one token of the seat on a space, and tell it."""
    lay(position, seat, action)
    position.emit(event_ids.LAID, seat, action // SPACE_COUNT, action % SPACE_COUNT)


def lay(position: Revolution, seat: i64, action: i64) -> None:
    """Lay one token of the seat on a space."""
    token = TOKEN[action // SPACE_COUNT]
    index = seat * SPACE_COUNT + action % SPACE_COUNT
    laid = position.bids[index]
    if laid == 0:
        position.used[seat] += 1
    position.bids[index] = laid + token
    position.left[seat] -= token


def take_back(position: Revolution, seat: i64) -> None:
    """Move all laid tokens of the seat back into its hand."""
    bids = position.bids
    first = seat * SPACE_COUNT
    for index in range(first, first + SPACE_COUNT):
        bids[index] = 0
    position.left[seat] = position.hands[seat]
    position.used[seat] = 0


def knock(position: Revolution, seat: i64) -> None:
    """Close the bid of a seat; the last knock reveals all bids."""
    position.knocked[seat] = 1
    position.emit(event_ids.KNOCKED, seat)
    for other in range(position.players):
        if not position.knocked[other]:
            return
    reveal(position)


def reveal(position: Revolution) -> None:
    """Make all bids public and final, and the hands empty (RULES 3.4, 3.10)."""
    position.replace_top(RESOLVING)
    position.reveals += 1
    for seat in range(position.players):
        position.hands[seat] = 0
    position.emit(event_ids.REVEALED, position.turn)


def redeal_bid(position: Revolution, seat: i64, dice: Dice) -> None:
    """Replace the seat's hidden bid by a random one that other seats cannot tell from it.

    Other seats know the hand and whether the seat has knocked, but not how many tokens are laid.
    """
    take_back(position, seat)
    tokens = token_count(position.hands[seat])
    laid = tokens if position.knocked[seat] else dice.below(tokens + 1)
    for _ in range(laid):
        bids = legal_bids(position, seat)
        lay(position, seat, bids[dice.below(len(bids))])
