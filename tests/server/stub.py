"""A wire that leads nowhere, and keeps what is written to it."""

from collections.abc import Callable


class StubWire:
    def __init__(self) -> None:
        self.is_writing_paused = False
        self.on_writing_resumed: Callable[[], None] = lambda: None
        # What came in each write, and by which code it was closed.
        self.written: list[list[bytes]] = []
        self.closed: int | None = None

    async def next(self) -> str:
        raise EOFError

    def frame(self, message: bytes, compress: bool) -> bytes:
        return message

    def write(self, frames: list[bytes]) -> None:
        self.written.append(frames)

    def close(self, code: int, reason: str) -> None:
        self.closed = code
