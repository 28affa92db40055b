"""Export and deletion of the personal data of one person."""

from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

import msgspec

from tocsin.kernel.record import Record

from ..errors import ConcurrentWrite, StoreDown
from ..log import LogEntry, PersonErased
from ..seats import STAND_IN
from ..storage.store import Store
from ..table import Table
from . import push_subscriptions, sessions, tokens
from .tokens import OwnBot, Scope

MAX_EXPORTED_TABLES = 1000
MAX_ATTEMPTS = 20
PERSON_FIELDS = ("name", "account", "email", "webhook", "language", "created")
# Loads a table in a worker thread, so that the event loop is not blocked.
Reader = Callable[[Callable[[], Table]], Awaitable[Table]]


class OwnSession(msgspec.Struct):
    """A signed-in browser."""

    browser: str
    created: int
    used: int


class OwnEmailLink(msgspec.Struct):
    """A link sent by e-mail."""

    kind: str
    email: str
    created: int


class OwnToken(msgspec.Struct):
    """An API token of a bot, without its secret."""

    bot: str
    label: str
    scopes: list[Scope]
    created: int
    used: int


class OwnChatMessage(msgspec.Struct):
    """A chat message."""

    table: str
    at: int
    text: str


class OwnTable(msgspec.Struct):
    """A table of the person; with the record of the match once it is over."""

    id: str
    game: str
    status: str
    created: int
    is_host: bool
    seats: list[int]
    record: Record | None


class PersonalData(msgspec.Struct):
    """All stored data of a person."""

    id: str
    name: str | None
    account: str | None
    email: str | None
    webhook: str | None
    language: str | None
    created: int | None
    sessions: list[OwnSession]
    letters: list[OwnEmailLink]
    # The endpoints of push subscriptions.
    pushes: list[str]
    bots: list[OwnBot]
    tokens: list[OwnToken]
    tables: list[OwnTable]
    chat: list[OwnChatMessage]


async def personal_data(store: Store, person_id: str, now: int, read: Reader) -> PersonalData:
    """Return all stored data of a person, except hashes of passwords and tokens."""
    person = await store.person(person_id)
    links = await store.fetch(
        "SELECT kind, email, created FROM email_link WHERE person = $1 ORDER BY created", person_id
    )
    return PersonalData(
        id=person_id,
        **{field: getattr(person, field, None) for field in PERSON_FIELDS},
        sessions=[
            OwnSession(each.browser, each.created, each.used)
            for each in await sessions.of_person(store, person_id, now)
        ],
        letters=[OwnEmailLink(*row) for row in links],
        pushes=[each.endpoint for each in await push_subscriptions.of_person(store, person_id)],
        bots=await tokens.bots_of(store, person_id),
        tokens=[
            OwnToken(each.person, each.label, each.scopes, each.created, each.used)
            for each in await tokens.of_owner(store, person_id)
        ],
        tables=[each async for each in _tables(store, person_id, read)],
        chat=await _chat(store, person_id),
    )


async def _chat(store: Store, person: str) -> list[OwnChatMessage]:
    """Return all chat messages of a person."""
    rows = await store.fetch(
        "SELECT table_id, at, body FROM chat WHERE person = $1 ORDER BY at", person
    )
    return [OwnChatMessage(*row) for row in rows]


async def _tables(store: Store, person: str, read: Reader) -> AsyncIterator[OwnTable]:
    tables = await store.tables_of(person)
    for table_id, status in tables[:MAX_EXPORTED_TABLES]:
        try:
            table = await read(partial(Table.from_log, table_id, await store.lines(table_id)))
        except StoreDown:
            raise
        except Exception:
            # The log is damaged, or its rules are not part of this version.
            yield OwnTable(table_id, "", status, 0, False, [], None)
            continue
        yield OwnTable(
            id=table_id,
            game=table.game.id,
            status=table.status,
            created=table.created,
            is_host=table.host == person,
            seats=table.seats_of(person),
            record=table.record() if table.status == "over" else None,
        )


async def remove_from_table(store: Store, person: str, table_id: str, now: int) -> None:
    """Remove a person's name from a table that is not loaded."""
    for _ in range(MAX_ATTEMPTS):
        rows = await store.fetch("SELECT max(number) FROM log_entry WHERE table_id = $1", table_id)
        line = LogEntry((rows[0][0] or 0) + 1, now, PersonErased(person, STAND_IN))
        try:
            await store.append(table_id, line)
        except ConcurrentWrite:
            continue
        return
    raise ConcurrentWrite("The table is too busy; try again.")


async def delete_person(store: Store, person: str) -> None:
    """Delete a person and all rows that name them, except log entries."""
    await store.write(
        ("DELETE FROM chat WHERE person = $1", (person,)),
        ("DELETE FROM chat_permission WHERE person = $1", (person,)),
        ("DELETE FROM session WHERE person = $1", (person,)),
        ("DELETE FROM email_link WHERE person = $1", (person,)),
        tokens.revoke_all_of_bot(person),
        ("DELETE FROM push_subscription WHERE person = $1", (person,)),
        ("DELETE FROM participant WHERE person = $1", (person,)),
        ("DELETE FROM person WHERE id = $1", (person,)),
    )
