"""Schedules the cyclic garbage collector for idle moments.

A full pass blocks the event loop for a quarter of a second with two hundred matches. With Python's
own schedule an action takes 1.1 to 1.5 times the processor time (make ablation ARGS=gc_schedule).
Play leaves no reference cycles; other code may, so a pass is made hourly in any case.
"""

import gc
import time

# New things, less those that are gone: worth a look when it is quiet; too many to wait for that.
MIN_NEW_OBJECTS = 10_000
TOO_MANY = 5_000_000
# Seconds after which it is done though somebody plays.
MAX_INTERVAL_S = 3600.0


class GcScheduler:
    """Looks for circles between two heartbeats without a message."""

    def __init__(self) -> None:
        self._messages = 0
        self._looked = time.monotonic()

    def begin(self) -> None:
        """Leave alone what is here now, which stays, and what comes, unless it is too much."""
        gc.freeze()
        gc.set_threshold(TOO_MANY)

    def tend(self, messages: int) -> None:
        """Look if there may be something, and no message came since the last time."""
        is_due = messages == self._messages or time.monotonic() > self._looked + MAX_INTERVAL_S
        self._messages = messages
        if is_due and gc.get_count()[0] > MIN_NEW_OBJECTS:
            gc.collect()
            self._looked = time.monotonic()
