"""Clocks: a bank that shrinks while a seat owes a decision. Times are given, never asked for.

All times are whole milliseconds. A decision earns the increment only when all can see that it was
made: a clock that grew with every hidden step would tell how far the seat has got.
"""

from collections.abc import Collection

import msgspec

from .errors import BadPace

# From one second to a year; a days-long pace is the same thing with bigger numbers.
LONGEST = 366 * 24 * 3600
# Who comes back from a stand-in finds at least this part of the bank.
WELCOME_BACK = 10


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds: what each seat begins with, earns by a decision, and may save up at most."""

    bank: float
    increment: float
    cap: float

    def check(self) -> None:
        """Raise BadPace if no clock can keep this pace."""
        if not (1 <= self.bank <= self.cap <= LONGEST and 0 <= self.increment <= self.cap):
            raise BadPace("A pace needs a bank of at least a second, and a cap above it.")


class ClockFace(msgspec.Struct, frozen=True):
    """What a client is shown of one clock: seconds left, and whether they are running."""

    left: float
    running: bool


class Clocks:
    """One clock for each seat."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.bank = round(pace.bank * 1000)
        self.increment = round(pace.increment * 1000)
        self.cap = round(pace.cap * 1000)
        self._left = [self.bank] * seats
        self._since: list[int | None] = [None] * seats
        self._earned: dict[int, tuple[int, int]] = {}

    def run(self, seats: Collection[int], now: int) -> None:
        """Let exactly these seats' clocks run from now on."""
        for seat, since in enumerate(self._since):
            if seat in seats:
                self._since[seat] = now if since is None else since
            elif since is not None:
                self._left[seat] = self.left(seat, now)
                self._since[seat] = None

    def left(self, seat: int, now: int) -> int:
        """Return what is left to the seat."""
        since = self._since[seat]
        spent = 0 if since is None else max(0, now - since)
        return max(0, self._left[seat] - spent)

    def earn(self, seat: int, number: int, now: int) -> None:
        """Add the increment for the decision on a line of the log."""
        before = self._settle(seat, now)
        self._left[seat] = max(before, min(self.cap, before + self.increment))
        self._earned[number] = (seat, self._left[seat] - before)

    def take_back(self, numbers: Collection[int], now: int) -> None:
        """Take back what decisions earned that were themselves taken back."""
        for number in numbers:
            seat, amount = self._earned.pop(number, (0, 0))
            self._left[seat] = max(0, self._settle(seat, now) - amount)

    def welcome_back(self, seat: int, now: int) -> None:
        """Give somebody who comes back something to think with."""
        self._left[seat] = max(self._settle(seat, now), self.bank // WELCOME_BACK)

    def skip(self, begin: int, end: int) -> None:
        """Do not count the time from begin to end, in which nobody could play.

        A clock that was set back ends before it begins: what was spent until then stays spent.
        """
        for seat, since in enumerate(self._since):
            if since is not None:
                forward = max(0, end - max(begin, since))
                self._since[seat] = since + (forward if end >= begin else end - begin)

    def ends(self) -> list[int | None]:
        """Return when each clock will have run out, of those that run."""
        return [
            None if since is None else since + left
            for since, left in zip(self._since, self._left, strict=True)
        ]

    def next_due(self) -> int | None:
        """Return when the first running clock will have run out, if any runs."""
        return min((end for end in self.ends() if end is not None), default=None)

    def expired(self, now: int) -> list[int]:
        """Return the seats whose running clocks have run out."""
        return [
            seat
            for seat, since in enumerate(self._since)
            if since is not None and self.left(seat, now) == 0
        ]

    def faces(self, now: int) -> list[ClockFace]:
        """Return what clients are shown."""
        return [
            ClockFace(self.left(seat, now) / 1000, since is not None)
            for seat, since in enumerate(self._since)
        ]

    def _settle(self, seat: int, now: int) -> int:
        """Book what has run off until now, and return what is left."""
        left = self.left(seat, now)
        self._left[seat] = left
        if self._since[seat] is not None:
            self._since[seat] = now
        return left
