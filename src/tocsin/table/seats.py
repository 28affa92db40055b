"""Seats of a table: open, a person's or a bot's, with or without a stand-in."""

from typing import Literal

import msgspec

from tocsin.bots import DEFAULT_LEVEL
from tocsin.kernel.record import SeatRecord

SeatKind = Literal["person", "bot", "open"]

STAND_IN = DEFAULT_LEVEL
# The bot name of a seat held by a bot account: its program decides through the API.
OWN_BOT = "own"
BOT_NAMES = (
    "Camille", "Olympe", "Georges", "Lucile", "Maximilien", "Manon", "Antoine", "Théroigne",
)  # fmt: skip


class Seat(msgspec.Struct, array_like=True):
    """A seat of a table; a stand-in is a bot that plays for a person who left.

    An open seat may be kept for a person and then has their name. A bot account has both a person
    id and the bot name OWN_BOT.
    """

    name: str = ""
    person: str | None = None
    bot: str | None = None
    standin: str | None = None
    kept_for: str | None = None

    @property
    def kind(self) -> SeatKind:
        """Return the kind of the seat."""
        if self.bot is not None:
            return "bot"
        return "open" if self.person is None else "person"

    @property
    def player(self) -> str | None:
        """Return the server's bot that decides now, or None if the decision comes from a client."""
        return self.standin or (self.bot if self.person is None else None)

    def record(self) -> SeatRecord:
        """Return the seat for a record."""
        return SeatRecord(self.name, self.bot)


def bot_name(seats: list[Seat]) -> str:
    """Return a bot name that no seat has."""
    taken = {seat.name for seat in seats}
    return next((name for name in BOT_NAMES if name not in taken), f"Bot {len(seats)}")


def own_name(seats: list[Seat], name: str) -> str:
    """Return the name, with a number if another seat has it."""
    taken = {seat.name for seat in seats}
    if name not in taken:
        return name
    return next(
        numbered
        for count in range(2, len(seats) + 3)
        if (numbered := f"{name} {count}") not in taken
    )
