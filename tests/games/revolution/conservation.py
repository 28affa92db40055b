"""Invariants of every position of Revolution!: cubes and, during bidding, tokens."""

from tocsin.games.revolution.rules.board import AREAS, BIDDING, SEAT_COUNT, SPACE_COUNT
from tocsin.games.revolution.rules.position import Revolution
from tocsin.kernel.position import Position


def check(position: Position) -> None:
    """Raise if there are too many or too few cubes or tokens."""
    assert isinstance(position, Revolution)
    _check_cubes(position)
    _check_areas(position)
    if position.asked == BIDDING:
        _check_bids(position)


def _check_cubes(position: Revolution) -> None:
    for seat in range(position.players):
        town = sum(position.cubes[area * SEAT_COUNT + seat] for area in range(len(AREAS)))
        cubes = position.stocks[seat] + town + int(position.guardhouse == seat)
        assert cubes == position.board.cubes, f"seat {seat} has {cubes} cubes"
        assert position.stocks[seat] >= 0, f"seat {seat} has placed more cubes than it has"


def _check_areas(position: Revolution) -> None:
    for area, name in enumerate(AREAS):
        row = position.cubes[area * SEAT_COUNT : (area + 1) * SEAT_COUNT]
        assert min(row) >= 0, f"negative number of cubes in the {name}"
        assert sum(row) == position.filled[area], f"wrong total of cubes in the {name}"
        assert sum(row) <= position.board.capacity[area], f"too many cubes in the {name}"
        assert not any(row[position.players :]), f"a cube without a seat in the {name}"


def _check_bids(position: Revolution) -> None:
    for seat in range(position.players):
        bid = position.bids[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
        assert sum(bid) + position.left[seat] == position.hands[seat], f"seat {seat} lost a token"
        assert len([space for space in bid if space]) == position.used[seat]
        assert position.used[seat] <= position.board.bid_spaces
        assert not position.knocked[seat] or position.left[seat] == 0
