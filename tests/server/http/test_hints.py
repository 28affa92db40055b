"""Hints: permission, the log entry that all seats see, and secrecy."""

import asyncio
from pathlib import Path

from tests.server.guest import Guest, Json, play_on
from tests.server.house import House

HINTED = {"key": "hinted", "args": {"seat": "seat:0"}}


def ask(guest: Guest, table: str, seat: int = 0) -> tuple[int, Json]:
    return guest.call("POST", f"/api/tables/{table}/hint", {"seat": seat})


def test_hint_has_reasons_and_is_logged(
    house: House,
) -> None:
    async def match() -> None:
        anne = Guest(house, "Anne")
        table = anne.open_table("me", "greedy", "greedy", game="high_card")
        assert table["hints"]
        page = await anne.join(table["id"])
        status, told = ask(anne, table["id"])
        assert status == 200, told
        offered = [option["action"] for option in page.sights[0]["choice"]["options"]]
        assert {hint["action"] for hint in told["hints"]} <= set(offered)
        assert all(hint["reasons"] for hint in told["hints"])
        values = [hint["value"] for hint in told["hints"]]
        assert values == sorted(values, reverse=True)
        await page.until(lambda: [HINTED] in page.log)
        await page.settle()
        # Asked again, the same is said, unless there was news since; and that is known to all.
        status, again = ask(anne, table["id"])
        assert status == 200
        assert (again == told) == (again["number"] == told["number"])
        past = anne.ok("GET", f"/api/tables/{table['id']}/past?seat=0")
        assert HINTED in [event for step in past["steps"] for event in step["events"]]
        # After a crash it still was given.
        house.kill()
        house.open()
        page = await anne.join(table["id"])
        assert [HINTED] in page.log
        assert page.table["number_of_actions"] <= len(page.log) - 1
        await play_on(page, lambda _, __: told["hints"][0]["action"])
        record = anne.ok("GET", f"/api/tables/{table['id']}/record")
        assert {hint["seat"] for hint in record["hints"]} == {0}
        assert anne.ok("GET", f"/api/tables/{table['id']}/verify")["ok"]
        steps = anne.ok("GET", f"/api/tables/{table['id']}/steps?open=true")["steps"]
        assert len(steps) == len(record["actions"])
        told_of = [event for step in steps for event in step["events"] if event == HINTED]
        assert len(told_of) == len(record["hints"])
        brought = anne.ok("POST", "/api/records", record)
        assert anne.ok("GET", f"/api/tables/{brought['id']}/record") == record
        await page.close()

    asyncio.run(match())


def test_hints_among_people_need_the_hosts_consent(inn: House) -> None:
    anne, bob = Guest(inn, "Anne"), Guest(inn, "Bob")
    table = anne.open_table("me", "open", "greedy", game="high_card")
    assert not table["hints"]
    bob.sit(table["id"], 1)
    status, trouble = ask(anne, table["id"])
    assert (status, trouble["kind"]) == (403, "no-hints")
    # Several at one screen are people too.
    shared = anne.open_table("me", "me", "greedy", game="high_card")
    assert ask(anne, shared["id"])[1]["kind"] == "no-hints"


def test_other_seats_see_only_that_a_hint_was_given(inn: House) -> None:
    async def match() -> None:
        anne, bob = Guest(inn, "Anne"), Guest(inn, "Bob")
        table = anne.open_table("me", "open", "greedy", game="high_card", hints=True)
        assert table["hints"]
        bob.sit(table["id"], 1)
        page = await bob.join(table["id"])
        status, told = ask(anne, table["id"])
        assert status == 200, told
        await page.until(lambda: [HINTED] in page.log)
        assert "reasons" not in "".join(page.frames)
        await page.close()

    asyncio.run(match())


def test_hint_is_for_the_deciding_seat_only(inn: House) -> None:
    async def match() -> None:
        anne, bob = Guest(inn, "Anne"), Guest(inn, "Bob")
        table = anne.open_table("me", "greedy", "greedy", game="high_card")["id"]
        page = await anne.join(table)
        assert ask(bob, table)[1]["kind"] == "not-your-seat"
        assert ask(anne, table, 1)[1]["kind"] == "not-your-seat"
        await play_on(page, lambda _, options: options[0])
        assert ask(anne, table)[1]["kind"] == "not-now"
        assert [HINTED] not in page.log
        await page.close()

    asyncio.run(match())


def test_hints_are_limited_in_number_and_rate(tmp_path: Path) -> None:
    async def match(house: House) -> None:
        anne = Guest(house, "Anne")
        table = anne.open_table("me", "greedy", "greedy", "greedy")["id"]
        page = await anne.join(table)
        both = [asyncio.to_thread(ask, anne, table) for _ in range(2)]
        kinds = sorted(answer.get("kind", "hints") for _, answer in await asyncio.gather(*both))
        # The second one finds the first under way, unless it comes after it and hears the same.
        assert kinds[0] == "hints"
        assert kinds[1] in ("hints", "too-many")
        refused = None
        for _ in range(4):
            await page.settle()
            action = page.sights[0]["choice"]["options"][0]["action"]
            await page.act(0, action)
            status, answer = ask(anne, table)
            refused = refused or (answer["kind"] if status != 200 else None)
        assert refused == "too-many"
        await page.close()

    # Two at once, and then none for a long time.
    with House(tmp_path / "t.sqlite3", hint_rate=0.2) as house:
        asyncio.run(match(house))
