"""When circles of things that nobody holds any more are looked for.

While that lasts nobody is answered, a microsecond for each thing that is kept: a quarter of a
second with two hundred matches. Neither play nor those who come and go leave circles behind, so it
can wait until nobody plays; where somebody always does, not for ever: letters do, and mistakes may.
"""

import gc
import time

# New things, less those that are gone: worth a look when it is quiet; too many to wait for that.
WORTH_WHILE = 10_000
TOO_MANY = 5_000_000
# Seconds after which it is done though somebody plays.
AT_LEAST_EVERY = 3600.0


class Garbage:
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
        is_due = messages == self._messages or time.monotonic() > self._looked + AT_LEAST_EVERY
        self._messages = messages
        if is_due and gc.get_count()[0] > WORTH_WHILE:
            gc.collect()
            self._looked = time.monotonic()
