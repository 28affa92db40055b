"""The arena: a field of bots plays the same deals in all seats; shares come with intervals."""

import time
from collections.abc import Callable, Iterator
from hashlib import sha256

import msgspec

from tocsin import games
from tocsin.bots import seat_bot

from .confidence import anytime_interval, share_interval
from .deal import Contest, Deal, play_deal
from .executor import TaskExecutor
from .result_log import ResultLog, contest_key


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one entrant of the field; a shared victory counts in parts."""

    bot: str
    games: int
    share: float
    # 95 % interval of the share, clustered by deal.
    low: float
    high: float
    ms_per_decision: float
    worst_ms: float


class ContestResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a contest."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    deals: int
    games: int
    seconds: float
    entrants: list[Entrant]
    # Whether it stopped early because the first share is significantly uneven.
    is_clear: bool
    digest: str


def play_contest(
    contest: Contest,
    executor: TaskExecutor,
    on_deal: Callable[[], None] = lambda: None,
    *,
    log: ResultLog | None = None,
    until_clear: bool = False,
) -> ContestResult:
    """Play all deals that are not in the log, calling `on_deal` after each.

    `until_clear` stops once the first entrant's share is significantly uneven.
    """
    game = games.load(contest.game, contest.corrections)
    count = len(contest.field)
    options = game.settle(count, contest.options)
    for name in dict.fromkeys(contest.field):
        seat_bot(name, game, 0)
    began = time.perf_counter()
    digest = sha256()
    deals: list[Deal] = []
    is_clear = False
    for deal in _deals(contest, executor, log or ResultLog()):
        digest.update(deal.digest)
        deals.append(deal)
        on_deal()
        if until_clear and (is_clear := _is_uneven(deals)):
            break
    return ContestResult(
        game=contest.game,
        players=count,
        options=options,
        seed=contest.seed,
        deals=len(deals),
        games=len(deals) * count,
        seconds=round(time.perf_counter() - began, 3),
        entrants=[entrant_result(name, index, deals) for index, name in enumerate(contest.field)],
        is_clear=is_clear,
        digest=digest.hexdigest(),
    )


def _deals(contest: Contest, executor: TaskExecutor, log: ResultLog) -> Iterator[Deal]:
    """Yield the deals in order, from the log or newly played."""
    key = contest_key(contest)
    logged = dict(log.deals(key))
    missing = [number for number in range(contest.deals) if number not in logged]
    played = executor.map_ordered(play_deal, [(contest, number) for number in missing])
    for number in range(contest.deals):
        if number in logged:
            yield logged[number]
            continue
        deal = next(played)
        log.append(key, number, deal)
        yield deal


def _is_uneven(deals: list[Deal]) -> bool:
    """Return whether the even share is outside the anytime interval of the first entrant."""
    even = 1 / len(deals[0].shares)
    _, low, high = anytime_interval([deal.shares[0] for deal in deals])
    return not low <= even <= high


def entrant_result(name: str, index: int, deals: list[Deal]) -> Entrant:
    """Return the result of the entrant at an index of the field over all deals."""
    share, low, high = share_interval([deal.shares[index] for deal in deals])
    decisions = sum(deal.decisions[index] for deal in deals)
    seconds = sum(deal.seconds[index] for deal in deals)
    return Entrant(
        bot=name,
        games=len(deals) * len(deals[0].shares),
        share=round(share, 4),
        low=round(low, 4),
        high=round(high, 4),
        ms_per_decision=round(1000 * seconds / max(1, decisions), 6),
        worst_ms=round(1000 * max(deal.longest[index] for deal in deals), 6),
    )
