"""Texts made smaller on their way (permessage-deflate, RFC 7692), each by itself.

What is told of a reveal shrinks to a fifth, and costs a phone on a slow line a fifth of the time.
Only what has no word of a stranger in it is made smaller: beside a secret, such a word could be
used to guess it by the size of what is sent.
"""

import zlib
from functools import lru_cache

from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# With nothing kept from one message to the next a connection costs no memory, and a message that
# goes to many is made smaller once.
EXTENSION = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True
)
# Below that the line gains less than the processor loses.
WORTH_WHILE = 1000
QUICKLY = 1
# For texts this short no more memory: to have 256 KB of it made ready took ten times as long as
# the work itself. The other side may have used more.
WINDOW, MEMORY = -12, 5
LARGEST_WINDOW = -zlib.MAX_WBITS
# Ends every message, and is not sent.
EMPTY_BLOCK = b"\x00\x00\xff\xff"


@lru_cache(32)
def shrunk(message: bytes) -> bytes:
    """Return a message made smaller."""
    shrinking = zlib.compressobj(QUICKLY, wbits=WINDOW, memLevel=MEMORY)
    data = shrinking.compress(message) + shrinking.flush(zlib.Z_SYNC_FLUSH)
    return data.removesuffix(EMPTY_BLOCK)


def swollen(data: bytes, most: int) -> bytes | None:
    """Return what a message was before it was made smaller; None: nonsense, or too much."""
    swelling = zlib.decompressobj(LARGEST_WINDOW)
    try:
        message = swelling.decompress(data + EMPTY_BLOCK, most)
    except zlib.error:
        return None
    return None if swelling.unconsumed_tail or swelling.eof else message
