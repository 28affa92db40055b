"""The market: resources bought and sold, prestige sold (RULES 4.26 and 4.27)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .board import FRANCS, KIND_COUNT, RESOURCE_COUNT, SEAT_FIELDS, TOKENS, changed
from .steps import BUY, SELL
from .told import BOUGHT, SOLD

if TYPE_CHECKING:
    from .position import Paris


def add_trades(position: "Paris", seat: i64, legal: list[int]) -> None:
    """Add an action for each resource to buy and each token to sell."""
    own: i64 = seat * SEAT_FIELDS
    seats = position.seats
    francs: i64 = seats[own + FRANCS]
    for kind in range(RESOURCE_COUNT):
        if position.supply[kind] > 0 and francs >= position.board.buy[kind]:
            legal.append(BUY + kind)
    for kind in range(KIND_COUNT):
        if seats[own + TOKENS + kind] > 0:
            legal.append(SELL + kind)


def buy(position: "Paris", kind: i64) -> None:
    """Buy a resource from the reserve."""
    seat = position.actor
    own: i64 = seat * SEAT_FIELDS
    price = position.board.buy[kind]
    position.seats[own + FRANCS] -= price
    position.seats[own + TOKENS + kind] += 1
    position.supply = changed(position.supply, kind, position.supply[kind] - 1)
    position.tell(BOUGHT, seat, kind, price)


def sell(position: "Paris", kind: i64) -> None:
    """Sell a token: a resource to the reserve, prestige out of the game."""
    seat = position.actor
    own: i64 = seat * SEAT_FIELDS
    price = position.board.sell[kind]
    position.seats[own + FRANCS] += price
    position.seats[own + TOKENS + kind] -= 1
    position.supply = changed(position.supply, kind, position.supply[kind] + 1)
    position.tell(SOLD, seat, kind, price)
