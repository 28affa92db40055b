"""Connections of strangers: a request must come within seconds, and nobody holds many of them.

uvicorn has no deadline for headers or bodies, and no limit for one address, for the size of
headers, for requests that come before the last was answered, or for small frames on a socket. All
are kept here, below it, where half a request is seen already.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable

import msgspec
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from tocsin.kernel.errors import TocsinError

from .calls import Trouble
from .errors import TooLarge, TooMany, TooSlow
from .limits import Bucket, network
from .settings import Settings
from .shrinking import EXTENSION, swollen

# Seconds in which a client that takes an answer slowly must have taken something of it.
TAKEN_WITHIN = 30.0
# Requests in all that may be half here at once; beyond that the oldest goes.
MOST_HALF = 1000
# Bytes of a request before its body, and requests that may wait for the answer to the one before.
LARGEST_HEAD = 16 * 1024
MOST_AHEAD = 10
# What comes in one go is looked at by so many bytes, so that no bound is passed by far.
PIECE = 1024
# The first byte of a frame that is a whole text, or one made smaller; and the second byte's bit
# for a mask.
WHOLE_TEXT = 0x81
SHRUNK_TEXT = 0xC1
MASKED = 0x80
LENGTH = 0x7F
LARGEST_FRAME = 16 * 1024
NOT_UTF8 = 1007
# Bytes of a reason to close that a frame has room for; sentences may hold what strangers sent.
LONGEST_REASON = 123
# A page sends one frame for each message; browsers add a few of their own.
FRAMES_A_MESSAGE = 2
REASONS = {
    TooLarge: b"431 Request Header Fields Too Large",
    TooMany: b"429 Too Many Requests",
    TooSlow: b"408 Request Timeout",
}


class Connections:
    """Who has how many connections, and whose request is not complete yet."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.address_connections
        self.within = settings.request_within
        self.frames = settings.socket_rate * FRAMES_A_MESSAGE
        self.held: Counter[str] = Counter()
        # In the order in which their requests began.
        self.half: dict[_Connection, None] = {}

    def protocol(self) -> type[asyncio.Protocol]:
        """Return the protocol that uvicorn is to speak."""

        class Bound(_Connection):
            connections_of_all = self

        return Bound

    def socket_protocol(self) -> type[asyncio.Protocol]:
        """Return the protocol that uvicorn is to speak on sockets."""

        class Bound(_Socket):
            rate = self.frames

        return Bound

    def begin(self, connection: "_Connection") -> None:
        """Note that a request is half here."""
        self.half[connection] = None
        if len(self.half) > MOST_HALF:
            next(iter(self.half)).refuse(TooSlow("Too many requests are half here."))


