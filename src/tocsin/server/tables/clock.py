"""The time of the tables: it runs steadily, whatever is done to the machine's clock."""

import time
from collections.abc import Callable

# Nanoseconds by which the two may drift apart between heartbeats before it counts as a jump.
TOLERANCE = 2_000_000_000


class Clock:
    """Begins with the machine's clock, and follows it only when it is told to."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()

    def now_ms(self) -> int:
        """Return the time in milliseconds."""
        return (self._steady() + self._ahead) // 1_000_000

    def follow(self) -> int | None:
        """Take over the machine's time; if it has jumped, return the time before the jump.

        A jump is a clock that was set, or a machine that slept: nobody could play meanwhile.
        """
        off = self._wall() - self._steady() - self._ahead
        before = self.now_ms()
        self._ahead += off
        return before if abs(off) > TOLERANCE else None


CLOCK = Clock()


def now_ms() -> int:
    """Return the time of the tables in milliseconds."""
    return CLOCK.now_ms()
