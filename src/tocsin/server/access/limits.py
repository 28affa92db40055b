"""Rate limits by token bucket, for each address, person or bot token.

In memory of each process by design: a check needs no round trip, and no address is stored.
"""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from tocsin.table.people.tokens import Token

from ..errors import TooMany

BURST_S = 10
MAX_BUCKETS = 10_000
# Providers assign whole /64 networks, so that all their addresses count as one.
IPV6_PREFIX_LENGTH = 64


def address(connection: HTTPConnection) -> str:
    """Return the client's address as counted by limits; a trusted proxy's header is applied."""
    return network(connection.client.host if connection.client is not None else "")


def network(host: str) -> str:
    """Return the network that counts as one address: an IPv4 address or an IPv6 /64."""
    try:
        parsed = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(parsed, ipaddress.IPv4Address):
        return host
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, IPV6_PREFIX_LENGTH), strict=False))


class Bucket:
    """A token bucket that holds up to `burst` seconds' worth of tokens."""

    def __init__(self, rate: float, burst: float = BURST_S) -> None:
        self.rate = rate
        self.capacity = rate * burst
        self.tokens = self.capacity
        self.filled_s = time.monotonic()

    def take(self) -> bool:
        """Take a token; return False if the bucket is empty."""
        now = time.monotonic()
        self.tokens = min(self.capacity, self.tokens + (now - self.filled_s) * self.rate)
        self.filled_s = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A token bucket for each key, such as an address; the least recently used are dropped."""

    def __init__(self, rate: float, burst: float = BURST_S) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, rate: float | None = None) -> bool:
        """Take a token from the bucket of a key; `rate` applies to a new bucket."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate or self.rate, self.burst)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()


class TokenLimits:
    """Limits of bots on requests and sockets, for each token and for all bots of an owner."""

    def __init__(self, rate: float, sockets: int) -> None:
        self.max_sockets = sockets
        self._tokens = Buckets(rate)
        self._owners = Buckets(rate)
        self._sockets: Counter[str] = Counter()

    def take(self, token: Token | None) -> bool:
        """Count a request; return False above the limit. People have other limits."""
        if token is None:
            return True
        return self._tokens.take(token.id, token.rate) and self._owners.take(token.owner)

    @contextmanager
    def socket(self, token: Token | None) -> Iterator[None]:
        """Count a socket while it is open; raise TooMany above the limit."""
        if token is None:
            yield
            return
        keys = (token.id, token.owner)
        open_sockets = self._sockets
        if open_sockets[keys[0]] >= token.sockets or open_sockets[keys[1]] >= self.max_sockets:
            raise TooMany("This bot has too many open sockets.")
        self._sockets.update(keys)
        try:
            yield
        finally:
            self._sockets.subtract(keys)
            # Drop the keys whose count is 0.
            self._sockets = +self._sockets
