"""Views of the districts, the landmarks and the VP tiles, which are public."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.view import RawCells

from ..rules import board as b
from ..rules.board import Board
from ..rules.end_and_scoring import TIERS, TOTAL_UNIT, district_points, strengths
from ..rules.position import Paris
from .view_seats import bits, resources
from .view_types import DistrictView, LandmarkView, SpaceView, VpTileView

# Cells of a district before those by seat and by building space.
DISTRICT_CELLS: Final = 5


def districts(position: Paris) -> list[vec[i64]]:
    strength = strengths(position)
    return [_district_cells(position, strength, each) for each in range(b.DISTRICT_COUNT)]


def _district_cells(position: Paris, strength: vec[i64], district: i64) -> vec[i64]:
    """Return the cells of a district: its own, then by seat, then by building space."""
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
        cells = append(cells, strength[district * position.players + seat] // TOTAL_UNIT)
        cells = append(cells, district_points(position, strength, district, seat))
    for space in range(district * b.VALUE_COUNT, (district + 1) * b.VALUE_COUNT):
        cells = append(cells, position.built[space])
        cells = append(cells, position.tokens[space])
        cells = append(cells, position.occupants[space])
    return cells


def district_view(board: Board, raw: RawCells) -> DistrictView:
    cells: vec[i64] = raw
    district, banks, keys, tile, standing = cells[:DISTRICT_CELLS]
    spaces: i64 = DISTRICT_CELLS + 2 * board.players
    landmarks = sorted(bits(standing), key=lambda landmark: board.values[b.SPACE_COUNT + landmark])
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


def _space(board: Board, space: int, cells: vec[i64], first: int) -> SpaceView:
    tile, token, keys = cells[first : first + 3]
    value, players = board.values[space], board.players
    if tile == b.NONE:
        return _space_row(space, value, None, None, token, keys, players)
    wood = board.costs[tile * b.RESOURCE_COUNT]
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
    """Return the number of keys of each seat on a spot (4 bits for each seat)."""
    return [(occupants >> (4 * seat)) & 15 for seat in range(players)]


def landmarks(position: Paris) -> list[LandmarkView]:
    return [_landmark(position, landmark) for landmark in range(b.LANDMARK_COUNT)]


def _landmark(position: Paris, landmark: int) -> LandmarkView:
    district = position.landmarks[landmark]
    board = position.board
    spot = b.SPACE_COUNT + landmark
    first = landmark * b.SLOT_COUNT
    return {
        "id": b.LANDMARKS[landmark],
        "value": board.values[spot],
        "cost": resources(board.costs, spot * b.RESOURCE_COUNT),
        "prestige": [
            {"kind": b.KINDS[board.slot_kind[slot]], "points": board.slot_points[slot]}
            for slot in range(first, first + b.SLOT_COUNT)
        ],
        "district": None if district == b.NONE else b.DISTRICTS[district],
        "keys": _keys(position.occupants[spot], position.players),
    }


def vp_tiles(position: Paris) -> list[VpTileView]:
    return [_vp_tile(position, tile) for tile in range(b.VP_TILE_COUNT)]


def _vp_tile(position: Paris, tile: int) -> VpTileView:
    placed = [
        b.DISTRICTS[district]
        for district in range(b.DISTRICT_COUNT)
        if position.districts[district * b.DISTRICT_FIELDS + b.REWARD] == tile
    ]
    return {
        "id": b.VP_TILES[tile],
        "figures": list(position.board.vp_figures[tile * TIERS : (tile + 1) * TIERS]),
        "district": placed[0] if placed else None,
    }
