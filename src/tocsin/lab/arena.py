"""The arena: a field of bots plays the same deals from every seat, measured with intervals."""

import time
from collections.abc import Callable, Iterator
from hashlib import sha256

import msgspec

from tocsin import games
from tocsin.bots import seat_bot

from .certainty import interval, lasting_interval
from .deal import Contest, Deal, play_deal
from .ledger import Ledger, key_of
from .sharing import Team


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """How one place of the field did; a shared victory counts in parts."""

    bot: str
    games: int
    share: float
    # Bounds of the share, 95 %, clustered by deal.
    low: float
    high: float
    ms_per_decision: float
    worst_ms: float


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What a contest found."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    deals: int
    games: int
    seconds: float
    entrants: list[Entrant]
    # Whether it ended before all deals were played, since it was clear whose share is not even.
    is_clear: bool
    digest: str


def compete(
    contest: Contest,
    team: Team,
    on_deal: Callable[[], None] = lambda: None,
    *,
    ledger: Ledger | None = None,
    until_clear: bool = False,
) -> Result:
    """Play all deals, telling of each, or stop once the first entrant's share surely is not even.

    What a ledger has of this contest is not played again.
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
    for deal in _deals(contest, team, ledger):
        digest.update(deal.digest)
        deals.append(deal)
        on_deal()
        if until_clear and (is_clear := _is_uneven(deals)):
            break
    return Result(
        game=contest.game,
        players=count,
        options=options,
        seed=contest.seed,
        deals=len(deals),
        games=len(deals) * count,
        seconds=round(time.perf_counter() - began, 3),
        entrants=[summed_up(name, place, deals) for place, name in enumerate(contest.field)],
        is_clear=is_clear,
        digest=digest.hexdigest(),
    )


def _deals(contest: Contest, team: Team, ledger: Ledger | None) -> Iterator[Deal]:
    """Yield the deals in order, those that were kept without playing them."""
    key = key_of(contest) if ledger is not None else ""
    have = dict(ledger.deals(key)) if ledger is not None else {}
    missing = [number for number in range(contest.deals) if number not in have]
    played = team.in_order(play_deal, [(contest, number) for number in missing])
    for number in range(contest.deals):
        if number in have:
            yield have[number]
            continue
        deal = next(played)
        if ledger is not None:
            ledger.keep(key, number, deal)
        yield deal


def _is_uneven(deals: list[Deal]) -> bool:
    even = 1 / len(deals[0].shares)
    _, low, high = lasting_interval([deal.shares[0] for deal in deals])
    return not low <= even <= high


def summed_up(name: str, place: int, deals: list[Deal]) -> Entrant:
    """Return how a place of the field did over all deals."""
    share, low, high = interval([deal.shares[place] for deal in deals])
    decisions = sum(deal.decisions[place] for deal in deals)
    seconds = sum(deal.seconds[place] for deal in deals)
    return Entrant(
        bot=name,
        games=len(deals) * len(deals[0].shares),
        share=round(share, 4),
        low=round(low, 4),
        high=round(high, 4),
        ms_per_decision=round(1000 * seconds / max(1, decisions), 6),
        worst_ms=round(1000 * max(deal.longest[place] for deal in deals), 6),
    )
