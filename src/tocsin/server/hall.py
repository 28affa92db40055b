"""The hall: all tables that are in use, and what they share."""

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Coroutine
from typing import Any

from starlette.requests import HTTPConnection

from tocsin.kernel.errors import TocsinError
from tocsin.table import letters, sessions
from tocsin.table.entry import Imported, Line, Opened, StoodStill
from tocsin.table.errors import NoSuchTable, Overtaken, StoreDown
from tocsin.table.store import Person, Store
from tocsin.table.table import Table

from .bots import BotPool
from .identity import Signer, Visitor, guest_name, new_guest, sign_in, visitor
from .keeper import keep
from .limits import Buckets
from .live import Live, now_ms
from .metrics import Metrics
from .notices import Notices
from .presence import Presence
from .settings import Settings

log = logging.getLogger("tocsin.hall")
HEARTBEAT = 5.0
# Seconds without any use after which a table that waits for people is put away.
IDLE = 600.0
# Seconds between two looks for what has expired.
SWEEP = 3600.0
# A table costs as much as so many requests.
REQUESTS_A_TABLE = 30
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID = re.compile("[a-z0-9]{1,20}")


class Hall:
    """Everything the calls and sockets of one server process share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.bots = BotPool(settings.bot_workers, settings.bot_budget)
        self.notices = Notices(settings, store)
        self.addresses = Buckets(settings.address_rate)
        self.openings = Buckets(settings.address_rate / REQUESTS_A_TABLE)
        self.sockets: dict[str, int] = {}
        self.presence = Presence()
        self.signer = Signer(settings.secret)
        self._tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._keepers: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._swept = time.monotonic()

    async def open(self) -> None:
        """Open the store, and take up every match where it was."""
        await self.store.open()
        secret = self.settings.secret or await self.store.settle("secret", secrets.token_hex(32))
        self.signer = Signer(secret)
        await self.store.serve(self._heard, self._met)
        alive = await self.store.setting("alive")
        for table_id in await self.store.unfinished():
            try:
                live = await self.live(table_id)
                # The index follows the log, and may have been a step behind at the end.
                self.note_status(live.table)
                await self._skip_outage(live, int(alive or now_ms()))
            except TocsinError as error:
                log.warning("table %s cannot be resumed: %s", table_id, error.sentence)
        self.spawn(self._beat())
        self.bots.warm_up()

    async def close(self) -> None:
        """Stop keeping tables; everything that was acknowledged is in the store already."""
        tasks = [*self._keepers.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()
        # On a full disk the last heartbeat has to do.
        with contextlib.suppress(StoreDown):
            await self.store.save_setting("alive", str(now_ms()))
        await self.store.close()

    # --- tables

    async def live(self, table_id: str) -> Live:
        """Return a table, read from its log if it was not in use."""
        if not ID.fullmatch(table_id):
            raise NoSuchTable("There is no such table.")
        if table_id not in self._tables:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self._tables:
                    lines = await self.store.lines(table_id)
                    if not lines:
                        del self._loading[table_id]
                        raise NoSuchTable("There is no such table.")
                    self._add(Table.of(table_id, lines))
            self._loading.pop(table_id, None)
        live = self._tables[table_id]
        live.used = time.monotonic()
        return live

    async def open_table(self, entry: Opened | Imported, person: str) -> Live:
        """Write the first line of a new table."""
        while True:
            table = Table("".join(secrets.choice(LETTERS) for _ in range(10)))
            line = Line(1, now_ms(), entry, person)
            try:
                await self.store.append(table.id, line)
            except Overtaken:
                continue
            table.read(line)
            live = self._add(table)
            self.notify(live, set(table.deciders()))
            return live

    def _add(self, table: Table) -> Live:
        live = self._tables[table.id] = Live(self, table)
        if table.status != "over":
            keeper = self._keepers[table.id] = asyncio.create_task(keep(live))
            keeper.add_done_callback(lambda done: self._kept(table.id, done))
        return live

    def _kept(self, table_id: str, done: asyncio.Task[None]) -> None:
        if self._keepers.get(table_id) is done:
            del self._keepers[table_id]
        self._done(done)

    def note_status(self, table: Table) -> None:
        """Keep the index of tables in step."""
        self.spawn(self.store.note_status(table))

    def _heard(self, table_id: str | None) -> None:
        """Read on where another process wrote."""
        for live in list(self._tables.values()):
            if table_id is None or live.table.id == table_id:
                self.spawn(live.catch_up())

    def _met(self, process: str, table_id: str, people: set[str]) -> None:
        """Note who is at a table by way of another process."""
        if self.presence.note(process, table_id, people) and table_id in self._tables:
            self._tables[table_id].tell_table()

    # --- people

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        """Return who asks."""
        return await visitor(connection, self.signer, self.store, now_ms())

    async def sign_in(self, connection: HTTPConnection, person: str) -> Visitor:
        """Begin a session for a person in this browser."""
        return await sign_in(connection, self.store, person, now_ms())

    def new_guest(self) -> Visitor:
        """Return somebody whom nobody has seen before."""
        return new_guest(self.signer, now_ms())

    def show_out(self, person: str, but: str | None) -> None:
        """Close the pages that a person has open in any session but one."""
        for live in self._tables.values():
            for page in live.pages:
                if page.visitor.person == person and page.visitor.session != but:
                    page.close()

    async def show_out_ended(self) -> None:
        """Close the pages whose sessions were ended elsewhere, or whose guest has an account."""
        pages = [page for live in self._tables.values() for page in live.pages]
        held = {page.visitor.session for page in pages if page.visitor.session is not None}
        gone = await sessions.ended(self.store, held)
        guests = {page.person for page in pages if page.visitor.session is None}
        grown = await self.store.with_accounts(guests)
        for page in pages:
            if page.visitor.session in gone or (
                page.visitor.session is None and page.person in grown
            ):
                page.close()

    async def person(self, person_id: str) -> Person:
        """Return who that is; a guest whom nothing is known of yet has a name all the same."""
        known = await self.store.person(person_id)
        return known or Person(person_id, guest_name(person_id), created=now_ms())

    def notify(self, live: Live, seats: set[int]) -> None:
        """Send notices to those who are asked now and are not here to see it."""
        present = live.present()
        table = live.table
        for person in {table.seats[seat].person for seat in seats if not table.seats[seat].player}:
            if person and person not in present:
                self.spawn(self.notices.your_turn(person, table.id, table.game.name))

    # --- time

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("beside the table: %r", error)

    async def _skip_outage(self, live: Live, alive: int) -> None:
        """Do not let clocks run for the time in which there was no server."""
        clocks = live.table.clocks
        away = now_ms() - alive
        # Beside another process this one's absence was no outage.
        longest = 3 * HEARTBEAT * 1000 if self.store.shared else 0
        if clocks is not None and live.table.status == "playing" and away > longest:
            await live.write(lambda table: StoodStill(alive))

    async def _beat(self) -> None:
        """Note that a server is there, and put away what nobody uses."""
        while True:
            try:
                await self._tend()
            except TocsinError as error:
                log.warning("%s", error.sentence)
            await asyncio.sleep(HEARTBEAT)

    async def _tend(self) -> None:
        await self.store.save_setting("alive", str(now_ms()))
        self.metrics.gauges["tables"] = len(self._tables)
        self.metrics.gauges["sockets"] = sum(self.sockets.values())
        self.metrics.gauges["bot_failures"] = self.bots.failures
        await self.show_out_ended()
        if time.monotonic() - self._swept > SWEEP:
            self._swept = time.monotonic()
            await sessions.forget(self.store, now_ms())
            await letters.forget(self.store, now_ms())
        for live in list(self._tables.values()):
            if live.pages and self.store.shared:
                await self.store.tell_presence(live.table.id, live.present_here())
            if time.monotonic() - live.used > IDLE and _may_rest(live):
                await self._put_away(live)

    async def _put_away(self, live: Live) -> None:
        self._tables.pop(live.table.id, None)
        keeper = self._keepers.pop(live.table.id, None)
        if keeper is not None:
            keeper.cancel()
        await self.store.let_go(live.table.id)


def _may_rest(live: Live) -> bool:
    """Return whether nothing can happen at a table until somebody comes."""
    table = live.table
    return (
        not live.pages
        and not live.lock.locked()
        and (table.clocks is None or table.status != "playing")
        and not any(table.seats[seat].player for seat in table.deciders())
    )
