"""The trace of a recorded match: hashes after every action, for comparing two versions of Tocsin.

This file is run as a program by the Python of either version: it reads names of records from its
input, line by line. So it uses only interfaces that all versions share.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any


def trace(data: bytes) -> Iterator[dict[str, Any]]:
    """Yield the moments of a match: last action, legal actions, views, events and outcome."""
    from tocsin import games
    from tocsin.kernel.record import decode, first_position, steps

    record = decode(data)
    game = games.load(record.game, record.corrections)
    position = first_position(game, record)
    journal: list[Any] = []
    position.journal = journal
    last_action = ""
    for count, _ in enumerate(steps(game, position, record.actions)):
        yield _moment(game, position, journal, last_action)
        last_action = record.actions[count]
    yield _moment(game, position, journal, last_action)


def _moment(game: Any, position: Any, journal: list[Any], last_action: str) -> dict[str, Any]:
    viewers = [None, *range(position.players)]
    events = [_builtins(game.events(journal, viewer)) for viewer in viewers]
    journal.clear()
    return {
        "action": last_action,
        "legal": [sorted(map(game.actions.text, position.legal(s))) for s in position.actors()],
        "views": _hash([_builtins(game.view(position, viewer)) for viewer in viewers]),
        "events": _hash(events),
        "outcome": _builtins(position.outcome()),
    }


def _builtins(value: Any) -> Any:
    import msgspec

    return msgspec.to_builtins(value)


def _hash(value: Any) -> str:
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def trace_lines(paths: Iterable[str]) -> Iterator[str]:
    """Yield a JSON line for each moment of a record, then a line with the error or an empty one."""
    for path in paths:
        try:
            for moment in trace(Path(path).read_bytes()):
                yield json.dumps(moment)
            yield json.dumps({"end": ""})
        except Exception as error:
            yield json.dumps({"end": f"{type(error).__name__}: {error}"})


if __name__ == "__main__":
    for line in trace_lines(name.rstrip("\n") for name in sys.stdin):
        print(line, flush=True)
