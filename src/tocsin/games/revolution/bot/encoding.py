"""A position as numbers for a net: what a seat may know of it (RULES 6)."""

# mypyc: compile

from typing import Final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from tocsin.kernel.encoding import Encoding

from ..rules.board import (
    AREAS,
    BIDDING,
    BLACKMAIL,
    FORCE,
    GUARDHOUSE,
    KINDS,
    SEAT_COUNT,
    SHIFT,
    SPACE_COUNT,
    SPACES,
)
from ..rules.position import Revolution
from .evaluation import shares

VERSION: Final = 1


def encoding(players: int) -> Encoding:
    """Return the names of the numbers: the table, then each seat, the own one first."""
    names = ["turn", "bidding", "room that counts", *[f"room {area}" for area in AREAS[:-1]]]
    for place in range(players):
        whose = f"seat +{place}" if place else "own"
        names += [f"{whose} {name}" for name in ("support", *KINDS, "stock", "knocked")]
        names += [f"{whose} cubes {area}" for area in AREAS]
        names += [f"{whose} hope {area}" for area in AREAS[:-1]]
        names += [f"{whose} bid {space}" for space in SPACES]
    return Encoding(VERSION, tuple(names))


def encode(position: Revolution, seat: int, out: BytesWriter) -> None:
    """Write what the seat may know, in the order of the names."""
    board = position.board
    counts: i64 = 0
    for area in board.must_fill:
        counts += board.capacity[area] - position.filled[area]
    write_f32_le(out, float(position.turn) / 20.0)
    write_f32_le(out, 1.0 if position.asked == BIDDING else 0.0)
    write_f32_le(out, float(counts) / 40.0)
    for area in range(GUARDHOUSE):
        write_f32_le(out, float(board.capacity[area] - position.filled[area]) / 8.0)
    held = [shares(position, area) for area in range(GUARDHOUSE)]
    for place in range(position.players):
        other: i64 = (seat + place) % position.players
        encode_seat(position, other, out)
        for area in range(GUARDHOUSE):
            write_f32_le(out, float(board.points[area]) * held[area][other] / 50.0)
        encode_bids(position, other, other == seat, out)


def encode_seat(position: Revolution, seat: i64, out: BytesWriter) -> None:
    """Write what everybody knows of a seat."""
    hand = position.hands[seat]
    write_f32_le(out, float(position.scores[seat]) / 100.0)
    write_f32_le(out, float(hand >> SHIFT[FORCE]) / 3.0)
    write_f32_le(out, float((hand >> SHIFT[BLACKMAIL]) & 0xFF) / 3.0)
    write_f32_le(out, float(hand & 0xFF) / 6.0)
    write_f32_le(out, float(position.stocks[seat]) / 20.0)
    write_f32_le(out, 1.0 if position.asked == BIDDING and position.knocked[seat] else 0.0)
    for area in range(GUARDHOUSE):
        write_f32_le(out, float(position.cubes[area * SEAT_COUNT + seat]) / 4.0)
    write_f32_le(out, 1.0 if position.guardhouse == seat else 0.0)


def encode_bids(position: Revolution, seat: i64, own: bool, out: BytesWriter) -> None:
    """Write how strong a seat's bids are: from the reveal on all, before it the own alone."""
    shown = own or position.asked != BIDDING
    for space in range(SPACE_COUNT):
        bid: i64 = position.bids[seat * SPACE_COUNT + space] if shown else 0
        strength = float(bid >> SHIFT[FORCE]) + 0.5 * float((bid >> SHIFT[BLACKMAIL]) & 0xFF)
        write_f32_le(out, strength + 0.1 * float(bid & 0xFF))
