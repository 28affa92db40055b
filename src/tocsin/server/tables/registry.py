"""The server: all tables that are in use, and what they share."""

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

from prometheus_client import CollectorRegistry
from starlette.requests import HTTPConnection

from tocsin import __version__
from tocsin.kernel.errors import TocsinError
from tocsin.table import chat, commands, opening
from tocsin.table.chat import ChatLog
from tocsin.table.errors import (
    BrokenTable,
    ClosedTable,
    ConcurrentWrite,
    NoSuchTable,
    NotNow,
    OtherRules,
    StoreDown,
    TooManyChanges,
)
from tocsin.table.frozen import FrozenTable
from tocsin.table.log import ClockPaused, Imported, LogEntry, Opened, PersonErased, RulesUpdated
from tocsin.table.people import bans, data_export, email_links, sessions, tokens
from tocsin.table.seats import STAND_IN
from tocsin.table.storage import table_index
from tocsin.table.storage.person_store import Person
from tocsin.table.storage.store import Store
from tocsin.table.storage.table_store import QuarantinedTable
from tocsin.table.table import Table

from ..access.chat_limits import ChatLimits
from ..access.identity import Signer, Visitor, browsing, guest_name, new_guest, sign_in, visitor
from ..access.limits import Buckets, TokenLimits
from ..bots.pool import BotPool
from ..bots.reviews import Reviews
from ..errors import BANNED_SENTENCE, WRONG_LOGIN, BadLogin, Banned
from ..notify.notices import Notices
from ..operations.gc_schedule import GcScheduler
from ..operations.metrics import Metrics
from ..operations.thread_pool import ThreadPool
from ..settings import Settings
from ..websocket.client_connection import SERVICE_RESTART
from .clock import CLOCK, now_ms
from .presence import Presence
from .session import QUARANTINED, TableSession
from .spectator_delay import DelayedTable
from .table_runner import LOOK_AGAIN, keep

log = logging.getLogger("tocsin.server")
# Seconds that what is being done has to end in order when the server closes.
FAREWELL = 1.0
# Seconds between two tables that are handed over, and for all of them at the most.
A_HANDOVER = 0.02
HANDED_OVER_WITHIN = 8.0
# Whatever hangs at one table, the next ones need not wait for it.
A_TABLE_WITHIN = 1.0
# Seconds without any use after which a table that waits for people is put away, and one whose
# match is over: of those there would be most.
IDLE = 600.0
IDLE_AND_OVER = 60.0
# Seconds between two looks for what has expired.
SWEEP = 3600.0
A_DAY = 24 * 3600 * 1000
# Abandoned tables that are closed, and late ones that are taken up, at one look.
AT_ONCE = 100
# Seconds by which a bot or a clock is late whose process must be gone; bots may think for long.
LATE = 15.0
# Seconds by which the index of tables may be behind their logs, as other processes see it. Whoever
# asks this one for a list has it brought up first: where there is no other, a heartbeat is enough.
NOTED_WITHIN = 2.0
# Lines of a log that are read at once: less than 10 ms of the loop, in compiled rules.
LOG_CHUNK_LINES = 1000
# A table costs as much as so many requests.
REQUESTS_A_TABLE = 30
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
CLOSED = "Whoever runs this server has closed this table."
ID = re.compile("[a-z0-9]{1,20}")
# Whole matches are replayed beside the loop.
RECORDS = ThreadPool("records", threads=1, max_queued=20, deadline_s=20.0, max_per_address=3)


