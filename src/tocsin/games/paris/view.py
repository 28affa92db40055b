"""What each seat may see: built up from nothing (RULES 6)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.course import NOTHING
from tocsin.kernel.view import HIDDEN, Given, partly, personal, public, rows

from . import board as b
from .board import Board
from .end_and_scoring import TIERS, TOTAL, district_points, strengths
from .end_tiles import is_secret, searches
from .place_building import district_on_top
from .position import Paris
from .view_scores import own_scores, score, scores
from .view_types import (
    DistrictView,
    DrawnView,
    EndTilesView,
    LampView,
    LandmarkView,
    MoveView,
    OpenSlotsView,
    PileView,
    PrestigeTokens,
    Resources,
    Screened,
    SeatView,
    SpaceView,
    VpTileView,
)

# The cells of a district that are neither by seat nor by building space.
DISTRICT_CELLS: Final = 5


def _step(position: Paris) -> str:
    return "over" if position.asked == NOTHING else position.questions()[position.asked].name


# Behind the fields of a seat: how many End Game tiles are unused, and which are used, as bits.
END_COUNT: Final = b.SEAT_FIELDS
END_USED: Final = b.SEAT_FIELDS + 1


def _seats(position: Paris) -> list[vec[i64]]:
    return [_seat_cells(position, seat, False) for seat in range(position.players)]


def _own_seat(shown: list[vec[i64]], position: Paris, viewer: int) -> None:
    shown[viewer] = _seat_cells(position, viewer, True)


def _seat_cells(position: Paris, seat: i64, own: bool) -> vec[i64]:
    """Return what a seat has, as far as it is seen (RULES 6.2 and 6.3)."""
    cells = position.seats[seat * b.SEAT_FIELDS : (seat + 1) * b.SEAT_FIELDS]
    ends: int = cells[b.ENDS]
    used: i64 = 0
    for end in range(b.END_TILE_COUNT):
        if position.takers[end] == seat and not is_secret(position, end):
            used |= 1 << end
    if not own:
        # How many End Game tiles are unused is open, which they are is not.
        cells[b.ENDS] = HIDDEN
        if position.board.closed:
            cells[b.SCREEN] = HIDDEN
            cells[b.FRANCS] = HIDDEN
            cells[b.HELD] = HIDDEN
            for kind in range(b.TOKENS, b.SEAT_FIELDS):
                cells[kind] = HIDDEN
    return append(append(cells, ends.bit_count()), used)


def _seat(board: Board, given: Given) -> SeatView:
    own: vec[i64] = given
    ends = own[b.ENDS]
    return {
        "points": own[b.POINTS],
        "meeple": own[b.MEEPLE],
        "spare_keys": own[b.SPARE],
        "used": _bits(own[b.USED]),
        **(NOTHING_SEEN if own[b.SCREEN] == HIDDEN else _behind_screen(own)),
        "end_count": own[END_COUNT],
        "end_tiles": None if ends == HIDDEN else _ends(ends),
        "end_used": _ends(own[END_USED]),
    }


def _behind_screen(own: vec[i64]) -> Screened:
    """Return what lies behind the screen of a seat."""
    return {
        "keys": own[b.SCREEN],
        "francs": own[b.FRANCS],
        "tokens": {**_resources(own, b.TOKENS), **_prestige(own, b.TOKENS)},
        "tiles": _bits(own[b.HELD]),
    }


NOTHING_SEEN: Screened = {"keys": None, "francs": None, "tokens": None, "tiles": None}


def _ends(bits: int) -> list[str]:
    return [b.END_TILES[end] for end in _bits(bits)]


def _bits(bits: int) -> list[int]:
    return [place for place in range(bits.bit_length()) if (bits >> place) & 1]


def _somebody(seat: int) -> int | None:
    return None if seat == b.NOBODY else seat


def _piles(position: Paris) -> list[PileView]:
    return [_pile(position, pile) for pile in range(b.PILE_COUNT)]


def _pile(position: Paris, pile: int) -> PileView:
    """Return a pile: of its tiles only the district on the back of the topmost is seen.

    RULES 6.1.
    """
    height = position.heights[pile]
    district = b.DISTRICTS[district_on_top(position, pile)] if height else None
    return {"height": height, "district": district}


def _drawn(position: Paris) -> DrawnView | None:
    """Return the tile for which a district is being chosen."""
    if position.asked != b.SITING:
        return None
    tile = position.about
    return {
        "type": b.TYPES[position.board.types[tile]],
        "value": position.board.values[tile],
        "district": b.DISTRICTS[tile // b.VALUE_COUNT],
    }


def _districts(position: Paris) -> list[vec[i64]]:
    strength = strengths(position)
    return [_district_cells(position, strength, d) for d in range(b.DISTRICT_COUNT)]


def _district_cells(position: Paris, strength: vec[i64], district: i64) -> vec[i64]:
    """Return what is seen of a district: itself, by seat, and by building space."""
    fields = district * b.DISTRICT_FIELDS
    banks: i64 = 0
    seat: i64
    for seat in range(position.players):
        banks |= ((position.seats[seat * b.SEAT_FIELDS + b.BANKS] >> district) & 1) << seat
    standing: i64 = 0
    for landmark in range(b.LANDMARK_COUNT):
        if position.landmarks[landmark] == district:
            standing |= 1 << landmark
    keys, tile = position.districts[fields + b.KEYS], position.districts[fields + b.REWARD]
    cells = vec[i64]([district, banks, keys, tile, standing])
    for seat in range(position.players):
        cells = append(cells, strength[district * position.players + seat] // TOTAL)
        cells = append(cells, district_points(position, strength, district, seat))
    for space in range(district * b.VALUE_COUNT, (district + 1) * b.VALUE_COUNT):
        cells = append(cells, position.built[space])
        cells = append(cells, position.tokens[space])
        cells = append(cells, position.occupants[space])
    return cells


def _district(board: Board, given: Given) -> DistrictView:
    cells: vec[i64] = given
    district, banks, keys, tile, standing = cells[:DISTRICT_CELLS]
    spaces: i64 = DISTRICT_CELLS + 2 * board.players
    landmarks = sorted(_bits(standing), key=lambda one: board.values[b.SPACE_COUNT + one])
    return {
        "id": b.DISTRICTS[district],
        "pays": board.banks[district],
        "bank": [bool((banks >> seat) & 1) for seat in range(board.players)],
        "keys": keys,
        "vp_tile": None if tile == b.NONE else b.VP_TILES[tile],
        "totals": list(cells[DISTRICT_CELLS:spaces:2]),
        "points": list(cells[DISTRICT_CELLS + 1 : spaces : 2]),
        "spaces": [
            _space(board, district * b.VALUE_COUNT + value, cells, spaces + 3 * value)
            for value in range(b.VALUE_COUNT)
        ],
        "landmarks": [b.LANDMARKS[landmark] for landmark in landmarks],
    }


def _at_bank(position: Paris, bank: int) -> list[bool]:
    """Return for each seat whether it has a key on a bank, or on the Arc."""
    return [
        bool((position.seats[seat * b.SEAT_FIELDS + b.BANKS] >> bank) & 1)
        for seat in range(position.players)
    ]


def _space(board: Board, space: int, cells: vec[i64], first: int) -> SpaceView:
    tile, token, keys = cells[first : first + 3]
    value, players = board.values[space], board.players
    if tile == b.NONE:
        return _space_row(space, value, None, None, token, keys, players)
    wood = board.needs[tile * b.RESOURCE_COUNT]
    return _space_row(space, value, b.TYPES[board.types[tile]], wood, token, keys, players)


def _space_row(
    space: int,
    value: int,
    kind: str | None,
    wood: int | None,
    token: int,
    occupants: int,
    players: int,
) -> SpaceView:
    return {
        "id": b.SPACES[space],
        "value": value,
        "type": kind,
        "wood": wood,
        "token": None if token == b.NONE else b.KINDS[token],
        "keys": _keys(occupants, players),
    }


def _keys(occupants: int, players: int) -> list[int]:
    """Return how many keys of each seat stand on a spot."""
    return [(occupants >> (4 * seat)) & 15 for seat in range(players)]


def _landmarks(position: Paris) -> list[LandmarkView]:
    return [_landmark(position, landmark) for landmark in range(b.LANDMARK_COUNT)]


def _landmark(position: Paris, landmark: int) -> LandmarkView:
    district = position.landmarks[landmark]
    board = position.board
    spot = b.SPACE_COUNT + landmark
    first = landmark * b.SLOT_COUNT
    return {
        "id": b.LANDMARKS[landmark],
        "value": board.values[spot],
        "cost": _resources(board.needs, spot * b.RESOURCE_COUNT),
        "prestige": [
            {"kind": b.KINDS[board.slot_kind[slot]], "points": board.slot_points[slot]}
            for slot in range(first, first + b.SLOT_COUNT)
        ],
        "district": None if district == b.NONE else b.DISTRICTS[district],
        "keys": _keys(position.occupants[spot], position.players),
    }


def _slots(position: Paris) -> OpenSlotsView | None:
    """Return the landmark acquired in this turn, if any, and its slots that are still open."""
    if position.acquired == b.NONE:
        return None
    return {"landmark": b.LANDMARKS[position.acquired], "open": _bits(position.open_slots)}


def _placing(position: Paris) -> str | None:
    """Return the VP tile taken up and not yet put down."""
    return b.VP_TILES[position.about] if position.asked == b.REWARDING_AT else None


def _vp_tiles(position: Paris) -> list[VpTileView]:
    return [_vp_tile(position, tile) for tile in range(b.VP_TILE_COUNT)]


def _vp_tile(position: Paris, tile: int) -> VpTileView:
    placed = [
        b.DISTRICTS[district]
        for district in range(b.DISTRICT_COUNT)
        if position.districts[district * b.DISTRICT_FIELDS + b.REWARD] == tile
    ]
    return {
        "id": b.VP_TILES[tile],
        "figures": list(position.board.rewards[tile * TIERS : (tile + 1) * TIERS]),
        "district": placed[0] if placed else None,
    }


def _places(position: Paris) -> list[vec[i64]]:
    return [_lamp_cells(position, place) for place in range(1, b.TRACK_END + 1)]


def _lamp_cells(position: Paris, place: i64) -> vec[i64]:
    meeples: i64 = 0
    for seat in range(position.players):
        if position.seats[seat * b.SEAT_FIELDS + b.MEEPLE] == place:
            meeples |= 1 << seat
    return vec[i64]([place, position.track[place], position.left[place], meeples])


def _lamp(board: Board, given: Given) -> LampView:
    cells: vec[i64] = given
    place, number, left, meeples = cells
    return {"place": place, "number": number, "left": left, "meeples": _bits(meeples)}


def _resources(counts: vec[i64], first: int) -> Resources:
    return {
        "wood": counts[first + b.WOOD],
        "marble": counts[first + b.MARBLE],
        "gold": counts[first + b.GOLD],
    }


def _prestige(counts: vec[i64], first: int) -> PrestigeTokens:
    bronze = first + b.BRONZE
    return {
        "bronze_prestige": counts[bronze],
        "silver_prestige": counts[bronze + 1],
        "gold_prestige": counts[bronze + 2],
    }


def _end_tiles(position: Paris) -> EndTilesView:
    return {"left": b.END_TILE_COUNT - position.taken_count, "seen": None}


def _own_end_tiles(shown: EndTilesView, position: Paris, viewer: int) -> EndTilesView:
    """Put in the End Game tiles that were left when the viewer last searched and took one."""
    times = _bits(searches(position, viewer))
    if not times:
        return shown
    return {
        "left": shown["left"],
        "seen": [
            b.END_TILES[end]
            for end in range(b.END_TILE_COUNT)
            if position.takers[end] == b.NOBODY or position.taken[end] > times[-1]
        ],
    }


def _move(position: Paris, viewer: int | None) -> MoveView | None:
    """Return the move that the viewer itself has begun."""
    if viewer is None or viewer != position.actor:
        return None
    source, target, district = position.about, None, None
    if position.asked == b.WHERE:
        source //= b.LANDMARK_COUNT
    elif position.asked == b.PAYING:
        path, into = divmod(position.about, b.DISTRICT_COUNT)
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
    public("acting", lambda position: _somebody(position.actor), "actor"),
    public("step", _step, "asked"),
    rows("seats", _seats, _seat, "seats takers", _own_seat),
    public("piles", _piles, "heights piles"),
    public("drawn", _drawn, "about asked"),
    rows(
        "districts",
        _districts,
        _district,
        "built districts landmarks occupants seats standing tokens",
    ),
    public("arc", lambda position: _at_bank(position, b.DISTRICT_COUNT), "seats"),
    public("landmarks", _landmarks, "landmarks occupants"),
    public("prestige", _slots, "acquired open_slots"),
    public("placing", _placing, "about asked"),
    public("vp_tiles", _vp_tiles, "districts"),
    rows("track", _places, _lamp, "left seats track"),
    public("reserve", lambda position: _resources(position.supply, 0), "supply"),
    public("gone", lambda position: _prestige(position.supply, 0), "supply"),
    partly("end_tiles", _end_tiles, _own_end_tiles, "actor asked taken taken_count takers"),
    personal("move", _move, "about actor asked plan"),
    rows("scores", scores, score, "asked districts landmarks scored seats standing", own_scores),
)
