"""The score of each seat: Support so far, and the points if the match ended now (RULES 7)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.score import ScoreView, score_row
from tocsin.kernel.view import RawCells

from ..rules.board import Board
from ..rules.end_and_scoring import points_by_source, source_points
from ..rules.position import Revolution


def scores(position: Revolution) -> list[vec[i64]]:
    """Return the points of each seat by source; all of them are public."""
    return [source_points(position, seat) for seat in range(position.players)]


def score(board: Board, raw: RawCells) -> ScoreView:
    """Return the score of a seat; only the Support, the first source, is scored already."""
    points: vec[i64] = raw
    return score_row(points[0], points_by_source(board, points), [], {})
