"""The market: resources bought and sold, prestige sold (RULES 4.26 and 4.27)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.fields import with_added
from tocsin.kernel.message import Message

from . import board as b
from . import event_ids
from .names import KIND
from .position import Paris


def add_trades(position: Paris, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Add an action for each resource to buy and each token to sell."""
    own: i64 = seat * b.SEAT_FIELDS
    seats = position.seats
    supply = position.supply
    buy_price = position.board.buy
    francs = seats[own + b.FRANCS]
    for kind in range(b.RESOURCE_COUNT):
        # Only resources in the reserve can be bought (ruling A7).
        if supply[kind] > 0 and francs >= buy_price[kind]:
            actions = append(actions, b.BUY + kind)
    for kind in range(b.KIND_COUNT):
        if seats[own + b.TOKENS + kind] > 0:
            actions = append(actions, b.SELL + kind)
    return actions


def buy(position: Paris, kind: i64) -> None:
    """Buy a resource from the reserve (RULES 4.26)."""
    seat = position.actor
    own: i64 = seat * b.SEAT_FIELDS
    price = position.board.buy[kind]
    position.seats[own + b.FRANCS] -= price
    position.seats[own + b.TOKENS + kind] += 1
    position.supply = with_added(position.supply, kind, -1)
    position.emit(event_ids.BOUGHT, seat, kind, price)


def sell(position: Paris, kind: i64) -> None:
    """Sell a token: a resource to the reserve, prestige out of the game (RULES 4.27, ruling A6)."""
    seat = position.actor
    own: i64 = seat * b.SEAT_FIELDS
    price = position.board.sell[kind]
    position.seats[own + b.FRANCS] += price
    position.seats[own + b.TOKENS + kind] -= 1
    position.supply = with_added(position.supply, kind, 1)
    position.emit(event_ids.SOLD, seat, kind, price)


def buy_option(position: Paris, kind: int, text: str) -> Option:
    """Return the option to buy a resource."""
    message = Message("option-buy", {"kind": KIND(kind), "francs": position.board.buy[kind]})
    return Option(text, f"own:buy:{b.KINDS[kind]}", message)


def sell_option(position: Paris, kind: int, text: str) -> Option:
    """Return the option to sell a token."""
    message = Message("option-sell", {"kind": KIND(kind), "francs": position.board.sell[kind]})
    return Option(text, f"own:sell:{b.KINDS[kind]}", message)
