"""Rate limits: buckets of tokens that fill with time, and the addresses they are kept for.

In memory by design, for each process: a check costs no round trip, and no address is stored.
"""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from tocsin.table.people.tokens import Token

from ..errors import TooMany

BURST = 10
MOST_BUCKETS = 10_000
# Whoever has one address of IPv6 has all of its network's: they count as one.
NETWORK = 64


def address(connection: HTTPConnection) -> str:
    """Return where a request comes from; a proxy in front says so itself."""
    return network(connection.client.host if connection.client is not None else "")


def network(host: str) -> str:
    """Return what counts as one address."""
    try:
        place = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(place, ipaddress.IPv4Address):
        return host
    if place.ipv4_mapped is not None:
        return str(place.ipv4_mapped)
    return str(ipaddress.ip_network((place, NETWORK), strict=False))


class Bucket:
    """Holds up to `burst` seconds' worth of tokens."""

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self.rate = rate
        self.most = rate * burst
        self.tokens = self.most
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = time.monotonic()
        self.tokens = min(self.most, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each address, or whatever else a limit is kept for."""

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self.rate = rate
        self.burst = burst
        # In the order of their last use.
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str, rate: float | None = None) -> bool:
        """Take one of its tokens, if there is one; a bucket may fill at a rate of its own."""
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = Bucket(rate or self.rate, self.burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(whose)
        return bucket.take()


class TokenLimits:
    """What bots may ask and hold open: by each token as it says, and by all bots of one owner."""

    def __init__(self, rate: float, sockets: int) -> None:
        self.most = sockets
        self._tokens = Buckets(rate)
        self._owners = Buckets(rate)
        self._sockets: Counter[str] = Counter()

    def take(self, token: Token | None) -> bool:
        """Take what one request costs, if there is enough; people have limits of their own."""
        if token is None:
            return True
        return self._tokens.take(token.id, token.rate) and self._owners.take(token.owner)

    @contextmanager
    def socket(self, token: Token | None) -> Iterator[None]:
        """Count a socket while it is open; TooMany if there are enough."""
        if token is None:
            yield
            return
        held = (token.id, token.owner)
        if self._sockets[token.id] >= token.sockets or self._sockets[token.owner] >= self.most:
            raise TooMany("This bot has as many sockets open as it may have.")
        self._sockets.update(held)
        try:
            yield
        finally:
            self._sockets.subtract(held)
            self._sockets = +self._sockets
