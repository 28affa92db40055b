"""What each seat may see: built up from nothing (RULES 3.2 and 6)."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NOBODY, NOTHING
from tocsin.kernel.view import partly, public, row

from .board import AREAS, BIDDING, BLACKMAIL, FORCE, GOLD, SEAT_COUNT, SHIFT, SPACE_COUNT, SPACES
from .course import PHASES, RevolutionMatch
from .end_and_scoring import holder
from .majority import alone_at_the_top
from .position import Revolution
from .view_scores import scores
from .view_types import AreaView, EffectView, LastTurnView, SeatView, SpaceView, Tokens

# Stands for a bid that is not shown.
HIDDEN: Final = -1


def _seats(position: Revolution) -> list[SeatView]:
    bidding = position.asked == BIDDING
    return [
        _seat(
            position.scores[seat],
            position.hands[seat],
            bool(position.knocked[seat]) if bidding else None,
            position.stocks[seat],
        )
        for seat in range(position.players)
    ]


def _own_seat(shown: list[SeatView], position: Revolution, viewer: int) -> list[SeatView]:
    if position.asked != BIDDING:
        return shown
    seats = shown.copy()
    seats[viewer] = {**shown[viewer], "to_lay": _tokens(position.left[viewer])}
    return seats


@row
def _seat(support: int, hand: int, knocked: bool | None, stock: int) -> SeatView:
    return {
        "support": support,
        "hand": _tokens(hand),
        "to_lay": None,
        "knocked": knocked,
        "stock": stock,
    }


def _spaces(position: Revolution) -> list[SpaceView]:
    if position.asked == BIDDING:
        bids = (HIDDEN,) * position.players
        return [_space(space, bids) for space in position.board.order]
    return _open_bids(position, position.bids)


def _open_bids(position: Revolution, bids: vec[i64]) -> list[SpaceView]:
    places = range(0, position.players * SPACE_COUNT, SPACE_COUNT)
    return [
        _space(space, tuple([bids[first + space] for first in places]))
        for space in position.board.order
    ]


def _own_bids(shown: list[SpaceView], position: Revolution, viewer: int) -> list[SpaceView]:
    if position.asked != BIDDING:
        return shown
    before, after = (HIDDEN,) * viewer, (HIDDEN,) * (position.players - viewer - 1)
    own = viewer * SPACE_COUNT
    return [
        _space(space, (*before, position.bids[own + space], *after))
        for space in position.board.order
    ]


@row
def _space(space: int, bids: tuple[int, ...]) -> SpaceView:
    return {"id": SPACES[space], "bids": [None if bid == HIDDEN else _tokens(bid) for bid in bids]}


def _areas(position: Revolution) -> list[AreaView]:
    return [_area(position, area) for area in position.board.areas]


def _area(position: Revolution, area: int) -> AreaView:
    first = area * SEAT_COUNT
    return _area_row(
        area,
        tuple(position.cubes[first : first + position.players]),
        position.board.points[area],
        position.board.capacity[area] - position.filled[area],
        None if position.board.each_cube[area] else _somebody(holder(position, area)),
    )


@row
def _area_row(
    area: int, cubes: tuple[int, ...], points: int, room: int, holder: int | None
) -> AreaView:
    return {
        "id": AREAS[area],
        "cubes": list(cubes),
        "points": points,
        "room": room,
        "holder": holder,
    }


@row
def _tokens(packed: int) -> Tokens:
    """Return packed tokens by the names of their kinds."""
    return {
        "force": (packed >> SHIFT[FORCE]) & 0xFF,
        "blackmail": (packed >> SHIFT[BLACKMAIL]) & 0xFF,
        "gold": (packed >> SHIFT[GOLD]) & 0xFF,
    }


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _is_resolving(position: Revolution) -> bool:
    return position.asked not in (BIDDING, NOTHING)


def _resolving(position: Revolution) -> str | None:
    # The screens are gone a moment before the first space is looked at.
    if not _is_resolving(position) or position.cursor < 0:
        return None
    return SPACES[position.board.order[position.cursor]]


def _winners(position: Revolution) -> dict[str, int | None]:
    """Return who won each space that had bids and was resolved in this turn; None: nobody."""
    return _winners_by(position, position.bids, position.settled)


def _winners_by(position: Revolution, bids: vec[i64], settled: int) -> dict[str, int | None]:
    winners: dict[str, int | None] = {}
    for space in position.board.order[:settled]:
        if any(bids[seat * SPACE_COUNT + space] for seat in range(position.players)):
            seat = alone_at_the_top(bids, space, SPACE_COUNT, position.players)
            winners[SPACES[space]] = _somebody(seat)
    return winners


def _last_turn(position: Revolution) -> LastTurnView | None:
    """Return the bids of the turn before, and who won by them (RULES 6.3)."""
    bids = position.last_bids
    if not len(bids):
        return None
    return {
        "turn": position.turn - 1,
        "spaces": _open_bids(position, bids),
        "winners": _winners_by(position, bids, len(position.board.order)),
    }


def _effect(position: RevolutionMatch) -> EffectView | None:
    """Return the effect being answered, and what was already answered of it."""
    if not _is_resolving(position) or position.source == NOTHING:
        return None
    half = position.second_half()
    return {
        "space": SPACES[position.source],
        "number": position.step // 2,
        "picked": None if half is None else half.picked(position),
    }


# RULES 3.2, 6.1 and 6.3.
VIEW = (
    public("turn", lambda position: position.turn, "turn"),
    public("phase", lambda position: PHASES[position.phase()], "asked"),
    partly("seats", _seats, _own_seat, "asked hands knocked left scores stocks"),
    partly("spaces", _spaces, _own_bids, "asked bids"),
    public("areas", _areas, "cubes filled"),
    public("guardhouse", lambda position: _somebody(position.guardhouse), "guardhouse"),
    public("resolving", _resolving, "asked cursor"),
    public("acting", lambda position: _somebody(position.actor), "actor"),
    public("effect", _effect, "about asked source step"),
    public("winners", _winners, "bids settled"),
    public("scores", scores, "cubes hands scores"),
    public("last", _last_turn, "last_bids turn"),
)
