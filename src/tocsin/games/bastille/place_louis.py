"""Place Louis: recruiting characters (RULES 4.6 and 4.7)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .board import ASK_CHARACTER, BUY, DECLINE
from .influence import tile_value
from .told import BOUGHT, DECLINED, NOBODY_LEFT, TOO_POOR

if TYPE_CHECKING:
    from .position import Bastille


def price(position: "Bastille", card: i64, value: i64) -> i64:
    """Return what a character costs with a tile of that value."""
    cost: i64 = position.board.cost[card]
    return max(0, cost - value)


def recruit(position: "Bastille", seat: i64, value: i64) -> None:
    """Evaluate a tile at Place Louis."""
    purse: i64 = position.coins[seat]
    legal: list[int] = []
    for card in position.display:
        if price(position, card, value) <= purse:
            legal.append(BUY + card)
    if legal:
        legal.append(DECLINE)
        position.ask(seat, ASK_CHARACTER, legal)
    else:
        position.tell(TOO_POOR if position.display else NOBODY_LEFT, seat)


def buy(position: "Bastille", seat: i64, card: i64) -> None:
    """Take a character from the display and pay for it."""
    paid = price(position, card, tile_value(position.spaces[position.space]))
    position.coins[seat] -= paid
    position.display.remove(card)
    position.owner[card] = seat
    position.tell(BOUGHT, seat, card, paid)


def decline(position: "Bastille", seat: i64) -> None:
    """Leave the characters where they are."""
    position.tell(DECLINED, seat)
