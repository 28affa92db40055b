"""One table in memory: writes its log and chat, and passes on entries of other processes."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass

from tocsin.kernel.errors import TocsinError
from tocsin.table import chat
from tocsin.table.chat import ChatLog
from tocsin.table.errors import BrokenTable, ConcurrentWrite, StoreDown
from tocsin.table.log import AnyTableEvent, LogEntry, PersonErased, SatDown
from tocsin.table.storage.store import Store
from tocsin.table.table import Table

from ..access.chat_limits import ChatLimits
from ..errors import Unavailable
from ..operations.background import BackgroundTasks
from ..operations.metrics import Metrics
from .audience import Audience, TableConnection
from .clock import now_ms
from .failure_guard import FailureGuard
from .hints import Hints
from .presence import Presence

MAX_WRITE_ATTEMPTS = 20


@dataclass(frozen=True, slots=True)
class SessionServices:
    """The parts of the server that every table session uses."""

    store: Store
    metrics: Metrics
    tasks: BackgroundTasks
    presence: Presence
    chat_limits: ChatLimits


@dataclass(frozen=True, slots=True)
class SessionEvents:
    """Callbacks by which a table session reports to its owner."""

    # Quarantines the table with this id after an unexpected error.
    on_failure: Callable[[str, Exception], BrokenTable]
    # Follows every entry that was applied.
    on_entry: "Callable[[TableSession], None]"
    # Follows an entry of this process after which these seats began to owe a decision.
    on_turn: "Callable[[TableSession, set[int]], None]"
    # Evicts the table with this id if it was quarantined elsewhere; raises ClosedTable.
    check_usable: Callable[[str], Awaitable[None]]


class TableSession:
    """A table with its audience; every change of its log passes through `write`."""

    def __init__(
        self, services: SessionServices, events: SessionEvents, table: Table, talk: ChatLog
    ) -> None:
        self.table = table
        self.talk = talk
        self.metrics = services.metrics
        self.lock = asyncio.Lock()
        # Set to wake the runner, which otherwise looks at the clocks at this time (None: never).
        self.runner_wakeup = asyncio.Event()
        self.runner_due_ms: int | None = None
        self.last_used_s = time.monotonic()
        self.last_public_s = 0.0
        # False while only the repair of the index has used the table.
        self.is_requested = False
        # Set while the store may hold an entry whose commit this process did not see.
        self.needs_resync = False
        # The last hint of each seat, and the seats for which one is being computed.
        self.hints: dict[int, Hints] = {}
        self.advising: set[int] = set()
        self._services = services
        self._store = services.store
        self._events = events
        self._chat_lock = asyncio.Lock()
        self._guard = FailureGuard(table.id, events.on_failure)
        self.quarantine_on_error = self._guard.quarantine_on_error
        self.audience = Audience(table, talk, self._guard, services.presence)

    @property
    def is_broken(self) -> bool:
        """Tell whether the table was quarantined."""
        return self._guard.is_broken

    @property
    def is_idle(self) -> bool:
        """Tell whether nothing can happen at the table until a client connects."""
        table = self.table
        return (
            not self.audience.connections
            and not self.lock.locked()
            and (table.clocks is None or table.status != "playing")
            and not any(table.seats[seat].player for seat in table.deciders())
        )

    def disconnect_all(self, why: BrokenTable) -> None:
        """Disconnect every client for good; the table is not used any more."""
        self._guard.is_broken = True
        for connection in self.audience.connections:
            connection.disconnect(why)
        self.runner_wakeup.set()

    def announce_presence(self) -> None:
        """Send the changed presence to all clients and to other processes."""
        self.audience.send_table()
        people = self.audience.people_here()
        self._services.tasks.spawn(self._store.publish_presence(self.table.id, people))

    # --- log

    async def write(
        self, decide: Callable[[Table], AnyTableEvent], by: str = "", key: str = ""
    ) -> None:
        """Write the entry that `decide` returns, unless the key of this person was used before.

        An entry is tried out before it is written, and durable before it is sent. If another
        process wrote first, its entries are read and the request is decided again.
        """
        began = time.perf_counter()
        async with self.lock:
            for _ in range(MAX_WRITE_ATTEMPTS):
                if key and (by, key) in self.table.keys:
                    return
                try:
                    line = self._decided(decide, by, key)
                except BrokenTable:
                    raise
                except TocsinError:
                    # An entry of another process may allow the request, or be its result.
                    if self._store.shared and await self._read_new():
                        continue
                    raise
                try:
                    with self._resync_on_unknown_outcome():
                        await self._store.append(self.table.id, line)
                except ConcurrentWrite:
                    await self._read_new()
                    continue
                before = set(self.table.deciders())
                with self._guard.quarantine_on_error(StoreDown):
                    self._take(line)
                # Other processes apply the entry too; only its writer sends notices.
                self._events.on_turn(self, set(self.table.deciders()) - before)
                self.metrics.write_seconds.observe(time.perf_counter() - began)
                self.metrics.log_entries[type(line.event)].inc()
                return
        raise Unavailable("The table is too busy; try again.")

    def _decided(self, decide: Callable[[Table], AnyTableEvent], by: str, key: str) -> LogEntry:
        """Return the next log entry, tried out."""
        with self._guard.quarantine_on_error():
            line = LogEntry(self.table.number + 1, now_ms(), decide(self.table), by, key)
            self.table.dry_run(line)
        return line

    def _take(self, line: LogEntry) -> None:
        audience = self.audience
        before = self.table.status
        news, telling = audience.read(line)
        self.last_used_s = time.monotonic()
        if audience.delayed is not None:
            audience.delayed.add(line)
        if isinstance(line.event, PersonErased):
            audience.accounts.discard(line.event.person)
        if news.public:
            self.last_public_s = time.monotonic()
        audience.send_entry(line, news, telling, before)
        self._events.on_entry(self)
        self._wake_runner()

    def _wake_runner(self) -> None:
        """Wake the runner if a bot must decide, a clock ends sooner or the match has ended."""
        table = self.table
        due = table.clocks.next_due() if table.clocks is not None else None
        is_sooner = due is not None and (self.runner_due_ms is None or due < self.runner_due_ms)
        has_bots = any(table.seats[seat].player for seat in table.deciders())
        if is_sooner or has_bots or table.status != "playing":
            self.runner_wakeup.set()

    async def _read_new(self) -> int:
        """Apply the entries that other processes wrote; return their count."""
        with self._guard.quarantine_on_error(StoreDown):
            lines = await self._store.lines(self.table.id, self.table.number)
            entries = [line.event for line in lines]
            await self._learn_accounts(
                entry.person for entry in entries if isinstance(entry, SatDown)
            )
            for line in lines:
                self._take(line)
        return len(lines)

    # --- synchronisation

    @contextlib.contextmanager
    def _resync_on_unknown_outcome(self) -> Iterator[None]:
        """Mark the table for resync if the outcome of a commit is unknown."""
        try:
            yield
        except ConcurrentWrite:
            raise
        except BaseException:
            self.needs_resync = True
            raise

    async def resync(self) -> None:
        """Read and send entries and chat whose commit had an unknown outcome."""
        self.needs_resync = False
        with self._resync_on_unknown_outcome():
            async with self.lock:
                await self._read_new()
            async with self._chat_lock:
                await self._read_chat()

    async def catch_up(self) -> None:
        """Read changes of other processes: log, chat, quarantine or accounts."""
        async with self.lock:
            if await self._read_new():
                return
        async with self._chat_lock:
            if await self._read_chat():
                return
        await self._events.check_usable(self.table.id)
        if not self.is_broken:
            await self.refresh_accounts()

    async def refresh_accounts(self) -> None:
        """Read which people have accounts, and send the state to all clients if that changed."""
        if await self._learn_accounts(self.table.people() | self.talk.people()):
            # A complete state, because chat messages are marked too.
            self.audience.send_welcome()

    async def _learn_accounts(self, people: Iterable[str]) -> bool:
        """Read which of these people have accounts; return whether new ones were found."""
        known = self.audience.accounts
        new = await self._store.with_accounts(set(people) - known)
        known |= new
        return bool(new)

    # --- chat

    async def say(self, connection: TableConnection, text: str, key: str) -> None:
        """Write a chat message, unless the key of this person was used before."""
        table, person = self.table, connection.person
        if connection.visitor.session is not None:
            self.audience.accounts.add(person)
        is_bot = connection.visitor.token is not None
        async with self._chat_lock:
            for _ in range(MAX_WRITE_ATTEMPTS):
                if self.talk.has_request(person, key):
                    return
                self.talk.check_may_speak(table, person, is_bot)
                remark = self.talk.next_message(
                    table, person, connection.name, text, key, now_ms(), is_bot
                )
                self._services.chat_limits.check(table, person, connection.address)
                try:
                    with self._resync_on_unknown_outcome():
                        await chat.append(self._store, table.id, remark)
                except ConcurrentWrite:
                    await self._read_chat()
                    continue
                self.talk.add(remark)
                self.last_used_s = time.monotonic()
                self.audience.send_remark(remark)
                return
        raise Unavailable("The table is too busy; try again.")

    async def set_may_speak(self, find: Callable[[ChatLog], str], may_speak: bool) -> None:
        """Mute or unmute the person or group that `find` returns."""
        async with self._chat_lock:
            target = find(self.talk)
            if self.talk.may_speak.get(target) != may_speak:
                with self._resync_on_unknown_outcome():
                    await chat.set_may_speak(self._store, self.table.id, target, may_speak)
                self.talk.may_speak[target] = may_speak
        self.audience.send_table()

    async def _read_chat(self) -> bool:
        """Read chat of other processes, and send it; return whether there was any."""
        voices = self.talk.may_speak
        remarks = await chat.read_new(self._store, self.table.id, self.talk)
        await self._learn_accounts(remark.person for remark in remarks)
        for remark in remarks:
            self.last_used_s = time.monotonic()
            self.audience.send_remark(remark)
        if self.talk.may_speak != voices:
            self.audience.send_table()
        return bool(remarks) or self.talk.may_speak != voices
