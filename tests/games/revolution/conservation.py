"""What a match of Revolution! never loses or wins: cubes and, during the bidding, tokens."""

from tocsin.games.revolution.rules.board import AREAS, BIDDING, SEAT_COUNT, SPACE_COUNT
from tocsin.games.revolution.rules.position import Revolution
from tocsin.kernel.position import Position


def check(position: Position) -> None:
    """Raise if a cube or a token is missing or too many."""
    assert isinstance(position, Revolution)
    _check_cubes(position)
    _check_areas(position)
    if position.asked == BIDDING:
        _check_bids(position)


def _check_cubes(position: Revolution) -> None:
    for seat in range(position.players):
        town = sum(position.cubes[area * SEAT_COUNT + seat] for area in range(len(AREAS)))
        guard = int(position.guardhouse == seat)
        cubes = position.stocks[seat] + town + guard
        assert cubes == position.board.cubes, f"seat {seat} has {cubes} cubes"
        assert position.stocks[seat] >= 0, f"seat {seat} has placed more cubes than it has"


def _check_areas(position: Revolution) -> None:
    for area, name in enumerate(AREAS):
        row = position.cubes[area * SEAT_COUNT : (area + 1) * SEAT_COUNT]
        assert min(row) >= 0, f"a cube that is not there left the {name}"
        assert sum(row) == position.filled[area], f"the {name} miscounts its cubes"
        assert sum(row) <= position.board.capacity[area], f"the {name} is overfull"
        assert not any(row[position.players :]), f"nobody's cube stands in the {name}"


def _check_bids(position: Revolution) -> None:
    for seat in range(position.players):
        bid = position.bids[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
        assert sum(bid) + position.left[seat] == position.hands[seat], f"seat {seat} lost a token"
        assert len([space for space in bid if space]) == position.used[seat]
        assert position.used[seat] <= position.board.bid_spaces
        assert not position.knocked[seat] or position.left[seat] == 0
