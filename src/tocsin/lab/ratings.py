"""Ratings with their uncertainty, from the rankings of matches."""

from collections.abc import Iterable
from statistics import fmean
from typing import Any

import msgspec

from .optional import require


class BotRating(msgspec.Struct, frozen=True):
    """The estimated strength of a bot: mean and standard deviation."""

    bot: str
    mean: float
    deviation: float


def ratings(names: list[str], matches: Iterable[tuple[list[str], list[int]]]) -> list[BotRating]:
    """Return a Plackett-Luce rating for each bot, the best first, from fields and their ranks.

    If a bot has several seats of a match, its updates are averaged.
    """
    model = rating_model()
    known = {name: model.rating(name=name) for name in names}
    for field, ranks in matches:
        teams = [[model.rating(known[name].mu, known[name].sigma)] for name in field]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
        for name in dict.fromkeys(field):
            own = [rating for rating, bot in zip(after, field, strict=True) if bot == name]
            known[name].mu = fmean(rating.mu for rating in own)
            known[name].sigma = fmean(rating.sigma for rating in own)
    rated = [BotRating(name, round(of.mu, 3), round(of.sigma, 3)) for name, of in known.items()]
    return sorted(rated, key=lambda rating: -rating.mean)


def rating_model() -> Any:
    """Return the rating model; raise BadOptions without the extra "lab"."""
    return require("openskill.models", "Ratings need").PlackettLuce()
