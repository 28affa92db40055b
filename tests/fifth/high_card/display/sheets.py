"""The match as a table of text, made from a view."""

from tocsin.kernel.message import Message, seat_id
from tocsin.kernel.sheet import Cell, Sheet

from .view_types import HighCardView

HIDDEN = Message("cell-hidden")


def sheets(view: HighCardView) -> list[Sheet]:
    """Return the card of each seat, or a mark for a hidden card."""
    rows: list[list[Cell]] = [
        [seat_id(index), HIDDEN if seat["card"] is None else seat["card"]]
        for index, seat in enumerate(view["seats"])
    ]
    return [Sheet(Message("sheet-cards"), [Message("column-seat"), Message("column-card")], rows)]
