"""The balcony: where a table delays what spectators see, they look at it as it was a while ago.

Nobody who plays can be told from there what only spectators notice in time. Before the match and
after it there is nothing to hide.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tocsin.table.errors import BrokenTable, StoreDown
from tocsin.table.log import LogEntry
from tocsin.table.table import Table
from tocsin.table.updates.entry_updates import EntryUpdates

from .clock import now_ms

if TYPE_CHECKING:
    from .session import TableSession


class DelayedTable:
    """A second table that reads the same log later."""

    def __init__(self, session: "TableSession", lines: Iterable[LogEntry]) -> None:
        self.session = session
        self.table = Table(session.table.id)
        self._waiting = deque(lines)
        self._is_due = False
        self._catch_up()

    def follow(self, line: LogEntry) -> None:
        """Show a line when its time has come."""
        self._waiting.append(line)
        self._catch_up()

    def _catch_up(self) -> None:
        while self._waiting and self._is_time(self._waiting[0]):
            self._take(self._waiting.popleft())
        if self._waiting and not self._is_due:
            self._is_due = True
            wait = (self._waiting[0].at + self._delay - now_ms()) / 1000
            asyncio.get_running_loop().call_later(max(wait, 0.01), self._wake)

    def _wake(self) -> None:
        self._is_due = False
        if not self.session.is_broken:
            with contextlib.suppress(BrokenTable), self.session.quarantine_on_error(StoreDown):
                self._catch_up()

    @property
    def _delay(self) -> int:
        return self.session.table.delay * 1000

    def _is_time(self, line: LogEntry) -> bool:
        goes_on = self.session.table.status == "playing" and self.table.match is not None
        return not goes_on or line.at + self._delay <= now_ms()

    def _take(self, line: LogEntry) -> None:
        is_told = self.table.match is not None and bool(self.session.audience.connections)
        telling = EntryUpdates(self.table) if is_told else None
        news = self.table.read(line) if telling is None else telling.read(line)
        if telling is not None:
            self.session.tell_spectators(news, telling)
