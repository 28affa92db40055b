"""A recorded match told moment by moment in hashes, for comparing two versions of Tocsin.

This file runs by itself under the Python of either version: `python trace.py`, with the names of
records on its input, line by line. So it uses nothing but what all versions have in common.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any


def trace(data: bytes) -> Iterator[dict[str, Any]]:
    """Yield each moment of a match: what was done, what may be done next, seen and told."""
    from tocsin import games
    from tocsin.kernel.record import decode, first_position, steps

    record = decode(data)
    game = games.load(record.game, record.corrections)
    position = first_position(game, record)
    journal: list[Any] = []
    position.journal = journal
    done = ""
    for count, _ in enumerate(steps(game, position, record.actions)):
        yield _moment(game, position, journal, done)
        done = record.actions[count]
    yield _moment(game, position, journal, done)


def _moment(game: Any, position: Any, journal: list[Any], done: str) -> dict[str, Any]:
    viewers = [None, *range(position.players)]
    told = [_plain(game.events(journal, viewer)) for viewer in viewers]
    journal.clear()
    return {
        "action": done,
        "legal": [sorted(map(game.actions.text, position.legal(s))) for s in position.actors()],
        "views": _hash([_plain(game.view(position, viewer)) for viewer in viewers]),
        "events": _hash(told),
        "outcome": _plain(position.outcome()),
    }


def _plain(value: Any) -> Any:
    import msgspec

    return msgspec.to_builtins(value)


def _hash(value: Any) -> str:
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def tell(paths: Iterable[str]) -> Iterator[str]:
    """Yield a line for each moment of each record, and at its end what went wrong, if anything."""
    for path in paths:
        try:
            for moment in trace(Path(path).read_bytes()):
                yield json.dumps(moment)
            yield json.dumps({"end": ""})
        except Exception as error:
            yield json.dumps({"end": f"{type(error).__name__}: {error}"})


if __name__ == "__main__":
    for line in tell(name.rstrip("\n") for name in sys.stdin):
        print(line, flush=True)
