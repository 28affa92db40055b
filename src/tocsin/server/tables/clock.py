"""The time of all tables: a steady clock that is set to the machine's clock at each heartbeat."""

import time
from collections.abc import Callable

# A larger difference between both clocks since the last heartbeat counts as a jump.
MAX_DRIFT_NS = 2_000_000_000


class Clock:
    """Runs with the steady clock from the time at which it was last synchronised."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()

    def now_ms(self) -> int:
        """Return the time in milliseconds since the epoch."""
        return (self._steady() + self._offset) // 1_000_000

    def sync(self) -> int | None:
        """Set the time to the machine's; after a jump return the time before it, else None.

        The machine's clock jumps if it is set or if the machine sleeps.
        """
        drift = self._wall() - self._steady() - self._offset
        before = self.now_ms()
        self._offset += drift
        return before if abs(drift) > MAX_DRIFT_NS else None


CLOCK = Clock()


def now_ms() -> int:
    """Return the time of all tables in milliseconds since the epoch."""
    return CLOCK.now_ms()
