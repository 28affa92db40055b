"""A webhook or a push: one POST to an address that was checked, with no redirect followed."""

import asyncio
import ipaddress
import re
import socket
import ssl
from functools import cache
from urllib.parse import urlsplit

from ..errors import CannotNotify
from ..operations.thread_pool import ThreadPool

LONGEST_URL = 500
# Of the services at other ports many would take our POST for something else.
PORTS = (None, 80, 443)
NAT64 = ipaddress.ip_network("64:ff9b::/96")
LONGEST_LINE = 4096
STATUS_LINE = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
# Looking up a name can hang, and has no other deadline than this one.
NAMES = ThreadPool("names", threads=4, max_queued=50, deadline_s=5.0)


def check_url(url: str, allow_private: bool) -> None:
    """Raise CannotNotify unless this is a plain http or https address."""
    try:
        parts = urlsplit(url)
        usable = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        usable = False
    if not usable or len(url) > LONGEST_URL or not url.isascii() or not url.isprintable():
        raise CannotNotify("A webhook must be an http or https address.")
    if parts.username or parts.password or " " in url:
        raise CannotNotify("A webhook’s address must not hold a name or password.")
    if not allow_private and parts.port not in PORTS:
        raise CannotNotify("A webhook must be at port 80 or 443.")


async def post(
    url: str,
    data: bytes,
    allow_private: bool,
    headers: dict[str, str],
    also: tuple[int, ...] = (),
) -> int:
    """Send the data there, and return the status of the answer: a good one, or one of `also`."""
    check_url(url, allow_private)
    try:
        status = await _exchange(url, data, allow_private, headers)
    except (OSError, ValueError) as error:
        raise CannotNotify(f"The address did not answer: {type(error).__name__}.") from None
    if not 200 <= status < 300 and status not in also:
        raise CannotNotify(f"The address answered with status {status}.")
    return status


async def _exchange(url: str, data: bytes, allow_private: bool, headers: dict[str, str]) -> int:
    """Send the request, and return the status of the answer; nothing else of it is read."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    is_secure = parts.scheme == "https"
    port = parts.port or (443 if is_secure else 80)
    # The connection goes to the very address that was checked: a name may change its mind.
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
        limit=LONGEST_LINE,
    )
    try:
        writer.write(head.encode() + data)
        answer = STATUS_LINE.match(await reader.readline())
    finally:
        writer.transport.abort()
    if answer is None:
        raise ConnectionError("no HTTP")
    return int(answer[1])


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _public_address(host: str, port: int, allow_private: bool) -> str:
    try:
        found = await NAMES.run(lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
    except (OSError, UnicodeError):
        raise CannotNotify("There is no such host.") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not allow_private:
        for address in addresses:
            if not _is_public(address):
                raise CannotNotify("A webhook may not go to a private address.")
    return addresses[0]


def _is_public(address: str) -> bool:
    place = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(place, ipaddress.IPv6Address):
        # What stands for an address of IPv4 leads where that one leads.
        if place in NAT64 or place.ipv4_mapped is not None or place.sixtofour is not None:
            return False
    return place.is_global and not place.is_multicast
