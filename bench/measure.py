"""One measurement in one process: `bench.measure <engine> <case> <seconds>` prints JSON."""

import json
import random
import sys
from importlib import import_module
from typing import Any

from bench.engines import Engine
from bench.stopwatch import cost_us, pin, rates, yardstick

SAMPLES = 64


def sample(engine: Engine) -> list[Any]:
    """Return positions from random games; playing them also warms the engine up."""
    clones: list[Any] = []
    for _ in range(SAMPLES):
        engine.play(clones)
        if len(clones) >= SAMPLES:
            break
    return random.Random(1789).sample(clones, min(SAMPLES, len(clones)))


def measure(engine: Engine, seconds: float) -> dict[str, float]:
    """Return the number of players, the rates, and the cost of single calls."""
    calls = engine.calls(sample(engine))
    before = yardstick()
    figures = rates(engine, seconds)
    figures["yardstick"] = (before + yardstick()) / 2
    for name, of_positions in calls.items():
        figures[f"{name}_us"] = cost_us(of_positions, seconds / 5)
    return {"players": engine.players, **figures}


def main() -> None:
    """Measure the engine named on the command line."""
    module, case, seconds = sys.argv[1:]
    pin()
    engine: Engine = import_module(f"bench.engines.{module}").load(case)
    print(json.dumps(measure(engine, float(seconds))))


if __name__ == "__main__":
    main()
