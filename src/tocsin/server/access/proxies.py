"""Detects an untrusted proxy: without its headers, all clients count as one address."""

import ipaddress
import logging

from starlette.requests import HTTPConnection

log = logging.getLogger("tocsin.proxies")


class ProxyWatch:
    """Logs one warning about an untrusted proxy."""

    def __init__(self) -> None:
        self._has_warned = False

    def check(self, connection: HTTPConnection) -> None:
        """Warn if a private address sends X-Forwarded-For and is not a trusted proxy."""
        if self._has_warned or connection.client is None:
            return
        forwarded = connection.headers.get("x-forwarded-for")
        host = connection.client.host
        # uvicorn has replaced the address of a trusted proxy by one from this header.
        if forwarded is None or host in (each.strip() for each in forwarded.split(",")):
            return
        try:
            is_private = ipaddress.ip_address(host).is_private
        except ValueError:
            return
        if is_private:
            self._has_warned = True
            log.warning(
                "The proxy at %s is not trusted, so that all its clients count as one address."
                " If it is yours, set FORWARDED_ALLOW_IPS=%s (docs/hosting.md).",
                host,
                host,
            )
