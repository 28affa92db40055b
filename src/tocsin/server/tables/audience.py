"""The connections at a table and the messages that they are sent."""

import contextlib
from collections.abc import Collection
from typing import Protocol

import msgspec

from tocsin.kernel.errors import TocsinError
from tocsin.table import chat
from tocsin.table.chat import ChatLog, ChatMessage
from tocsin.table.errors import BrokenTable
from tocsin.table.log import ClockExpired, Closed, LogEntry, Resigned, Returned
from tocsin.table.table import EntryEffects, Table
from tocsin.table.updates.entry_updates import EntryUpdates, Prompts, Viewer
from tocsin.table.updates.facts import TableFacts, sight, table_facts

from ..access.identity import Visitor
from ..websocket.messages import (
    PROTOCOL,
    ChatSaid,
    SightTold,
    TableChanged,
    Welcome,
    update_as_json,
)
from .clock import now_ms
from .failure_guard import FailureGuard
from .presence import Presence
from .spectator_delay import DelayedTable


class TableConnection(Protocol):
    """A client's connection to a table, as the table uses it."""

    visitor: Visitor
    person: str
    name: str
    address: str
    is_text: bool
    is_whole: bool

    def viewers(self, table: Table) -> list[int | None]:
        """Return the seats whose sights the client is shown; None is the spectators' sight."""

    def send(self, message: bytes, is_compressible: bool = False, /) -> None:
        """Send a message."""

    def send_welcome(self, welcome: bytes) -> None:
        """Send a complete state."""

    def close(self, code: int = ..., /) -> None:
        """Close the connection; the client may reconnect."""

    def disconnect(self, error: TocsinError, /) -> None:
        """Send an error and close the connection for good."""


class Audience:
    """All connections of this process to one table."""

    def __init__(
        self, table: Table, talk: ChatLog, guard: FailureGuard, presence: Presence
    ) -> None:
        self.table = table
        self.talk = talk
        self.connections: set[TableConnection] = set()
        # The people at the table who have an account. The log does not hold this: a guest may
        # create an account at any time.
        self.accounts: set[str] = set()
        # The spectators' copy of the table, if their view is delayed.
        self.delayed: DelayedTable | None = None
        self._guard = guard
        self._presence = presence
        self._prompts: Prompts | None = None

    def delay_spectators(self, lines: Collection[LogEntry]) -> None:
        """Show spectators the table with the delay that its host chose."""
        self.delayed = DelayedTable(
            self.table, lines, self._guard, self.connections, self.send_to_spectators
        )

    # --- people

    def people_here(self) -> set[str]:
        """Return the people with a connection to this process."""
        return {connection.person for connection in self.connections}

    def people(self) -> set[str]:
        """Return the people with a connection to any process."""
        return self._presence.at(self.table.id) | self.people_here()

    # --- state

    def table_for(self, viewer: int | None) -> Table:
        """Return the table as a seat or (None) a spectator sees it."""
        return self.delayed.table if self.delayed is not None and viewer is None else self.table

    def facts(self, person: str) -> TableFacts:
        """Return the facts of the table that a person may see."""
        with self._guard.quarantine_on_error():
            return table_facts(
                self.table, self.talk, person, now_ms(), self.people(), self.accounts
            )

    def welcome(self, connection: TableConnection) -> bytes:
        """Return the complete state of the table for one connection."""
        table = self.table
        viewers = connection.viewers(table) if table.match is not None else []
        with self._guard.quarantine_on_error():
            return msgspec.json.encode(
                Welcome(
                    protocol=PROTOCOL,
                    table=self.facts(connection.person),
                    parts=table.game.parts(table.match.position) if table.match is not None else [],
                    sights=[sight(self.table_for(who), who, connection.is_text) for who in viewers],
                    chat=self.talk.lines(self.accounts),
                    log=self.table_for(viewers[0]).viewer_log(viewers[0]).log() if viewers else [],
                )
            )

    # --- messages

    def send_table(self) -> None:
        """Send the facts of the table to every connection."""
        with contextlib.suppress(BrokenTable):
            for connection in self.connections:
                facts = self.facts(connection.person)
                connection.send(msgspec.json.encode(TableChanged(facts)))

    def send_welcome(self, connections: Collection[TableConnection] | None = None) -> None:
        """Send the complete state to some connections, or (None) to all."""
        for connection in self.connections if connections is None else connections:
            connection.send_welcome(self.welcome(connection))

    def send_remark(self, remark: ChatMessage) -> None:
        """Send a chat message to every connection."""
        marked = chat.marked(remark.chat, remark.person in self.accounts)
        message = msgspec.json.encode(ChatSaid(marked))
        for connection in self.connections:
            connection.send(message)

    def read(self, line: LogEntry) -> tuple[EntryEffects, EntryUpdates | None]:
        """Apply a log entry to the table; return its news and, with an audience, its updates."""
        if self.table.match is None or not self.connections:
            return self.table.read(line), None
        telling = EntryUpdates(self.table, self._prompts)
        return telling.read(line), telling

    def send_entry(
        self, line: LogEntry, news: EntryEffects, telling: EntryUpdates | None, before: str
    ) -> None:
        """Send the news of a log entry; `before` is the table's status before the entry."""
        self._send_entry(line, news, telling, before)
        self._prompts = telling.prompts() if telling is not None else None

    def _send_entry(
        self, line: LogEntry, news: EntryEffects, telling: EntryUpdates | None, before: str
    ) -> None:
        is_begun = before == "open" and self.table.status != "open"
        if is_begun or isinstance(line.event, Closed):
            # Closing a match ends all its choices without an action that would say so.
            self.send_welcome()
            return
        if isinstance(line.event, Resigned | ClockExpired | Returned):
            person = self.table.seats[line.event.seat].person
            self.send_welcome([each for each in self.connections if each.person == person])
        if telling is not None:
            undelayed = self.connections if self.delayed is None else self._seated()
            self._send_updates(undelayed, news, telling)
        if news.table:
            self.send_table()

    def send_to_spectators(self, news: EntryEffects, telling: EntryUpdates) -> None:
        """Send the updates of the delayed table to its spectators."""
        self._send_updates(self.connections - self._seated(), news, telling)

    def _seated(self) -> set[TableConnection]:
        return {each for each in self.connections if self.table.seats_of(each.person)}

    def _send_updates(
        self, connections: Collection[TableConnection], news: EntryEffects, telling: EntryUpdates
    ) -> None:
        ready: dict[tuple[Viewer, bool], bytes] = {}
        seats = self.table.seats
        people = {seats[seat].person for seat in news.updates if seat is not None}
        for connection in connections:
            if not news.public and connection.person not in people:
                continue
            for seat in connection.viewers(self.table):
                update = news.updates.get(seat)
                if update is None:
                    continue
                viewer, is_whole = (seat, connection.is_text), connection.is_whole
                if (viewer, is_whole) not in ready:
                    ready[viewer, is_whole] = (
                        msgspec.json.encode(SightTold(sight(self.table_for(seat), *viewer)))
                        if is_whole
                        else update_as_json(telling, viewer, update)
                    )
                # Compression is safe here: an update holds no text written by other people.
                connection.send(ready[viewer, is_whole], True)
