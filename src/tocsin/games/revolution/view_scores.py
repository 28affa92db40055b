"""What each seat has scored, and would have if the match ended now (RULES 7.3 to 7.9)."""

# mypyc: compile

from tocsin.kernel.score import ScoreView, score_row

from .end_and_scoring import sources
from .position import Revolution


def scores(position: Revolution) -> list[ScoreView]:
    """Return all scores; nothing of them is hidden, and equals share the victory."""
    return [_score(position, seat) for seat in range(position.players)]


def _score(position: Revolution, seat: int) -> ScoreView:
    return score_row(position.scores[seat], tuple(sources(position, seat).items()))
