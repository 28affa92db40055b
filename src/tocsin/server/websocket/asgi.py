"""The ASGI scope of a WebSocket handshake."""

import asyncio
from urllib.parse import unquote

from starlette.types import Scope
from websockets.http11 import Request


def asgi_scope(request: Request, transport: asyncio.Transport, root_path: str) -> Scope:
    """Return the scope of a handshake request, without `state`."""
    path, _, query = request.path.partition("?")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws",
        "server": _address(transport, "sockname"),
        "client": _address(transport, "peername"),
        "root_path": root_path,
        "path": root_path + unquote(path),
        "raw_path": path.encode("ascii"),
        "query_string": query.encode("ascii"),
        "headers": [
            (name.lower().encode("ascii"), value.encode("latin-1"))
            for name, value in request.headers.raw_items()
        ],
        "subprotocols": [],
        "extensions": {},
    }


def _address(transport: asyncio.Transport, name: str) -> tuple[str, int] | None:
    """Return the host and port of one end; IPv6 addresses have two fields more."""
    address = transport.get_extra_info(name)
    return (address[0], address[1]) if isinstance(address, tuple) else None
