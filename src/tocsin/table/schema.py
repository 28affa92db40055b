"""The schema of the store: numbered steps of plain SQL, each carried out once."""

import re
from functools import cache
from importlib.resources import files

from .errors import StoreDown

STEP = re.compile(r"schema_(\d+)\.sql")
MADE = re.compile(r"CREATE TABLE (\w+)")
ADDED = re.compile(r"ALTER TABLE (\w+) ADD COLUMN (\w+)")
# In the order in which rows may be put back.
TABLES = {
    "setting": ("name", "value"),
    "person": (
        "id",
        "name",
        "account",
        "password",
        "email",
        "webhook",
        "created",
        "shape",
        "language",
        "owner",
    ),
    "session": ("token_hash", "person", "browser", "created", "used"),
    "letter": ("token_hash", "person", "kind", "email", "created", "used"),
    "seating": ("id", "game", "status", "private", "created", "host", "brought"),
    "sitter": ("table_id", "person"),
    "ban": ("kind", "target", "at", "reason"),
    "line": ("table_id", "number", "at", "asker", "request", "body"),
    "chat": ("table_id", "number", "at", "person", "request", "name", "seat", "body", "bot"),
    "voice": ("table_id", "whom", "may"),
    "broken": ("table_id", "at", "version", "reason"),
    "token": (
        "token_hash",
        "person",
        "label",
        "scopes",
        "rate",
        "sockets",
        "created",
        "used",
        "expires",
    ),
    "push": ("endpoint", "person", "p256dh", "auth", "created"),
}


def steps(done: int) -> list[tuple[int, list[str]]]:
    """Return the statements of every step after those done, in order."""
    found = {
        int(match[1]): path.read_text("utf-8")
        for path in files(__package__).iterdir()
        if (match := STEP.fullmatch(path.name))
    }
    if done > max(found):
        raise StoreDown(
            f"A newer version of Tocsin made this database (step {done} of its schema; this one"
            f" knows {max(found)}): use that version, or a newer one."
        )
    return [(number, _statements(found[number])) for number in sorted(found) if number > done]


def newest() -> int:
    """Return the number of the last step."""
    return steps(0)[-1][0]


def set_back(to: int) -> list[str]:
    """Return the statements that empty a store and leave it as it was after a step."""
    gone = [f"DROP TABLE IF EXISTS {table}" for table, column in _origins() if column is None]
    again = [each for number, statements in steps(0) if number <= to for each in statements]
    return gone + again


def onward(after: int) -> list[str]:
    """Return the statements of every step after one."""
    return [each for _, statements in steps(after) for each in statements]


def since(table: str, columns: int) -> int:
    """Return the step from which on so many of a table's columns are there."""
    origins = _origins()
    return max(origins.get((table, column), 0) for column in (None, *TABLES[table][:columns]))


@cache
def _origins() -> dict[tuple[str, str | None], int]:
    """Return which step made each table, and each column that came later."""
    found: dict[tuple[str, str | None], int] = {}
    for number, statements in steps(0):
        for statement in statements:
            if made := MADE.match(statement):
                found[made[1], None] = number
            elif added := ADDED.match(statement):
                found[added[1], added[2]] = number
    return found


def _statements(text: str) -> list[str]:
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("--"))
    return [statement.strip() for statement in plain.split(";") if statement.strip()]
