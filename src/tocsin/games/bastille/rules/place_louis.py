"""Place Louis: recruiting characters (RULES 4.6 and 4.7)."""

# mypyc: compile

from typing import cast

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from tocsin.kernel.choice import ClosedOption, Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import with_item
from tocsin.kernel.message import Argument, Message

from . import event_ids, names
from .board import BUY, DECLINE, MONK
from .position import Bastille
from .weapons import penalty, unarmed_count


class Recruiting(Question[Bastille]):
    """The choice of a character for a tile of value `position.subject`."""

    def offers(self, position: Bastille) -> vec[i64]:
        """Return the affordable characters, if any, and the option to decline (ruling A9)."""
        purse = position.coins[position.actor]
        legal = vec[i64]()
        for card in position.display:
            if price(position, card, position.subject) <= purse:
                legal = append(legal, BUY + card)
        return append(legal, DECLINE) if len(legal) else legal

    def answer(self, position: Bastille, action: i64) -> None:
        """Take a character from the display and pay for it, or decline."""
        seat = position.actor
        value = position.subject
        position.done()
        if action == DECLINE:
            position.emit(event_ids.DECLINED, seat)
            return
        card = action - BUY
        paid = price(position, card, value)
        position.coins[seat] -= paid
        position.display = remove(position.display[:], card)
        position.owner = with_item(position.owner, card, seat)
        position.emit(event_ids.BOUGHT, seat, card, paid)

    def carry_out(self, position: Bastille) -> None:
        """Report that no character is affordable or left."""
        seat = position.actor
        position.done()
        position.emit(
            event_ids.TOO_POOR if len(position.display) else event_ids.DISPLAY_EMPTY, seat
        )

    def sentence(self, position: Bastille, seat: int) -> Message:
        return Message(
            "choose-character", {"value": position.subject, "amount": position.coins[seat]}
        )

    def option(self, position: Bastille, seat: int, action: int, text: str) -> Option:
        """Offer a character at its price, or to decline."""
        if action == DECLINE:
            return Option(text, "answer:decline", Message("option-decline"))
        card = action - BUY
        board = position.board
        args: dict[str, Argument] = {
            "card": names.CARD(card),
            "price": price(position, card, position.subject),
            "points": board.points[card],
            "crowns": board.crowns[card],
            "gems": board.gems[card],
            "flags": board.flags[card],
        }
        if board.group[card] != MONK:
            args["weapon"] = names.WEAPON(board.group[card])
        if board.armed[card]:
            return Option(text, names.CARD(card), Message("option-buy", args))
        key = "option-buy-monk" if board.group[card] == MONK else "option-buy-unarmed"
        return Option(text, names.CARD(card), Message(key, args | unarmed_args(position, card)))

    def closed(self, position: Bastille, seat: int) -> list[ClosedOption]:
        """Explain that a character is too expensive (RULES 4.6)."""
        result = []
        for card in position.display:
            paid = price(position, card, position.subject)
            message = Message("closed-price", {"price": paid, "amount": position.coins[seat]})
            result.append(ClosedOption(names.CARD(card), message))
        return result


def unarmed_args(position: Bastille, card: int) -> dict[str, Argument]:
    """Return the increase of unarmed characters and of their penalty if the card is bought."""
    seat = position.actor
    before = unarmed_count(position, seat)
    clone = cast(Bastille, position.copy())
    clone.owner = with_item(clone.owner, card, seat)
    after = unarmed_count(clone, seat)
    row = position.board.unarmed
    return {"missing": after - before, "loss": penalty(row, after) - penalty(row, before)}


def price(position: Bastille, card: i64, value: i64) -> i64:
    """Return the cost of a character less the value of the tile, at least 0."""
    return max(0, position.board.cost[card] - value)
