"""The view of each viewer, built only from public fields and the own bid (RULES 3.2 and 6)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tocsin.kernel.course import NO_SEAT, NOTHING
from tocsin.kernel.fields import filled_row, with_item
from tocsin.kernel.view import HIDDEN, RawCells, public, rows

from ..rules.board import AREAS, BIDDING, SEAT_COUNT, SPACE_COUNT, SPACES, Board
from ..rules.course import PHASES, RevolutionMatch
from ..rules.end_and_scoring import holder
from ..rules.majority import sole_leader
from ..rules.position import Revolution
from ..rules.tokens import BLACKMAIL, FORCE, GOLD, amount_of
from .scores import score, scores
from .view_types import AreaView, EffectView, LastTurnView, SeatView, SpaceView, Tokens

# Index of the unlaid tokens among the cells of a seat.
TO_LAY: Final = 2
# Number of cells of an area before the cubes of each seat.
AREA_CELLS: Final = 3


def _seats(position: Revolution) -> list[vec[i64]]:
    bidding = position.asked == BIDDING
    return [
        vec[i64](
            [
                position.scores[seat],
                position.hands[seat],
                HIDDEN,
                position.knocked[seat] if bidding else HIDDEN,
                position.stocks[seat],
            ]
        )
        for seat in range(position.players)
    ]


def _own_seat(shown: list[vec[i64]], position: Revolution, viewer: int) -> None:
    if position.asked == BIDDING:
        shown[viewer] = with_item(shown[viewer], TO_LAY, position.left[viewer])


def _seat(board: Board, raw: RawCells) -> SeatView:
    cells: vec[i64] = raw
    support, hand, to_lay, knocked, stock = cells
    return {
        "support": support,
        "hand": _tokens(hand),
        "to_lay": None if to_lay == HIDDEN else _tokens(to_lay),
        "knocked": None if knocked == HIDDEN else bool(knocked),
        "stock": stock,
    }


def _spaces(position: Revolution) -> list[vec[i64]]:
    if position.asked != BIDDING:
        return _bids(position, position.bids)
    hidden = filled_row(position.players, HIDDEN)
    return [extend(vec[i64]([space]), hidden) for space in position.board.order]


def _bids(position: Revolution, bids: vec[i64]) -> list[vec[i64]]:
    """Return the cells of each space: the space, then the bid of each seat."""
    return [_space_bids(bids, space, position.players) for space in position.board.order]


def _space_bids(bids: vec[i64], space: i64, players: i64) -> vec[i64]:
    values = vec[i64]([space])
    for seat in range(players):
        values = append(values, bids[seat * SPACE_COUNT + space])
    return values


def _own_bids(shown: list[vec[i64]], position: Revolution, viewer: int) -> None:
    if position.asked == BIDDING:
        first = viewer * SPACE_COUNT
        for index, space in enumerate(position.board.order):
            shown[index] = with_item(shown[index], 1 + viewer, position.bids[first + space])


def _space(board: Board, raw: RawCells) -> SpaceView:
    cells: vec[i64] = raw
    return {
        "id": SPACES[cells[0]],
        "bids": [None if bid == HIDDEN else _tokens(bid) for bid in cells[1:]],
    }


def _areas(position: Revolution) -> list[vec[i64]]:
    return [_area_cells(position, area) for area in position.board.areas]


def _area_cells(position: Revolution, area: i64) -> vec[i64]:
    first = area * SEAT_COUNT
    room = position.board.capacity[area] - position.filled[area]
    values = vec[i64]([area, room, holder(position, area)])
    return extend(values, position.cubes[first : first + position.players])


def _area(board: Board, raw: RawCells) -> AreaView:
    cells: vec[i64] = raw
    area, room, holder = cells[:AREA_CELLS]
    return {
        "id": AREAS[area],
        "cubes": list(cells[AREA_CELLS:]),
        "points": board.points[area],
        "room": room,
        "holder": None if board.each_cube[area] else _seat_or_none(holder),
    }


def _tokens(packed: int) -> Tokens:
    """Return the amounts of packed tokens by kind."""
    return {
        "force": amount_of(packed, FORCE),
        "blackmail": amount_of(packed, BLACKMAIL),
        "gold": amount_of(packed, GOLD),
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


def _is_resolving(position: Revolution) -> bool:
    return position.asked not in (BIDDING, NOTHING)


def _resolving(position: Revolution) -> str | None:
    # The cursor is -1 between the reveal and the first space.
    if not _is_resolving(position) or position.cursor < 0:
        return None
    return SPACES[position.board.order[position.cursor]]


def _winners(position: Revolution) -> dict[str, int | None]:
    """Return the winner, or None, of each space with a bid that this turn has resolved."""
    return _winners_of(position, position.bids, position.settled)


def _winners_of(position: Revolution, bids: vec[i64], settled: int) -> dict[str, int | None]:
    winners: dict[str, int | None] = {}
    for space in position.board.order[:settled]:
        if any(bids[seat * SPACE_COUNT + space] for seat in range(position.players)):
            seat = sole_leader(bids, space, SPACE_COUNT, position.players)
            winners[SPACES[space]] = _seat_or_none(seat)
    return winners


def _last_turn(position: Revolution) -> LastTurnView | None:
    """Return the bids and winners of the previous turn (RULES 6.3)."""
    bids = position.last_bids
    if not len(bids):
        return None
    return {
        "turn": position.turn - 1,
        "spaces": [_space(position.board, values) for values in _bids(position, bids)],
        "winners": _winners_of(position, bids, len(position.board.order)),
    }


def _effect(position: RevolutionMatch) -> EffectView | None:
    """Return the effect being answered, and the thing picked in its first step."""
    if not _is_resolving(position) or position.source == NOTHING:
        return None
    step = position.second_step()
    return {
        "space": SPACES[position.source],
        "number": position.step // 2,
        "picked": None if step is None else step.picked(position),
    }


# RULES 3.2, 6.1 and 6.3.
VIEW = (
    public("turn", lambda position: position.turn, "turn"),
    public("phase", lambda position: PHASES[position.phase()], "asked"),
    rows("seats", _seats, _seat, "asked hands knocked left scores stocks", _own_seat),
    rows("spaces", _spaces, _space, "asked bids", _own_bids),
    rows("areas", _areas, _area, "cubes filled"),
    public("guardhouse", lambda position: _seat_or_none(position.guardhouse), "guardhouse"),
    public("resolving", _resolving, "asked cursor"),
    public("acting", lambda position: _seat_or_none(position.actor), "actor"),
    public("effect", _effect, "subject asked source step"),
    public("winners", _winners, "bids settled"),
    rows("scores", scores, score, "cubes hands scores"),
    public("last", _last_turn, "last_bids turn"),
)
