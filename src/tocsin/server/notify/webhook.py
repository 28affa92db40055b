"""POST requests for webhooks and Web Push, to checked addresses and without redirects."""

import asyncio
import ipaddress
import re
import socket
import ssl
from functools import cache
from urllib.parse import urlsplit

from ..errors import CannotNotify
from ..operations.thread_pool import ThreadPool

MAX_URL_LENGTH = 500
# Services on other ports might interpret a POST request as commands.
PORTS = (None, 80, 443)
NAT64 = ipaddress.ip_network("64:ff9b::/96")
MAX_LINE_BYTES = 4096
STATUS_LINE = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
# getaddrinfo has no timeout of its own.
RESOLVERS = ThreadPool("names", threads=4, max_queued=50, deadline_s=5.0)


def check_url(url: str, allow_private: bool) -> None:
    """Raise CannotNotify unless this is an http or https URL without credentials."""
    try:
        parts = urlsplit(url)
        is_http = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        is_http = False
    if not is_http or len(url) > MAX_URL_LENGTH or not url.isascii() or not url.isprintable():
        raise CannotNotify("A webhook must be an http or https address.")
    if parts.username or parts.password or " " in url:
        raise CannotNotify("A webhook’s address must not hold a name or password.")
    if not allow_private and parts.port not in PORTS:
        raise CannotNotify("A webhook must use port 80 or 443.")


async def post(
    url: str,
    data: bytes,
    allow_private: bool,
    headers: dict[str, str],
    allowed: tuple[int, ...] = (),
) -> int:
    """Send a POST request; return the status, which must be 2xx or one of `allowed`."""
    check_url(url, allow_private)
    try:
        status = await _exchange(url, data, allow_private, headers)
    except (OSError, ValueError) as error:
        raise CannotNotify(f"The address did not answer: {type(error).__name__}.") from None
    if not 200 <= status < 300 and status not in allowed:
        raise CannotNotify(f"The address answered with status {status}.")
    return status


async def _exchange(url: str, data: bytes, allow_private: bool, headers: dict[str, str]) -> int:
    """Send the request and return the status; the rest of the response is not read."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    is_secure = parts.scheme == "https"
    port = parts.port or (443 if is_secure else 80)
    # Connect to the checked address: a second lookup could return another one (DNS rebinding).
    address = await _public_address(host, port, allow_private)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\n"
        + "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        + f"Content-Length: {len(data)}\r\nConnection: close\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection(
        address,
        port,
        ssl=_trusted() if is_secure else None,
        server_hostname=host if is_secure else None,
        limit=MAX_LINE_BYTES,
    )
    try:
        writer.write(head.encode() + data)
        status_line = STATUS_LINE.match(await reader.readline())
    finally:
        writer.transport.abort()
    if status_line is None:
        raise ConnectionError("no HTTP")
    return int(status_line[1])


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _public_address(host: str, port: int, allow_private: bool) -> str:
    try:
        entries = await RESOLVERS.run(
            lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
    except (OSError, UnicodeError):
        raise CannotNotify("There is no such host.") from None
    addresses = [str(entry[4][0]) for entry in entries]
    if not allow_private:
        for address in addresses:
            if not _is_public(address):
                raise CannotNotify("A webhook may not go to a private address.")
    return addresses[0]


def _is_public(address: str) -> bool:
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        # These addresses embed an IPv4 address, which may be private.
        if parsed in NAT64 or parsed.ipv4_mapped is not None or parsed.sixtofour is not None:
            return False
    return parsed.is_global and not parsed.is_multicast
