"""Arguments of a load run, and scenarios that set several of them."""

import argparse
from typing import Any

SCENARIOS: dict[str, dict[str, Any]] = {
    "play": {},
    "full": {"think": 0.0, "tables": 50},
    "half": {"load": 0.5},
    "public": {"spectators": 2, "reconnects": 0.02, "bots": 1, "peer": False},
    "experts": {"tables": 50, "bots": 3, "bot": "expert", "peer": False},
    "one": {"store": "postgres", "tables": 100, "peer": False},
    "two": {"store": "postgres", "tables": 100, "processes": 2, "peer": False},
    "sleeping": {
        "tables": 1000,
        "sleeping": 10_000,
        "think": 10.0,
        "games": "revolution",
        "peer": False,
    },
    "rolling": {
        "store": "postgres",
        "tables": 100,
        "processes": 3,
        "restarts": 3,
        "games": "revolution",
        "peer": False,
    },
    "soak": {"minutes": 10.0, "load": 0.5, "games": "revolution", "peer": False},
}
MEANINGS = {
    "play": "people who think, on SQLite, beside boardgame.io (the default)",
    "full": "as fast as it goes: 50 tables whose people do not think",
    "half": "think times such that the server is at half its load: --load 0.5",
    "public": "with two spectators and a bot at each table, and pages that are reloaded",
    "experts": "50 tables at which one person plays against three experts",
    "one": "one process on PostgreSQL",
    "two": "two processes on PostgreSQL",
    "sleeping": "a thousand live tables beside ten thousand that sleep",
    "rolling": "three processes on PostgreSQL, restarted in turn three times under load",
    "soak": "ten minutes at half load, by the minute",
}
EPILOG = "scenarios, each a set of defaults that the arguments override:\n" + "\n".join(
    f"  {name:9} {meaning}" for name, meaning in MEANINGS.items()
)


def parser() -> argparse.ArgumentParser:
    """Return the parser of all arguments; those not given are None."""
    parser = argparse.ArgumentParser(
        prog="make load ARGS=",
        description="Measure the server under load, beside boardgame.io. See bench/load/README.md.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("scenarios", nargs="*", metavar="SCENARIO", help="which to run, in turn; 'all' for all")
    add("--games", help="with commas (default: all of ours)")
    add("--players", type=int, help="seats at a table, within what the game allows (default 4)")
    add("--tables", type=int, help="live tables (default 200)")
    add("--seconds", type=float, help="how long each row is measured (default 60)")
    add("--minutes", type=float, help="the same in minutes, with figures for each: a soak")
    add("--warm", type=float, help="seconds between the last to sit down and the first count (5)")
    add("--think", type=float, help="mean seconds before a decision; 0: none (default 1)")
    add("--load", type=float, help="instead: think so that a process uses this part of a core")
    add("--spectators", type=int, help="at each table (default 0)")
    add("--reconnects", type=float, help="part of all actions after which a page is reloaded (0)")
    add("--bots", type=int, help="seats held by bots at each table (default 0)")
    add("--bot", help="which bot (default greedy)")
    add("--sleeping", type=int, help="matches that only lie in the database (default 0)")
    add("--store", choices=("sqlite", "postgres"), help="the database (default sqlite)")
    add("--processes", type=int, help="server processes, on PostgreSQL (default 1)")
    add("--restarts", type=int, help="rolling restarts of all processes while measured (0)")
    add("--rounds", type=int, help="interleaved rounds, of which the middle one counts (1)")
    add("--beside", metavar="COMMIT", help="and us as we were then, in the same run")
    add(
        "--peer",
        action=argparse.BooleanOptionalAction,
        help="boardgame.io in memory and with FlatFile (default yes)",
    )
    add("--least", action="store_true", default=None, help="and sockets and store without a game")
    return parser


DEFAULTS: dict[str, Any] = {
    "games": "",
    "players": 4,
    "tables": 200,
    "seconds": 60.0,
    "minutes": None,
    "warm": 5.0,
    "think": 1.0,
    "load": None,
    "spectators": 0,
    "reconnects": 0.0,
    "bots": 0,
    "bot": "greedy",
    "sleeping": 0,
    "store": "sqlite",
    "processes": 1,
    "restarts": 0,
    "rounds": 1,
    "beside": "",
    "peer": True,
    "least": False,
}


def wanted(arguments: list[str]) -> list[argparse.Namespace]:
    """Return the arguments of each scenario to run."""
    reader = parser()
    given = vars(reader.parse_args(arguments))
    names = given.pop("scenarios") or ["play"]
    if names == ["all"]:
        names = list(SCENARIOS)
    unknown = sorted(set(names) - set(SCENARIOS))
    if unknown:
        reader.error(f"no such scenario: {', '.join(unknown)}")
    given = {name: value for name, value in given.items() if value is not None}
    wishes = []
    for name in names:
        wish = argparse.Namespace(scenario=name, **(DEFAULTS | SCENARIOS[name] | given))
        if wish.processes > 1 and wish.store != "postgres":
            reader.error("several processes need --store postgres")
        if wish.restarts and wish.processes < 2:
            reader.error("a rolling restart needs --processes 2 or more")
        if wish.minutes:
            wish.seconds = wish.minutes * 60
        wishes.append(wish)
    return wishes
