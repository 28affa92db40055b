"""The schema of the store: numbered steps of plain SQL, each carried out once."""

import re
from importlib.resources import files

from .errors import StoreDown

STEP = re.compile(r"schema_(\d+)\.sql")
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
    ),
    "session": ("token_hash", "person", "browser", "created", "used"),
    "letter": ("token_hash", "person", "kind", "email", "created", "used"),
    "seating": ("id", "game", "status", "private", "created", "host", "brought"),
    "sitter": ("table_id", "person"),
    "ban": ("kind", "target", "at", "reason"),
    "line": ("table_id", "number", "at", "asker", "request", "body"),
    "chat": ("table_id", "number", "at", "person", "request", "name", "seat", "body"),
    "voice": ("table_id", "whom", "may"),
    "broken": ("table_id", "at", "version", "reason"),
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


def _statements(text: str) -> list[str]:
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("--"))
    return [statement.strip() for statement in plain.split(";") if statement.strip()]
