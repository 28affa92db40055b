"""The match as a table of text, drawn from a view."""

from tocsin.kernel.message import Message, seat_id
from tocsin.kernel.sheet import Cell, Sheet

from .view_types import HighCardView

HIDDEN = Message("cell-hidden")


def sheets(view: HighCardView) -> list[Sheet]:
    """Return everybody's card, or that it is not to be seen."""
    rows: list[list[Cell]] = [
        [seat_id(number), HIDDEN if seat["card"] is None else seat["card"]]
        for number, seat in enumerate(view["seats"])
    ]
    return [Sheet(Message("sheet-cards"), [Message("column-seat"), Message("column-card")], rows)]
