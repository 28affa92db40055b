"""People in the database: accounts, push subscriptions and profiles."""

import pytest

from tests.table.sitting import Sitting
from tests.table.stores import ask
from tocsin.table.errors import ConcurrentWrite
from tocsin.table.people import data_export, push_subscriptions
from tocsin.table.people.profiles import profile
from tocsin.table.people.push_subscriptions import Subscription
from tocsin.table.storage import table_index
from tocsin.table.storage.person_store import Person
from tocsin.table.storage.store import Store


def test_the_oldest_push_subscription_is_deleted(database: str) -> None:
    async def body(store: Store) -> None:
        for number in range(push_subscriptions.MAX_PER_PERSON + 1):
            known = Subscription(f"https://push.example/{number}", "key", "auth")
            await push_subscriptions.subscribe(store, "anne", known, number)
        kept = [known.endpoint for known in await push_subscriptions.of_person(store, "anne")]
        assert len(kept) == push_subscriptions.MAX_PER_PERSON
        assert kept[0] == "https://push.example/1"
        # A browser belongs to the last subscriber.
        await push_subscriptions.subscribe(store, "bob", Subscription(kept[0], "other", "auth"), 99)
        assert await push_subscriptions.of_person(store, "bob") == [
            Subscription(kept[0], "other", "auth")
        ]
        await push_subscriptions.unsubscribe(store, "anne", kept[0])
        assert len(await push_subscriptions.of_person(store, "bob")) == 1
        await data_export.delete_person(store, "bob")
        assert await push_subscriptions.of_person(store, "bob") == []

    ask(database, body)


def test_a_profile_counts_matches_visible_to_the_viewer(database: str) -> None:
    sitting, hidden = Sitting(), Sitting(private=True)

    async def body(store: Store) -> None:
        for name, each in (("public", sitting), ("private", hidden)):
            each.play_to_end()
            for line in each.lines:
                await store.append(name, line)
            each.table.id = name
            await store.write(table_index.update_statement(each.table))
        for viewer, count in (("bob", 2), ("stranger", 1)):
            found = await profile(store, "anne", viewer, 0)
            assert found is not None
            assert found.results.played == count
            assert sorted(each.name for each in found.opponents) == ["Bob", "Chloe"]
            assert all(each.played == count for each in found.opponents)
        assert await profile(store, "nobody", "bob", 0) is None

    ask(database, body)


def test_people_and_accounts_are_stored(database: str) -> None:
    async def body(store: Store) -> None:
        await store.save_person(Person("p1", "Anne", created=1), "name")
        await store.create_account(Person("p1", "Anne", "anne", "hash", created=1))
        # Columns that are not named keep their concurrent changes.
        changed = Person("p1", "Anna", "anne", "old hash", "a@b.c", "http://x.org", created=1)
        await store.save_person(changed, "name", "email")
        await store.save_person(Person("p1", "A guest till now", created=1), "webhook")
        assert await store.person("p1") == await store.account("anne")
        found = await store.person("p1")
        assert found is not None
        assert (found.name, found.email, found.webhook) == ("Anna", "a@b.c", None)
        assert found.password == "hash"
        with pytest.raises(ConcurrentWrite):
            await store.create_account(Person("p2", "Anne", "anne", "other"))
        assert await store.person("p2") is None
        with pytest.raises(ConcurrentWrite):
            await store.create_account(Person("p1", "Anne", "another", "other"))
        with pytest.raises(ConcurrentWrite):
            await store.change_password(changed, "new hash")
        await store.change_password(found, "new hash")
        assert await store.person("p1") == found
        # A late change does not restore a deleted person.
        await data_export.delete_person(store, "p1")
        await store.save_person(found, "name")
        assert await store.person("p1") is None
        assert await store.ensure_setting("secret", "one") == "one"
        assert await store.ensure_setting("secret", "two") == "one"

    ask(database, body)
