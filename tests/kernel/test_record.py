"""Invalid records raise BadRecord, for any bytes."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tocsin.kernel.errors import BadRecord
from tocsin.kernel.record import FORMAT, Record, SeatRecord, commitment, decode, encode

SEED = "00" * 32
RECORD = Record(
    game="revolution",
    rules=1,
    options={"board": "core"},
    seed=SEED,
    commitment=commitment(SEED),
    seats=[SeatRecord("Ann"), SeatRecord("Bob", "greedy")],
    actions=["0 knock"],
    times=[12],
    outcome=None,
)


def changed(**entries: object) -> bytes:
    """Return the record as JSON with some entries changed."""
    return msgspec.json.encode(msgspec.to_builtins(RECORD) | entries)


def test_a_record_reads_back_as_it_was_written() -> None:
    assert decode(encode(RECORD)) == RECORD


def test_a_record_is_written_in_lines_that_people_can_compare() -> None:
    lines = encode(RECORD).decode().splitlines()
    assert ' "game": "revolution",' in lines
    assert encode(RECORD).endswith(b"}\n")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"not json",
        b"\x00\xff\xfe",
        encode(RECORD)[:-10],
        encode(RECORD) + b"x",
        encode(RECORD).replace(b"Ann", b"\xff\xfe\xfd"),
        changed(corrections={"x": None}).replace(b"null}", b"[" * 100_000 + b"]" * 100_000 + b"}"),
    ],
    ids=["nothing", "null", "list", "empty", "words", "bytes", "cut", "more", "utf-8", "deep"],
)
def test_invalid_record_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match="not a record of a match"):
        decode(data)


@pytest.mark.parametrize(
    "entries",
    [
        {"game": 1},
        {"rules": "1"},
        {"rules": 1.5},
        {"options": {"board": 1}},
        {"options": []},
        {"seed": None},
        {"seats": ["Ann"]},
        {"seats": [{}]},
        {"actions": "0 knock"},
        {"actions": [0]},
        {"times": ["1"]},
        {"outcome": {}},
        {"outcome": {"totals": [1], "breakdown": [], "ranks": [1]}},
        {"note": "an entry that no record has"},
    ],
    ids=str,
)
def test_an_entry_of_another_type_is_refused(entries: dict[str, object]) -> None:
    with pytest.raises(BadRecord, match="not a record of a match"):
        decode(changed(**entries))


@pytest.mark.parametrize("number", [-1, 0, FORMAT + 1, 10**6])
def test_another_format_is_refused_by_its_number(number: int) -> None:
    with pytest.raises(BadRecord, match=f"has format {number}; only {FORMAT}"):
        decode(changed(format=number))


@given(data=st.binary(max_size=200))
def test_any_bytes_raise_bad_record_or_decode(data: bytes) -> None:
    with pytest.raises(BadRecord):
        decode(data)
