"""What each seat may see: built up from nothing (RULES 3.2 and 6)."""

# mypyc: compile

from tocsin.kernel.course import NOBODY, NOTHING
from tocsin.kernel.view import partly, public

from .board import AREAS, BIDDING, BLACKMAIL, FORCE, GOLD, SEAT_COUNT, SHIFT, SPACE_COUNT, SPACES
from .course import PHASES, RevolutionMatch
from .majority import alone_at_the_top
from .position import Revolution
from .scoring import holder
from .view_types import AreaView, EffectView, SeatView, SpaceView, Tokens


def _seats(position: Revolution) -> list[SeatView]:
    return [_seat(position, seat) for seat in range(position.players)]


def _own_seat(shown: list[SeatView], position: Revolution, viewer: int) -> list[SeatView]:
    if position.asked != BIDDING:
        return shown
    seats = shown.copy()
    seats[viewer] = {**shown[viewer], "to_lay": _tokens(position.left[viewer])}
    return seats


def _seat(position: Revolution, seat: int) -> SeatView:
    bidding = position.asked == BIDDING
    return {
        "support": position.scores[seat],
        "hand": _tokens(position.hands[seat]),
        "to_lay": None,
        "knocked": bool(position.knocked[seat]) if bidding else None,
        "stock": position.stocks[seat],
    }


def _spaces(position: Revolution) -> list[SpaceView]:
    return [_space(position, space) for space in position.board.order]


def _own_bids(shown: list[SpaceView], position: Revolution, viewer: int) -> list[SpaceView]:
    if position.asked != BIDDING:
        return shown
    spaces: list[SpaceView] = []
    for space in position.board.order:
        bids: list[Tokens | None] = [None] * position.players
        bids[viewer] = _tokens(position.bids[viewer * SPACE_COUNT + space])
        spaces.append({"id": SPACES[space], "bids": bids})
    return spaces


def _space(position: Revolution, space: int) -> SpaceView:
    is_hidden = position.asked == BIDDING
    return {
        "id": SPACES[space],
        "bids": [
            None if is_hidden else _tokens(position.bids[seat * SPACE_COUNT + space])
            for seat in range(position.players)
        ],
    }


def _areas(position: Revolution) -> list[AreaView]:
    return [_area(position, area) for area in position.board.areas]


def _area(position: Revolution, area: int) -> AreaView:
    return {
        "id": AREAS[area],
        "cubes": [position.cubes[area * SEAT_COUNT + seat] for seat in range(position.players)],
        "points": position.board.points[area],
        "room": position.board.capacity[area] - position.filled[area],
        "holder": None if position.board.each_cube[area] else _somebody(holder(position, area)),
    }


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
    winners: dict[str, int | None] = {}
    for space in position.board.order[: position.settled]:
        bids = [position.bids[seat * SPACE_COUNT + space] for seat in range(position.players)]
        if any(bids):
            seat = alone_at_the_top(position.bids, space, SPACE_COUNT, position.players)
            winners[SPACES[space]] = _somebody(seat)
    return winners


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
)
