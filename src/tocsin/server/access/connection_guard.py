"""Limits on HTTP connections that uvicorn lacks: deadlines, header bytes, connections per network.

A guard stands between each connection and uvicorn's protocol, where incomplete requests are seen.
"""

import asyncio
from typing import Any, Final, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from tocsin.kernel.errors import TocsinError

from ..errors import TooLarge, TooMany, TooSlow
from ..http.endpoints import ErrorBody
from .connection_limits import GuardedConfig
from .limits import network

# A client must take some of a response within this time.
WRITE_TIMEOUT_S: Final = 30.0
# After a response to a request that was not read to its end, its rest is discarded for this time:
# closing at once would reset the connection before the client has read the response.
LINGER_S: Final = 2.0
MAX_HEADER_BYTES: Final = 16 * 1024
# Bodies are passed on in pieces: what follows a body in its last piece is parsed with it.
PIECE_BYTES: Final = 1024
END_OF_HEADERS: Final = b"\r\n\r\n"
# The stages of a request: what the next bytes belong to. RESPONSE: they wait for the next request.
HEADERS, BODY, RESPONSE = range(3)
STATUS_LINES: Final = {
    TooLarge: b"431 Request Header Fields Too Large",
    TooMany: b"429 Too Many Requests",
    TooSlow: b"408 Request Timeout",
}


