"""The hidden bid of a seat, laid one token at a time (RULES 3.3 and 4.1 to 4.6)."""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tocsin.kernel.chance import Chance

from .board import BLACKMAIL, FORCE, GOLD, KIND_COUNT, SHIFT, SPACE_COUNT, TOKEN

if TYPE_CHECKING:
    from .position import Revolution

KNOCK: Final = KIND_COUNT * SPACE_COUNT


def next_kind(left: i64) -> i64:
    """Return the kind of token to lay next, all Force before Blackmail before Gold."""
    if left >= TOKEN[FORCE]:
        return FORCE
    if left >= TOKEN[BLACKMAIL]:
        return BLACKMAIL
    return GOLD


def legal_bids(position: "Revolution", seat: i64) -> list[int]:
    """Return where the next token may go, or only the knock when all are laid."""
    left: i64 = position.left[seat]
    if left == 0:
        return [KNOCK]
    kind = next_kind(left)
    board = position.board
    room: i64 = board.bid_spaces - position.used[seat]
    # The last space to open must leave Blackmail a place, since it is laid after Force.
    narrow = room == 1 and kind == FORCE and (left & 0xFFFF) >= TOKEN[BLACKMAIL]
    if room > 0 and not narrow:
        return board.bids[kind].copy()
    own: i64 = seat * SPACE_COUNT
    legal: list[int] = []
    for action in board.bids[kind]:
        space: i64 = action
        space -= kind * SPACE_COUNT
        if position.bids[own + space] or (narrow and _takes_blackmail(position, seat, space)):
            legal.append(action)
    return legal


def _takes_blackmail(position: "Revolution", seat: i64, opened: i64) -> bool:
    """Return whether Blackmail has a place once the seat has opened its last space."""
    takes = position.board.takes
    if takes[BLACKMAIL * SPACE_COUNT + opened]:
        return True
    for space in position.board.order:
        if position.bids[seat * SPACE_COUNT + space] and takes[BLACKMAIL * SPACE_COUNT + space]:
            return True
    return False


def lay(position: "Revolution", seat: i64, action: i64) -> None:
    """Lay one token of the seat on a space."""
    kind: i64 = action // SPACE_COUNT
    index: i64 = seat * SPACE_COUNT + action % SPACE_COUNT
    token: i64 = TOKEN[kind]
    bid: i64 = position.bids[index]
    left: i64 = position.left[seat]
    if bid == 0:
        position.used[seat] += 1
    position.bids[index] = bid + token
    position.left[seat] = left - token


def lift(position: "Revolution", seat: i64) -> None:
    """Take the whole bid of a seat back into its hand."""
    for space in range(SPACE_COUNT):
        position.bids[seat * SPACE_COUNT + space] = 0
    position.left[seat] = position.hands[seat]
    position.used[seat] = 0


def count(tokens: i64) -> i64:
    """Return how many tokens are packed in the int."""
    return (tokens >> SHIFT[FORCE]) + ((tokens >> SHIFT[BLACKMAIL]) & 0xFF) + (tokens & 0xFF)


def imagine(position: "Revolution", seat: i64, chance: Chance) -> None:
    """Replace the seat's hidden bid by another that looks the same from outside.

    Others know the hand and whether the seat has knocked; how far it has got they do not.
    """
    lift(position, seat)
    tokens = count(position.hands[seat])
    laid = tokens if position.knocked[seat] else chance.below(tokens + 1)
    for _ in range(laid):
        legal = legal_bids(position, seat)
        lay(position, seat, legal[chance.below(len(legal))])
