"""Place Louis: recruiting characters (RULES 4.6 and 4.7)."""

# mypyc: compile

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Closed, Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import with_item
from tocsin.kernel.message import Message

from . import names, told
from .board import BUY, DECLINE
from .position import Bastille


class Recruiting(Question[Bastille]):
    """Who is recruited for a tile evaluated at Place Louis; it is about the tile's value."""

    def offers(self, position: Bastille) -> vec[i64]:
        """Return whom the seat can pay, and that it may decline (ruling A9)."""
        purse = position.coins[position.actor]
        legal = vec[i64]()
        for card in position.display:
            if price(position, card, position.about) <= purse:
                legal = append(legal, BUY + card)
        return append(legal, DECLINE) if len(legal) else legal

    def answer(self, position: Bastille, action: i64) -> None:
        """Take a character from the display and pay for it, or leave them all."""
        seat = position.actor
        value = position.about
        position.done()
        if action == DECLINE:
            position.tell(told.DECLINED, seat)
            return
        card = action - BUY
        paid = price(position, card, value)
        position.coins[seat] -= paid
        position.display = remove(position.display[:], card)
        position.owner = with_item(position.owner, card, seat)
        position.tell(told.BOUGHT, seat, card, paid)

    def carry_out(self, position: Bastille) -> None:
        """Tell that nobody can be recruited."""
        seat = position.actor
        position.done()
        position.tell(told.TOO_POOR if len(position.display) else told.NOBODY_LEFT, seat)

    def sentence(self, position: Bastille, seat: int) -> Message:
        """Ask for a character."""
        return Message(
            "choose-character", {"value": position.about, "amount": position.coins[seat]}
        )

    def option(self, position: Bastille, seat: int, action: int, text: str) -> Option:
        """Offer a character at its price, or none."""
        if action == DECLINE:
            return Option(text, "answer:decline", Message("option-decline"))
        card = action - BUY
        board = position.board
        message = Message(
            "option-buy",
            {
                "card": names.CARD(card),
                "price": price(position, card, position.about),
                "points": board.points[card],
                "crowns": board.crowns[card],
                "gems": board.gems[card],
                "flags": board.flags[card],
            },
        )
        return Option(text, names.CARD(card), message)

    def closed(self, position: Bastille, seat: int) -> list[Closed]:
        """Say who is too dear (RULES 4.6)."""
        amount = position.coins[seat]
        return [
            Closed(
                names.CARD(card),
                Message(
                    "closed-price",
                    {"price": price(position, card, position.about), "amount": amount},
                ),
            )
            for card in position.display
        ]


def price(position: Bastille, card: i64, value: i64) -> i64:
    """Return what a character costs with a tile of that value; no change is given."""
    return max(0, position.board.cost[card] - value)
