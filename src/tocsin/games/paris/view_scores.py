"""What each seat has scored, and would have if the match ended now (RULES 7.2 to 7.8)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NOTHING
from tocsin.kernel.score import ScoreView, score_row

from . import board as b
from .end_and_scoring import end_points, strengths, value_under_keys
from .position import Paris


def scores(position: Paris) -> list[ScoreView]:
    """Return all scores; Francs behind a closed screen count when the match is over."""
    strength = strengths(position)
    is_open = not position.board.closed or position.asked == NOTHING
    return [_score(position, strength, seat, is_open) for seat in range(position.players)]


def own_scores(shown: list[ScoreView], position: Paris, viewer: int) -> list[ScoreView]:
    """Return the scores with what lies behind the viewer's own screen."""
    if not shown[viewer]["hidden"]:
        return shown
    found = shown.copy()
    found[viewer] = _score(position, strengths(position), viewer, True)
    return found


def _score(position: Paris, strength: vec[i64], seat: int, is_open: bool) -> ScoreView:
    own = seat * b.SEAT_FIELDS
    first = seat * b.SOURCE_COUNT
    points: dict[str, int] = {
        name: position.scored[first + source] for source, name in enumerate(b.SOURCES)
    }
    points |= end_points(position, strength, seat)
    if not is_open:
        points["francs"] = 0
    francs = position.seats[own + b.FRANCS] if is_open else None
    return score_row(
        position.seats[own + b.POINTS],
        tuple(points.items()),
        () if is_open else ("francs",),
        (("francs", francs), ("value", value_under_keys(position, strength, seat))),
    )
