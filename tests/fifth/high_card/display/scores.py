"""The score of each seat if the match ended now (RULES 7.1)."""

# mypyc: compile

from tocsin.kernel.course import NOTHING
from tocsin.kernel.score import ScoreView, score_row

from ..rules.course import HighCardMatch


def scores(position: HighCardMatch, viewer: int | None) -> list[ScoreView]:
    """Return all scores; those of hidden cards are 0."""
    return [_score(position, seat, viewer) for seat in range(position.players)]


def _score(position: HighCardMatch, seat: int, viewer: int | None) -> ScoreView:
    """Return the score of a seat: its card at the end (RULES 7.1)."""
    is_over = position.asked == NOTHING
    is_seen = is_over or seat == viewer
    points = position.cards[seat] if is_seen else 0
    hidden = [] if is_seen else ["card"]
    return score_row(points if is_over else 0, {"card": points}, hidden, {})
