"""The comparison: virtual environments, interleaved rounds, one table. See bench/README.md."""

import argparse
import json
import platform
import sys
from datetime import date
from pathlib import Path
from typing import Any

from bench.entrants import BEFORE, OURS, PEERS, BenchCase, ours
from bench.environments import ROOT, EnvironmentFailed, prepare, python_of, run
from bench.table import Figures, Row, markdown, row, with_ratios

OUT = ROOT / "bench" / "out"
LIST_GAMES = "from tocsin import games; print(*games.ids())"
# Threads of numerical libraries would add to the CPU time.
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/run.sh", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one round of 0.4 seconds each")
    parser.add_argument("--only", choices=("ours", "peers"), help="measure only these")
    parser.add_argument(
        "--beside", metavar="COMMIT", default="", help="also measure our engine at this commit"
    )
    parser.add_argument("--seconds", type=float, help="CPU seconds of random play (default 2)")
    parser.add_argument("--rounds", type=int, help="interleaved rounds (default 3)")
    options = parser.parse_args()
    options.seconds = options.seconds or (0.4 if options.quick else 2.0)
    options.rounds = options.rounds or (1 if options.quick else 3)
    return options


def log(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def prepare_all(names: list[str], commit: str) -> dict[str, str]:
    """Prepare the environments; return the reasons for those that are unavailable."""
    problems = {}
    for name in names:
        log(f"environment {name}")
        try:
            prepare(name, commit)
        except EnvironmentFailed as problem:
            problems[name] = f"no environment: {problem}"
    return problems


def our_cases(problems: dict[str, str], builds: tuple[str, ...]) -> list[BenchCase]:
    """Return cases of our games, or of "all games" if no build can list them."""
    for build in ("compiled", "plain"):
        if build not in problems:
            try:
                game_ids = run([str(python_of(build)), "-c", LIST_GAMES], {}).split()
                return ours(game_ids, builds)
            except EnvironmentFailed as problem:
                problems[build] = str(problem)
    return ours(["all games"], builds)


def measure(case: BenchCase, seconds: float) -> Figures:
    command = [str(python_of(case.environment)), "-m", "bench.measure"]
    output = run([*command, case.module, case.case, str(seconds)], ONE_THREAD, minutes=5)
    # Some libraries print while they load: the figures are the last line.
    figures: Figures = json.loads(output.splitlines()[-1])
    return figures


def play_rounds(cases: list[BenchCase], problems: dict[str, str], options: Any) -> list[Row]:
    figures: dict[BenchCase, list[Figures]] = {case: [] for case in cases}
    failed = {case: problems[case.environment] for case in cases if case.environment in problems}
    for number in range(options.rounds):
        for case in cases:
            if case in failed:
                continue
            log(f"round {number + 1}: {case.engine}, {case.game}")
            try:
                figures[case].append(measure(case, options.seconds))
            except EnvironmentFailed as problem:
                failed[case] = str(problem)
    return [row(case, figures[case], failed.get(case)) for case in cases]


def machine() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def steadiness(rows: list[Row]) -> str:
    """Return a sentence on the variation of the machine's speed, by a fixed loop."""
    speeds = [line["yardstick"] for line in rows if "yardstick" in line]
    if not speeds:
        return "nothing measured"
    share = min(speeds) / max(speeds)
    return f"a fixed loop ran at {share:.0%} of its best speed in the slowest process"


def main() -> None:
    options = arguments()
    with_ours, with_peers = options.only != "peers", options.only != "ours"
    names = list(dict.fromkeys(case.environment for case in PEERS if with_peers))
    builds = (*OURS, BEFORE) if options.beside else OURS
    problems = prepare_all([*(builds if with_ours else ()), *names], options.beside)
    cases = our_cases(problems, builds) if with_ours else []
    cases += PEERS if with_peers else []
    rows = with_ratios(play_rounds(cases, problems, options))
    heading = (
        f"{date.today()}, {machine()}, Python {platform.python_version()}; CPU time, one core, "
        f"{options.rounds} interleaved round(s) of {options.seconds:g} s, medians; "
        f"{steadiness(rows)}."
    )
    text = f"{heading}\n\n{markdown(rows)}\n"
    OUT.mkdir(exist_ok=True)
    (OUT / "latest.md").write_text(text)
    (OUT / "latest.json").write_text(json.dumps({"run": heading, "rows": rows}, indent=2) + "\n")
    print(text)


if __name__ == "__main__":
    main()
