"""Simulation: many matches between bots, with the same result for any number of workers."""

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

from .executor import TaskExecutor
from .selfplay import selfplay

MAX_BATCH = 250


class SimulationPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The matches to play: the bot of each seat by name, and the number of matches."""

    game: str
    options: dict[str, str]
    corrections: dict[str, Any] = {}
    bots: list[str]
    games: int
    seed: str
    keep_records: bool = False


class Batch(msgspec.Struct):
    """Sums over consecutive matches, and their digests and records."""

    wins: list[float]
    totals: list[int]
    actions: int = 0
    # Counts of the ways in which matches ended.
    reasons: dict[str, int] = {}
    digests: list[bytes] = []
    records: list[Record] = []

    def add(
        self, wins: list[float], totals: list[int], actions: int, reasons: dict[str, int]
    ) -> None:
        """Add the sums of further matches."""
        self.wins = [one + other for one, other in zip(self.wins, wins, strict=True)]
        self.totals = [one + other for one, other in zip(self.totals, totals, strict=True)]
        self.actions += actions
        for reason, count in reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + count


class SimulationReport(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a simulation; a shared victory counts in parts."""

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
    # Counts of the ways in which matches ended, the most frequent first.
    reasons: dict[str, int]
    digest: str


def simulate(
    plan: SimulationPlan,
    executor: TaskExecutor,
    on_batch: Callable[[int, Batch], None] = lambda first, batch: None,
) -> SimulationReport:
    """Play all matches, calling `on_batch` with the first number of each batch and the batch."""
    game = games.load(plan.game, plan.corrections)
    options = game.settle(len(plan.bots), plan.options)
    for name in dict.fromkeys(plan.bots):
        seat_bot(name, game, 0)
    began = time.perf_counter()
    digest = sha256()
    sums = _empty_batch(plan)
    spans = list(batch_spans(plan.games, executor.size))
    batches = executor.map_ordered(play_batch, [(plan, span) for span in spans])
    for span, batch in zip(spans, batches, strict=True):
        sums.add(batch.wins, batch.totals, batch.actions, batch.reasons)
        digest.update(b"".join(batch.digests))
        on_batch(span[0], batch)
    seconds = time.perf_counter() - began
    return SimulationReport(
        game=plan.game,
        players=len(plan.bots),
        options=options,
        bots=plan.bots,
        seed=plan.seed,
        games=plan.games,
        actions=sums.actions,
        seconds=round(seconds, 3),
        games_per_second=round(plan.games / seconds, 1),
        actions_per_second=round(sums.actions / seconds, 1),
        wins=[round(share, 3) for share in sums.wins],
        mean_totals=[round(total / plan.games, 3) for total in sums.totals],
        reasons=dict(Counter(sums.reasons).most_common()),
        digest=digest.hexdigest(),
    )


def _empty_batch(plan: SimulationPlan) -> Batch:
    return Batch([0.0] * len(plan.bots), [0] * len(plan.bots))


def batch_spans(count: int, workers: int) -> Iterator[tuple[int, int]]:
    """Cut the match numbers into spans small enough to keep all workers busy to the end."""
    size = max(1, min(MAX_BATCH, count // (4 * workers)))
    for first in range(0, count, size):
        yield first, min(first + size, count)


def play_batch(plan: SimulationPlan, span: tuple[int, int]) -> Batch:
    """Play the matches of a span."""
    game = games.load(plan.game, plan.corrections)
    lines = action_lines(game, len(plan.bots))
    batch = _empty_batch(plan)
    for number in range(*span):
        record = play_match(game, plan, number, lines)
        outcome = record.outcome
        assert outcome is not None
        winners = outcome.winners()
        wins = [(seat in winners) / len(winners) for seat in range(len(plan.bots))]
        batch.add(wins, outcome.totals, len(record.actions), {outcome.reason: 1})
        text = "\n".join([*record.actions, " ".join(map(str, outcome.totals))])
        batch.digests.append(sha256(text.encode()).digest())
        if plan.keep_records:
            batch.records.append(record)
    return batch


def action_lines(game: Game, players: int) -> list[list[str]]:
    """Return the record line of every action by seat, computed once for all matches."""
    return [
        [action_line(game, seat, action) for action in range(len(game.actions))]
        for seat in range(players)
    ]


def play_match(game: Game, plan: SimulationPlan, number: int, lines: list[list[str]]) -> Record:
    """Play one match; its seed and those of its bots derive from the plan's seed and `number`."""
    seed = sha256(f"{plan.seed}/{number}".encode()).hexdigest()
    # Without a time limit a match is the same on any machine.
    bots = [
        seat_bot(name, game, bot_seed(seed, seat), limit_s=0.0)
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
