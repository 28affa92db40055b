"""Rate limits: buckets of tokens that fill with time, and the addresses they are kept for."""

import ipaddress
import time
from collections import OrderedDict

from starlette.requests import HTTPConnection

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

    def take(self, whose: str) -> bool:
        """Take one of its tokens, if there is one."""
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = Bucket(self.rate, self.burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(whose)
        return bucket.take()