class ServerContext:
    """Everything the calls and sockets of one server process share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics(CollectorRegistry())
        self.metrics.tables.set_function(lambda: len(self._tables))
        self.metrics.connections.set_function(lambda: sum(self.sockets.values()))
        self.garbage = GcScheduler()
        self.bots = BotPool(
            settings.bot_workers, settings.bot_budget, self.metrics.bot_failures.inc
        )
        self.notices = Notices(settings, store)
        self.addresses = Buckets(settings.address_rate)
        # Messages on sockets; a neighbour's flood of requests does not stop those who play.
        self.messages = Buckets(settings.address_rate)
        self.people = Buckets(settings.person_rate)
        self.chatter = ChatLimits(settings.chat_rate)
        self.hints = Buckets(settings.hint_rate)
        self.tokens = TokenLimits(settings.own_bot_rate, settings.own_bot_sockets)
        self.reviews = Reviews(self.bots, settings.review_seconds)
        self.openings_today = Buckets(settings.address_tables / A_DAY * 1000, A_DAY / 1000)
        self.openings = Buckets(settings.address_rate / REQUESTS_A_TABLE)
        self.banned = bans.NetworkSet()
        self.sockets: dict[str, int] = {}
        self.presence = Presence()
        self.signer = Signer(settings.secret)
        self._tables: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._broken: set[str] = set()
        self._closing = False
        self._keepers: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        # The first look is for what expired while no server was there.
        self._swept = time.monotonic() - SWEEP
        self._alive = self._began = 0
        self._to_note: set[TableSession] = set()
        self._noting = asyncio.Lock()
        # Two who ask for a next table at once get the same one.
        self._following = asyncio.Lock()

    async def open(self) -> None:
        """Open the store, and take up every match where it was."""
        await self.store.open()
        secret = self.settings.secret or await self.store.ensure_setting(
            "secret", secrets.token_hex(32)
        )
        self.signer = Signer(secret)
        self.banned = await bans.banned_networks(self.store)
        await self.store.serve(self._heard, self._met, self._left)
        alive = await self.store.setting("alive")
        # What one version could not read, another may.
        await self.store.lift_quarantine_of_other_versions(__version__)
        self._alive = int(alive or now_ms())
        self._began = now_ms()
        self.spawn(self._wake())
        self.spawn(self._beat())
        self.bots.warm_up()

    @property
    def farewell(self) -> float:
        """Return the most seconds that handing over takes."""
        return HANDED_OVER_WITHIN if self.store.shared else 0.0

    async def hand_over(self) -> None:
        """Leave every table to other processes, if there may be any, while the rest plays on.

        One after the other: all pages at once would keep each other waiting at the next door.
        """
        if not self.store.shared:
            return
        until = time.monotonic() + self.farewell
        leaving = list(self._tables.values())
        while leaving and (left := until - time.monotonic()) > 0:
            pause = min(A_HANDOVER, left / len(leaving))
            session = leaving.pop()
            try:
                async with asyncio.timeout(A_TABLE_WITHIN):
                    await self._leave(session)
            except TimeoutError:
                log.warning("table %s was left behind: it took too long", session.table.id)
            await asyncio.sleep(pause)

    async def _leave(self, session: TableSession) -> None:
        """Send the pages of a table to another process."""
        # What is being written is answered before anybody goes.
        async with session.lock:
            for page in list(session.audience.connections):
                page.close(SERVICE_RESTART)
        await self._try(self._put_away(session))

    async def close(self) -> None:
        """Stop keeping tables; everything that was acknowledged is in the store already."""
        self._closing = True
        tasks = [*self._keepers.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        self.bots.close()
        if tasks:
            await asyncio.wait(tasks, timeout=FAREWELL)
        # On a full disk the last heartbeat has to do.
        with contextlib.suppress(StoreDown):
            await self._try(self.note_all())
            await self.store.save_setting("alive", str(now_ms()))
        await self.store.close()

    async def _wake(self) -> None:
        """Take up the tables at which something happens by itself; all others wait to be asked."""
        for table_id in await table_index.due_tables(self.store):
            await self._try(self.session(table_id))
        # The index follows the log, and may have been some steps behind at the end.
        for table_id in await table_index.outdated_tables(self.store):
            began = time.monotonic()
            await self._try(self._note_behind(table_id))
            # Whoever plays meanwhile has at least half of the time.
            await asyncio.sleep(time.monotonic() - began)

    async def _note_behind(self, table_id: str) -> None:
        """Bring the index up to a table, which stays in use only if it goes on by itself."""
        try:
            session = await self._in_use(table_id)
        except OtherRules:
            await self.store.write(table_index.update_statement(await self.frozen(table_id)))
            return
        await self.store.write(table_index.update_statement(session.table))
        if not session.is_requested and _may_rest(session):
            await self._put_away(session)

    async def _try(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something for one table, and let nothing that is wrong with it stop the others."""
        try:
            await work
        except TocsinError as error:
            log.warning("a table was left out: %s", error.sentence)

    # --- tables

    async def session(self, table_id: str) -> TableSession:
        """Return a table, read from its log if it was not in use.

        It is in use until something else is waited for; whoever wants more has a page there.
        """
        if not ID.fullmatch(table_id):
            raise NoSuchTable("There is no such table.")
        session = await self._in_use(table_id)
        # Between its being read and this there is time to put it away.
        while self._tables.get(table_id) is not session:
            session = await self._in_use(table_id)
        session.last_used_s, session.is_requested = time.monotonic(), True
        return session

    async def _in_use(self, table_id: str) -> TableSession:
        """Return a table, whose log is read once for all who ask meanwhile."""
        if table_id in self._broken:
            raise BrokenTable(QUARANTINED)
        # One that is being taken up is there already, but nobody may play before all is well.
        if table_id in self._loading:
            return await asyncio.shield(self._loading[table_id])
        session = self._tables.get(table_id)
        return session or await self._take_up(table_id, self._load(table_id))

    async def _take_up(self, table_id: str, work: Coroutine[Any, Any, TableSession]) -> TableSession:
        """Return the table that some work ends with; there is one of it, whoever asks meanwhile."""
        loading = self._loading[table_id] = asyncio.create_task(work)
        loading.add_done_callback(lambda done: self._has_loaded(table_id, done))
        try:
            # Whoever gives up waiting does not take the table from the others.
            return await asyncio.shield(loading)
        finally:
            # What an error has come through is kept with it, and must not keep the error.
            del loading

    def _has_loaded(self, table_id: str, done: "asyncio.Task[TableSession]") -> None:
        del self._loading[table_id]
        # Those who asked are told; if nobody waits any more, nobody needs to know.
        if not done.cancelled():
            done.exception()

    async def _load(self, table_id: str) -> TableSession:
        await self._check(table_id)
        try:
            lines = await self.store.lines(table_id)
            table = await _read(table_id, lines)
        except StoreDown:
            raise
        except OtherRules:
            await self.store.freeze(table_id)
            raise
        except Exception as error:
            raise self.set_aside(table_id, error) from error
        if not table.number:
            raise NoSuchTable("There is no such table.")
        session = TableSession(self, table, await chat.read(self.store, table_id))
        if table.delay:
            session.balcony = DelayedTable(session, lines)
        self._tables[table_id] = session
        try:
            await self._bring_up(session)
        except BaseException:
            if self._tables.get(table_id) is session:
                del self._tables[table_id]
            raise
        # Not before: its clocks may have run while there was no server.
        self._keep(session)
        return session

    async def _bring_up(self, session: TableSession) -> None:
        """Let a table that was just read know what has become of the world since."""
        if self.store.shared:
            # Whoever wrote to it while it was being read could not wake it.
            await session.catch_up()
        await session.refresh_accounts()
        self.note(session)
        await self._skip_outage(session)
        newest = session.table.game.rules_version
        if session.table.status == "open" and session.table.rules != newest:
            await session.write(lambda table: RulesUpdated(newest))

    async def _check(self, table_id: str) -> None:
        """Raise what keeps a table from being used."""
        if await bans.banned(self.store, bans.TABLE, [table_id]):
            raise ClosedTable(CLOSED)
        if await self.store.is_quarantined(table_id):
            raise BrokenTable(QUARANTINED)

    async def check(self, table_id: str) -> None:
        """Let go of a table in use if it was closed, or set aside by another process."""
        try:
            await self._check(table_id)
        except BrokenTable as why:
            self.forget(table_id, why)

    async def frozen(self, table_id: str) -> FrozenTable:
        """Return a table whose match was begun by other rules, as its log has it."""
        return FrozenTable.from_log(table_id, await self.store.lines(table_id))

    def set_aside(self, table_id: str, error: Exception) -> BrokenTable:
        """Take a table out of use that cannot be read or failed in play; return what to tell."""
        reason = "".join(c for c in f"{type(error).__name__}: {error}" if c.isprintable())
        log.error("table %s is set aside: %s", table_id, reason, exc_info=error)
        self.metrics.quarantined_tables.inc()
        # Until the store knows it, this process does.
        self._broken.add(table_id)
        why = BrokenTable(QUARANTINED)
        self.forget(table_id, why)
        self.spawn(
            self._note_broken(QuarantinedTable(table_id, now_ms(), __version__, reason[:500]))
        )
        return why

    async def _note_broken(self, broken: QuarantinedTable) -> None:
        await self.store.quarantine(broken)
        await self.store.release_lease(broken.table_id)
        self._broken.discard(broken.table_id)

    def forget(self, table_id: str, why: BrokenTable) -> None:
        """Let go of a table that may not be used; its keeper ends by itself."""
        session = self._tables.pop(table_id, None)
        self._keepers.pop(table_id, None)
        if session is not None:
            session.disconnect_all(why)

    async def open_table(self, entry: Opened | Imported, person: str, where: str = "") -> TableSession:
        """Write the first line of a new table, which somebody opens from some address."""
        while True:
            table = Table(self.new_id())
            line = LogEntry(1, now_ms(), entry, person)
            # What cannot be read is never written; nobody knows of the table yet.
            if isinstance(entry, Imported) or entry.origin is not None:
                await REPLAY_POOL.run(partial(table.read, line), where)
            else:
                table.read(line)
            with contextlib.suppress(ConcurrentWrite):
                return await self._begin(table, line)

    def new_id(self) -> str:
        """Return what a new table may be called."""
        return "".join(secrets.choice(LETTERS) for _ in range(10))

    async def _begin(self, table: Table, line: LogEntry) -> TableSession:
        """Return a table whose first line is written now; ConcurrentWrite if the id is taken."""
        session = await self._take_up(table.id, self._write_first(table, line))
        session.is_requested = True
        self.note(session)
        self.notify(session, set(table.deciders()))
        return session

    async def next_table(self, before: Table, person: Person) -> TableSession:
        """Return the table that follows one, which is opened now if it was not.

        Whoever wrote down which it is may have been stopped before opening it.
        """
        assert before.successor is not None
        async with self._following:
            return await self._open_next(before, before.successor, person)

    async def was_closed(self, table_id: str) -> bool:
        """Return whether a table was closed before its match."""
        with contextlib.suppress(NoSuchTable):
            return (await self.session(table_id)).table.closed is not None
        return False

    async def _open_next(self, before: Table, table_id: str, person: Person) -> TableSession:
        with contextlib.suppress(NoSuchTable):
            return await self.session(table_id)
        table = Table(table_id)
        opened = opening.open_next(before, person.id, person.name)
        line = LogEntry(1, now_ms(), opened, person.id)
        table.read(line)
        try:
            session = await self._begin(table, line)
        except ConcurrentWrite:
            return await self.session(table_id)
        for seat in table.seats:
            if seat.kept_for is not None:
                self.spawn(self.notices.tell("again", seat.kept_for, table_id, table.game.name))
        return session

    async def _write_first(self, table: Table, line: LogEntry) -> TableSession:
        await self.store.append(table.id, line)
        self.metrics.log_entries[type(line.event)].inc()
        session = self._tables[table.id] = TableSession(self, table, ChatLog())
        if table.delay:
            session.balcony = DelayedTable(session, [line])
        self._keep(session)
        return session

    def _keep(self, session: TableSession) -> None:
        """Have a table kept, if it is still in use and its match goes on."""
        table = session.table
        if self._closing or table.status == "over" or self._tables.get(table.id) is not session:
            return
        keeper = self._keepers[table.id] = asyncio.create_task(keep(session))
        keeper.add_done_callback(lambda done: self._kept(session, done))

    def _kept(self, session: TableSession, done: asyncio.Task[None]) -> None:
        self._done(done)
        if self._keepers.get(session.table.id) is not done:
            return
        del self._keepers[session.table.id]
        if not self._closing and session.table.status != "over":
            # Nobody else would let its bots decide or look at its clocks.
            self.metrics.restarted_runners.inc()
            log.error("the keeper of table %s ended; another one takes over", session.table.id)
            asyncio.get_running_loop().call_later(LOOK_AGAIN, self._keep, session)

    def note(self, session: TableSession) -> None:
        """Keep the index of tables in step, within moments."""
        if self.store.shared and not self._to_note:
            asyncio.get_running_loop().call_later(NOTED_WITHIN, self._note_soon)
        self._to_note.add(session)

    def _note_soon(self) -> None:
        if not self._closing:
            self.spawn(self.note_all())

    async def note_all(self) -> None:
        """Bring the index up to all tables that went on since."""
        # One after the other: whoever asks for a list waits for what is being written too.
        async with self._noting:
            noted, self._to_note = self._to_note, set()
            tables = [session.table for session in noted if not session.is_broken]
            try:
                for first in range(0, len(tables), table_index.TABLES_PER_STATEMENT):
                    some = tables[first : first + table_index.TABLES_PER_STATEMENT]
                    await self.store.write(table_index.update_statement(*some))
            except StoreDown:
                # The heartbeat tries again.
                self._to_note |= noted
                raise

    def _heard(self, table_id: str | None) -> None:
        """Read on where another process wrote."""
        for session in list(self._tables.values()):
            if table_id is None or session.table.id == table_id:
                self.spawn(session.catch_up())

    def _met(self, process: str, table_id: str, people: set[str]) -> None:
        """Note who is at a table by way of another process."""
        if self.presence.note(process, table_id, people) and table_id in self._tables:
            self._tables[table_id].tell_table()

    def _left(self, table_id: str) -> None:
        """Have a table kept here that another process has let go of."""
        if table_id in self._tables:
            self._tables[table_id].changed.set()

    # --- people

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        """Return who asks."""
        return await visitor(connection, self.signer, self.store, now_ms())

    async def browsing(self, connection: HTTPConnection) -> Visitor:
        """Return who asks for a page to look at, whatever else the request brings."""
        return await browsing(connection, self.signer, self.store, now_ms())

    async def sign_in(self, connection: HTTPConnection, person: Person) -> Visitor:
        """Begin a session for a person in this browser, unless the host keeps the account out."""
        visitor = await sign_in(connection, self.store, person.id, now_ms())
        # Looked at only now: whoever bans, or changes the password, ends what had begun by then.
        known = await self.store.person(person.id)
        banned = await bans.banned(self.store, bans.ACCOUNT, [person.id])
        if banned or known is None or known.password != person.password:
            await sessions.end(self.store, person.id, str(visitor.session))
            raise Banned(BANNED_SENTENCE) if banned else BadLogin(WRONG_LOGIN)
        return visitor

    def new_guest(self) -> Visitor:
        """Return somebody whom nobody has seen before."""
        return new_guest(self.signer, now_ms())

    async def mark_account(self, person: str) -> None:
        """Have a person who has an account from now on marked at all their tables."""
        tables = [table_id for table_id, _ in await self.store.tables_of(person)]
        waking = [
            statement
            for table_id in tables
            for statement in self.store.change_notification(table_id)
        ]
        if waking:
            await self.store.write(*waking)
        for table_id in tables:
            self._heard(table_id)

    def disconnect(self, person: str, but: str | None, only: str | None = None) -> None:
        """Close the pages that a person has open in any session but one, or only in one.

        A bot has tokens for sessions.
        """
        for session in self._tables.values():
            for page in session.audience.connections:
                session = page.visitor.by
                if page.person == person and session != but and only in (None, session):
                    page.close()

    async def show_out_ended(self) -> None:
        """Close the pages whose sessions were ended elsewhere, or whose guest has an account.

        Bots' too, whose tokens were taken back or are no longer good.
        """
        pages = [page for session in self._tables.values() for page in session.audience.connections]
        held = {page.visitor.session for page in pages if page.visitor.session is not None}
        gone: set[str | None] = {*await sessions.invalid(self.store, held)}
        shown = {page.visitor.token.id for page in pages if page.visitor.token is not None}
        gone |= await tokens.invalid(self.store, shown, now_ms())
        guests = {page.person for page in pages if page.visitor.by is None}
        grown = await self.store.with_accounts(guests)
        for page in pages:
            by = page.visitor.by
            if by in gone or (by is None and page.person in grown):
                page.close()

    async def person(self, person_id: str) -> Person:
        """Return who that is; a guest whom nothing is known of yet has a name all the same."""
        known = await self.store.person(person_id)
        return known or Person(person_id, guest_name(person_id), created=now_ms())

    async def rename(self, person: Person, before: str) -> None:
        """Call a person otherwise at all tables that go on."""
        for table_id, status in await self.store.tables_of(person.id):
            if status in ("open", "playing"):
                with contextlib.suppress(BrokenTable, OtherRules, NotNow, TooManyChanges):
                    session = await self.session(table_id)
                    await session.write(
                        lambda table: commands.rename(table, person.id, before, person.name)
                    )

    async def forget_person(self, person: str, table_id: str, goes_on: bool) -> None:
        """Take a person's name from a table; whether its match goes on decides who is told."""
        if goes_on or table_id in self._tables:
            with contextlib.suppress(BrokenTable, OtherRules):
                session = await self.session(table_id)
                await session.write(lambda table: PersonErased(person, STAND_IN))
                session.talk.forget(person)
                await self.store.write(table_index.update_statement(session.table))
                return
        await data_export.remove_from_table(self.store, person, table_id, now_ms())
        self._heard(table_id)
        await self._try(self._note_behind(table_id))

    def notify(self, session: TableSession, seats: set[int]) -> None:
        """Send notices to those who are asked now and are not here to see it."""
        if not seats:
            return
        present = session.audience.people()
        table = session.table
        asked = [table.seats[seat] for seat in seats if not table.seats[seat].player]
        for person in {seat.person for seat in asked if seat.kind == "person"}:
            if person and person not in present:
                self.spawn(self.notices.tell("turn", person, table.id, table.game.name))

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

    async def _skip_outage(self, session: TableSession) -> None:
        """Do not let clocks run for the time in which there was no server."""
        clocks, alive = session.table.clocks, self._alive
        away = now_ms() - alive
        if session.table.touched >= self._began:
            # Somebody has seen to it since.
            return
        # Beside another process this one's absence was no outage.
        longest = 3 * self.settings.heartbeat * 1000 if self.store.shared else 0
        if clocks is not None and session.table.status == "playing" and away > longest:
            await session.write(lambda table: ClockPaused(alive))

    async def _skip_jump(self, before: int) -> None:
        """Do not let clocks run by a jump of the machine's own, forwards or back."""
        log.warning("the clock jumped by %d s; no table's clock ran", (now_ms() - before) // 1000)
        for session in list(self._tables.values()):
            table = session.table
            if table.clocks is None or table.status != "playing":
                continue
            if await self.store.acquire_lease(table.id):
                with contextlib.suppress(TocsinError):
                    await session.write(lambda table: ClockPaused(before))

    async def _beat(self) -> None:
        """Note that a server is there, and put away what nobody uses."""
        while True:
            try:
                await self._tend()
            except TocsinError as error:
                log.warning("%s", error.sentence)
            await asyncio.sleep(self.settings.heartbeat)

    async def _tend(self) -> None:
        before = CLOCK.sync()
        if before is not None:
            await self._skip_jump(before)
        await self.store.save_setting("alive", str(now_ms()))
        await self.note_all()
        self.garbage.tick(round(self.metrics.value("tocsin_messages_total")))
        self.presence.forget()
        await self.show_out_ended()
        await self._mind_bans()
        if time.monotonic() - self._swept > SWEEP:
            self._swept = time.monotonic()
            await sessions.delete_expired(self.store, now_ms())
            await email_links.delete_expired(self.store, now_ms())
            await self._close_abandoned()
        await self._take_up_late()
        self.metrics.broken_tables.set(len(await self.store.quarantined_tables()))
        for session in list(self._tables.values()):
            if session.needs_resync:
                await self._try(session.resync())
            if session.audience.connections and self.store.shared:
                await self.store.publish_presence(session.table.id, session.audience.people_here())
            patience = IDLE_AND_OVER if session.table.status == "over" else IDLE
            if time.monotonic() - session.last_used_s > patience and _may_rest(session):
                await self._put_away(session)

    async def _take_up_late(self) -> None:
        """Take up tables whose process is gone, with bots or clocks that nobody else looks at."""
        since = now_ms() - round((LATE + self.settings.bot_budget) * 1000)
        for table_id in await table_index.overdue_tables(self.store, since, AT_ONCE):
            if table_id not in self._tables:
                await self._try(self.session(table_id))

    async def _mind_bans(self) -> None:
        """Heed what the host has banned meanwhile."""
        self.banned = await bans.banned_networks(self.store)
        for table_id in await bans.banned(self.store, bans.TABLE, self._tables):
            await self.check(table_id)
            await self.store.release_lease(table_id)
        for session in list(self._tables.values()):
            for page in session.audience.connections:
                if self.banned.contains(page.address):
                    page.disconnect(Banned(BANNED_SENTENCE))

    async def _close_abandoned(self) -> None:
        """Close tables that nobody has touched for long; their records can be had."""
        now = now_ms()
        opened = now - round(self.settings.open_days * A_DAY)
        idle = now - round(self.settings.idle_days * A_DAY)
        for table_id in await table_index.abandoned_tables(self.store, opened, idle, AT_ONCE):
            await self._try(self._close_one(table_id, opened, idle))

    async def _close_one(self, table_id: str, opened: int, idle: int) -> None:
        session = await self.session(table_id)
        await session.write(
            lambda table: commands.abandon(table, opened if table.status == "open" else idle)
        )
        self.metrics.abandoned_tables.inc()

    async def _put_away(self, session: TableSession) -> None:
        # At once, before anything is waited for: whoever asks meanwhile has it read anew.
        self._tables.pop(session.table.id, None)
        keeper = self._keepers.pop(session.table.id, None)
        if keeper is not None:
            keeper.cancel()
        await self.store.release_lease(session.table.id)
        await self.note_all()


async def _read(table_id: str, lines: list[LogEntry]) -> Table:
    """Return the table that a log tells of; a long one lets others play in between."""
    table = Table(table_id)
    for line in lines:
        table.read(line)
        if line.number % LOG_CHUNK_LINES == 0:
            await asyncio.sleep(0)
    return table


def _may_rest(session: TableSession) -> bool:
    """Return whether nothing can happen at a table until somebody comes."""
    table = session.table
    return (
        not session.audience.connections
        and not session.lock.locked()
        and (table.clocks is None or table.status != "playing")
        and not any(table.seats[seat].player for seat in table.deciders())
    )
