"""Views of the seats and of the End Game tiles (RULES 6.2 and 6.3)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.view import HIDDEN, RawCells

from ..rules import board as b
from ..rules.board import Board
from ..rules.end_tiles import is_secret, search_times
from ..rules.position import Paris
from .view_types import EndTilesView, PrestigeTokens, Resources, Screened, SeatView

# Cells after the fields of a seat: number of unused End Game tiles, and bit set of the used ones.
END_COUNT: Final = b.SEAT_FIELDS
END_USED: Final = b.SEAT_FIELDS + 1
HIDDEN_SCREEN: Screened = {"keys": None, "francs": None, "tokens": None, "tiles": None}


def seats(position: Paris) -> list[vec[i64]]:
    return [_seat_cells(position, seat, False) for seat in range(position.players)]


def own_seat(shown: list[vec[i64]], position: Paris, viewer: int) -> None:
    shown[viewer] = _seat_cells(position, viewer, True)


def _seat_cells(position: Paris, seat: i64, own: bool) -> vec[i64]:
    """Return the fields of a seat; hidden ones are HIDDEN unless the viewer is the seat itself."""
    cells = position.seats[seat * b.SEAT_FIELDS : (seat + 1) * b.SEAT_FIELDS]
    ends: int = cells[b.ENDS]
    used: i64 = 0
    for end in range(b.END_TILE_COUNT):
        if position.takers[end] == seat and not is_secret(position, end):
            used |= 1 << end
    if not own:
        # The number of unused End Game tiles is public, the tiles are secret.
        cells[b.ENDS] = HIDDEN
        if position.board.closed_screens:
            cells[b.SCREEN] = HIDDEN
            cells[b.FRANCS] = HIDDEN
            cells[b.HELD] = HIDDEN
            for kind in range(b.TOKENS, b.SEAT_FIELDS):
                cells[kind] = HIDDEN
    return append(append(cells, ends.bit_count()), used)


def seat_view(board: Board, raw: RawCells) -> SeatView:
    own: vec[i64] = raw
    ends = own[b.ENDS]
    return {
        "points": own[b.POINTS],
        "meeple": own[b.MEEPLE],
        "spare_keys": own[b.SPARE],
        "used": bits(own[b.USED]),
        **(HIDDEN_SCREEN if own[b.SCREEN] == HIDDEN else _behind_screen(own)),
        "end_count": own[END_COUNT],
        "end_tiles": None if ends == HIDDEN else _ends(ends),
        "end_used": _ends(own[END_USED]),
    }


def _behind_screen(own: vec[i64]) -> Screened:
    """Return the items behind the screen of a seat."""
    return {
        "keys": own[b.SCREEN],
        "francs": own[b.FRANCS],
        "tokens": {**resources(own, b.TOKENS), **prestige(own, b.TOKENS)},
        "tiles": bits(own[b.HELD]),
    }


def end_tiles(position: Paris) -> EndTilesView:
    return {"left": b.END_TILE_COUNT - position.taken_count, "seen": None}


def own_end_tiles(shown: EndTilesView, position: Paris, viewer: int) -> EndTilesView:
    """Add the End Game tiles that remained after the viewer's last search."""
    times = bits(search_times(position, viewer))
    if not times:
        return shown
    return {
        "left": shown["left"],
        "seen": [
            b.END_TILES[end]
            for end in range(b.END_TILE_COUNT)
            if position.takers[end] == b.NO_SEAT or position.taken[end] > times[-1]
        ],
    }


def resources(counts: vec[i64], first: int) -> Resources:
    return {
        "wood": counts[first + b.WOOD],
        "marble": counts[first + b.MARBLE],
        "gold": counts[first + b.GOLD],
    }


def prestige(counts: vec[i64], first: int) -> PrestigeTokens:
    bronze = first + b.BRONZE
    return {
        "bronze_prestige": counts[bronze],
        "silver_prestige": counts[bronze + 1],
        "gold_prestige": counts[bronze + 2],
    }


def _ends(bit_set: int) -> list[str]:
    return [b.END_TILES[end] for end in bits(bit_set)]


def bits(bit_set: int) -> list[int]:
    """Return the indices of the set bits."""
    return [bit for bit in range(bit_set.bit_length()) if (bit_set >> bit) & 1]
