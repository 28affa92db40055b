"""Changes of a person's account at all their tables: new account, new name, deletion."""

import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

from tocsin.table import commands
from tocsin.table.errors import BrokenTable, NotNow, OtherRules, TooManyChanges
from tocsin.table.log import PersonErased
from tocsin.table.people import data_export
from tocsin.table.seats import STAND_IN
from tocsin.table.storage import table_index
from tocsin.table.storage.person_store import Person
from tocsin.table.storage.store import Store

from ..operations.background import log_refusal
from .clock import now_ms
from .registry import TableRegistry


class Participants:
    """Applies changes of a person to the logs of their tables."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        on_change: Callable[[str | None], None],
        update_index: Callable[[str], Coroutine[Any, Any, None]],
    ) -> None:
        self._store = store
        self._tables = tables
        self._on_change = on_change
        self._update_index = update_index

    async def mark_account(self, person: str) -> None:
        """Mark a person who has created an account at all their tables."""
        tables = [table_id for table_id, _ in await self._store.tables_of(person)]
        waking = [each for table_id in tables for each in self._store.change_notification(table_id)]
        if waking:
            await self._store.write(*waking)
        for table_id in tables:
            self._on_change(table_id)

    async def rename(self, person: Person, before: str) -> None:
        """Write a person's new name to all their unfinished tables."""
        for table_id, status in await self._store.tables_of(person.id):
            if status in ("open", "playing"):
                with contextlib.suppress(BrokenTable, OtherRules, NotNow, TooManyChanges):
                    session = await self._tables.get(table_id)
                    await session.write(
                        lambda table: commands.rename(table, person.id, before, person.name)
                    )

    async def remove(self, person: str, table_id: str, goes_on: bool) -> None:
        """Remove a person's name from a table: by a log entry if it is in use or `goes_on`."""
        if goes_on or table_id in self._tables:
            with contextlib.suppress(BrokenTable, OtherRules):
                session = await self._tables.get(table_id)
                await session.write(lambda table: PersonErased(person, STAND_IN))
                session.talk.forget(person)
                await self._store.write(table_index.update_statement(session.table))
                return
        await data_export.remove_from_table(self._store, person, table_id, now_ms())
        self._on_change(table_id)
        await log_refusal(self._update_index(table_id))
