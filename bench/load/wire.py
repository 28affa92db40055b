"""Minimal WebSocket and HTTP clients, so that the driver costs little beside the server."""

import asyncio
import json
import struct
import zlib
from collections.abc import Callable
from typing import Any, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
# RFC 7692: the RSV1 bit of a compressed message, and the tail that senders remove.
COMPRESSED = 0x40
EMPTY_BLOCK = b"\x00\x00\xff\xff"
# A mask of zeros leaves the payload unchanged.
MASK = bytes(4)
SHORT, MEDIUM = 126, 127
# RFC 6455, 7.1.5: a connection that was closed without a close frame.
ABNORMAL_CLOSURE = 1006


class Refused(Exception):
    """A call that was answered by an error, or a refused handshake."""


class Away(Refused):
    """A call that another process may answer, because this one is stopping."""


class WebSocketClient(asyncio.Protocol):
    """One WebSocket: receives unfragmented texts, sends short ones."""

    transport: asyncio.Transport

    def __init__(
        self, on_message: Callable[[bytes], None], on_close: Callable[[int], None]
    ) -> None:
        self.on_message, self.on_close = on_message, on_close
        # Payload bytes of the current frame as received.
        self.size = 0
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.code = ABNORMAL_CLOSURE
        self.is_cut = False
        # One decompressor for all messages: compression refers back to earlier ones.
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self._buffer = b""

    async def connect(self, port: int, path: str, cookie: str = "") -> None:
        """Open the WebSocket on this machine."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        self.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dG9jc2luIHVuZGVyIGxvYQ==\r\n"
            f"Sec-WebSocket-Extensions: permessage-deflate\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(Refused(head.partition(b"\r\n")[0].decode()))
                self.transport.abort()
                return
            self.opened.set_result(None)
        self._buffer = self._take(data)

    def _take(self, data: bytes) -> bytes:
        """Process all complete frames; return the remaining bytes."""
        at, end = 0, len(data)
        while end - at >= 2 and not self.is_cut:
            size, begin = data[at + 1], at + 2
            if size == SHORT:
                size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == MEDIUM:
                size, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end < begin + size:
                break
            body = data[begin : begin + size]
            if data[at] & COMPRESSED:
                body = self._inflate.decompress(body + EMPTY_BLOCK)
            self.size = size
            self._frame(data[at] & 15, body)
            at = begin + size
        return data[at:]

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.on_message(body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self.code = int.from_bytes(body[:2], "big") or ABNORMAL_CLOSURE
            self._write(CLOSE, body[:2])
            self.transport.close()

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        if len(body) < SHORT:
            head = bytes((FINAL | kind, FINAL | len(body)))
        else:
            head = struct.pack(">BBH", FINAL | kind, FINAL | SHORT, len(body))
        self.transport.write(head + MASK + body)

    def cut(self) -> None:
        """Abort the connection without a close frame, like a lost network."""
        self.is_cut = True
        if hasattr(self, "transport"):
            self.transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Refused("closed before it was open"))
        elif not self.is_cut:
            self.on_close(self.code)


async def call(
    port: int, method: str, path: str, body: Any = None, cookie: str = ""
) -> tuple[Any, str]:
    """Send an HTTP request; return the answer and the current cookie."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    content = b"" if body is None else json.dumps(body).encode()
    writer.write(
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
        f"Cookie: {cookie}\r\n\r\n".encode()
        + content
    )
    try:
        head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    status, *headers = head.decode().split("\r\n")
    code = status.split()[1:2]
    if code != ["200"]:
        kind = Away if code in ([], ["503"]) else Refused
        raise kind(f"{method} {path}: {status} {answer.decode()}")
    for header in headers:
        name, _, value = header.partition(": ")
        if name.lower() == "set-cookie":
            cookie = value.partition(";")[0]
    is_json = answer[:1] in (b"{", b"[")
    return json.loads(answer) if is_json else answer.decode(), cookie
