"""uvicorn's configuration with limits on connections and on incomplete requests."""

import os
from collections import Counter
from typing import Any, Final, Protocol, cast

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tocsin.kernel.errors import TocsinError

from ..errors import TooSlow
from ..settings import Settings
from .request_progress import RequestProgress

# Of all clients together; beyond it, the oldest incomplete request is refused.
MAX_INCOMPLETE_REQUESTS: Final = 1000
# A client sends one frame for each message; browsers add a few control frames.
FRAMES_PER_MESSAGE: Final = 2


class LimitedConnection(Protocol):
    """A connection that can be refused or closed."""

    def refuse(self, error: TocsinError) -> None: ...

    def shutdown(self) -> None: ...


class ConnectionLimits:
    """The limits of one server and the connections that they apply to."""

    def __init__(self, settings: Settings) -> None:
        self.max_per_network = settings.address_connections
        self.request_timeout_s = settings.request_within
        self.open: set[LimitedConnection] = set()
        self.per_network: Counter[str] = Counter()
        # In the order in which their requests began.
        self.incomplete: dict[LimitedConnection, None] = {}

    def begin_request(self, connection: LimitedConnection) -> None:
        """Count a request that begins to arrive."""
        self.incomplete[connection] = None
        if len(self.incomplete) > MAX_INCOMPLETE_REQUESTS:
            next(iter(self.incomplete)).refuse(TooSlow("Too many requests are incomplete."))

    def close_idle(self) -> None:
        """Close connections without a request; a proxy keeps them for its next ones."""
        for connection in list(self.open):
            connection.shutdown()


class GuardedConfig(uvicorn.Config):
    """uvicorn's configuration with the limits of this server."""

    # WebSockets: time between pings to a silent client, and limit for its close frame.
    ping_interval_s = 20.0
    close_timeout_s = 10.0

    def __init__(self, app: ASGIApp, settings: Settings, **options: Any) -> None:
        trusted = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
        # Applied here, not by uvicorn, to know which clients are proxies.
        self.proxy_middleware = ProxyHeadersMiddleware(cast(Any, RequestProgress(app)), trusted)
        self.limits = ConnectionLimits(settings)
        self.frame_rate = settings.socket_rate * FRAMES_PER_MESSAGE
        super().__init__(self.proxy_middleware, proxy_headers=False, **options)

    def is_proxy(self, host: str) -> bool:
        """Tell whether a client is a proxy whose X-Forwarded-For header is trusted."""
        return host in self.proxy_middleware.trusted_hosts
