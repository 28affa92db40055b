"""The schema of the store: numbered steps of plain SQL, each carried out once."""

import re
from importlib.resources import files
from typing import Final

from ..errors import StoreDown

STEP = re.compile(r"schema_(\d+)\.sql")
# The statements of step 1, step 2 and so on.
Steps = tuple[tuple[str, ...], ...]
# The columns that a backup holds; the rest is made anew from the logs.
TABLES = {
    "setting": "name, value",
    "person": "id, name, account, password, email, webhook, created, shape, language, owner",
    "session": "token_hash, person, browser, created, used",
    "letter": "token_hash, person, kind, email, created, used",
    "seating": "id, game, status, private, created, host, brought",
    "sitter": "table_id, person",
    "ban": "kind, target, at, reason",
    "line": "table_id, number, at, asker, request, body",
    "chat": "table_id, number, at, person, request, name, seat, body, bot",
    "voice": "table_id, whom, may",
    "broken": "table_id, at, version, reason",
    "token": "token_hash, person, label, scopes, rate, sockets, created, used, expires",
    "push": "endpoint, person, p256dh, auth, created",
}


def missing(steps: Steps, done: int) -> list[tuple[int, tuple[str, ...]]]:
    """Return the steps after those done, with their numbers."""
    if done > len(steps):
        raise StoreDown(
            f"A newer version of Tocsin made this database (step {done} of its schema; this one"
            f" knows {len(steps)}): use that version, or a newer one."
        )
    return list(enumerate(steps[done:], start=done + 1))


def _shipped() -> Steps:
    found = {
        int(match[1]): _statements(path.read_text("utf-8"))
        for path in files(__package__).iterdir()
        if (match := STEP.fullmatch(path.name))
    }
    return tuple(found[number] for number in sorted(found))


def _statements(text: str) -> tuple[str, ...]:
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("--"))
    return tuple(statement.strip() for statement in plain.split(";") if statement.strip())


# The steps that this version knows.
STEPS: Final = _shipped()
