"""A webhook: one POST to an address that was checked, with no redirect followed."""

import http.client
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

from .errors import CannotNotify

LONGEST_URL = 500
# Of the services at other ports many would take our POST for something else.
PORTS = (None, 80, 443)
NAT64 = ipaddress.ip_network("64:ff9b::/96")


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


def post(url: str, data: bytes, allow_private: bool, timeout: float) -> None:
    """Send the JSON there."""
    check_url(url, allow_private)
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    # The connection goes to the very address that was checked: a name may change its mind.
    address = _public_address(host, port, allow_private)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection = http.client.HTTPConnection(host, port, timeout=timeout)
        plain = socket.create_connection((address, port), timeout)
        connection.sock = (
            ssl.create_default_context().wrap_socket(plain, server_hostname=host)
            if parts.scheme == "https"
            else plain
        )
        try:
            connection.request("POST", path, data, {"Content-Type": "application/json"})
            status = connection.getresponse().status
        finally:
            connection.close()
    except (OSError, http.client.HTTPException) as error:
        raise CannotNotify(f"The webhook did not answer: {type(error).__name__}.") from None
    if not 200 <= status < 300:
        raise CannotNotify(f"The webhook answered with status {status}.")


def _public_address(host: str, port: int, allow_private: bool) -> str:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
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
