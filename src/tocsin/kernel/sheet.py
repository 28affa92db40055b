"""Tables of a match for the text interface: the accessible clone of the drawn board."""

import msgspec

from .message import Message

Cell = Message | str | int


class Sheet(msgspec.Struct, frozen=True):
    """A titled table; a cell is a message, the id of a thing to be named, or a number.

    `printed` is a column of things: what is printed on each (its part) belongs to its row.
    """

    title: Message
    columns: list[Cell]
    rows: list[list[Cell]]
    printed: int | None = None
