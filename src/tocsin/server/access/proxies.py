"""Notices a proxy that nobody told the server of: all its people would count as one address."""

import ipaddress
import logging

from starlette.requests import HTTPConnection

log = logging.getLogger("tocsin.proxies")


class ProxyWatch:
    """Warns once."""

    def __init__(self) -> None:
        self._has_warned = False

    def check(self, connection: HTTPConnection) -> None:
        """Warn if a private address passes on requests of others, and is not believed."""
        if self._has_warned or connection.client is None:
            return
        said = connection.headers.get("x-forwarded-for")
        host = connection.client.host
        # Of a proxy that is believed, the address is one of those that it named.
        if said is None or host in (each.strip() for each in said.split(",")):
            return
        try:
            is_private = ipaddress.ip_address(host).is_private
        except ValueError:
            return
        if is_private:
            self._has_warned = True
            log.warning(
                "A proxy at %s passes requests on, and is not believed: all who come by it count as"
                " one address. If it is yours, set FORWARDED_ALLOW_IPS=%s (docs/hosting.md).",
                host,
                host,
            )
