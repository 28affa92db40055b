"""Compression of updates (permessage-deflate, RFC 7692), chosen for each message.

Messages that hold a stranger's words (chat, names) are sent uncompressed: in one context with a
secret, their compressed size would tell whether they resemble it.
"""

from collections.abc import Sequence
from typing import Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

# A fifth of the bytes for 0 to 16 % of the processor time (make ablation ARGS=compression), with
# 4 KB of window and 30 KB of memory for each connection. Clients send little: their messages are
# compressed one by one (client_no_context_takeover), so that nothing is kept between them.
WINDOW_BITS: Final = 12
LEVEL: Final = 2
MEMORY_LEVEL: Final = 4


class SelectiveDeflate(PerMessageDeflate):
    """Compresses outgoing messages while `is_enabled` is set."""

    is_enabled = False

    def encode(self, frame: Frame) -> Frame:
        """Return the frame to send."""
        return super().encode(frame) if self.is_enabled else frame


class SelectiveDeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiates the extension in the opening handshake."""

    def __init__(self) -> None:
        super().__init__(
            server_max_window_bits=WINDOW_BITS,
            client_no_context_takeover=True,
            compress_settings={"level": LEVEL, "memLevel": MEMORY_LEVEL},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], SelectiveDeflate]:
        """Return the parameters of the response and the extension that they describe."""
        response, deflate = super().process_request_params(params, accepted_extensions)
        return response, SelectiveDeflate(
            deflate.remote_no_context_takeover,
            deflate.local_no_context_takeover,
            deflate.remote_max_window_bits,
            deflate.local_max_window_bits,
            deflate.compress_settings,
        )
