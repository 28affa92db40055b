"""Ratings with their uncertainty, from who came before whom."""

from collections.abc import Iterable
from statistics import fmean
from typing import Any

import msgspec

from tocsin.kernel.errors import BadOptions


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is held to be: a mean, and the standard deviation of what is not known."""

    bot: str
    mean: float
    deviation: float


def rated(names: list[str], matches: Iterable[tuple[list[str], list[int]]]) -> list[Rating]:
    """Return a rating for each bot, by Plackett and Luce's model, the best first.

    Where a bot sits at several places of a table, what it learns there is averaged.
    """
    model = model_of_ratings()
    known = {name: model.rating(name=name) for name in names}
    for field, ranks in matches:
        teams = [[model.rating(known[name].mu, known[name].sigma)] for name in field]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
        for name in dict.fromkeys(field):
            own = [rating for rating, sat in zip(after, field, strict=True) if sat == name]
            known[name].mu = fmean(rating.mu for rating in own)
            known[name].sigma = fmean(rating.sigma for rating in own)
    ratings = [Rating(name, round(of.mu, 3), round(of.sigma, 3)) for name, of in known.items()]
    return sorted(ratings, key=lambda rating: -rating.mean)


def model_of_ratings() -> Any:
    """Return the model by which ratings are made; whoever plays for long asks before."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadOptions("Ratings need the extra “lab”: pip install 'tocsin[lab]'.") from None
    return PlackettLuce()
