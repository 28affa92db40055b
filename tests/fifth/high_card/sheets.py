"""The match as a table of text, drawn from a view."""

from collections.abc import Mapping
from typing import Any

from tocsin.kernel.message import Message, seat_id
from tocsin.kernel.sheet import Cell, Sheet

HIDDEN = Message("cell-hidden")


def sheets(view: Mapping[str, Any]) -> list[Sheet]:
    """Return everybody's card, or that it is not to be seen."""
    rows: list[list[Cell]] = [
        [seat_id(number), HIDDEN if seat["card"] is None else seat["card"]]
        for number, seat in enumerate(view["seats"])
    ]
    return [Sheet(Message("sheet-cards"), [Message("column-seat"), Message("column-card")], rows)]
