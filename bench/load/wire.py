"""Clients as cheap as can be: whoever drives the load must not be what the run measures."""

import asyncio
import json
import struct
import zlib
from collections.abc import Callable
from typing import Any, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
# The bit of a text that was made smaller, and what ends it and is not sent.
SHRUNK = 0x40
EMPTY_BLOCK = b"\x00\x00\xff\xff"
# The mask of a frame may be any number; with zero there is nothing to do.
MASK = bytes(4)
SHORT, MEDIUM = 126, 127
# The code of a connection that went without a word.
WITHOUT_A_WORD = 1006


class Refused(Exception):
    """A call that was answered by an error, or a socket that was not opened."""


class Away(Refused):
    """A call that another process could answer: this one is about to end."""


class Line(asyncio.Protocol):
    """One WebSocket: whole texts in, small texts out."""

    transport: asyncio.Transport

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[int], None]) -> None:
        self.heard, self.lost = heard, lost
        # The bytes of the frame that is being heard.
        self.size = 0
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.code = WITHOUT_A_WORD
        self.is_cut = False
        # Texts made smaller point to those before them.
        self._swelling = zlib.decompressobj(-zlib.MAX_WBITS)
        self._buffer = b""

    async def dial(self, port: int, path: str, cookie: str = "") -> None:
        """Open it, on this machine."""
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
        """Hand on all frames that are whole, and return the rest."""
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
            if data[at] & SHRUNK:
                body = self._swelling.decompress(body + EMPTY_BLOCK)
            self.size = size
            self._frame(data[at] & 15, body)
            at = begin + size
        return data[at:]

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.heard(body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self.code = int.from_bytes(body[:2], "big") or WITHOUT_A_WORD
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
        """Hang up without a word, as a page does that is reloaded or has lost its network."""
        self.is_cut = True
        if hasattr(self, "transport"):
            self.transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Refused("closed before it was open"))
        elif not self.is_cut:
            self.lost(self.code)


async def call(
    port: int, method: str, path: str, body: Any = None, cookie: str = ""
) -> tuple[Any, str]:
    """Make a call; return its answer, and the cookie to go on with."""
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