class _Connection(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket, which has limits of its own."""

    # None until the first headers have come, which its own annotation does not say.
    cycle: RequestResponseCycle | None  # type: ignore[assignment]
    connections_of_all: Connections
    where: str | None = None
    deadline: asyncio.TimerHandle | None = None
    stalled: asyncio.TimerHandle | None = None
    # Bytes of a request whose headers have not all come.
    head = 0
    is_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        # A proxy speaks for many people; what it lets through is limited by their addresses.
        if not _is_proxy(self.config, host):
            self.where = network(host)
            self.connections_of_all.held[self.where] += 1
            if self.connections_of_all.held[self.where] > self.connections_of_all.most:
                self.refuse(TooMany("Too many connections from this address."))
                return
        self._await_request()

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._receive(data[begin : begin + PIECE])

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.is_head = True

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.head, self.is_head = 0, False

    def _receive(self, data: bytes) -> None:
        super().data_received(data)
        self.head += len(data) if self.is_head else 0
        if self.transport.get_protocol() is not self:
            self._let_go()
            # It holds this connection, which uvicorn forgets without telling it.
            self.parser = None  # type: ignore[assignment]
        elif self.head > LARGEST_HEAD:
            self.refuse(TooLarge(f"Headers may have {LARGEST_HEAD} bytes at most."))
        elif len(self.pipeline) > MOST_AHEAD:
            self.refuse(TooMany("Too many requests at once; wait for the answers."))
        elif self.cycle is None or self.cycle.response_complete or self.cycle.more_body:
            self._await_request()
        else:
            self._has_come()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)
        # Nobody answers any more, and each request holds its connection.
        self.pipeline.clear()
        self.cycle = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.loop.call_later(TAKEN_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def refuse(self, error: TocsinError) -> None:
        """Say why, if nothing was said yet, and hang up."""
        self._has_come()
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            body = msgspec.json.encode(Trouble(error.kind, error.sentence))
            self.transport.write(
                b"HTTP/1.1 %b\r\ncontent-type: application/json\r\n"
                b"content-length: %d\r\nconnection: close\r\n\r\n%b"
                % (REASONS[type(error)], len(body), body)
            )
        self.transport.close()

    def _await_request(self) -> None:
        """Give the rest of a request its time, which began with its first byte."""
        if self.deadline is None and not self.transport.is_closing():
            self.deadline = self.loop.call_later(self.connections_of_all.within, self._is_late)
            self.connections_of_all.begin(self)

    def _is_late(self) -> None:
        self.refuse(TooSlow("The request did not come in time."))

    def _has_come(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
            self.connections_of_all.half.pop(self, None)

    def _let_go(self) -> None:
        self._has_come()
        if self.stalled is not None:
            self.stalled.cancel()
        if self.where is not None:
            held = self.connections_of_all.held
            held[self.where] -= 1
            if not held[self.where]:
                del held[self.where]
            self.where = None


class _Socket(WebSocketsSansIOProtocol):
    """A WebSocket whose page reads and writes frames without anything between.

    uvicorn makes the handshake and minds everything but whole texts: pings, fragments, closing, and
    whatever breaks the protocol. Texts, which are nearly all that comes, are read here, at half the
    cost. Frames may not come faster than pages send them: those of no content, or pings, cost as
    much to read as messages, and pass all other limits.
    """

    rate: float
    is_full = False
    is_over = False
    # Makes texts smaller as was agreed upon with the other side, if it understands them.
    shrinking: Extension | None = None
    stalled: asyncio.TimerHandle | None = None
    # A frame that has not all come.
    begun = b""
    # Whether a message came since it was last asked whether anybody is there.
    was_heard = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.allowed = Bucket(self.rate)
        self.inbox: deque[str] = deque()
        self.news = asyncio.Event()
        self.freed: Callable[[], None] = _nothing
        self.conn.available_extensions = [EXTENSION]
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.shrinking = next(iter(self.conn.extensions), None)
            self.scope["state"]["wire"] = self

    # --- reading

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data, at = self.begun + data, 0
        while not self.transport.is_closing() and (end := _end_of_frame(data, at)):
            if not self.allowed.take():
                self.transport.abort()
                return
            frame, at = data[at:end], end
            is_whole = self.conn.current_size is None
            text = _text(frame, self.shrinking is not None) if is_whole else None
            if text is not None:
                self.was_heard = True
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()
            else:
                super().data_received(frame)
        self.begun = data[at:]
        self._see_out()

    def handle_cont(self, event: Frame) -> None:
        # Kept as one: a fragment of nothing or little would cost many times what was sent.
        self.frames = [self.frames[0] + event.data]
        if event.fin:
            self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            # A frame of bytes is no message of ours; as an empty text it gets its typed error.
            self.inbox.append(data.decode() if self.curr_msg_data_type == "text" else "")
        except UnicodeDecodeError:
            self.conn.fail(NOT_UTF8)
            self.handle_parser_exception()
            return
        self.news.set()
        if len(self.inbox) > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def next(self) -> str:
        """Return the next message; EOFError if there will be none."""
        while not self.inbox:
            if self.is_over:
                raise EOFError
            self.news.clear()
            await self.news.wait()
        text = self.inbox.popleft()
        if self.read_paused and not self.inbox and not self.is_over:
            self.read_paused = False
            self.transport.resume_reading()
        return text

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_done()
        if self.stalled is not None:
            self.stalled.cancel()
        super().connection_lost(exc)
        # These hold what holds them.
        self.conn.parser.close()
        self.conn.parser_exc = None
        self.freed = _nothing

    def send_keepalive_ping(self) -> None:
        # Whoever plays is there: nobody need ask.
        if self.was_heard:
            self.was_heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._see_out()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.scope["state"].pop("wire", None)
        self._see_out()

    def _see_out(self) -> None:
        """Let the page of a socket that is closing go, and end it though nobody reads the rest."""
        if self.transport.is_closing() and self.close_timer is None and not self.disconnected:
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
            self._is_done()

    def _is_done(self) -> None:
        self.is_over = True
        self.news.set()

    # --- writing

    def frame(self, message: bytes, may_shrink: bool) -> bytes:
        """Return a message as it is written; one with a stranger's word in it may not shrink.

        Whatever shrank must be written, and in this order: the next one may point to it.
        """
        if may_shrink and self.shrinking is not None:
            data = self.shrinking.encode(Frame(Opcode.TEXT, message)).data
            return _head(SHRUNK_TEXT, len(data)) + data
        return _head(WHOLE_TEXT, len(message)) + message

    def write(self, frames: list[bytes]) -> None:
        """Send messages, all in one write."""
        if not self.is_over and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def close(self, code: int, reason: str) -> None:
        """Say good-bye; the other side has some seconds to answer it."""
        if self.is_over or self.transport.is_closing():
            return
        said = reason.encode()[:LONGEST_REASON].decode(errors="ignore")
        self.conn.send_close(code, said)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.inbox.clear()
        self._is_done()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_full = True
        self.stalled = self.loop.call_later(TAKEN_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_full = False
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None
        self.freed()


def _nothing() -> None:
    """Nobody waits to go on writing."""


def _end_of_frame(data: bytes, at: int) -> int:
    """Return where the frame ends that begins there, 0 if it has not all come.

    One that is larger than any may be ends with what there is of it, so that it is refused now.
    """
    begin = at + 2
    if len(data) < begin:
        return 0
    length = data[at + 1] & LENGTH
    if length >= 126:
        begin += 2 if length == 126 else 8
        if len(data) < begin:
            return 0
        length = int.from_bytes(data[at + 2 : begin], "big")
    if length > LARGEST_FRAME:
        return len(data)
    end = begin + (4 if data[at + 1] & MASKED else 0) + length
    return end if len(data) >= end else 0


def _text(frame: bytes, shrinks: bool) -> bytes | None:
    """Return what a frame holds that is a whole text, masked and not too large; None: any other."""
    is_shrunk = shrinks and frame[0] == SHRUNK_TEXT
    if not (is_shrunk or frame[0] == WHOLE_TEXT) or not frame[1] & MASKED:
        return None
    size, begin = frame[1] & LENGTH, 2
    if size == 126:
        size, begin = int.from_bytes(frame[2:4], "big"), 4
    if size > LARGEST_FRAME or frame[1] & LENGTH == 127:
        return None
    key = (frame[begin : begin + 4] * (size // 4 + 1))[:size]
    content = int.from_bytes(frame[begin + 4 :], "big")
    text = (content ^ int.from_bytes(key, "big")).to_bytes(size, "big")
    return swollen(text, LARGEST_FRAME) if is_shrunk else text


def _head(first: int, length: int) -> bytes:
    """Return what stands before a text of so many bytes, which is not masked on the way out."""
    if length < 126:
        return bytes((first, length))
    if length < 1 << 16:
        return bytes((first, 126)) + length.to_bytes(2, "big")
    return bytes((first, 127)) + length.to_bytes(8, "big")


def _is_proxy(config: uvicorn.Config, host: str) -> bool:
    app = config.loaded_app
    return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts
