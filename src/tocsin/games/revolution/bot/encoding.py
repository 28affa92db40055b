"""The encoding of a position for nets: numbers of all that a seat may know (RULES 6)."""

# mypyc: compile

from typing import Final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from tocsin.kernel.encoding import Encoding

from ..rules.board import AREAS, BIDDING, GUARDHOUSE, SEAT_COUNT, SPACE_COUNT, SPACES
from ..rules.position import Revolution
from ..rules.tokens import BLACKMAIL, FORCE, GOLD, KINDS, amount_of
from .evaluation import shares

VERSION: Final = 1


def encoding(players: int) -> Encoding:
    """Return the names of the numbers: of the match, then of each seat from the own one on."""
    names = ["turn", "bidding", "room that counts", *[f"room {area}" for area in AREAS[:-1]]]
    for offset in range(players):
        whose = f"seat +{offset}" if offset else "own"
        names += [f"{whose} {name}" for name in ("support", *KINDS, "stock", "knocked")]
        names += [f"{whose} cubes {area}" for area in AREAS]
        names += [f"{whose} hope {area}" for area in AREAS[:-1]]
        names += [f"{whose} bid {space}" for space in SPACES]
    return Encoding(VERSION, tuple(names))


def encode(position: Revolution, seat: int, out: BytesWriter) -> None:
    """Write the numbers for a seat, in the order of the names."""
    board = position.board
    missing: i64 = 0
    for area in board.must_fill:
        missing += board.capacity[area] - position.filled[area]
    write_f32_le(out, float(position.turn) / 20.0)
    write_f32_le(out, 1.0 if position.asked == BIDDING else 0.0)
    write_f32_le(out, float(missing) / 40.0)
    for area in range(GUARDHOUSE):
        write_f32_le(out, float(board.capacity[area] - position.filled[area]) / 8.0)
    area_shares = [shares(position, area) for area in range(GUARDHOUSE)]
    for offset in range(position.players):
        other: i64 = (seat + offset) % position.players
        encode_seat(position, other, out)
        for area in range(GUARDHOUSE):
            write_f32_le(out, float(board.points[area]) * area_shares[area][other] / 50.0)
        encode_bids(position, other, other == seat, out)


def encode_seat(position: Revolution, seat: i64, out: BytesWriter) -> None:
    """Write the public numbers of a seat."""
    hand = position.hands[seat]
    write_f32_le(out, float(position.scores[seat]) / 100.0)
    write_f32_le(out, float(amount_of(hand, FORCE)) / 3.0)
    write_f32_le(out, float(amount_of(hand, BLACKMAIL)) / 3.0)
    write_f32_le(out, float(amount_of(hand, GOLD)) / 6.0)
    write_f32_le(out, float(position.stocks[seat]) / 20.0)
    write_f32_le(out, 1.0 if position.asked == BIDDING and position.knocked[seat] else 0.0)
    for area in range(GUARDHOUSE):
        write_f32_le(out, float(position.cubes[area * SEAT_COUNT + seat]) / 4.0)
    write_f32_le(out, 1.0 if position.guardhouse == seat else 0.0)


def encode_bids(position: Revolution, seat: i64, own: bool, out: BytesWriter) -> None:
    """Write the strength of a seat's bid on each space; 0 for hidden bids of other seats."""
    is_visible = own or position.asked != BIDDING
    for space in range(SPACE_COUNT):
        bid: i64 = position.bids[seat * SPACE_COUNT + space] if is_visible else 0
        strength = float(amount_of(bid, FORCE)) + 0.5 * float(amount_of(bid, BLACKMAIL))
        write_f32_le(out, strength + 0.1 * float(amount_of(bid, GOLD)))
