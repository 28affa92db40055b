"""Schedules the cyclic garbage collector for idle moments.

A full pass blocks the event loop for a microsecond per object: 0.25 s with two hundred matches.
Play and connections leave no reference cycles behind, but e-mails do and mistakes may. A server
that is never idle therefore collects too, once in MAX_INTERVAL_S.
"""

import gc
import time

# New objects, less those that were deleted: enough for a pass when idle, and at any time.
MIN_NEW_OBJECTS = 10_000
MAX_NEW_OBJECTS = 5_000_000
MAX_INTERVAL_S = 3600.0


class GcScheduler:
    """Collects between two heartbeats without a message."""

    def __init__(self) -> None:
        self._messages = 0
        self._last_pass_s = time.monotonic()

    def begin(self) -> None:
        """Exempt all present objects, which stay, and raise the threshold of automatic passes."""
        gc.freeze()
        gc.set_threshold(MAX_NEW_OBJECTS)

    def tick(self, messages: int) -> None:
        """Collect if it is due; `messages` is the number of messages received so far."""
        is_idle = messages == self._messages
        is_due = is_idle or time.monotonic() > self._last_pass_s + MAX_INTERVAL_S
        self._messages = messages
        if is_due and gc.get_count()[0] > MIN_NEW_OBJECTS:
            gc.collect()
            self._last_pass_s = time.monotonic()
