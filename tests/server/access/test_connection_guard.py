"""The connection guard: data passed to uvicorn, and the end of connections."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.house import House

HEAD = b"Host: 127.0.0.1\r\n"
CLOSING = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "t.sqlite3") as house:
        yield house


def answers_to(house: House, sent: bytes) -> bytes:
    """Return all that the server sends until it closes the connection."""
    with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as client:
        client.sendall(sent)
        answers = b""
        while part := client.recv(65536):
            answers += part
    return answers


def test_pipelined_requests_are_answered_in_order(house: House) -> None:
    body = json.dumps({"name": "Ada"}).encode()
    rename = b"PATCH /api/me HTTP/1.1\r\n" + HEAD + b"Content-Type: application/json\r\n"
    rename += b"Content-Length: %d\r\n\r\n" % len(body)
    health = b"GET /health HTTP/1.1\r\n" + HEAD + b"\r\n"
    answers = answers_to(house, (health + rename + body) * 20 + CLOSING)
    assert answers.count(b"HTTP/1.1 200 OK") == 41
    kinds = [part.split(b"\r\n\r\n", 1)[1] for part in answers.split(b"HTTP/1.1 ")[1:]]
    assert [kind == b"ok" for kind in kinds] == [True, False] * 20 + [True]


def test_rejected_body_is_discarded_and_the_answer_arrives(house: House) -> None:
    size = 3_000_000
    head = b"POST /api/nowhere HTTP/1.1\r\n" + HEAD + b"Content-Type: application/json\r\n"
    answers = answers_to(house, head + b"Content-Length: %d\r\n\r\n" % size + b"x" * size)
    assert answers.startswith(b"HTTP/1.1 405 ")
    assert b"connection: close" in answers
    assert answers.count(b"HTTP/1.1 ") == 1


def test_malformed_request_is_rejected_and_closed(house: House) -> None:
    answers = answers_to(house, b"NONSENSE\r\n\r\n")
    assert answers.startswith(b"HTTP/1.1 400 ")
    assert answers.count(b"HTTP/1.1 ") == 1


def test_chunked_body_is_passed_on(house: House) -> None:
    body = json.dumps({"name": "Ada"}).encode()
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n"
    head = b"PATCH /api/me HTTP/1.1\r\n" + HEAD + b"Content-Type: application/json\r\n"
    answers = answers_to(house, head + b"Transfer-Encoding: chunked\r\n\r\n" + chunks + CLOSING)
    assert answers.count(b"HTTP/1.1 200 OK") == 2
    assert b'"Ada"' in answers
