"""Encoding for nets: the position as floats, limited to the seat's knowledge (RULES 6)."""

# mypyc: compile

from typing import Final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NOTHING
from tocsin.kernel.encoding import Encoding

from ..rules import board as b
from ..rules.bonus_tiles import count_bits, count_landmarks, count_types, count_value
from ..rules.end_and_scoring import TIERS, TOTAL_UNIT, district_points, strengths
from ..rules.place_building import district_on_top
from ..rules.position import Paris
from .evaluation import turns_left

VERSION: Final = 1
# The current question; a move that is not yet paid looks like `play` to others (RULES 6.4).
ASKED: Final = (
    "after",
    "play",
    "draw",
    "site",
    "target",
    "where",
    "pay",
    "benefit",
    "reward",
    "reward-at",
    "bonus",
    "any-tile",
    "back",
    "return",
    "search",
)


def encoding(players: int) -> Encoding:
    """Return the names of the floats: the table, then the seat itself, then its rivals in turn."""
    names = ["turns", "last-round", "end-tiles-left"]
    names += [f"asked:{name}" for name in ASKED]
    names += [f"acting:{index}" for index in range(players)]
    for pile in b.PILES:
        names += [f"pile:{pile}:height"] + [f"pile:{pile}:{name}" for name in b.DISTRICTS]
    for name in b.DISTRICTS:
        names += [f"{name}:{tier}" for tier in ("first", "second", "third", "keys", "highest")]
    names += [f"{name}:{detail}" for name in b.SPACES for detail in ("built", "empty", "token")]
    names += [f"{name}:{detail}" for name in b.LANDMARKS for detail in ("supply", "empty")]
    names += [f"left:{number}" for number in b.NUMBERS]
    names += [f"reserve:{kind}" for kind in b.KINDS[: b.RESOURCE_COUNT]]
    names += [f"own:{name}" for name in b.END_TILES]
    for index in range(players):
        names += [f"seat:{index}:{name}" for name in _seat_names()]
    return Encoding(VERSION, tuple(names))


def _seat_names() -> list[str]:
    names = ["points", "francs", "screen", "spare", "meeple", "end-tiles", "landmarks", "types"]
    names += [f"token:{kind}" for kind in b.KINDS]
    names += [f"tile:{number}" for number in b.NUMBERS]
    names += [f"bank:{name}" for name in (*b.DISTRICTS, "arc")]
    names += [f"value:{value}" for value in b.VALUES]
    return names + [
        f"{name}:{detail}" for name in b.DISTRICTS for detail in ("total", "highest", "points")
    ]


def encode(position: Paris, seat: i64, out: BytesWriter) -> None:
    """Write the floats for a seat."""
    _encode_course(position, seat, out)
    _encode_board(position, out)
    ends = position.seats[seat * b.SEAT_FIELDS + b.ENDS]
    for end in range(b.END_TILE_COUNT):
        write_f32_le(out, float((ends >> end) & 1))
    strength = strengths(position)
    for index in range(position.players):
        _encode_seat(position, (seat + index) % position.players, strength, out)


def _encode_course(position: Paris, seat: i64, out: BytesWriter) -> None:
    """Write the progress of the match, the current question and the acting seat."""
    write_f32_le(out, turns_left(position, seat) / 20.0)
    write_f32_le(out, 1.0 if position.last_round else 0.0)
    write_f32_le(out, float(b.END_TILE_COUNT - position.taken_count) / 12.0)
    asked = position.asked
    if position.actor != seat and b.TARGET <= asked <= b.PAYING:
        asked = b.PLAY
    for question in range(len(ASKED)):
        write_f32_le(out, 1.0 if question == asked else 0.0)
    for index in range(position.players):
        is_acting = asked != NOTHING and (seat + index) % position.players == position.actor
        write_f32_le(out, 1.0 if is_acting else 0.0)


def _encode_board(position: Paris, out: BytesWriter) -> None:
    """Write the board and the supplies beside it."""
    for pile in range(b.PILE_COUNT):
        height = position.heights[pile]
        write_f32_le(out, float(height) / 12.0)
        top: i64 = district_on_top(position, pile) if height else b.NONE
        for district in range(b.DISTRICT_COUNT):
            write_f32_le(out, 1.0 if district == top else 0.0)
    for district in range(b.DISTRICT_COUNT):
        first: i64 = district * b.DISTRICT_FIELDS
        tile = position.districts[first + b.REWARD]
        for index in range(TIERS):
            figure: i64 = 0 if tile == b.NONE else position.board.vp_figures[tile * TIERS + index]
            write_f32_le(out, float(figure) / 20.0)
        write_f32_le(out, float(position.districts[first + b.KEYS]) / 8.0)
        write_f32_le(out, float(position.districts[first + b.HIGHEST]) / 16.0)
    for space in range(b.SPACE_COUNT):
        is_built = position.built[space] != b.NONE
        write_f32_le(out, 1.0 if is_built else 0.0)
        write_f32_le(out, 1.0 if is_built and position.occupants[space] == 0 else 0.0)
        write_f32_le(out, 0.0 if position.tokens[space] == b.NONE else 1.0)
    for landmark in range(b.LANDMARK_COUNT):
        is_new = position.landmarks[landmark] == b.NONE
        write_f32_le(out, 1.0 if is_new else 0.0)
        write_f32_le(out, 1.0 if position.occupants[b.SPACE_COUNT + landmark] == 0 else 0.0)
    for number in range(1, b.TRACK_END + 1):
        write_f32_le(out, float(position.left[position.place_of[number]]) / 3.0)
    for kind in range(b.RESOURCE_COUNT):
        write_f32_le(out, float(position.supply[kind]) / 6.0)


def _encode_seat(position: Paris, seat: i64, strength: vec[i64], out: BytesWriter) -> None:
    """Write the holdings of a seat; of its End Game tiles only their number."""
    own: i64 = seat * b.SEAT_FIELDS
    seats = position.seats
    write_f32_le(out, float(seats[own + b.POINTS]) / 50.0)
    write_f32_le(out, float(seats[own + b.FRANCS]) / 20.0)
    write_f32_le(out, float(seats[own + b.SCREEN]) / 10.0)
    write_f32_le(out, float(seats[own + b.SPARE]) / 2.0)
    write_f32_le(out, float(seats[own + b.MEEPLE]) / 30.0)
    write_f32_le(out, float(count_bits(seats[own + b.ENDS])) / 4.0)
    write_f32_le(out, float(count_landmarks(position, seat)) / 3.0)
    write_f32_le(out, float(count_types(position, seat)) / 7.0)
    for kind in range(b.KIND_COUNT):
        write_f32_le(out, float(seats[own + b.TOKENS + kind]) / 3.0)
    for number in range(1, b.TRACK_END + 1):
        write_f32_le(out, float((seats[own + b.HELD] >> number) & 1))
    for bank in range(b.DISTRICT_COUNT + 1):
        write_f32_le(out, float((seats[own + b.BANKS] >> bank) & 1))
    for value in range(b.VALUE_COUNT):
        write_f32_le(out, float(count_value(position, seat, value)) / 3.0)
    for district in range(b.DISTRICT_COUNT):
        here = strength[district * position.players + seat]
        write_f32_le(out, float(here // TOTAL_UNIT) / 30.0)
        write_f32_le(out, float(here % TOTAL_UNIT) / 16.0)
        write_f32_le(out, float(district_points(position, strength, district, seat)) / 20.0)
