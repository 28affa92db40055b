"""Compression of updates (permessage-deflate)."""

import json
import socket
import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tests.server.guest import Guest
from tests.server.house import House
from tests.server.websocket.test_connections import HELLO, TEXT, dial, frame

# The first byte of a frame that is a whole text message, and of a compressed one (RFC 7692: RSV1).
WHOLE_TEXT, SHRUNK_TEXT = 0x81, 0xC1
SHRUNK = 0x40
# RFC 7692, 7.2.1: removed from the end of each compressed message.
EMPTY_BLOCK = b"\x00\x00\xff\xff"
CLOSE = 0x88
TOO_BIG, PROTOCOL_ERROR, NOT_UTF8, INTERNAL_ERROR = 1009, 1002, 1007, 1011
DEFLATE = {"Sec_WebSocket_Extensions": "permessage-deflate; client_max_window_bits"}


def shrunk(text: bytes) -> bytes:
    """Return a text compressed without context."""
    shrinking = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    data = shrinking.compress(text) + shrinking.flush(zlib.Z_SYNC_FLUSH)
    return data.removesuffix(EMPTY_BLOCK)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("shrinking") / "t.sqlite3") as house:
        yield house


class Hand:
    """A socket by hand, of which every frame is seen as it came."""

    def __init__(self, wire: socket.socket) -> None:
        self.wire = wire

    def take(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            more = self.wire.recv(size - len(data))
            assert more, "the server hung up"
            data += more
        return data

    def hear(self) -> tuple[int, bytes]:
        """Return the first byte and the payload of the next frame."""
        first, size = self.take(2)
        if size >= 126:
            size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
        return first, self.take(size)

    def good_bye(self) -> int:
        """Return by which code the server closes the socket, whatever it says before."""
        first, said = self.hear()
        while first != CLOSE:
            first, said = self.hear()
        self.wire.close()
        return int.from_bytes(said[:2], "big")


def seated(house: House, **headers: str) -> tuple[Hand, Any]:
    """Return a socket at a table of one person in all seats, and its welcome."""
    guest = Guest(house)
    table = guest.open_table("me", "me", "me")["id"]
    hand = Hand(dial(house, table, guest.cookie, HELLO, **headers))
    first, text = hand.hear()
    # Names and chat are in a welcome: it is never made smaller.
    assert first == WHOLE_TEXT
    return hand, json.loads(text)


class Seen(NamedTuple):
    """An update: the first byte and the payload of its frame, and the inflated text."""

    first: int
    data: bytes
    text: bytes


def played(hand: Hand, welcome: Any, code: int, window: int = zlib.MAX_WBITS) -> list[Seen]:
    """Play a first turn with a client of this window size; return its updates."""
    seen: list[Seen] = []
    swelling = zlib.decompressobj(-window)
    sights = {sight["seat"]: sight for sight in welcome["sights"]}
    for seat in range(3):
        for action in (
            "bid force priest",
            "bid blackmail printer",
            *["bid gold printer"] * 3,
            "knock",
        ):
            order = {"type": "act", "key": f"{seat} {len(seen)}", "seat": seat, "action": action}
            text = json.dumps(order | {"number": sights[seat]["number"]}).encode()
            hand.wire.sendall(frame(code, shrunk(text) if code & SHRUNK else text))
            is_answered = False
            while not is_answered:
                first, data = hand.hear()
                told = data
                if first == SHRUNK_TEXT:
                    told = swelling.decompress(data + EMPTY_BLOCK)
                message = json.loads(told)
                assert message["type"] in ("update", "ack", "table"), message
                is_answered = message["type"] == "ack"
                if message["type"] == "update":
                    sights[message["seat"]]["number"] = message["number"]
                    seen.append(Seen(first, data, told))
    return seen


def test_updates_are_compressed_by_earlier_ones(house: House) -> None:
    hand, welcome = seated(house, **DEFLATE)
    seen = played(hand, welcome, TEXT | SHRUNK)
    assert {update.first for update in seen} == {SHRUNK_TEXT}
    sent, alone = (
        sum(map(len, sizes))
        for sizes in zip(*((update.data, shrunk(update.text)) for update in seen), strict=True)
    )
    assert sent < alone * 4 / 5
    hand.wire.close()


@pytest.mark.parametrize("window", [9, 12, 15])
def test_window_is_limited_to_that_of_the_client(house: House, window: int) -> None:
    deflate = f"permessage-deflate; server_max_window_bits={window}"
    hand, welcome = seated(house, Sec_WebSocket_Extensions=deflate)
    assert len(played(hand, welcome, TEXT, window)) > 3
    hand.wire.close()


def test_no_context_takeover_compresses_messages_alone(house: House) -> None:
    deflate = "permessage-deflate; server_no_context_takeover"
    hand, welcome = seated(house, Sec_WebSocket_Extensions=deflate)
    for update in played(hand, welcome, TEXT):
        assert update.first == SHRUNK_TEXT
        assert zlib.decompressobj(-zlib.MAX_WBITS).decompress(update.data + EMPTY_BLOCK) == (
            update.text
        )
    hand.wire.close()


def test_clients_without_compression_get_plain_text(house: House) -> None:
    hand, welcome = seated(house)
    assert {update.first for update in played(hand, welcome, TEXT)} == {WHOLE_TEXT}
    hand.wire.close()


def test_inflated_frame_beyond_the_limit_closes(house: House) -> None:
    hand, _ = seated(house, **DEFLATE)
    hand.wire.sendall(frame(TEXT | SHRUNK, shrunk(bytes(10**7))))
    assert hand.good_bye() == TOO_BIG


def test_invalid_compressed_frame_closes(house: House) -> None:
    hand, _ = seated(house, **DEFLATE)
    hand.wire.sendall(frame(TEXT | SHRUNK, b"\xff\xff"))
    assert hand.good_bye() in (PROTOCOL_ERROR, NOT_UTF8, INTERNAL_ERROR)
