"""When circles of things that nobody holds any more are looked for.

While that lasts nobody is answered, a microsecond for each thing that is kept: a quarter of a
second with two hundred matches. Play leaves no circles behind, so it can wait until nobody plays.
"""

import gc

# New things, less those that are gone: worth a look when it is quiet; too many to wait for that.
WORTH_WHILE = 10_000
TOO_MANY = 5_000_000


class Garbage:
    """Looks for circles between two heartbeats without a message."""

    def __init__(self) -> None:
        self._messages = 0

    def begin(self) -> None:
        """Leave alone what is here now, which stays, and what comes, unless it is too much."""
        gc.freeze()
        gc.set_threshold(TOO_MANY)

    def tend(self, messages: int) -> None:
        """Look if there is something to look through, and no message came since the last time."""
        is_quiet = messages == self._messages
        self._messages = messages
        if is_quiet and gc.get_count()[0] > WORTH_WHILE:
            gc.collect()
