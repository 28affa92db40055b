"""Runs our server and then the peer under the same load, and prints both."""

import asyncio
import os
import sys

from .figures import Figures, table
from .ours import measure as measure_ours
from .peer import measure as measure_peer


def main() -> None:
    """Measure both, one after the other, on loopback only."""
    tables = int(os.environ.get("LOAD_TABLES", "200"))
    seconds = float(os.environ.get("LOAD_SECONDS", "60"))
    think = float(os.environ.get("LOAD_THINK", "1.0"))
    print(f"{tables} tables of 4 seats, {seconds:g} s, a decision each {think:g} s on average")
    results: list[Figures] = [asyncio.run(measure_ours(tables, seconds, think))]
    print(table(results), flush=True)
    if "--alone" not in sys.argv:
        results.append(measure_peer(tables, seconds, think))
        print(table(results))


if __name__ == "__main__":
    main()
