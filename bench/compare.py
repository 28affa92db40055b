"""The whole comparison: environments, interleaved rounds, one table. See bench/README.md."""

import argparse
import json
import platform
import sys
from datetime import date
from pathlib import Path
from typing import Any

from bench.entrants import BEFORE, OURS, PEERS, Entrant, ours
from bench.environments import ROOT, Unavailable, prepare, python_of, run
from bench.table import Figures, Row, markdown, row, with_ratios

OUT = ROOT / "bench" / "out"
LIST_GAMES = "from tocsin import games; print(*games.ids())"
# A numerical library's own threads would be added to the CPU time of one.
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/run.sh", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one round of 0.4 seconds each")
    parser.add_argument("--only", choices=("ours", "peers"), help="leave the others out")
    parser.add_argument("--beside", metavar="COMMIT", default="", help="and us as we were then")
    parser.add_argument("--seconds", type=float, help="CPU seconds of random play (default 2)")
    parser.add_argument("--rounds", type=int, help="interleaved rounds (default 3)")
    chosen = parser.parse_args()
    chosen.seconds = chosen.seconds or (0.4 if chosen.quick else 2.0)
    chosen.rounds = chosen.rounds or (1 if chosen.quick else 3)
    return chosen


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def available(names: list[str], commit: str) -> dict[str, str]:
    """Prepare the environments and return the reasons of those that cannot be had."""
    problems = {}
    for name in names:
        say(f"environment {name}")
        try:
            prepare(name, commit)
        except Unavailable as problem:
            problems[name] = f"no environment: {problem}"
    return problems


def our_entrants(problems: dict[str, str], builds: tuple[str, ...]) -> list[Entrant]:
    """Return our games as the first working build lists them; a word in their place if none."""
    for build in ("compiled", "plain"):
        if build not in problems:
            try:
                listed = run([str(python_of(build)), "-c", LIST_GAMES], {}).split()
                return ours(listed, builds)
            except Unavailable as problem:
                problems[build] = str(problem)
    return ours(["all games"], builds)


def measured(entrant: Entrant, seconds: float) -> Figures:
    command = [str(python_of(entrant.environment)), "-m", "bench.measure"]
    output = run([*command, entrant.module, entrant.case, str(seconds)], ONE_THREAD, minutes=5)
    # Some peers talk while they load: the figures are the last line.
    figures: Figures = json.loads(output.splitlines()[-1])
    return figures


def play_rounds(entrants: list[Entrant], problems: dict[str, str], chosen: Any) -> list[Row]:
    figures: dict[Entrant, list[Figures]] = {entrant: [] for entrant in entrants}
    failed = {one: problems[one.environment] for one in entrants if one.environment in problems}
    for number in range(chosen.rounds):
        for entrant in entrants:
            if entrant in failed:
                continue
            say(f"round {number + 1}: {entrant.engine}, {entrant.game}")
            try:
                figures[entrant].append(measured(entrant, chosen.seconds))
            except Unavailable as problem:
                failed[entrant] = str(problem)
    return [row(one, figures[one], failed.get(one)) for one in entrants]


def machine() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def steadiness(rows: list[Row]) -> str:
    """Say how even the machine was, by a fixed loop that ran beside every measurement."""
    speeds = [line["yardstick"] for line in rows if "yardstick" in line]
    if not speeds:
        return "nothing measured"
    share = min(speeds) / max(speeds)
    return f"a fixed loop ran at {share:.0%} of its best speed in the slowest process"


def main() -> None:
    chosen = arguments()
    with_ours, with_peers = chosen.only != "peers", chosen.only != "ours"
    names = list(dict.fromkeys(entrant.environment for entrant in PEERS if with_peers))
    builds = (*OURS, BEFORE) if chosen.beside else OURS
    problems = available([*(builds if with_ours else ()), *names], chosen.beside)
    mine = our_entrants(problems, builds) if with_ours else []
    entrants = [*mine, *(PEERS if with_peers else ())]
    rows = with_ratios(play_rounds(entrants, problems, chosen))
    heading = (
        f"{date.today()}, {machine()}, Python {platform.python_version()}; CPU time, one core, "
        f"{chosen.rounds} interleaved round(s) of {chosen.seconds:g} s, medians; "
        f"{steadiness(rows)}."
    )
    text = f"{heading}\n\n{markdown(rows)}\n"
    OUT.mkdir(exist_ok=True)
    (OUT / "latest.md").write_text(text)
    (OUT / "latest.json").write_text(json.dumps({"run": heading, "rows": rows}, indent=2) + "\n")
    print(text)


if __name__ == "__main__":
    main()
