"""The schema of the store: numbered migrations in plain SQL, each executed once."""

import re
from importlib.resources import files
from typing import Final

from ..errors import StoreDown

FILE_NAME = re.compile(r"schema_(\d+)\.sql")
# The statements of migration 1, migration 2 and so on.
Migrations = tuple[tuple[str, ...], ...]
# The columns included in a backup; the others are rebuilt from the logs.
TABLE_COLUMNS: Final = {
    "setting": "name, value",
    "person": "id, name, account, password, email, webhook, created, skeleton, language, owner",
    "session": "token_hash, person, browser, created, used",
    "email_link": "token_hash, person, kind, email, created, used",
    "table_index": "id, game, status, private, created, host, imported",
    "participant": "table_id, person",
    "ban": "kind, target, at, reason",
    "log_entry": "table_id, number, at, author, request, body",
    "chat": "table_id, number, at, person, request, name, seat, body, bot",
    "chat_permission": "table_id, person, allowed",
    "quarantined_table": "table_id, at, version, reason",
    "token": "token_hash, person, label, scopes, rate, sockets, created, used, expires",
    "push_subscription": "endpoint, person, p256dh, auth, created",
}


def pending_migrations(migrations: Migrations, applied: int) -> list[tuple[int, tuple[str, ...]]]:
    """Return the migrations not yet applied, with their numbers."""
    if applied > len(migrations):
        raise StoreDown(
            f"A newer version of Tocsin made this database (step {applied} of its schema; this one"
            f" knows {len(migrations)}): use that version, or a newer one."
        )
    return list(enumerate(migrations[applied:], start=applied + 1))


def _packaged_migrations() -> Migrations:
    by_number = {
        int(match[1]): _statements(path.read_text("utf-8"))
        for path in files(__package__).iterdir()
        if (match := FILE_NAME.fullmatch(path.name))
    }
    return tuple(by_number[number] for number in sorted(by_number))


def _statements(text: str) -> tuple[str, ...]:
    code = "\n".join(line for line in text.splitlines() if not line.startswith("--"))
    return tuple(statement.strip() for statement in code.split(";") if statement.strip())


MIGRATIONS: Final = _packaged_migrations()
