"""A WebSocket connection (RFC 6455) on the Sans-I/O protocol of websockets, served by uvicorn."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, cast

from starlette.types import Message, Scope
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from ..access.connection_guard import GuardedTransport
from ..access.connection_limits import GuardedConfig
from ..access.limits import Bucket
from .asgi import asgi_scope
from .compression import SelectiveDeflate, SelectiveDeflateFactory
from .library_internals import break_cycles

log = logging.getLogger("tocsin.websocket")
MAX_MESSAGE_BYTES: Final = 16 * 1024
# Received data is parsed in pieces, so that no limit is passed by far.
PIECE_BYTES: Final = 1024
# RFC 6455, 5.5: the payload of a control frame has 125 bytes, two of them the close code.
MAX_REASON_BYTES: Final = 123
# A client must take some of a response or message within this time.
WRITE_TIMEOUT_S: Final = 30.0
INVALID_UTF8: Final = 1007
KEEPALIVE_TIMEOUT: Final = 1011


class WebSocketConnection(asyncio.Protocol):
    """Text messages in and out; the application reads and writes them without ASGI in between.

    uvicorn creates it when an HTTP request asks for an upgrade. The handshake goes through ASGI,
    so that middleware and routes apply; after it, `scope["state"]["transport"]` is this object.
    """

    def __init__(
        self, config: GuardedConfig, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self.config = config
        self._server = server_state
        self._app_state = app_state
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(
            extensions=[SelectiveDeflateFactory()],
            max_size=MAX_MESSAGE_BYTES,
            logger=logging.getLogger("uvicorn.error"),
        )
        self._transport: asyncio.Transport
        self._deflate: SelectiveDeflate | None = None
        self._response: Response | None = None
        self._scope: Scope = {}
        self._is_accepted = self._is_connect_sent = False
        self._frames_allowed = Bucket(config.frame_rate)
        self._fragments = bytearray()
        self._is_text = True
        self._inbox: deque[str] = deque()
        self._inbox_changed = asyncio.Event()
        self._is_reading_paused = False
        self._is_over = False
        # Traffic since the last keepalive tick, and whether a ping is unanswered.
        self._is_active = False
        self._is_ping_pending = False
        self._keepalive: asyncio.TimerHandle | None = None
        self._abort_timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None
        # Part of the Transport interface.
        self.is_writing_paused = False
        self.on_writing_resumed: Callable[[], None] = _do_nothing

    # --- the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # The limits of HTTP requests end with the upgrade.
        inner = transport.wrapped if isinstance(transport, GuardedTransport) else transport
        self._transport = cast(asyncio.Transport, inner)
        self._server.connections.add(cast(Any, self))

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(cast(Any, self))
        for timer in (self._keepalive, self._abort_timer, self._write_timer):
            if timer is not None:
                timer.cancel()
        self._end()
        self.on_writing_resumed = _do_nothing
        break_cycles(self._protocol)

    def shutdown(self) -> None:
        """Close the connection because the server stops; uvicorn calls this."""
        self.close(1012, "")
        self._transport.close()

    def pause_writing(self) -> None:
        self.is_writing_paused = True
        self._write_timer = self._loop.call_later(WRITE_TIMEOUT_S, self._transport.abort)

    def resume_writing(self) -> None:
        self.is_writing_paused = False
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None
        self.on_writing_resumed()

    # --- reading

    def data_received(self, data: bytes) -> None:
        self._is_active = True
        for begin in range(0, len(data), PIECE_BYTES):
            if self._transport.is_closing():
                return
            self._protocol.receive_data(data[begin : begin + PIECE_BYTES])
            for event in self._protocol.events_received():
                if isinstance(event, Request):
                    self._begin_handshake(event)
                # Control frames cost as much as messages, and no other limit counts them.
                elif not self._frames_allowed.take():
                    self._transport.abort()
                    return
                elif isinstance(event, Frame):
                    self._take_frame(event)
            self._flush()

    def _take_frame(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._is_text = frame.opcode is Opcode.TEXT
            if frame.fin:
                self._take_message(frame.data)
                return
        elif frame.opcode is not Opcode.CONT:
            return
        self._fragments += frame.data
        if frame.fin:
            content, self._fragments = self._fragments, bytearray()
            self._take_message(content)

    def _take_message(self, content: bytes | bytearray | memoryview) -> None:
        if self._is_over:
            return
        try:
            # The protocol has no binary messages: an empty text leads to a Malformed error.
            self._inbox.append(str(content, "utf-8") if self._is_text else "")
        except UnicodeDecodeError:
            self._protocol.fail(INVALID_UTF8)
            return
        self._inbox_changed.set()
        if len(self._inbox) > 1 and not self._is_reading_paused:
            self._is_reading_paused = True
            self._transport.pause_reading()

    async def next(self) -> str:
        """Return the next message; raise EOFError when the connection is closing."""
        while not self._inbox:
            if self._is_over:
                raise EOFError
            self._inbox_changed.clear()
            await self._inbox_changed.wait()
        text = self._inbox.popleft()
        if not self._inbox and not self._is_over:
            self._resume_reading()
        return text

    def _resume_reading(self) -> None:
        if self._is_reading_paused:
            self._is_reading_paused = False
            self._transport.resume_reading()

    # --- writing

    def frame(self, message: bytes, compress: bool) -> bytes:
        """Return a message as a frame, compressed if both sides allow it.

        Frames must be written in the order in which they were made: compression refers back.
        """
        if self._is_over:
            return b""
        if self._deflate is not None:
            self._deflate.is_enabled = compress
        self._protocol.send_text(message)
        return b"".join(self._protocol.data_to_send())

    def write(self, frames: list[bytes]) -> None:
        """Send frames in one write."""
        if not self._is_over and not self._transport.is_closing():
            self._transport.write(b"".join(frames))

    def close(self, code: int, reason: str) -> None:
        """Begin the closing handshake; nothing more is read or written."""
        if self._is_over or self._transport.is_closing():
            return
        shortened = reason.encode()[:MAX_REASON_BYTES].decode(errors="ignore")
        self._protocol.send_close(code, shortened)
        self._flush()
        # Reading goes on for the client's close frame.
        self._resume_reading()
        self._inbox.clear()

    def _flush(self) -> None:
        """Write pongs, close frames and handshake responses."""
        chunks = self._protocol.data_to_send()
        if chunks:
            self._transport.write(b"".join(chunks))
        if self._protocol.close_expected():
            if self._abort_timer is None:
                self._abort_timer = self._loop.call_later(
                    self.config.close_timeout_s, self._transport.abort
                )
            self._end()
        # An empty chunk stands for the end of the stream.
        if b"" in chunks:
            self._transport.close()

    def _end(self) -> None:
        self._is_over = True
        self._inbox_changed.set()

    def _keep_alive(self) -> None:
        """Ping a silent client, and give up on one that did not answer the last ping."""
        self._keepalive = self._loop.call_later(self.config.ping_interval_s, self._keep_alive)
        if self._is_active:
            self._is_active = self._is_ping_pending = False
        elif not self._is_ping_pending:
            self._is_ping_pending = True
            self._protocol.send_ping(b"")
            self._flush()
        elif not self._is_over:
            self._protocol.fail(KEEPALIVE_TIMEOUT, "keepalive ping timeout")
            self._flush()

    # --- the handshake, through ASGI

    def _begin_handshake(self, request: Request) -> None:
        self._response = self._protocol.accept(request)
        if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._protocol.send_response(self._response)
            return
        self._scope = asgi_scope(request, self._transport, self.config.root_path)
        self._scope["state"] = self._app_state | {"transport": self}
        task = self._loop.create_task(self._run_application())
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    async def _run_application(self) -> None:
        try:
            await self.config.loaded_app(self._scope, self._asgi_receive, self._asgi_send)
        except Exception:
            log.exception("a WebSocket ended with an error")
        if not self._is_accepted and not self._is_over:
            self._reject(HTTPStatus.INTERNAL_SERVER_ERROR)
        self.close(1000, "")
        # Break the cycle connection -> scope -> connection.
        self._scope = {}

    async def _asgi_receive(self) -> Message:
        if not self._is_connect_sent:
            self._is_connect_sent = True
            return {"type": "websocket.connect"}
        while not self._is_over:
            self._inbox_changed.clear()
            await self._inbox_changed.wait()
        return {"type": "websocket.disconnect", "code": 1005}

    async def _asgi_send(self, message: Message) -> None:
        if message["type"] == "websocket.close":
            if self._is_accepted:
                self.close(message.get("code", 1000), message.get("reason") or "")
            else:
                self._reject(HTTPStatus.FORBIDDEN)
        elif message["type"] == "websocket.accept" and not self._transport.is_closing():
            assert self._response is not None
            for name, value in message.get("headers", ()):
                self._response.headers[name.decode("latin-1")] = value.decode("latin-1")
            self._protocol.send_response(self._response)
            self._is_accepted = True
            extensions = self._protocol.extensions
            self._deflate = cast(SelectiveDeflate, extensions[0]) if extensions else None
            self._flush()
            self._keepalive = self._loop.call_later(self.config.ping_interval_s, self._keep_alive)

    def _reject(self, status: HTTPStatus) -> None:
        if not self._transport.is_closing():
            self._protocol.send_response(self._protocol.reject(status, ""))
            self._flush()


def _do_nothing() -> None:
    """The default callback."""
