"""Rate limits: buckets of tokens that fill with time."""

import time

BURST = 10
MOST_BUCKETS = 10_000


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
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take one of the address's tokens, if there is one."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget()
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
        return bucket.take()

    def _forget(self) -> None:
        """Forget the addresses that have not asked for a while: their buckets are full again."""
        now = time.monotonic()
        self._buckets = {
            address: bucket
            for address, bucket in self._buckets.items()
            if now - bucket.filled < self.burst
        }
