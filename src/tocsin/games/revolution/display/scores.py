"""What each seat has scored, and would have if the match ended now (RULES 7.3 to 7.9)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.score import ScoreView, score_row
from tocsin.kernel.view import Given

from ..rules.board import Board
from ..rules.end_and_scoring import named, sources
from ..rules.position import Revolution


def scores(position: Revolution) -> list[vec[i64]]:
    """Return all scores; nothing of them is hidden, and equals share the victory."""
    return [sources(position, seat) for seat in range(position.players)]


def score(board: Board, given: Given) -> ScoreView:
    """Return the score of a seat, of which it has the support already."""
    points: vec[i64] = given
    return score_row(points[0], named(board, points), [], {})
