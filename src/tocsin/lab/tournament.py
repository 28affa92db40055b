"""A pool of bots, each one among all of another kind: a matrix of shares, and ratings."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import permutations, zip_longest

import msgspec

from .arena import Entrant, Result, compete
from .deal import Contest, Deal
from .ledger import Ledger, key_of
from .pool import Member
from .ratings import Rating, model_of_ratings, rated
from .sharing import Team


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot did at a table of which all other seats had the other."""

    one: str
    others: str
    share: float
    low: float
    high: float
    games: int
    is_clear: bool


class Matrix(msgspec.Struct, frozen=True, kw_only=True):
    """What a tournament found."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    pool: list[Member]
    cells: list[Cell]
    ratings: list[Rating]
    digest: str


def contests(contest: Contest, names: list[str]) -> Iterator[Contest]:
    """Yield one contest for each two bots of a pool, the order of the two counting."""
    for one, other in permutations(names, 2):
        yield msgspec.structs.replace(contest, field=[one] + [other] * (len(contest.field) - 1))


def hold(
    contest: Contest,
    pool: list[Member],
    team: Team,
    on_deal: Callable[[], None] = lambda: None,
    *,
    ledger: Ledger,
    until_clear: bool = False,
) -> Matrix:
    """Let each bot of the pool play among those of each other kind.

    The deals go through the ledger, from which the ratings are taken at the end.
    """
    model_of_ratings()
    digest = sha256()
    cells, played = [], []
    for each in contests(contest, [member.bot for member in pool]):
        result = compete(each, team, on_deal, ledger=ledger, until_clear=until_clear)
        digest.update(bytes.fromhex(result.digest))
        cells.append(_cell(result))
        deals = ledger.deals(key_of(each))
        played.append([(each.field, deals[number]) for number in range(result.deals)])
    return Matrix(
        game=contest.game,
        players=len(contest.field),
        options=contest.options,
        seed=contest.seed,
        pool=pool,
        cells=cells,
        ratings=rated([member.bot for member in pool], list(_mixed(played))),
        digest=digest.hexdigest(),
    )


def _cell(result: Result) -> Cell:
    first: Entrant = result.entrants[0]
    return Cell(
        one=first.bot,
        others=result.entrants[1].bot,
        share=first.share,
        low=first.low,
        high=first.high,
        games=first.games,
        is_clear=result.is_clear,
    )


def _mixed(
    played: list[list[tuple[list[str], Deal]]],
) -> Iterator[tuple[list[str], list[int]]]:
    """Yield fields and ranks match by match, the first deals of all contests first.

    A rating counts what comes last the most, so that no contest may come as a whole.
    """
    for row in zip_longest(*played):
        for entry in row:
            if entry is not None:
                field, deal = entry
                for ranks in deal.ranks:
                    yield field, ranks
