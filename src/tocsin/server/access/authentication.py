"""Authentication: the visitor of a request, new login sessions and new guests."""

import secrets

from starlette.requests import HTTPConnection

from tocsin.table.people import bans, sessions
from tocsin.table.storage.person_store import Person
from tocsin.table.storage.store import Store

from ..errors import BANNED_SENTENCE, WRONG_LOGIN, BadLogin, Banned
from ..tables.clock import now_ms
from .identity import Signer, Visitor, browsing, guest_name, new_guest, sign_in, visitor


class Authentication:
    """Identifies visitors by the credentials in the store and the server's secret."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._secret = secret
        self._signer = Signer(secret)

    async def open(self) -> None:
        """Use the secret of the settings, or one that is generated once for the database."""
        generated = secrets.token_hex(32)
        self._signer = Signer(self._secret or await self._store.ensure_setting("secret", generated))

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        """Return the visitor of a request."""
        return await visitor(connection, self._signer, self._store, now_ms())

    async def browser_visitor(self, connection: HTTPConnection) -> Visitor:
        """Return the visitor by the cookie alone, for pages."""
        return await browsing(connection, self._signer, self._store, now_ms())

    async def sign_in(self, connection: HTTPConnection, person: Person) -> Visitor:
        """Start a login session in this browser; raise Banned if the account is banned."""
        visitor = await sign_in(connection, self._store, person.id, now_ms())
        # Checked after the start: a ban or a new password ends the sessions that exist then.
        current = await self._store.person(person.id)
        banned = await bans.banned(self._store, bans.ACCOUNT, [person.id])
        if banned or current is None or current.password != person.password:
            await sessions.end(self._store, person.id, str(visitor.session))
            raise Banned(BANNED_SENTENCE) if banned else BadLogin(WRONG_LOGIN)
        return visitor

    def new_guest(self) -> Visitor:
        """Return a new guest."""
        return new_guest(self._signer, now_ms())

    async def person(self, person_id: str) -> Person:
        """Return a person; a guest without a row gets a default name."""
        known = await self._store.person(person_id)
        return known or Person(person_id, guest_name(person_id), created=now_ms())
