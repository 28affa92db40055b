"""Clocks: each seat has a bank of time that shrinks while the seat owes a decision.

All times are whole milliseconds and are passed in. Only public decisions earn the increment: one
for a hidden step would disclose the progress of the seat.
"""

from collections.abc import Collection

import msgspec

from .errors import BadPace

# A year: a correspondence pace is a pace with a large bank.
MAX_BANK_S = 366 * 24 * 3600
# A person who returns from a stand-in has at least this fraction of the initial bank.
RETURN_BANK_DIVISOR = 10


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The initial bank, the increment for a decision and the cap of the bank, in seconds."""

    bank: float
    increment: float
    cap: float

    def check(self) -> None:
        """Raise BadPace if a number is out of bounds."""
        if not (1 <= self.bank <= self.cap <= MAX_BANK_S and 0 <= self.increment <= self.cap):
            raise BadPace("A pace needs a bank of at least a second, and a cap above it.")


class ClockFace(msgspec.Struct, frozen=True):
    """A clock as clients see it: seconds left, and whether it runs."""

    left: float
    running: bool


class Clocks:
    """One clock for each seat."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.bank = round(pace.bank * 1000)
        self.increment = round(pace.increment * 1000)
        self.cap = round(pace.cap * 1000)
        # The bank of each seat when its clock was started or stopped, and the time of the start.
        self._left = [self.bank] * seats
        self._since: list[int | None] = [None] * seats
        # Seat and increment by the number of the log entry that earned it.
        self._earned: dict[int, tuple[int, int]] = {}

    def run(self, seats: Collection[int], now: int) -> None:
        """Start the clocks of these seats and stop all others."""
        for seat, since in enumerate(self._since):
            if seat in seats:
                self._since[seat] = now if since is None else since
            elif since is not None:
                self._left[seat] = self.left(seat, now)
                self._since[seat] = None

    def left(self, seat: int, now: int) -> int:
        """Return the time left to a seat."""
        since = self._since[seat]
        spent = 0 if since is None else max(0, now - since)
        return max(0, self._left[seat] - spent)

    def earn(self, seat: int, number: int, now: int) -> None:
        """Add the increment for the decision in an entry of the log, up to the cap."""
        before = self._settle(seat, now)
        self._left[seat] = max(before, min(self.cap, before + self.increment))
        self._earned[number] = (seat, self._left[seat] - before)

    def take_back(self, numbers: Collection[int], now: int) -> None:
        """Subtract the increments of decisions that were taken back."""
        for number in numbers:
            seat, amount = self._earned.pop(number, (0, 0))
            self._left[seat] = max(0, self._settle(seat, now) - amount)

    def top_up(self, seat: int, now: int) -> None:
        """Raise the bank of a seat to the minimum for a person who returns."""
        self._left[seat] = max(self._settle(seat, now), self.bank // RETURN_BANK_DIVISOR)

    def exclude(self, begin: int, end: int) -> None:
        """Give the time from begin to end back to the running clocks.

        If the system clock was set back, end is before begin: time spent until then stays spent.
        """
        for seat, since in enumerate(self._since):
            if since is not None:
                forward = max(0, end - max(begin, since))
                self._since[seat] = since + (forward if end >= begin else end - begin)

    def expiry_times(self) -> list[int | None]:
        """Return the expiry time of each running clock, None for the others."""
        return [
            None if since is None else since + left
            for since, left in zip(self._since, self._left, strict=True)
        ]

    def next_due(self) -> int | None:
        """Return the earliest expiry time, None if no clock runs."""
        return min((time for time in self.expiry_times() if time is not None), default=None)

    def expired(self, now: int) -> list[int]:
        """Return the seats whose running clocks have expired."""
        return [
            seat
            for seat, since in enumerate(self._since)
            if since is not None and self.left(seat, now) == 0
        ]

    def faces(self, now: int) -> list[ClockFace]:
        """Return the clocks as clients see them."""
        return [
            ClockFace(self.left(seat, now) / 1000, since is not None)
            for seat, since in enumerate(self._since)
        ]

    def _settle(self, seat: int, now: int) -> int:
        """Subtract the time that ran until now from the bank, and return the rest."""
        left = self.left(seat, now)
        self._left[seat] = left
        if self._since[seat] is not None:
            self._since[seat] = now
        return left
