"""Migrations of the schema."""

import asyncio

import pytest

from tests.table.later import LATER
from tests.table.stores import ask
from tocsin.table.errors import StoreDown
from tocsin.table.storage.person_store import Person
from tocsin.table.storage.store import Store


def test_a_newer_schema_is_refused(database: str) -> None:
    async def body(store: Store) -> None:
        if store.shared:
            await store.write(("INSERT INTO schema_migration (number) VALUES ($1)", (999,)))
        else:
            await store.fetch("PRAGMA user_version = 999")

    ask(database, body)
    with pytest.raises(StoreDown, match="newer version"):
        ask(database, body)


def test_a_migration_is_applied_once(database: str) -> None:
    mottos = "SELECT motto, email FROM person ORDER BY id"

    async def fill(store: Store) -> None:
        await store.save_person(Person("p1", "Anne", email="anne@example.org"), "email")

    async def change(store: Store) -> None:
        assert await store.fetch(mottos) == [("Anne", None)]
        await store.write(("UPDATE person SET motto = $1", ("Vive la table!",)))

    async def look(store: Store) -> None:
        assert await store.fetch(mottos) == [("Vive la table!", None)]

    ask(database, fill)
    ask(database, change, LATER)
    ask(database, look, LATER)


def test_a_failed_migration_is_rolled_back(database: str) -> None:
    failing = (*LATER, ("ALTER TABLE person ADD COLUMN more TEXT", "ALTER TABLE nowhere"))
    with pytest.raises(StoreDown, match="cannot be opened"):
        ask(database, lambda store: asyncio.sleep(0), failing)
    ask(database, lambda store: store.save_person(Person("p1", "Anne"), "name"))
    with pytest.raises(StoreDown):
        ask(database, lambda store: store.fetch("SELECT motto FROM person"))
