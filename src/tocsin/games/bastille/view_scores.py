"""What each seat has scored, and would have if the match ended now (RULES 7.9 to 7.19)."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.score import ScoreView, score_row

from . import board as b
from .end_and_scoring import (
    coin_points,
    crown_points,
    gem_points,
    henchman_points,
    total,
    track_points,
)
from .flags import totals
from .mission_points import mission_points
from .position import Bastille
from .weapons import unarmed_cost

NAMES: Final = [f"source:{name}" for name in b.SOURCES]
MISSIONS: Final = NAMES[b.FROM_MISSIONS]


def scores(position: Bastille) -> list[ScoreView]:
    """Return all scores, missions in hand left out until they are scored."""
    # In the order in which the final scoring begins; what it has given a seat is not to come.
    both = (b.FROM_GEMS, b.FROM_CROWNS, b.FROM_BASTILLE)
    worth = (
        gem_points(position),
        crown_points(position, position.board.crowns_final),
        track_points(position),
    )
    printed = totals(position, position.board.points)
    found: list[ScoreView] = []
    for seat in range(position.players):
        points = {n: position.points[seat * b.SOURCE_COUNT + n] for n in range(b.SOURCE_COUNT)}
        for step, source in enumerate(both):
            if position.tallied <= step * position.players + seat:
                points[source] += worth[step][seat]
        points |= _only_at_the_end(position, printed, seat)
        found.append(_score(position, seat, points))
    return found


def _only_at_the_end(position: Bastille, printed: vec[i64], seat: i64) -> dict[int, int]:
    """Return what nothing but the final scoring brings, whether it has come or not."""
    return {
        b.FROM_CHARACTERS: printed[seat],
        b.FROM_HENCHMEN: henchman_points(position, seat),
        b.FROM_COINS: coin_points(position, seat),
        b.FROM_UNARMED: -unarmed_cost(position, seat),
    }


def _score(position: Bastille, seat: int, points: dict[int, int]) -> ScoreView:
    is_hidden = position.asked != b.END and position.missions[seat] != 0
    return score_row(
        total(position, seat),
        tuple([(name, points[n]) for n, name in enumerate(NAMES)]),
        (MISSIONS,) if is_hidden else (),
        (("coins", position.coins[seat]),),
    )


def own_scores(shown: list[ScoreView], position: Bastille, viewer: int) -> list[ScoreView]:
    """Return the scores with what the viewer's own missions would bring."""
    held: int = position.missions[viewer]
    points = sum(
        mission_points(position, viewer, mission)
        for mission in range(b.MISSION_COUNT)
        if (held >> mission) & 1
    )
    own = shown[viewer]
    found = shown.copy()
    found[viewer] = {
        **own,
        "end": own["end"] - own["sources"][MISSIONS] + points,
        "sources": {**own["sources"], MISSIONS: points},
        "hidden": [],
    }
    return found
