"""What a page and its socket have to do with each other; `connections` has the real socket."""

from collections.abc import Callable
from typing import Protocol


class Transport(Protocol):
    """An open WebSocket, without anything between its frames and its page."""

    # Whether the write buffer is above its limit; the callback runs when it is below again.
    is_writing_paused: bool
    on_writing_resumed: Callable[[], None]

    async def next(self) -> str:
        """Return the next message; EOFError if there will be none."""

    def frame(self, message: bytes, compress: bool) -> bytes:
        """Return a message as it is written, in this order, unless the socket is closed before.

        One with a stranger's word in it may not shrink.
        """

    def write(self, frames: list[bytes]) -> None:
        """Send messages, all in one write."""

    def close(self, code: int, reason: str) -> None:
        """Say good-bye; nothing more is read or written."""
