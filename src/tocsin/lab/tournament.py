"""A tournament of a pool: each bot among those of each other kind, with shares and ratings."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import permutations, zip_longest

import msgspec

from .arena import play_contest
from .deal import Contest, Deal
from .executor import TaskExecutor
from .pool import PoolMember
from .ratings import BotRating, rating_model, ratings
from .result_log import ResultLog, contest_key


class PairResult(msgspec.Struct, frozen=True, kw_only=True):
    """The share of one bot at a table where all other seats have the other bot."""

    one: str
    others: str
    share: float
    low: float
    high: float
    games: int
    is_clear: bool


class TournamentResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a tournament."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    pool: list[PoolMember]
    cells: list[PairResult]
    ratings: list[BotRating]
    digest: str


def pair_contests(contest: Contest, names: list[str]) -> list[Contest]:
    """Return a contest for each ordered pair of bots: one of the first, all others the second."""
    return [
        msgspec.structs.replace(contest, field=[one] + [other] * (len(contest.field) - 1))
        for one, other in permutations(names, 2)
    ]


def play_tournament(
    contest: Contest,
    pool: list[PoolMember],
    executor: TaskExecutor,
    on_deal: Callable[[], None] = lambda: None,
    *,
    log: ResultLog,
    until_clear: bool = False,
) -> TournamentResult:
    """Play the contests of all ordered pairs; the log provides the matches for the ratings."""
    rating_model()  # raises before the first match if the package is missing
    digest = sha256()
    names = [member.bot for member in pool]
    cells, played = [], []
    for pair in pair_contests(contest, names):
        result = play_contest(pair, executor, on_deal, log=log, until_clear=until_clear)
        digest.update(bytes.fromhex(result.digest))
        first = result.entrants[0]
        cells.append(
            PairResult(
                one=first.bot,
                others=result.entrants[1].bot,
                share=first.share,
                low=first.low,
                high=first.high,
                games=first.games,
                is_clear=result.is_clear,
            )
        )
        deals = log.deals(contest_key(pair))
        played.append([(pair.field, deals[number]) for number in range(result.deals)])
    return TournamentResult(
        game=contest.game,
        players=len(contest.field),
        options=contest.options,
        seed=contest.seed,
        pool=pool,
        cells=cells,
        ratings=ratings(names, _interleaved(played)),
        digest=digest.hexdigest(),
    )


def _interleaved(
    played: list[list[tuple[list[str], Deal]]],
) -> Iterator[tuple[list[str], list[int]]]:
    """Yield fields and ranks match by match, taking one deal of each contest in turn.

    Later matches weigh more in a rating, so contests must not follow one after the other.
    """
    for row in zip_longest(*played):
        for field, deal in filter(None, row):
            for ranks in deal.ranks:
                yield field, ranks
