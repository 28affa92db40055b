"""Texts made smaller on their way (permessage-deflate, RFC 7692), by what was sent before them.

One update is much like the next: what is told of an action shrinks to a fifth, and so does the time
that it takes a phone on a slow line. Only what has no word of a stranger in it is made smaller:
beside a secret, such a word could be used to guess it by the size of what is sent.
"""

import zlib

from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# Of what a page was sent, 4 KB are kept to be pointed to, and with what finds them again 30 KB in
# all. What comes in is little: it is made smaller by itself, and nothing is kept of it.
EXTENSION = ServerPerMessageDeflateFactory(
    server_max_window_bits=12,
    client_no_context_takeover=True,
    compress_settings={"level": 2, "memLevel": 4},
)
# The other side may have used all the memory there is.
LARGEST_WINDOW = -zlib.MAX_WBITS
# Ends every message, and is not sent.
EMPTY_BLOCK = b"\x00\x00\xff\xff"


def swollen(data: bytes, most: int) -> bytes | None:
    """Return what a message was before it was made smaller; None: nonsense, or too much."""
    swelling = zlib.decompressobj(LARGEST_WINDOW)
    try:
        message = swelling.decompress(data + EMPTY_BLOCK, most)
    except zlib.error:
        return None
    return None if swelling.unconsumed_tail or swelling.eof else message
