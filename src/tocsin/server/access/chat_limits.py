"""Rate limits of chat: by person, by address, and for all spectators of a table together."""

from tocsin.table.table import Table

from ..errors import TooMany
from .limits import Buckets

BURST = 20
# Multiples of a person's rate: several people may share an address or watch a table.
ADDRESS_FACTOR = 4
SPECTATORS_FACTOR = 2


class ChatLimits:
    """Rate limits of chat messages."""

    def __init__(self, rate: float) -> None:
        self._people = Buckets(rate, BURST)
        self._addresses = Buckets(rate * ADDRESS_FACTOR, BURST)
        # Only the latest messages are stored: spectators must not displace those of players.
        self._spectators = Buckets(rate * SPECTATORS_FACTOR, BURST)

    def check(self, table: Table, person: str, address: str) -> None:
        """Raise TooMany if a person sends chat messages too fast."""
        is_seated = bool(table.seats_of(person))
        if not (
            self._people.take(person)
            and (is_seated or self._spectators.take(table.id))
            and self._addresses.take(address)
        ):
            raise TooMany("Too much chat; wait a little.")
