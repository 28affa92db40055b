"""Closes connections whose login session, token or network lost its access."""

from tocsin.table.people import bans, sessions, tokens
from tocsin.table.storage.store import Store

from ..errors import BANNED_SENTENCE, Banned
from .audience import TableConnection
from .clock import now_ms
from .registry import TableRegistry


class AccessControl:
    """Checks the connections at all tables in memory."""

    def __init__(self, store: Store, tables: TableRegistry) -> None:
        self.banned_networks = bans.NetworkSet()
        self._store = store
        self._tables = tables

    async def open(self) -> None:
        """Read the banned networks."""
        self.banned_networks = await bans.banned_networks(self._store)

    def _connections(self) -> list[TableConnection]:
        return [
            connection
            for session in self._tables.sessions()
            for connection in session.audience.connections
        ]

    def disconnect(self, person: str, but: str | None, only: str | None = None) -> None:
        """Close a person's connections, except those of one login session or token.

        `only` limits this to the connections of one login session or token.
        """
        for connection in self._connections():
            credential = connection.visitor.by
            is_meant = credential != but and only in (None, credential)
            if connection.person == person and is_meant:
                connection.close()

    async def disconnect_ended(self) -> None:
        """Close connections whose session or token has ended, and of guests with an account."""
        connections = self._connections()
        visitors = [connection.visitor for connection in connections]
        session_ids = {each.session for each in visitors if each.session is not None}
        token_ids = {each.token.id for each in visitors if each.token is not None}
        ended: set[str | None] = {*await sessions.invalid(self._store, session_ids)}
        ended |= await tokens.invalid(self._store, token_ids, now_ms())
        guests = {each.person for each in connections if each.visitor.by is None}
        registered = await self._store.with_accounts(guests)
        for connection in connections:
            credential = connection.visitor.by
            if credential in ended or (credential is None and connection.person in registered):
                connection.close()

    async def enforce_bans(self) -> None:
        """Apply new bans of tables and networks."""
        self.banned_networks = await bans.banned_networks(self._store)
        in_memory = {session.table.id for session in self._tables.sessions()}
        for table_id in await bans.banned(self._store, bans.TABLE, in_memory):
            await self._tables.check(table_id)
            await self._store.release_lease(table_id)
        for connection in self._connections():
            if self.banned_networks.contains(connection.address):
                connection.disconnect(Banned(BANNED_SENTENCE))
