"""Hints: the last one given to each seat is kept with its table."""

import msgspec

from tocsin.kernel.message import Message


class Suggestion(msgspec.Struct, frozen=True):
    """An answer, its value between 0 and 1, and the reasons for and against it."""

    action: str
    value: float
    reasons: list[Message]


class Hints(msgspec.Struct, frozen=True):
    """The best answers of a seat, the best first, at one number of its shown log."""

    seat: int
    number: int
    hints: list[Suggestion]
