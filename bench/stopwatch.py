"""Rates and costs in CPU time, which other processes hardly change."""

import os
from collections.abc import Callable, Sequence
from time import process_time

from bench.engines import Engine

# The clock costs as much as a move of a fast engine, so it is read about this often in all.
CLOCK_READS = 20


def pin() -> None:
    """Pin the process to one core where the system supports it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def yardstick() -> float:
    """Return the machine's current speed: millions of steps of a fixed loop per CPU second."""
    steps = 1_000_000
    total = 0
    start = process_time()
    for step in range(steps):
        total ^= step
    return steps / (process_time() - start) / 1e6


def repeat(work: Callable[[], object], seconds: float) -> tuple[int, float]:
    """Repeat work for about that CPU time; return the repetitions and the time they took."""
    count = 0
    batch = 1
    start = now = process_time()
    while now - start < seconds:
        before = now
        for _ in range(batch):
            work()
        count += batch
        now = process_time()
        if now - before < seconds / CLOCK_READS:
            batch *= 2
    return count, now - start


def rates(engine: Engine, seconds: float) -> dict[str, float]:
    """Return decisions and games per CPU second of random play."""
    decisions = 0

    def play() -> None:
        nonlocal decisions
        decisions += engine.play()

    games, spent_s = repeat(play, seconds)
    return {"decisions_per_s": decisions / spent_s, "games_per_s": games / spent_s}


def cost_us(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """Return the mean cost of one of these calls in microseconds."""

    def call_all() -> None:
        for call in calls:
            call()

    rounds, spent_s = repeat(call_all, seconds)
    return spent_s / (rounds * len(calls)) * 1e6
