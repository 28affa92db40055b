"""One measurement in one process: `bench.measure <engine> <case> <seconds>` prints JSON."""

import json
import random
import sys
from importlib import import_module
from typing import Any

from bench.engines import Engine
from bench.stopwatch import cost, pin, rates, yardstick

SAMPLES = 64


def sample(engine: Engine) -> list[Any]:
    """Positions from anywhere in random games, which also warms the engine up."""
    kept: list[Any] = []
    for _ in range(SAMPLES):
        engine.play(kept)
        if len(kept) >= SAMPLES:
            break
    return random.Random(1789).sample(kept, min(SAMPLES, len(kept)))


def measure(engine: Engine, seconds: float) -> dict[str, float]:
    calls = engine.calls(sample(engine))
    before = yardstick()
    figures = rates(engine, seconds)
    figures["yardstick"] = (before + yardstick()) / 2
    for name, of_positions in calls.items():
        figures[f"{name}_us"] = cost(of_positions, seconds / 5)
    return {"players": engine.players, **figures}


def main() -> None:
    module, case, seconds = sys.argv[1:]
    pin()
    engine: Engine = import_module(f"bench.engines.{module}").load(case)
    print(json.dumps(measure(engine, float(seconds))))


if __name__ == "__main__":
    main()
