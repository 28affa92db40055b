"""The view of each seat, built field by field so that secrets stay out (RULES 6)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NOTHING
from tocsin.kernel.view import RawCells, partly, personal, public, rows

from ..rules import board as b
from ..rules.board import Board
from ..rules.place_building import district_on_top
from ..rules.position import Paris
from .scores import own_scores, score_view, scores
from .view_districts import district_view, districts, landmarks, vp_tiles
from .view_seats import (
    bits,
    end_tiles,
    own_end_tiles,
    own_seat,
    prestige,
    resources,
    seat_view,
    seats,
)
from .view_types import DrawnView, LampView, MoveView, OpenSlotsView, PileView


def _step(position: Paris) -> str:
    return "over" if position.asked == NOTHING else position.questions()[position.asked].name


def _seat_or_none(seat: int) -> int | None:
    return None if seat == b.NO_SEAT else seat


def _piles(position: Paris) -> list[PileView]:
    return [_pile(position, pile) for pile in range(b.PILE_COUNT)]


def _pile(position: Paris, pile: int) -> PileView:
    """Return the height of a pile and the district on its topmost tile (RULES 6.1)."""
    height = position.heights[pile]
    district = b.DISTRICTS[district_on_top(position, pile)] if height else None
    return {"height": height, "district": district}


def _drawn(position: Paris) -> DrawnView | None:
    """Return the drawn tile that waits for its district, if any."""
    if position.asked != b.SITING:
        return None
    tile = position.subject
    return {
        "type": b.TYPES[position.board.types[tile]],
        "value": position.board.values[tile],
        "district": b.DISTRICTS[tile // b.VALUE_COUNT],
    }


def _at_bank(position: Paris, bank: int) -> list[bool]:
    """Return a flag for each seat: a key on a bank, or on the Arc."""
    return [
        bool((position.seats[seat * b.SEAT_FIELDS + b.BANKS] >> bank) & 1)
        for seat in range(position.players)
    ]


def _open_slots(position: Paris) -> OpenSlotsView | None:
    """Return the landmark acquired in this turn and its open slots, if any."""
    if position.acquired == b.NONE:
        return None
    return {"landmark": b.LANDMARKS[position.acquired], "open": bits(position.open_slots)}


def _placing(position: Paris) -> str | None:
    """Return the VP tile that is chosen but not yet placed."""
    return b.VP_TILES[position.subject] if position.asked == b.REWARDING_AT else None


def _track(position: Paris) -> list[vec[i64]]:
    return [_track_cells(position, space) for space in range(1, b.TRACK_END + 1)]


def _track_cells(position: Paris, space: i64) -> vec[i64]:
    meeples: i64 = 0
    for seat in range(position.players):
        if position.seats[seat * b.SEAT_FIELDS + b.MEEPLE] == space:
            meeples |= 1 << seat
    return vec[i64]([space, position.track[space], position.left[space], meeples])


def _lamp_view(board: Board, raw: RawCells) -> LampView:
    cells: vec[i64] = raw
    space, number, left, meeples = cells
    return {"place": space, "number": number, "left": left, "meeples": bits(meeples)}


def _move(position: Paris, viewer: int | None) -> MoveView | None:
    """Return the unpaid move of the viewer; other seats must not see it (RULES 6.4)."""
    if viewer is None or viewer != position.actor:
        return None
    source, target, district = position.subject, None, None
    if position.asked == b.LANDMARK_DISTRICT:
        source //= b.LANDMARK_COUNT
    elif position.asked == b.PAYING:
        path, into = divmod(position.subject, b.DISTRICT_COUNT)
        source, spot = divmod(path, b.SPOT_COUNT)
        target, district = b.PLACES[spot], b.DISTRICTS[into]
    elif position.asked != b.TARGET:
        return None
    return {
        "source": b.PLACES[source],
        "target": target,
        "district": district,
        "plan": list(position.plan),
    }


VIEW = (
    public("round", lambda position: position.round_number, "round_number"),
    public("last_round", lambda position: position.last_round or None, "last_round"),
    public("first", lambda position: position.first, "first"),
    public("acting", lambda position: _seat_or_none(position.actor), "actor"),
    public("step", _step, "asked"),
    rows("seats", seats, seat_view, "seats takers", own_seat),
    public("piles", _piles, "heights piles"),
    public("drawn", _drawn, "subject asked"),
    rows(
        "districts",
        districts,
        district_view,
        "built districts landmarks occupants seats standing tokens",
    ),
    public("arc", lambda position: _at_bank(position, b.DISTRICT_COUNT), "seats"),
    public("landmarks", landmarks, "landmarks occupants"),
    public("prestige", _open_slots, "acquired open_slots"),
    public("placing", _placing, "subject asked"),
    public("vp_tiles", vp_tiles, "districts"),
    rows("track", _track, _lamp_view, "left seats track"),
    public("reserve", lambda position: resources(position.supply, 0), "supply"),
    public("gone", lambda position: prestige(position.supply, 0), "supply"),
    partly("end_tiles", end_tiles, own_end_tiles, "actor asked taken taken_count takers"),
    personal("move", _move, "subject actor asked plan"),
    rows(
        "scores", scores, score_view, "asked districts landmarks scored seats standing", own_scores
    ),
)
