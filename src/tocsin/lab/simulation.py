"""Simulation: many matches between bots, the same whatever the number of workers."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

import msgspec

from tocsin import games
from tocsin.bots import bot_seed, seat_bot
from tocsin.kernel.game import Game
from tocsin.kernel.record import Record, SeatRecord, action_line, commitment

from .selfplay import selfplay
from .sharing import Team

LARGEST_BATCH = 250


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to simulate: one bot's name for each seat."""

    game: str
    options: dict[str, str]
    corrections: dict[str, Any] = {}
    bots: list[str]
    games: int
    seed: str
    keep_records: bool = False


class Batch(msgspec.Struct, frozen=True):
    """What some consecutive matches came to."""

    actions: int
    wins: list[float]
    totals: list[int]
    reasons: dict[str, int]
    digests: list[bytes]
    records: list[Record]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a simulation found; a shared victory counts in parts."""

    game: str
    players: int
    options: dict[str, str]
    bots: list[str]
    seed: str
    games: int
    actions: int
    seconds: float
    games_per_second: float
    actions_per_second: float
    wins: list[float]
    mean_totals: list[float]
    # How the matches ended, the most frequent first.
    reasons: dict[str, int]
    digest: str


def simulate(
    plan: Plan,
    team: Team,
    on_batch: Callable[[int, Batch], None] = lambda first, batch: None,
) -> Report:
    """Play all matches, telling of each batch with the number of its first match."""
    game = games.load(plan.game, plan.corrections)
    options = game.settle(len(plan.bots), plan.options)
    for name in dict.fromkeys(plan.bots):
        seat_bot(name, game, 0)
    began = time.perf_counter()
    digest = sha256()
    wins = [0.0] * len(plan.bots)
    totals = [0] * len(plan.bots)
    actions = 0
    reasons: Counter[str] = Counter()
    cut = list(spans(plan.games, team.size))
    batches = team.in_order(play_batch, [(plan, span) for span in cut])
    for span, batch in zip(cut, batches, strict=True):
        actions += batch.actions
        wins = [one + other for one, other in zip(wins, batch.wins, strict=True)]
        totals = [one + other for one, other in zip(totals, batch.totals, strict=True)]
        reasons.update(batch.reasons)
        for part in batch.digests:
            digest.update(part)
        on_batch(span[0], batch)
    seconds = time.perf_counter() - began
    return Report(
        game=plan.game,
        players=len(plan.bots),
        options=options,
        bots=plan.bots,
        seed=plan.seed,
        games=plan.games,
        actions=actions,
        seconds=round(seconds, 3),
        games_per_second=round(plan.games / seconds, 1),
        actions_per_second=round(actions / seconds, 1),
        wins=[round(share, 3) for share in wins],
        mean_totals=[round(total / plan.games, 3) for total in totals],
        reasons=dict(reasons.most_common()),
        digest=digest.hexdigest(),
    )


def spans(count: int, workers: int) -> Iterator[tuple[int, int]]:
    """Cut the matches into spans that keep all workers busy to the end."""
    size = max(1, min(LARGEST_BATCH, count // (4 * workers)))
    for first in range(0, count, size):
        yield first, min(first + size, count)


def play_batch(plan: Plan, span: tuple[int, int]) -> Batch:
    """Play the matches of a span."""
    game = games.load(plan.game, plan.corrections)
    lines = all_lines(game, len(plan.bots))
    wins = [0.0] * len(plan.bots)
    totals = [0] * len(plan.bots)
    actions = 0
    reasons: Counter[str] = Counter()
    digests = []
    records = []
    for number in range(*span):
        record = play_match(game, plan, number, lines)
        outcome = record.outcome
        assert outcome is not None
        winners = outcome.winners()
        for seat in winners:
            wins[seat] += 1 / len(winners)
        totals = [one + other for one, other in zip(totals, outcome.totals, strict=True)]
        actions += len(record.actions)
        reasons[outcome.reason] += 1
        digests.append(_digest(record))
        if plan.keep_records:
            records.append(record)
    return Batch(actions, wins, totals, reasons, digests, records)


def all_lines(game: Game, players: int) -> list[list[str]]:
    """Return a line for every seat and action, written out once for all matches."""
    return [
        [action_line(game, seat, action) for action in range(len(game.actions))]
        for seat in range(players)
    ]


def play_match(game: Game, plan: Plan, number: int, lines: list[list[str]]) -> Record:
    """Play one match; its seed and its bots' seeds follow from the plan's seed and its number."""
    seed = sha256(f"{plan.seed}/{number}".encode()).hexdigest()
    # Nobody waits here: a bot that is never hurried plays the same match on any machine.
    bots = [
        seat_bot(name, game, bot_seed(seed, seat), patience=0.0)
        for seat, name in enumerate(plan.bots)
    ]
    position = game.new(players=len(bots), options=plan.options, seed=seed)
    played = selfplay(game, position, bots)
    return Record(
        game=game.id,
        rules=game.rules_version,
        options=game.settle(len(bots), plan.options),
        corrections=game.corrections,
        seed=seed,
        commitment=commitment(seed),
        seats=[SeatRecord(f"{name} {seat + 1}", name) for seat, name in enumerate(plan.bots)],
        actions=[lines[seat][action] for seat, action in played],
        outcome=position.outcome(),
    )


def _digest(record: Record) -> bytes:
    assert record.outcome is not None
    told = "\n".join([*record.actions, " ".join(map(str, record.outcome.totals))])
    return sha256(told.encode()).digest()
