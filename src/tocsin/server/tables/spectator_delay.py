"""Spectator delay: spectators of a delayed table see its position from some seconds ago.

Without the delay a spectator could pass information to a player in time to use it. Before and after
the match nothing is delayed.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Collection, Iterable

from tocsin.table.errors import BrokenTable, StoreDown
from tocsin.table.log import LogEntry
from tocsin.table.table import EntryEffects, Table
from tocsin.table.updates.entry_updates import EntryUpdates

from .clock import now_ms
from .failure_guard import FailureGuard

MIN_WAIT_S = 0.01


class DelayedTable:
    """A second table that reads the log of the first with a delay."""

    def __init__(
        self,
        source: Table,
        lines: Iterable[LogEntry],
        guard: FailureGuard,
        connections: Collection[object],
        on_update: Callable[[EntryEffects, EntryUpdates], None],
    ) -> None:
        self.table = Table(source.id)
        self._source = source
        self._guard = guard
        self._connections = connections
        self._on_update = on_update
        self._pending = deque(lines)
        self._is_scheduled = False
        self._catch_up()

    def add(self, line: LogEntry) -> None:
        """Show a log entry once the delay has passed."""
        self._pending.append(line)
        self._catch_up()

    def _catch_up(self) -> None:
        while self._pending and self._is_due(self._pending[0]):
            self._show(self._pending.popleft())
        if self._pending and not self._is_scheduled:
            self._is_scheduled = True
            wait_s = (self._pending[0].at + self._delay_ms - now_ms()) / 1000
            asyncio.get_running_loop().call_later(max(wait_s, MIN_WAIT_S), self._on_time)

    def _on_time(self) -> None:
        self._is_scheduled = False
        if not self._guard.is_broken:
            with contextlib.suppress(BrokenTable), self._guard.quarantine_on_error(StoreDown):
                self._catch_up()

    @property
    def _delay_ms(self) -> int:
        return self._source.delay * 1000

    def _is_due(self, line: LogEntry) -> bool:
        is_delayed = self._source.status == "playing" and self.table.match is not None
        return not is_delayed or line.at + self._delay_ms <= now_ms()

    def _show(self, line: LogEntry) -> None:
        if self.table.match is None or not self._connections:
            self.table.read(line)
            return
        telling = EntryUpdates(self.table)
        self._on_update(telling.read(line), telling)
