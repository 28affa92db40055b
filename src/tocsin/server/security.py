"""What every request must pass, and every answer carries: limits, origins and headers."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .calls import trouble
from .errors import ForeignOrigin, TooMany
from .hall import Hall

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
HARMLESS = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app = app
        self.hall = hall
        listed = hall.settings.origins.split(",")
        self.origins = {origin.strip().rstrip("/") for origin in listed if origin.strip()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._http(scope, receive, _with_headers(send))

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        refusal: Response | None = None
        if not self.hall.addresses.take(address(connection)):
            refusal = trouble(TooMany("Too many requests; wait a little."))
            refusal.headers["retry-after"] = "1"
        elif scope["method"] not in HARMLESS and not self._is_ours(connection):
            refusal = trouble(ForeignOrigin("Pages of other sites may not do that."))
        self.hall.metrics.count("requests")
        await (refusal or self.app)(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        where = address(connection)
        hall = self.hall
        crowded = (
            not hall.addresses.take(where)
            or hall.sockets.get(where, 0) >= hall.settings.address_sockets
            or sum(hall.sockets.values()) >= hall.settings.sockets
        )
        if crowded or not self._is_ours(connection):
            # Closed before it is accepted: the client gets a plain 403.
            hall.metrics.count("sockets_refused")
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        hall.sockets[where] = hall.sockets.get(where, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            hall.sockets[where] -= 1
            if not hall.sockets[where]:
                del hall.sockets[where]

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


def address(connection: HTTPConnection) -> str:
    """Return where a request comes from; a proxy in front says so itself."""
    return connection.client.host if connection.client is not None else ""


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return sending
