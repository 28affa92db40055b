"""The interface between a ClientConnection and its WebSocket."""

from collections.abc import Callable
from typing import Protocol


class Transport(Protocol):
    """An open WebSocket; protocol.WebSocketConnection implements it."""

    # Whether the write buffer is above its limit; the callback runs when it is below again.
    is_writing_paused: bool
    on_writing_resumed: Callable[[], None]

    async def next(self) -> str:
        """Return the next message; raise EOFError at the end of the connection."""

    def frame(self, message: bytes, compress: bool) -> bytes:
        """Return a message as a frame; frames must be written in the order of these calls.

        A message with words of another person must not be compressed (see compression.py).
        """

    def write(self, frames: list[bytes]) -> None:
        """Send frames in one write."""

    def close(self, code: int, reason: str) -> None:
        """Begin the closing handshake; nothing more is read or written."""
