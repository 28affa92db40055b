"""ASGI middleware: bans, rate limits, host and origin checks, security headers."""

import hmac
import ipaddress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tocsin.kernel.errors import TocsinError

from ..context import ServerContext
from ..errors import BANNED_SENTENCE, Banned, ForeignHost, ForeignOrigin, TooMany
from ..http.endpoints import error_response
from ..settings import Settings
from .limits import address
from .proxies import ProxyWatch

# Inline styles place the pieces; scripts, frames and connections are limited to this origin.
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
# Sent over https only: browsers use https for a year.
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
# RFC 9110, 9.2.1.
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class RequestGuard:
    """Checks every request before the application."""

    def __init__(self, app: ASGIApp, server: ServerContext) -> None:
        self.app = app
        self.server = server
        self.origins = _listed(server.settings.origins)
        self.proxies = ProxyWatch()
        self.hosts = _hosts(server.settings)
        # The error that kept the server from starting.
        self.failure: TocsinError | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, _without_traceback(send))
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._http(scope, receive, _with_headers(send, scope["scheme"] == "https"))

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        refusal: Response | None = None
        client = address(connection)
        self.proxies.check(connection)
        if self.server.access.banned_networks.contains(client):
            refusal = error_response(Banned(BANNED_SENTENCE))
        elif not self.server.quotas.address_requests.take(client):
            refusal = error_response(TooMany("Too many requests; wait a little."))
            refusal.headers["retry-after"] = "1"
        elif not self._is_own_host(connection):
            refusal = error_response(ForeignHost("This server is not reached by that name."))
        elif scope["method"] not in SAFE_METHODS and not self._is_own_origin(connection):
            refusal = error_response(ForeignOrigin("Pages of other sites may not do this."))
        self.server.metrics.requests.inc()
        await (refusal or self.app)(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        client = address(connection)
        server = self.server
        is_limited = (
            server.access.banned_networks.contains(client)
            or not server.quotas.address_requests.take(client)
            or server.quotas.sockets.get(client, 0) >= server.settings.address_sockets
            or sum(server.quotas.sockets.values()) >= server.settings.sockets
        )
        if is_limited or not self._is_own_host(connection) or not self._is_own_origin(connection):
            # A close before the handshake becomes HTTP status 403.
            server.metrics.refused_connections.inc()
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        server.quotas.sockets[client] = server.quotas.sockets.get(client, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            server.quotas.sockets[client] -= 1
            if not server.quotas.sockets[client]:
                del server.quotas.sockets[client]

    def _is_own_host(self, connection: HTTPConnection) -> bool:
        """Tell whether the Host header is one of the server's names (against DNS rebinding)."""
        try:
            name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
        except ValueError:
            return False
        return name in self.hosts or _is_local_name(name)

    def _is_own_origin(self, connection: HTTPConnection) -> bool:
        """Tell whether the Origin header is absent, allowed or that of this server."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        try:
            host = urlsplit(origin).netloc
        except ValueError:
            return False
        return bool(host) and host.lower() == connection.headers.get("host", "").lower()


def may_read_metrics(connection: HTTPConnection, token: str) -> bool:
    """Tell whether a client may read the metrics, which also count secret actions."""
    headers = connection.headers
    if token:
        given = headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(given.encode(), token.encode())
    # These headers mark a proxy on this machine, which forwards requests of strangers.
    if any(name in headers for name in ("x-forwarded-for", "forwarded", "via")):
        return False
    try:
        return ipaddress.ip_address(address(connection).partition("/")[0]).is_loopback
    except ValueError:
        return False


def _listed(origins: str) -> set[str]:
    return {origin.strip().rstrip("/") for origin in origins.split(",") if origin.strip()}


def _hosts(settings: Settings) -> set[str]:
    """Return the host names in the configured address and origins."""
    addresses = {settings.address, *_listed(settings.origins)}
    return {name for each in addresses if (name := (urlsplit(each).hostname or ""))}


def _is_local_name(name: str) -> bool:
    """Tell whether a name is an address or is resolved without a public name server."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith((".localhost", ".local"))
    return True


def _without_traceback(send: Send) -> Send:
    """Drop the traceback of a failed startup; run.py prints the error in one sentence."""

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
