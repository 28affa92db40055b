"""What each seat has scored, and would have if the match ended now (RULES 7.1 to 7.6)."""

# mypyc: compile

from tocsin.kernel.score import ScoreView, score_row

from . import board
from .end_and_scoring import lost_points, points_of, prisoners_of, standing
from .position import Bastion

# What parts equals, in the order of `standing`.
TIES = ("left", "prisoners", "power", "army", "reserves")


def scores(position: Bastion) -> list[ScoreView]:
    """Return all scores by the missions laid; the power of prisoners as far as all know it."""
    return [_score(position, seat, board.PUBLIC) for seat in range(position.players)]


def seen_scores(shown: list[ScoreView], position: Bastion, viewer: int) -> list[ScoreView]:
    """Return the scores with the power of all prisoners whose values the viewer has seen."""
    found = shown.copy()
    for seat in range(position.players):
        if shown[seat]["ties"]["power"] is None:
            found[seat] = _score(position, seat, board.PUBLIC | 1 << viewer)
    return found


def _score(position: Bastion, seat: int, eyes: int) -> ScoreView:
    points: dict[str, int] = {
        f"mission:{board.MISSIONS[mission]}": position.board.points[mission]
        for mission, owner in enumerate(position.laid)
        if owner == seat
    }
    lost = lost_points(position, seat)
    if lost:
        points["eliminated"] = -lost
    left, _, *rest = standing(position, seat)
    ties: dict[str, int | None] = dict(zip(TIES, [left, *rest]))
    seen = [position.reason or position.shown[p] & eyes for p in prisoners_of(position, seat)]
    if not all(seen):
        ties["power"] = None
    return score_row(points_of(position, seat), tuple(points.items()), (), tuple(ties.items()))