class GuardedConnection(asyncio.Protocol):
    """One connection to uvicorn's HTTP protocol, until it becomes a WebSocket."""

    def __init__(
        self,
        config: GuardedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config, self._limits = config, config.limits
        self._loop = asyncio.get_running_loop()
        self._http: HttpToolsProtocol | None = HttpToolsProtocol(
            config, server_state, {**app_state, "connection": self}
        )
        self._transport: asyncio.Transport
        self._network: str | None = None
        self._unparsed = b""
        self._stage = HEADERS
        # More than one while a task still runs whose response is complete.
        self._active_requests = 0
        self._is_response_started = self._is_body_paused = self._is_lingering = False
        self._deadline: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None

    # --- the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert self._http is not None
        # uvloop's transports are not instances of asyncio's classes.
        self._transport = cast(asyncio.Transport, transport)
        self._limits.open.add(self)
        peer = self._transport.get_extra_info("peername")
        host = peer[0] if peer else ""
        # A trusted proxy serves many clients; their requests are limited by their own addresses.
        if not self._config.is_proxy(host):
            self._network = network(host)
            self._limits.per_network[self._network] += 1
            if self._limits.per_network[self._network] > self._limits.max_per_network:
                self.refuse(TooMany("Too many connections from this address."))
                return
        self._http.connection_made(GuardedTransport(self, self._transport))
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        http, self._http = self._http, None
        if http is not None:
            http.connection_lost(exc)

    def eof_received(self) -> None:
        if self._is_lingering:
            self._transport.close()

    def pause_writing(self) -> None:
        self._write_timer = self._loop.call_later(WRITE_TIMEOUT_S, self._transport.abort)
        if self._http is not None:
            self._http.pause_writing()

    def resume_writing(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None
        if self._http is not None:
            self._http.resume_writing()

    def shutdown(self) -> None:
        """Close the connection, or let it close with the response that is being sent."""
        if self._http is not None:
            self._http.shutdown()

    def upgrade(self, websocket: asyncio.BaseProtocol) -> None:
        """Hand the connection over to a WebSocket protocol, which has its own limits."""
        self._transport.set_protocol(websocket)
        self._unparsed = b""
        # uvicorn forgets its HTTP protocol without ending it.
        self.connection_lost(ConnectionResetError())

    def _release(self) -> None:
        self._cancel_deadline()
        if self._write_timer is not None:
            self._write_timer.cancel()
        self._limits.open.discard(self)
        if self._network is not None:
            self._limits.per_network[self._network] -= 1
            if not self._limits.per_network[self._network]:
                del self._limits.per_network[self._network]
            self._network = None

    # --- reading: one request after the other is passed on, so that none pile up in memory

    def data_received(self, data: bytes) -> None:
        if not self._is_lingering:
            self._unparsed += data
            self._parse()

    def pause_reading(self) -> None:
        """Stop passing on a body that is not taken by the application."""
        self._is_body_paused = True

    def resume_reading(self) -> None:
        """Go on passing on a body."""
        self._is_body_paused = False
        self._parse_soon()

    def _parse_soon(self) -> None:
        self._transport.resume_reading()
        if self._unparsed:
            self._loop.call_soon(self._parse)

    def _parse(self) -> None:
        while self._unparsed and not self._transport.is_closing():
            if self._stage == HEADERS:
                piece = self._take_headers()
            elif self._stage == BODY and not self._is_body_paused:
                piece, self._unparsed = self._unparsed[:PIECE_BYTES], self._unparsed[PIECE_BYTES:]
            else:
                self._transport.pause_reading()
                return
            if not piece or self._http is None or self._is_lingering:
                return
            self._http.data_received(piece)

    def _take_headers(self) -> bytes:
        """Return the headers of the next request; nothing while they are incomplete."""
        self._await_request()
        headers, end, following = self._unparsed.partition(END_OF_HEADERS)
        if len(headers) > MAX_HEADER_BYTES:
            self.refuse(TooLarge(f"Headers may have {MAX_HEADER_BYTES} bytes at most."))
            return b""
        if not end:
            return b""
        self._unparsed, self._stage = following, RESPONSE
        return headers + end

    # --- the progress of a request, reported by RequestProgress

    def request_started(self, has_body: bool) -> None:
        """Note that the application has been called."""
        self._active_requests += 1
        self._is_response_started = False
        if has_body:
            self._stage = BODY
            self._parse_soon()
        else:
            self._stage = RESPONSE
            self._cancel_deadline()

    def body_received(self) -> None:
        """Note that the application has read the body to its end."""
        self._stage = RESPONSE
        self._cancel_deadline()

    def response_started(self) -> bool:
        """Note that the response has begun; tell whether the connection can be used again."""
        self._is_response_started = True
        return self._stage == RESPONSE

    def request_finished(self) -> None:
        """Note that the response is complete."""
        self._cancel_deadline()
        self._active_requests -= 1
        self._stage = HEADERS
        if not self._is_lingering and not self._transport.is_closing():
            self._parse_soon()

    def close(self) -> None:
        """Close the connection; if a body is still arriving, give time to read the response."""
        if not (self._active_requests and self._stage == BODY):
            self._transport.close()
        elif not self._is_lingering:
            self._is_lingering = True
            self._unparsed = b""
            self._transport.write_eof()
            self._transport.resume_reading()
            self._loop.call_later(LINGER_S, self._transport.close)

    def refuse(self, error: TocsinError) -> None:
        """Close the connection, with the reason as response unless another one has begun."""
        self._cancel_deadline()
        if not (self._active_requests and self._is_response_started):
            body = msgspec.json.encode(ErrorBody(error.kind, error.sentence))
            self._transport.write(
                b"HTTP/1.1 %b\r\ncontent-type: application/json\r\n"
                b"content-length: %d\r\nconnection: close\r\n\r\n%b"
                % (STATUS_LINES[type(error)], len(body), body)
            )
        self._transport.close()

    def _await_request(self) -> None:
        """Set the deadline of a request, which counts from its first byte."""
        if self._deadline is None and not self._transport.is_closing():
            self._deadline = self._loop.call_later(
                self._limits.request_timeout_s, self._refuse_slow_request
            )
            self._limits.begin_request(self)

    def _refuse_slow_request(self) -> None:
        self.refuse(TooSlow("The request did not come in time."))

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            self._limits.incomplete.pop(self, None)


class GuardedTransport(asyncio.Transport):
    """The transport as uvicorn's protocol sees it: pausing and upgrading go to the guard."""

    def __init__(self, connection: GuardedConnection, wrapped: asyncio.Transport) -> None:
        super().__init__()
        self.wrapped = wrapped
        self._connection = connection

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self.wrapped.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self.wrapped.is_closing()

    def close(self) -> None:
        self._connection.close()

    def abort(self) -> None:
        self.wrapped.abort()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.wrapped.write(data)

    def pause_reading(self) -> None:
        self._connection.pause_reading()

    def resume_reading(self) -> None:
        self._connection.resume_reading()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._connection.upgrade(protocol)
