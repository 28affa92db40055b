"""How much may be said: by a person, from an address, and by all spectators of a table."""

from tocsin.table.table import Table

from ..errors import TooMany
from .limits import Buckets

BURST = 20
# An address may have several people behind it, and a table several spectators.
AN_ADDRESS = 4
ALL_SPECTATORS = 2


class ChatLimits:
    """Limits for lines of chat."""

    def __init__(self, rate: float) -> None:
        self._people = Buckets(rate, BURST)
        self._addresses = Buckets(rate * AN_ADDRESS, BURST)
        # Together they must not talk the players' own words out of what is kept.
        self._spectators = Buckets(rate * ALL_SPECTATORS, BURST)

    def check(self, table: Table, person: str, where: str) -> None:
        """Raise TooMany if somebody says too much."""
        is_seated = bool(table.seats_of(person))
        if not (
            self._people.take(person)
            and (is_seated or self._spectators.take(table.id))
            and self._addresses.take(where)
        ):
            raise TooMany("Too much chat; wait a little.")
