"""Scores of the seats: VP scored so far, and the total if the match ended now (RULES 7)."""

# mypyc: compile

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from tocsin.kernel.course import NOTHING
from tocsin.kernel.score import ScoreView, score_row
from tocsin.kernel.view import HIDDEN, RawCells

from ..rules import board as b
from ..rules.board import Board
from ..rules.end_and_scoring import END_SOURCES, end_points, strengths, value_under_keys
from ..rules.position import Paris

# Cells of a score: points, Francs and value (the tie-breakers), then the points by source.
FRANCS: Final = 1
FIRST_SOURCE: Final = 3
FRANC_POINTS: Final = 7
NAMES: Final = [*b.SOURCES, *END_SOURCES]


def scores(position: Paris) -> list[vec[i64]]:
    """Return all scores; Francs behind closed screens are hidden until the match is over."""
    strength = strengths(position)
    is_open = not position.board.closed_screens or position.asked == NOTHING
    return [_figures(position, strength, seat, is_open) for seat in range(position.players)]


def own_scores(shown: list[vec[i64]], position: Paris, viewer: int) -> None:
    """Replace the viewer's own score by the one with its Francs."""
    if shown[viewer][FRANCS] == HIDDEN:
        shown[viewer] = _figures(position, strengths(position), viewer, True)


def _figures(position: Paris, strength: vec[i64], seat: i64, is_open: bool) -> vec[i64]:
    own = seat * b.SEAT_FIELDS
    first = seat * b.SOURCE_COUNT
    francs = position.seats[own + b.FRANCS] if is_open else HIDDEN
    value = value_under_keys(position, strength, seat)
    cells = vec[i64]([position.seats[own + b.POINTS], francs, value])
    cells = extend(cells, position.scored[first : first + b.SOURCE_COUNT])
    cells = extend(cells, end_points(position, strength, seat))
    if not is_open:
        cells[FRANC_POINTS] = 0
    return cells


def score_view(board: Board, raw: RawCells) -> ScoreView:
    """Return the score of a seat."""
    figures: vec[i64] = raw
    points, francs, value = figures[:FIRST_SOURCE]
    is_open = francs != HIDDEN
    return score_row(
        points,
        dict(zip(NAMES, figures[FIRST_SOURCE:])),
        [] if is_open else ["francs"],
        {"francs": francs if is_open else None, "value": value},
    )
