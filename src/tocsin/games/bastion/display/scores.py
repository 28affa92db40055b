"""Scores: points so far, as if the match ended now (RULES 7.1 to 7.6)."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.score import ScoreView, score_row
from tocsin.kernel.view import HIDDEN, RawCells

from ..rules import board
from ..rules.board import MISSION_COUNT, Board
from ..rules.end_and_scoring import lost_points, points_of, prisoners_of, ranking_key
from ..rules.position import Bastion

# The cells of a score: points, forfeited points, laid missions as bits, then the ranking key of
# `ranking_key`, which breaks ties.
POWER: Final = 5
TIES: Final = ("left", "prisoners", "power", "army", "reserves")


def scores(position: Bastion) -> list[vec[i64]]:
    """Return the cells of all scores; the power of prisoners only as far as it is public."""
    return [_figures(position, seat, board.PUBLIC) for seat in range(position.players)]


def fill_seen_scores(shown: list[vec[i64]], position: Bastion, viewer: int) -> None:
    """Fill in the power of prisoners whose values the viewer has seen."""
    for seat in range(position.players):
        if shown[seat][POWER] == HIDDEN:
            shown[seat] = _figures(position, seat, board.PUBLIC | 1 << viewer)


def _figures(position: Bastion, seat: i64, viewers: i64) -> vec[i64]:
    laid: i64 = 0
    for mission in range(MISSION_COUNT):
        if position.laid[mission] == seat:
            laid |= 1 << mission
    left, _, prisoners, power, army, reserves = ranking_key(position, seat)
    for piece in prisoners_of(position, seat):
        if not (position.reason or position.shown[piece] & viewers):
            power = HIDDEN
    points, lost = points_of(position, seat), lost_points(position, seat)
    return vec[i64]([points, lost, laid, left, prisoners, power, army, reserves])


def score(ground: Board, raw: RawCells) -> ScoreView:
    """Return the score of a seat from its cells."""
    figures: vec[i64] = raw
    points, lost, laid = figures[:3]
    sources: dict[str, int] = {
        f"mission:{name}": ground.points[mission]
        for mission, name in enumerate(board.MISSIONS)
        if (laid >> mission) & 1
    }
    if lost:
        sources["eliminated"] = -lost
    ties: dict[str, int | None] = dict(zip(TIES, figures[3:]))
    if figures[POWER] == HIDDEN:
        ties["power"] = None
    return score_row(points, sources, [], ties)
