"""Seats: a person, a bot, or nobody; and who plays there just now."""

from typing import Literal

import msgspec

from tocsin.bots import DEFAULT_LEVEL
from tocsin.kernel.record import SeatRecord

SeatKind = Literal["person", "bot", "open"]

STAND_IN = DEFAULT_LEVEL
# The bot of a seat whose person is somebody's own bot: its program decides there, not the server.
OWN_BOT = "own"
BOT_NAMES = (
    "Camille", "Olympe", "Georges", "Lucile", "Maximilien", "Manon", "Antoine", "Théroigne",
)  # fmt: skip


class Seat(msgspec.Struct, array_like=True):
    """A place in a match; a stand-in is the bot that plays for a person who left.

    An open one may be kept for somebody, whose name it has then. A person that is somebody's own
    bot has a bot's seat, and comes like anybody else.
    """

    name: str = ""
    person: str | None = None
    bot: str | None = None
    standin: str | None = None
    kept_for: str | None = None

    @property
    def kind(self) -> SeatKind:
        """Return what sits there."""
        if self.bot is not None:
            return "bot"
        return "open" if self.person is None else "person"

    @property
    def player(self) -> str | None:
        """Return the bot of the server that decides there now, or None if somebody comes to."""
        return self.standin or (self.bot if self.person is None else None)

    def record(self) -> SeatRecord:
        """Return the seat as a record names it."""
        return SeatRecord(self.name, self.bot)


def bot_name(seats: list[Seat]) -> str:
    """Return a name that nobody at the table has yet."""
    taken = {seat.name for seat in seats}
    return next((name for name in BOT_NAMES if name not in taken), f"Bot {len(seats)}")


def own_name(seats: list[Seat], name: str) -> str:
    """Return the name, numbered if it sits at the table already."""
    taken = {seat.name for seat in seats}
    if name not in taken:
        return name
    return next(
        numbered
        for count in range(2, len(seats) + 3)
        if (numbered := f"{name} {count}") not in taken
    )
