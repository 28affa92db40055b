"""Rates and costs in CPU time, so that a busy neighbour hardly shows."""

import os
from collections.abc import Callable, Sequence
from time import process_time

from bench.engines import Engine


def pin() -> None:
    """Stay on one core where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def yardstick() -> float:
    """Return millions of steps per CPU second of a fixed loop: the machine's speed just now."""
    steps = 1_000_000
    total = 0
    start = process_time()
    for step in range(steps):
        total ^= step
    return steps / (process_time() - start) / 1e6


def rates(engine: Engine, seconds: float) -> dict[str, float]:
    """Decisions and games per CPU second over about `seconds` of random play."""
    games = decisions = 0
    batch = 1
    start = now = process_time()
    while now - start < seconds:
        before = now
        for _ in range(batch):
            decisions += engine.play()
        games += batch
        now = process_time()
        # The clock costs as much as a move of a fast engine: read it some twenty times in all.
        if now - before < seconds / 20:
            batch *= 2
    spent = now - start
    return {"decisions_per_s": decisions / spent, "games_per_s": games / spent}


def cost(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """Microseconds one of these calls takes on average."""
    rounds = 0
    batch = 1
    start = now = process_time()
    while now - start < seconds:
        before = now
        for _ in range(batch):
            for call in calls:
                call()
        rounds += batch
        now = process_time()
        if now - before < seconds / 20:
            batch *= 2
    return (now - start) / (rounds * len(calls)) * 1e6
