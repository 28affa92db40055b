"""Text tables of a match: the accessible alternative to the drawn board."""

import msgspec

from .message import Message

Cell = Message | str | int


class Sheet(msgspec.Struct, frozen=True):
    """A titled table; a cell is a message, an id with a name in the words, or a number.

    `printed` is the index of a column of parts, whose printed facts are shown in their rows.
    """

    title: Message
    columns: list[Cell]
    rows: list[list[Cell]]
    printed: int | None = None
