"""One table being played: what is written to its log, and who is told of it."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from tocsin.kernel.errors import TocsinError
from tocsin.table import chat
from tocsin.table.chat import ChatLog, ChatMessage
from tocsin.table.errors import BrokenTable, ConcurrentWrite, StoreDown
from tocsin.table.log import (
    AnyTableEvent,
    ClockExpired,
    Closed,
    LogEntry,
    PersonErased,
    Resigned,
    Returned,
    SatDown,
)
from tocsin.table.table import EntryEffects, Table
from tocsin.table.updates.entry_updates import EntryUpdates, Prompts, Viewer
from tocsin.table.updates.facts import TableFacts, sight, table_facts

from ..errors import Unavailable
from ..websocket.messages import (
    PROTOCOL,
    ChatSaid,
    SightTold,
    TableChanged,
    Welcome,
    update_as_json,
)
from .clock import now_ms

if TYPE_CHECKING:
    from ..http.hints import Hints
    from ..websocket.client_connection import ClientConnection
    from .registry import ServerContext
    from .spectator_delay import DelayedTable

TRIES = 20
QUARANTINED = "Something is wrong with this table. It was set aside, and its host can look at it."


class TableSession:
    """A table with its pages; all writing goes through `write`."""

    def __init__(self, server: "ServerContext", table: Table, talk: ChatLog) -> None:
        self.server = server
        self.table = table
        self.talk = talk
        self._talking = asyncio.Lock()
        self.pages: set[ClientConnection] = set()
        self._prompts: Prompts | None = None
        # Who of the people here has an account; a log says nothing of it, so that it cannot be out
        # of date when a guest makes one.
        self.accounts: set[str] = set()
        self.lock = asyncio.Lock()
        # Wakes the keeper, which looks at the clocks by itself at a time in ms; None: at none.
        self.changed = asyncio.Event()
        self.keeper_due: int | None = None
        self.used = time.monotonic()
        # Whether somebody has it in hand, and not only the index.
        self.asked_for = False
        self.last_public = 0.0
        self.is_broken = False
        # Whether something may have been written that nobody here knows of.
        self.is_unsure = False
        # Where spectators look at it from, if they see it later.
        self.balcony: DelayedTable | None = None
        # The last hint of each seat, and the seats that are being advised.
        self.hints: dict[int, Hints] = {}
        self.advising: set[int] = set()

    @contextlib.contextmanager
    def minding(self, mistakes: type[TocsinError] = TocsinError) -> Iterator[None]:
        """Set the table aside if anything goes wrong in here that is nobody's mistake."""
        if self.is_broken:
            raise BrokenTable(QUARANTINED)
        try:
            yield
        except (mistakes, BrokenTable):
            raise
        except Exception as error:
            raise self.server.quarantine.add(self.table.id, error) from error

    def break_off(self, why: BrokenTable) -> None:
        """Show everybody out: nothing more is read or written here."""
        self.is_broken = True
        for page in self.pages:
            page.disconnect(why)
        self.changed.set()

    async def write(
        self, decide: Callable[[Table], AnyTableEvent], by: str = "", key: str = ""
    ) -> None:
        """Write the line that `decide` returns, unless this request was answered before.

        It is durable before anybody is told, and was tried out before it was written. If another
        process was faster, its lines are read and the request is decided anew.
        """
        began = time.perf_counter()
        async with self.lock:
            for _ in range(TRIES):
                if key and (by, key) in self.table.keys:
                    return
                try:
                    line = self._decided(decide, by, key)
                except BrokenTable:
                    raise
                except TocsinError:
                    # Another process may have made it right, or have carried out this very request.
                    if self.server.store.shared and await self._read_on():
                        continue
                    raise
                try:
                    with self._in_doubt():
                        await self.server.store.append(self.table.id, line)
                except ConcurrentWrite:
                    await self._read_on()
                    continue
                waiting = set(self.table.deciders())
                with self.minding(StoreDown):
                    self._take(line)
                # Only who wrote the line sends notices: others read it too.
                self.server.notify(self, set(self.table.deciders()) - waiting)
                self.server.metrics.write_seconds.observe(time.perf_counter() - began)
                self.server.metrics.log_entries[type(line.event)].inc()
                return
        raise Unavailable("The table is too busy; try again.")

    def _decided(self, decide: Callable[[Table], AnyTableEvent], by: str, key: str) -> LogEntry:
        """Return the next line, tried out."""
        with self.minding():
            line = LogEntry(self.table.number + 1, now_ms(), decide(self.table), by, key)
            self.table.dry_run(line)
        return line

    @contextlib.contextmanager
    def _in_doubt(self) -> Iterator[None]:
        """Note it if this may have been done though nobody could say so."""
        try:
            yield
        except ConcurrentWrite:
            raise
        except BaseException:
            self.is_unsure = True
            raise

    async def make_sure(self) -> None:
        """Read what may have been written when the store broke off, and tell of it."""
        self.is_unsure = False
        with self._in_doubt():
            async with self.lock:
                await self._read_on()
            async with self._talking:
                await self._hear()

    async def mark(self) -> None:
        """Learn who has an account by now, and tell everybody if that is news."""
        if await self._learn(self.table.people() | self.talk.people()):
            # The lines of chat are marked too.
            self._welcome_all(self.pages)

    async def _learn(self, people: Iterable[str]) -> bool:
        """Learn which of these people have accounts, and return whether there was news."""
        found = await self.server.store.with_accounts(set(people) - self.accounts)
        self.accounts |= found
        return bool(found)

    async def catch_up(self) -> None:
        """Read what other processes wrote, whether they set the table aside, who has an account."""
        async with self.lock:
            if await self._read_on():
                return
        async with self._talking:
            if await self._hear():
                return
        await self.server.check(self.table.id)
        if not self.is_broken:
            await self.mark()

    async def _read_on(self) -> int:
        """Read the lines that others wrote, and return how many."""
        with self.minding(StoreDown):
            lines = await self.server.store.lines(self.table.id, self.table.number)
            entries = [line.event for line in lines]
            await self._learn(entry.person for entry in entries if isinstance(entry, SatDown))
            for line in lines:
                self._take(line)
        return len(lines)

    def _take(self, line: LogEntry) -> None:
        before = self.table.status
        telling = self._telling()
        news = self.table.read(line) if telling is None else telling.read(line)
        self.used = time.monotonic()
        if self.balcony is not None:
            self.balcony.follow(line)
        if isinstance(line.event, PersonErased):
            self.accounts.discard(line.event.person)
        if news.public:
            self.last_public = time.monotonic()
        self._tell(news, line, before, telling)
        self._prompts = telling.prompts() if telling is not None else None
        self.server.note(self)
        self._call_keeper()

    def _call_keeper(self) -> None:
        """Wake the keeper if there is something to do for it that it does not wait for already."""
        table = self.table
        due = table.clocks.next_due() if table.clocks is not None else None
        is_sooner = due is not None and (self.keeper_due is None or due < self.keeper_due)
        has_bots = any(table.seats[seat].player for seat in table.deciders())
        if is_sooner or has_bots or table.status != "playing":
            self.changed.set()

    # --- talking

    async def say(self, page: "ClientConnection", text: str, key: str) -> None:
        """Say something to all at the table, unless this request was carried out before."""
        store, table, person = self.server.store, self.table, page.person
        if page.visitor.session is not None:
            self.accounts.add(person)
        is_bot = page.visitor.token is not None
        async with self._talking:
            for _ in range(TRIES):
                if self.talk.has_request(person, key):
                    return
                self.talk.check_may_speak(table, person, is_bot)
                remark = self.talk.next_message(
                    table, person, page.name, text, key, now_ms(), is_bot
                )
                self.server.quotas.chat.check(table, person, page.address)
                try:
                    with self._in_doubt():
                        await chat.append(store, table.id, remark)
                except ConcurrentWrite:
                    await self._hear()
                    continue
                self.talk.add(remark)
                self._tell_remark(remark)
                return
        raise Unavailable("The table is too busy; try again.")

    async def let_speak(self, find: Callable[[ChatLog], str], may: bool) -> None:
        """Let somebody speak or not, whom `find` finds."""
        async with self._talking:
            whom = find(self.talk)
            if self.talk.may_speak.get(whom) != may:
                with self._in_doubt():
                    await chat.set_may_speak(self.server.store, self.table.id, whom, may)
                self.talk.may_speak[whom] = may
        self.tell_table()

    async def _hear(self) -> bool:
        """Take in what was said by way of other processes, and return whether there was news."""
        voices = self.talk.may_speak
        remarks = await chat.read_new(self.server.store, self.table.id, self.talk)
        await self._learn(remark.person for remark in remarks)
        for remark in remarks:
            self._tell_remark(remark)
        if self.talk.may_speak != voices:
            self.tell_table()
        return bool(remarks) or self.talk.may_speak != voices

    def _tell_remark(self, remark: ChatMessage) -> None:
        self.used = time.monotonic()
        told = chat.marked(remark.chat, remark.person in self.accounts)
        said = msgspec.json.encode(ChatSaid(told))
        for page in self.pages:
            page.send(said)

    # --- telling

    def _telling(self) -> EntryUpdates | None:
        """Return what is to be seen now by those who look on, if anybody does."""
        if self.table.match is None or not self.pages:
            return None
        return EntryUpdates(self.table, self._prompts)

    def _tell(
        self, news: EntryEffects, line: LogEntry, before: str, telling: EntryUpdates | None
    ) -> None:
        is_begun = before == "open" and self.table.status != "open"
        if is_begun or isinstance(line.event, Closed):
            # Nobody is asked anything any more where a match was closed, and no action says so.
            self._welcome_all(self.pages)
            return
        if isinstance(line.event, Resigned | ClockExpired | Returned):
            person = self.table.seats[line.event.seat].person
            self._welcome_all([page for page in self.pages if page.person == person])
        if telling is not None:
            at_once = self.pages if self.balcony is None else self._seated_pages()
            self._tell_updates(at_once, news, telling)
        if news.table:
            self.tell_table()

    def tell_spectators(self, news: EntryEffects, telling: EntryUpdates) -> None:
        """Tell those on the balcony what they see now."""
        self._tell_updates(self.pages - self._seated_pages(), news, telling)

    def _seated_pages(self) -> "set[ClientConnection]":
        return {page for page in self.pages if self.table.seats_of(page.person)}

    def seen_by(self, viewer: int | None) -> Table:
        """Return the table as a seat sees it, or (None) a spectator."""
        return self.balcony.table if self.balcony is not None and viewer is None else self.table

    def _tell_updates(
        self, pages: "Collection[ClientConnection]", news: EntryEffects, telling: EntryUpdates
    ) -> None:
        ready: dict[tuple[Viewer, bool], bytes] = {}
        seats = self.table.seats
        people = {seats[seat].person for seat in news.updates if seat is not None}
        for page in pages:
            if not news.public and page.person not in people:
                continue
            for seat in page.viewers(self.table):
                told = news.updates.get(seat)
                if told is None:
                    continue
                viewer, is_whole = (seat, page.is_text), page.is_whole
                if (viewer, is_whole) not in ready:
                    ready[viewer, is_whole] = (
                        msgspec.json.encode(SightTold(sight(self.seen_by(seat), *viewer)))
                        if is_whole
                        else update_as_json(telling, viewer, told)
                    )
                # Names and chat are told otherwise: there is no stranger's word in it.
                page.send(ready[viewer, is_whole], compress=True)

    def _welcome_all(self, pages: Collection["ClientConnection"]) -> None:
        for page in pages:
            page.send_welcome(self.welcome(page))

    def welcome(self, page: "ClientConnection") -> bytes:
        """Return all there is to know for a page."""
        table = self.table
        viewers = page.viewers(table) if table.match is not None else []
        with self.minding():
            return msgspec.json.encode(
                Welcome(
                    protocol=PROTOCOL,
                    table=self.facts(page.person),
                    parts=table.game.parts(table.match.position) if table.match is not None else [],
                    sights=[sight(self.seen_by(who), who, page.is_text) for who in viewers],
                    chat=self.talk.lines(self.accounts),
                    log=self.seen_by(viewers[0]).viewer_log(viewers[0]).log() if viewers else [],
                )
            )

    def tell_table(self) -> None:
        """Tell every page what the table is like now."""
        with contextlib.suppress(BrokenTable):
            for page in self.pages:
                page.send(msgspec.json.encode(TableChanged(self.facts(page.person))))

    def facts(self, person: str) -> TableFacts:
        """Return the table as a person may see it."""
        with self.minding():
            return table_facts(
                self.table, self.talk, person, now_ms(), self.present(), self.accounts
            )

    def present(self) -> set[str]:
        """Return who has a page open, here or at another process."""
        return self.server.presence.at(self.table.id) | self.present_here()

    def present_here(self) -> set[str]:
        """Return who has a page open at this process."""
        return {page.person for page in self.pages}

    def presence_changed(self) -> None:
        """Tell everybody who is here now, and other processes too."""
        self.tell_table()
        self.server.tasks.spawn(self.server.store.publish_presence(self.table.id, self.present_here()))
