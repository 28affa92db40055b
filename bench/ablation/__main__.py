"""Measures the gain of techniques of the server: each round runs it with and without each of them.

Every patch in `patches/` removes one technique from the commit BASE. Results stay comparable when
the code changes, because both sides are built from that commit.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.environments import HOME, ROOT, run

BASE: Final = "1bf48d134ee6a8a96a7348a82fc80303b85c7229"
PATCHES: Final = Path(__file__).parent / "patches"
OUT: Final = ROOT / "bench" / "out" / "ablation.json"
WITH_ALL: Final = "with all techniques"
GAMES: Final = ("revolution", "bastille", "paris", "bastion")
# Measured with a server under load; all others in one process without sockets and store.
NEED_A_SERVER: Final = (
    "commit_interval",
    "compression",
    "gc_schedule",
    "sockets",
    "table_index",
)
LOAD_SECONDS: Final = 10


def main() -> None:
    """Measure, print a table and write bench/out/ablation.json."""
    names = sorted(patch.stem for patch in PATCHES.glob("*.patch"))
    parser = argparse.ArgumentParser(prog="make ablation ARGS=", description=__doc__)
    parser.add_argument("techniques", nargs="*", metavar="TECHNIQUE", help=", ".join(names))
    parser.add_argument("--games", default=",".join(GAMES), help="separated by commas")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.techniques) - set(names))
    if unknown:
        parser.error(f"no such technique: {', '.join(unknown)}")
    chosen = arguments.techniques or names
    trees = {name: built(name) for name in (WITH_ALL, *chosen)}
    rows = []
    for game in arguments.games.split(","):
        for needs_server in (False, True):
            some = [name for name in chosen if (name in NEED_A_SERVER) == needs_server]
            if some:
                rows += compared(trees, [WITH_ALL, *some], game, arguments.rounds, needs_server)
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_bytes(msgspec.json.format(msgspec.json.encode(rows)))


def built(name: str) -> Path:
    """Return a tree of BASE without a technique, its compiled wheel unpacked in `wheel`."""
    tree = HOME / "ablation" / name.replace(" ", "_")
    patch = PATCHES / f"{name}.patch"
    stamp, wanted = tree / "stamp", BASE + (patch.read_text() if name != WITH_ALL else "")
    if stamp.exists() and stamp.read_text() == wanted:
        return tree
    print(f"building: {name}", file=sys.stderr, flush=True)
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    archive = tree / "base.tar"
    run(["git", "archive", f"--output={archive}", BASE], {})
    run(["tar", "-xf", str(archive), "-C", str(tree)], {})
    if name != WITH_ALL:
        run(["git", "apply", f"--directory={tree.relative_to(ROOT)}", str(patch)], {})
    pip = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation"]
    run([*pip, "--wheel-dir", str(tree / "wheel"), str(tree)], {"TOCSIN_COMPILE": "1"})
    for wheel in (tree / "wheel").glob("*.whl"):
        zipfile.ZipFile(wheel).extractall(tree / "wheel")
    stamp.write_text(wanted)
    return tree


def compared(
    trees: dict[str, Path], names: list[str], game: str, rounds: int, needs_server: bool
) -> list[dict[str, Any]]:
    """Run all variants in turn, and return and print the gain of each technique."""
    results: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    for _ in range(rounds):
        for name in names:
            measure = under_load if needs_server else in_process
            results[name].append(measure(trees[name], game))
    rows = []
    for name in names[1:]:
        # Processor time of an action without the technique, divided by that with it.
        ratios = [
            without["us_per_action"] / with_all["us_per_action"]
            for without, with_all in zip(results[name], results[WITH_ALL], strict=True)
        ]
        row = {
            "technique": name,
            "game": game,
            "cpu_without": round(statistics.median(ratios), 3),
            "lowest": round(min(ratios), 3),
            "highest": round(max(ratios), 3),
            "with": results[WITH_ALL],
            "without": results[name],
        }
        rows.append(row)
        print(
            f"{name:16} {game:11} processor time of an action without it:"
            f" {row['cpu_without']:.2f} times ({row['lowest']:.2f} to {row['highest']:.2f})",
            flush=True,
        )
    return rows


def in_process(tree: Path, game: str) -> dict[str, Any]:
    """Return the cost of an action in one process."""
    text = output([sys.executable, "-m", "bench.ablation.actions", game, "--deflate"], tree)
    result: dict[str, Any] = msgspec.json.decode(text)
    return result


def under_load(tree: Path, game: str) -> dict[str, Any]:
    """Return the cost of an action of a server with 200 tables at which people think."""
    load = ["-m", "bench.load", "play", "--no-peer", "--games", game]
    output([sys.executable, *load, "--seconds", str(LOAD_SECONDS)], tree)
    (row,) = msgspec.json.decode((tree / "bench" / "out" / "load.json").read_bytes())["rows"]
    return {
        "us_per_action": 1e6 / row["per_cpu_second"],
        "bytes_per_action": row["bytes_per_action"],
        "p50_ms": row["p50_ms"],
        "p99_ms": row.get("p99_ms"),
    }


def output(command: list[str], tree: Path) -> str:
    """Return what a command prints that runs on a tree's own wheel."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "wheel")}
    return subprocess.run(
        command, cwd=tree, env=environment, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


if __name__ == "__main__":
    main()
