"""What is stored of a person: all of it for themselves, and how it goes."""

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

# More tables than anybody opens; whoever has more is helped by whoever runs the server.
MOST_TABLES = 1000
TRIES = 20
# Reads a table from its log, where that keeps nobody waiting.
Reader = Callable[[Callable[[], Table]], Awaitable[Table]]


class OwnSession(msgspec.Struct):
    """A browser that is signed in."""

    browser: str
    created: int
    used: int


class OwnLetter(msgspec.Struct):
    """A link that was sent by mail."""

    kind: str
    email: str
    created: int


class OwnToken(msgspec.Struct):
    """A token of a bot: what it is for, and when it was made and used."""

    bot: str
    label: str
    scopes: list[Scope]
    created: int
    used: int


class OwnWords(msgspec.Struct):
    """A line of chat."""

    table: str
    at: int
    text: str


class OwnTable(msgspec.Struct):
    """A table that the person opened or sat at; the record once its match is over."""

    id: str
    game: str
    status: str
    created: int
    is_host: bool
    seats: list[int]
    record: Record | None


class Dossier(msgspec.Struct):
    """Everything that is stored of a person."""

    id: str
    name: str | None
    account: str | None
    email: str | None
    webhook: str | None
    language: str | None
    created: int | None
    sessions: list[OwnSession]
    letters: list[OwnLetter]
    # The addresses of browsers to which notices are pushed.
    pushes: list[str]
    # Bots of the person's own, and what opens them.
    bots: list[OwnBot]
    tokens: list[OwnToken]
    tables: list[OwnTable]
    chat: list[OwnWords]


async def dossier(store: Store, person_id: str, now: int, read: Reader) -> Dossier:
    """Return everything that is stored of a person; the hash of a password opens nothing."""
    person = await store.person(person_id)
    letters = await store.fetch(
        "SELECT kind, email, created FROM letter WHERE person = $1 ORDER BY created", person_id
    )
    return Dossier(
        id=person_id,
        name=person.name if person is not None else None,
        account=person.account if person is not None else None,
        email=person.email if person is not None else None,
        webhook=person.webhook if person is not None else None,
        language=person.language if person is not None else None,
        created=person.created if person is not None else None,
        sessions=[
            OwnSession(each.browser, each.created, each.used)
            for each in await sessions.of_person(store, person_id, now)
        ],
        letters=[OwnLetter(*row) for row in letters],
        pushes=[known.endpoint for known in await push_subscriptions.of_person(store, person_id)],
        bots=await tokens.bots_of(store, person_id),
        tokens=[
            OwnToken(each.person, each.label, each.scopes, each.created, each.used)
            for each in await tokens.of_owner(store, person_id)
        ],
        tables=[each async for each in _tables(store, person_id, read)],
        chat=await _chat(store, person_id),
    )


async def _chat(store: Store, person: str) -> list[OwnWords]:
    """Return all that a person said, also at tables they only watched."""
    rows = await store.fetch(
        "SELECT table_id, at, body FROM chat WHERE person = $1 ORDER BY at", person
    )
    return [OwnWords(*row) for row in rows]


async def _tables(store: Store, person: str, read: Reader) -> AsyncIterator[OwnTable]:
    stations = await store.stations_of(person)
    for table_id, status in stations[:MOST_TABLES]:
        try:
            table = await read(partial(Table.from_log, table_id, await store.lines(table_id)))
        except StoreDown:
            raise
        except Exception:
            # Broken, or by rules that this version has no more: it is named, and cannot be told.
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


async def depart(store: Store, person: str, table_id: str, now: int) -> None:
    """Take a person's name from a table that is not in use."""
    for _ in range(TRIES):
        rows = await store.fetch("SELECT max(number) FROM line WHERE table_id = $1", table_id)
        line = LogEntry((rows[0][0] or 0) + 1, now, PersonErased(person, STAND_IN))
        try:
            await store.append(table_id, line)
        except ConcurrentWrite:
            continue
        return
    raise ConcurrentWrite("The table is too busy; try again.")


async def forget(store: Store, person: str) -> None:
    """Forget a person, with sessions, letters, tokens, addresses, words and the list of tables."""
    await store.write(
        ("DELETE FROM chat WHERE person = $1", (person,)),
        ("DELETE FROM voice WHERE whom = $1", (person,)),
        ("DELETE FROM session WHERE person = $1", (person,)),
        ("DELETE FROM letter WHERE person = $1", (person,)),
        tokens.ending_of_bot(person),
        ("DELETE FROM push WHERE person = $1", (person,)),
        ("DELETE FROM sitter WHERE person = $1", (person,)),
        ("DELETE FROM person WHERE id = $1", (person,)),
    )
