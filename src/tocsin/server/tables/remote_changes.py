"""Reacts to notifications of other processes on the same database."""

from ..operations.background import BackgroundTasks
from .presence import Presence
from .registry import TableRegistry


class RemoteChanges:
    """The callbacks of `Store.serve`."""

    def __init__(self, tables: TableRegistry, presence: Presence, tasks: BackgroundTasks) -> None:
        self._tables = tables
        self._presence = presence
        self._tasks = tasks

    def on_change(self, table_id: str | None) -> None:
        """Read the new entries of a table, or (None) of all tables in memory."""
        for session in self._tables.sessions():
            if table_id is None or session.table.id == table_id:
                self._tasks.spawn(session.catch_up())

    def on_presence(self, process: str, table_id: str, people: set[str]) -> None:
        """Record the people at a table of another process, and send a change to all clients."""
        if self._presence.update(process, table_id, people):
            session = self._tables.find(table_id)
            if session is not None:
                session.audience.send_table()

    def on_release(self, table_id: str) -> None:
        """Wake the runner of a table whose lease another process has released."""
        session = self._tables.find(table_id)
        if session is not None:
            session.runner_wakeup.set()
