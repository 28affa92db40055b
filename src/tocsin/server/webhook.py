"""A webhook: one POST to an address that was checked, with no redirect followed."""

import http.client
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

from .errors import CannotNotify

LONGEST_URL = 500


def check_url(url: str) -> None:
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


def post(url: str, data: bytes, allow_private: bool, timeout: float) -> None:
    """Send the JSON there."""
    check_url(url)
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
            if not ipaddress.ip_address(address.partition("%")[0]).is_global:
                raise CannotNotify("A webhook may not go to a private address.")
    return addresses[0]
