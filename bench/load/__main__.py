"""Runs scenarios, engine by engine and game by game, on loopback only."""

import asyncio
import resource
import signal
import sys
from argparse import Namespace

import uvloop

from bench.entrants import BEFORE
from bench.environments import EnvironmentFailed as NoEnvironment
from bench.environments import prepare, python_of
from tests.postgres_server import NoPostgres
from tocsin import games

from . import least
from .figures import Row, median_ratio, middle, save, table
from .house import House
from .peer import DURABLE, GAME, IN_MEMORY, PEERS, Unavailable, install
from .run import measure_least, measure_ours, measure_peer, say
from .wire import Refused
from .wishes import wanted

THIS = "Tocsin"
# An engine and a game: one row of the table.
Entrant = tuple[str, str]


def main() -> None:
    """Measure, print a table after each scenario, and write bench/out/load.json."""
    arguments = sys.argv[1:]
    wishes = wanted(arguments)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    rows: list[Row] = []
    for wish in wishes:
        try:
            rows += measured(wish)
        except asyncio.CancelledError:
            sys.exit(128 + signal.SIGTERM)
        save(rows, arguments)
        print(table(rows), flush=True)


def measured(wish: Namespace) -> list[Row]:
    """Return the rows of one scenario; the row of an unavailable engine states the reason."""
    entrants = _entrants(wish)
    rounds: dict[Entrant, list[Row]] = {entrant: [] for entrant in entrants}
    problems = _problems(wish)
    for number in range(wish.rounds):
        for name, game in entrants:
            say(f"{wish.scenario}, round {number + 1} of {wish.rounds}: {name}, {game}")
            row: Row = {"scenario": wish.scenario, "engine": name, "game": game}
            if name in problems:
                row["problem"] = problems[name]
            else:
                try:
                    row = uvloop.run(_one(name, game, wish))
                except (Refused, Unavailable, NoPostgres, OSError) as problem:
                    row["problem"] = str(problem)
            if "problem" in row:
                say(f"  NOT MEASURED: {row['problem']}")
            rounds[name, game].append(row)
    return [
        middle(each) | ratios(entrant, rounds, _before(wish)) for entrant, each in rounds.items()
    ]


def ratios(entrant: Entrant, rounds: dict[Entrant, list[Row]], before: str) -> Row:
    """Return the ratios of a row to each peer and to the older commit's row of the same game."""
    name, game = entrant
    references = {
        "ratio_to_in_memory": (IN_MEMORY, GAME),
        "ratio_to_durable": (DURABLE, GAME),
        "ratio_to_before": (before, game),
    }
    return {
        key: median_ratio(rounds[entrant], rounds[reference])
        for key, reference in references.items()
        if reference in rounds and name not in (*PEERS, reference[0])
    }


def _entrants(wish: Namespace) -> list[Entrant]:
    """Return pairs of engine and game in the order of each round."""
    chosen = wish.games.split(",") if wish.games else list(games.ids())
    ours = [THIS, *([_before(wish)] if wish.beside else [])]
    beside = [(least.NAME, least.GAME)] * wish.least
    beside += [(name, GAME) for name in PEERS if wish.peer]
    return [(name, game) for game in chosen for name in ours] + beside


def _before(wish: Namespace) -> str:
    return f"{THIS} at {wish.beside}"


def _problems(wish: Namespace) -> dict[str, str]:
    """Install missing engines; return the reasons why some are unavailable."""
    problems: dict[str, str] = {}
    if wish.peer:
        try:
            install()
        except Unavailable as problem:
            problems |= dict.fromkeys(PEERS, str(problem))
    if wish.beside:
        say(f"environment of {wish.beside}")
        try:
            prepare(BEFORE, wish.beside)
        except NoEnvironment as problem:
            problems[_before(wish)] = f"no environment: {problem}"
    return problems


async def _one(name: str, game: str, wish: Namespace) -> Row:
    _cancel_on_sigterm()
    if name in PEERS:
        return await measure_peer(name, wish)
    if name == least.NAME:
        return await measure_least(wish)
    if name == THIS:
        house = House(name, processes=wish.processes)
    else:
        house = House(name, str(python_of(BEFORE)), wish.processes, is_this=False)
    return await measure_ours(house, game, wish)


def _cancel_on_sigterm() -> None:
    """Cancel the current task at the first SIGTERM, so that it stops the processes it started."""
    task = asyncio.current_task()
    assert task is not None

    def cancel_once() -> None:
        # make and timeout may both send the signal.
        if not task.cancelling():
            task.cancel()

    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, cancel_once)


if __name__ == "__main__":
    main()
