"""What every request must pass, and every answer carries: limits, origins and headers."""

import hmac
import ipaddress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tocsin.kernel.errors import TocsinError

from ..context import ServerContext
from ..errors import KEPT_OUT, Banned, ForeignHost, ForeignOrigin, TooMany
from ..http.endpoints import trouble
from ..settings import Settings
from .limits import address
from .proxies import ProxyWatch

# Inline styles are needed where pieces are moved; no script, frame or address but our own.
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:;"
    " font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none';"
    " frame-ancestors 'none'; form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# Only over https: a year in which the browser comes by https alone.
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
HARMLESS = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, server: ServerContext) -> None:
        self.app = app
        self.server = server
        self.origins = _listed(server.settings.origins)
        self.proxies = ProxyWatch()
        self.hosts = _hosts(server.settings)
        # Why the server could not start.
        self.failure: TocsinError | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, _without_traceback(send))
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._http(scope, receive, _with_headers(send, scope["scheme"] == "https"))

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        refusal: Response | None = None
        where = address(connection)
        self.proxies.look_at(connection)
        if self.server.access.banned_networks.hold(where):
            refusal = trouble(Banned(KEPT_OUT))
        elif not self.server.quotas.address_requests.take(where):
            refusal = trouble(TooMany("Too many requests; wait a little."))
            refusal.headers["retry-after"] = "1"
        elif not self._is_here(connection):
            refusal = trouble(ForeignHost("This server does not go by that name."))
        elif scope["method"] not in HARMLESS and not self._is_ours(connection):
            refusal = trouble(ForeignOrigin("Pages of other sites may not do that."))
        self.server.metrics.requests.inc()
        await (refusal or self.app)(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        where = address(connection)
        server = self.server
        crowded = (
            server.access.banned_networks.hold(where)
            or not server.quotas.address_requests.take(where)
            or server.quotas.sockets.get(where, 0) >= server.settings.address_sockets
            or sum(server.quotas.sockets.values()) >= server.settings.sockets
        )
        if crowded or not self._is_here(connection) or not self._is_ours(connection):
            # Closed before it is accepted: the client gets a plain 403.
            server.metrics.refused_connections.inc()
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        server.quotas.sockets[where] = server.quotas.sockets.get(where, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            server.quotas.sockets[where] -= 1
            if not server.quotas.sockets[where]:
                del server.quotas.sockets[where]

    def _is_here(self, connection: HTTPConnection) -> bool:
        """Return whether the request is for one of the server's own names.

        A foreign name that was made to lead here would let its owner's pages speak to us.
        """
        try:
            name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
        except ValueError:
            return False
        return name in self.hosts or _is_local_name(name)

    def _is_ours(self, connection: HTTPConnection) -> bool:
        """Return whether the request comes from our own page, or from no page at all."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        try:
            host = urlsplit(origin).netloc
        except ValueError:
            return False
        return bool(host) and host.lower() == connection.headers.get("host", "").lower()


def may_read_metrics(connection: HTTPConnection, token: str) -> bool:
    """Return whether the figures may be told: they count what is done in secret at the tables."""
    headers = connection.headers
    if token:
        given = headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(given.encode(), token.encode())
    # A proxy on this machine speaks for strangers too, and says so.
    if any(name in headers for name in ("x-forwarded-for", "forwarded", "via")):
        return False
    try:
        return ipaddress.ip_address(address(connection).partition("/")[0]).is_loopback
    except ValueError:
        return False


def _listed(origins: str) -> set[str]:
    return {origin.strip().rstrip("/") for origin in origins.split(",") if origin.strip()}


def _hosts(settings: Settings) -> set[str]:
    """Return the names under which the host says that the server is reached."""
    addresses = {settings.address, *_listed(settings.origins)}
    return {name for each in addresses if (name := (urlsplit(each).hostname or ""))}


def _is_local_name(name: str) -> bool:
    """Return whether no foreign name server can say where this name leads."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith((".localhost", ".local"))
    return True


def _without_traceback(send: Send) -> Send:
    """Leave it to whoever started the server to say in one sentence why it could not start."""

    async def sending(message: Message) -> None:
        if message["type"] == "lifespan.startup.failed":
            message["message"] = ""
        await send(message)

    return sending


def _with_headers(send: Send, is_https: bool) -> Send:
    headers = [*HEADERS, HTTPS_ONLY] if is_https else HEADERS

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *headers]
        await send(message)

    return sending
