"""Scores of each seat so far, and if the match ended now (RULES 7.9 to 7.19)."""

# mypyc: compile

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from tocsin.kernel.score import ScoreView, score_row
from tocsin.kernel.view import RawCells

from ..rules import board as b
from ..rules.board import Board
from ..rules.end_and_scoring import (
    coin_points,
    crown_points,
    gem_points,
    henchman_points,
    total_points,
    track_points,
)
from ..rules.flags import printed_totals
from ..rules.mission_points import mission_points
from ..rules.position import Bastille
from ..rules.weapons import unarmed_penalty

NAMES: Final = [f"source:{name}" for name in b.SOURCES]
# Cells of a score: points scored, coins, 1 if missions are hidden, then points by source.
IS_HIDDEN: Final = 2
FIRST_SOURCE: Final = 3


def scores(position: Bastille) -> list[vec[i64]]:
    """Return the cells of all scores; unscored missions count 0."""
    # In the order of the final scoring; `tallied` tells which points were scored already.
    repeated = (b.FROM_GEMS, b.FROM_CROWNS, b.FROM_BASTILLE)
    repeated_points = (
        gem_points(position),
        crown_points(position, position.board.crowns_final),
        track_points(position),
    )
    printed = printed_totals(position, position.board.points)
    result: list[vec[i64]] = []
    for seat in range(position.players):
        first = seat * b.SOURCE_COUNT
        is_hidden = position.asked != b.END and position.missions[seat] != 0
        figures = vec[i64]([total_points(position, seat), position.coins[seat], is_hidden])
        figures = extend(figures, position.points[first : first + b.SOURCE_COUNT])
        for step, source in enumerate(repeated):
            if position.tallied <= step * position.players + seat:
                figures[FIRST_SOURCE + source] += repeated_points[step][seat]
        # Sources of the final scoring only: the same before and after they are scored.
        figures[FIRST_SOURCE + b.FROM_CHARACTERS] = printed[seat]
        figures[FIRST_SOURCE + b.FROM_HENCHMEN] = henchman_points(position, seat)
        figures[FIRST_SOURCE + b.FROM_COINS] = coin_points(position, seat)
        figures[FIRST_SOURCE + b.FROM_UNARMED] = -unarmed_penalty(position, seat)
        result.append(figures)
    return result


def own_scores(shown: list[vec[i64]], position: Bastille, viewer: int) -> None:
    """Add the points of the viewer's own missions."""
    held: i64 = position.missions[viewer]
    points: i64 = 0
    mission: i64
    for mission in range(b.MISSION_COUNT):
        if (held >> mission) & 1:
            points += mission_points(position, viewer, mission)
    own = shown[viewer][:]
    own[IS_HIDDEN] = 0
    own[FIRST_SOURCE + b.FROM_MISSIONS] = points
    shown[viewer] = own


def score(board: Board, raw: RawCells) -> ScoreView:
    """Return the score of a seat from its cells."""
    figures: vec[i64] = raw
    points, coins, is_hidden = figures[:FIRST_SOURCE]
    sources = dict(zip(NAMES, figures[FIRST_SOURCE:]))
    hidden = [NAMES[b.FROM_MISSIONS]] if is_hidden else []
    return score_row(points, sources, hidden, {"coins": coins})
