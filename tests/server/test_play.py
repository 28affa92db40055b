"""Play over the wire: checked, durable, resumed without gaps or doubles."""

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import msgspec

from tests.patience import PATIENCE, until
from tests.server.guest import Guest, Json, followed_step, play_on
from tests.server.house import House
from tocsin import games
from tocsin.kernel.message import Message
from tocsin.kernel.record import Record, decode
from tocsin.kernel.view import EVERYBODY
from tocsin.table.match import Match


def test_three_people_and_a_bot_play_a_match_to_its_end(house: House) -> None:
    async def match() -> None:
        host, *others = (Guest(house, name) for name in ("Anne", "Bob", "Chloé"))
        table = host.open_table("me", "open", "open", "greedy")
        assert table["status"] == "open"
        for seat, guest in enumerate(others, start=1):
            table = guest.sit(table["id"], seat)
        assert table["status"] == "playing"
        assert [seat["mine"] for seat in table["seats"]] == [False, False, True, False]
        pages = [await guest.join(table["id"]) for guest in (host, *others)]
        spectator = await Guest(house).join(table["id"])
        dice = Random(1)
        await asyncio.gather(*(play_on(page, lambda _, o: dice.choice(o)) for page in pages))
        await spectator.until(spectator.is_over)
        outcomes = [page.sights[seat]["outcome"] for seat, page in enumerate(pages)]
        assert outcomes == [spectator.sights[None]["outcome"]] * 3
        over = host.ok("GET", f"/api/tables/{table['id']}")
        assert over["status"] == "over"
        assert over["outcome"] == outcomes[0]
        assert host.ok("GET", f"/api/tables/{table['id']}/verify")["ok"]
        for page in (*pages, spectator):
            again = await page.guest.join(table["id"])
            # What a page pieced together from updates is what a fresh page is told.
            assert again.sights == page.sights
            assert again.log == page.log
            await again.close()
            await page.close()

    asyncio.run(match())


def test_a_hot_seat_plays_all_its_seats_on_one_page(house: House) -> None:
    async def match() -> None:
        host = Guest(house, "Anne")
        page = await host.join(host.open_table("me", "me", "me")["id"])
        assert list(page.sights) == [0, 1, 2]
        dice = Random(2)
        await play_on(page, lambda _, options: dice.choice(options))
        assert page.is_over()
        await page.close()

    asyncio.run(match())


def test_a_request_asked_twice_is_done_once_also_after_a_restart(house: House) -> None:
    async def match() -> None:
        host = Guest(house)
        table = host.open_table("me", "me", "me")["id"]
        page = await host.join(table)
        first = await page.act(0, "bid force priest", key="same")
        assert first == {"type": "ack", "key": "same"}
        number = page.sights[0]["number"]
        for _ in range(3):
            assert (await page.act(0, "bid force priest", key="same", number=0))["type"] == "ack"
        assert page.sights[0]["number"] == number == 1
        house.kill()
        house.open()
        page = await host.join(table)
        assert (await page.act(0, "bid force spy", key="same", number=0))["type"] == "ack"
        assert page.sights[0]["number"] == 1
        assert page.log == [[{"key": "laid", "args": page.log[0][0]["args"]}]]
        # Another person's key of the same text is another request.
        other = await Guest(house).join(table)
        assert (await other.ask("chat", key="same", text="hello"))["type"] == "ack"
        assert other.chat[-1]["text"] == "hello"
        for each in (page, other):
            await each.close()

    asyncio.run(match())


def test_a_restart_resumes_every_match_exactly(house: House) -> None:
    async def match() -> None:
        host = Guest(house)
        pace = {"bank": 1000, "increment": 3, "cap": 2000}
        began = time.monotonic()
        tables = [host.open_table("me", "me", "me", pace=pace)["id"] for _ in range(3)]
        before = []
        dice = Random(3)
        for count, table in enumerate(tables):
            page = await host.join(table)
            await play_on(page, lambda _, options: dice.choice(options), most=10 * count)
            await page.ask("chat", text=f"table {count}")
            await page.settle()
            before.append((page.sights, page.log, page.chat))
            await page.close()
        house.close()
        outage = time.monotonic()
        await asyncio.sleep(1.5)
        house.open()
        began += time.monotonic() - outage
        for table, (sights, log, chat) in zip(tables, before, strict=True):
            page = await host.join(table)
            assert page.sights == sights
            assert page.log == log
            assert page.chat == chat
            left = [clock["left"] for clock in page.table["clocks"]]
            # The second and a half without a server cost nobody anything.
            assert min(left) > 1000 - (time.monotonic() - began) - 0.5
            await page.close()

    asyncio.run(match())


def test_the_seed_is_committed_to_at_the_start_and_shown_at_the_end(house: House) -> None:
    from hashlib import sha256

    async def match() -> None:
        host = Guest(house)
        table = host.open_table("me", "random", "random")
        assert table["seed"] is None
        status, refusal = host.call("GET", f"/api/tables/{table['id']}/record")
        assert (status, refusal["kind"]) == (409, "not-now")
        assert host.call("GET", f"/api/tables/{table['id']}/steps")[0] == 409
        page = await host.join(table["id"])
        await play_on(page, lambda _, options: options[0])
        await page.until(lambda: page.table["status"] == "over")
        seed = page.table["seed"]
        assert sha256(bytes.fromhex(seed)).hexdigest() == table["commitment"]
        assert not any(seed in frame for frame in page.frames[:-2])
        await page.close()

    asyncio.run(match())


def test_a_finished_match_can_be_replayed_exported_and_brought_back(house: House) -> None:
    async def match() -> None:
        host = Guest(house)
        table = host.open_table("random", "random", "random")["id"]
        await until(
            lambda: host.ok("GET", f"/api/tables/{table}")["status"] == "over", "the match's end"
        )
        record = host.ok("GET", f"/api/tables/{table}/record")
        for eyes, seat in (("", None), ("seat=1", 1), ("seat=99", None), ("open=true", EVERYBODY)):
            told = host.ok("GET", f"/api/tables/{table}/steps?{eyes}")
            check_steps(told, decode(json.dumps(record).encode()), seat)
        brought = host.ok("POST", "/api/records", record)
        assert brought["status"] == "over"
        assert host.ok("GET", f"/api/tables/{brought['id']}/record") == record
        forged = record | {"actions": record["actions"][:-1]}
        assert host.call("POST", "/api/records", forged)[1]["kind"] == "bad-record"
        page = await host.join(brought["id"])
        assert page.is_over()
        await page.close()

    asyncio.run(match())


def check_steps(told: Json, record: Record, seat: int | None) -> None:
    """Each step leads to what the seat saw of the match as it was played, in the same words."""
    game = games.load(record.game)
    match = Match(game, record.seats, record.options, record.seed)
    sight = {"view": told["view"], "outcome": None}
    assert sight["view"] == game.view(match.position, seat)
    for step, line in zip(told["steps"], record.actions, strict=True):
        actor, _, action = line.partition(" ")
        match.play_text(int(actor), action)
        sight = followed_step(sight, step)
        assert sight["view"] == game.view(match.position, seat)
        listener = step["actor"] if seat in (None, EVERYBODY) else seat
        said = game.events(match.log[-1].journal, listener)
        events = [Message(event["key"], event["args"]) for event in step["events"]]
        assert (step["actor"], events) == (int(actor), said)
        assert (sight["outcome"] is None) == (match.position.outcome() is None)
    assert sight["outcome"] == msgspec.to_builtins(record.outcome)


def test_undo_and_restart_over_the_wire(house: House) -> None:
    async def match() -> None:
        anne, bob = Guest(house, "Anne"), Guest(house, "Bob")
        table = anne.open_table("me", "open", "open")["id"]
        bob.sit(table, 1)
        bob.sit(table, 2)
        page, other = await anne.join(table), await bob.join(table)
        assert not page.sights[0]["can_undo"]
        for kind, space in (("force", "priest"), ("blackmail", "merchant")):
            await page.act(0, f"bid {kind} {space}")
        assert page.sights[0]["can_undo"]
        number = page.sights[0]["number"]
        assert (await page.ask("undo", seat=0, number=number))["type"] == "ack"
        assert (await page.ask("undo", seat=0, number=number))["kind"] == "stale-action"
        assert (await other.ask("undo", seat=0, number=0))["kind"] == "not-your-seat"
        number = page.sights[0]["number"]
        assert (await page.ask("restart", seat=0, number=number))["type"] == "ack"
        assert not page.sights[0]["can_undo"]
        assert page.sights[0]["number"] == 4
        await other.settle()
        assert other.sights[1]["number"] == other.sights[2]["number"] == 0
        number = page.sights[0]["number"]
        assert (await page.ask("undo", seat=0, number=number))["kind"] == "cannot-undo"
        await play_on(page, lambda _, options: options[0], most=3)
        assert (await page.ask("ask_undo", seat=0))["type"] == "ack"
        await other.until(lambda: bool(other.table["undo_request"]))
        for seat in (1, 2):
            assert (await other.ask("answer_undo", seat=seat, agree=True))["type"] == "ack"
        await page.until(lambda: page.table["undo_request"] is None)
        for each in (page, other):
            await each.close()

    asyncio.run(match())


def test_a_clock_that_runs_out_calls_a_stand_in_and_who_returns_plays_on(house: House) -> None:
    async def match() -> None:
        host = Guest(house)
        pace = {"bank": 1, "increment": 0, "cap": 20}
        page = await host.join(host.open_table("me", "random", "random", pace=pace)["id"])
        await page.until(lambda: page.table["seats"][0]["standin"] == "medium")
        assert (await page.act(0, "bid force priest"))["kind"] in ("not-now", "stale-action")
        assert page.sights[0]["choice"] is None
        answer = await page.ask("return", seat=0)
        # With three quick bots the match may be over before anybody can come back.
        assert answer["type"] == "ack" or page.is_over() or answer["kind"] == "not-now"
        await page.close()

    asyncio.run(match())


def test_a_resigned_seat_is_played_by_a_bot_until_its_person_returns(house: House) -> None:
    async def match() -> None:
        anne, bob = Guest(house, "Anne"), Guest(house, "Bob")
        table = anne.open_table("me", "open", "open")["id"]
        bob.sit(table, 1)
        bob.sit(table, 2)
        page, other = await anne.join(table), await bob.join(table)
        assert (await page.ask("resign", seat=0))["type"] == "ack"
        # The stand-in bids and knocks; Bob still has to.
        await other.until(lambda: 0 not in other.sights[1]["actors"])
        assert other.table["seats"][0]["standin"] == "medium"
        assert (await page.ask("return", seat=0))["type"] == "ack"
        assert page.table["seats"][0]["standin"] is None
        for each in (page, other):
            await each.close()

    asyncio.run(match())


def test_a_dropped_connection_resumes_where_it_was(house: House) -> None:
    async def match() -> None:
        host = Guest(house)
        page = await host.join(host.open_table("me", "me", "greedy")["id"])
        dice = Random(5)
        for _ in range(10):
            await play_on(page, lambda _, options: dice.choice(options), most=7)
            before = page.sights
            page.socket.transport.abort()
            await page.open()
            for seat, sight in before.items():
                assert page.sights[seat]["number"] >= sight["number"]
        await page.close()

    asyncio.run(match())


def test_who_is_away_and_who_is_here_is_shown(house: House) -> None:
    async def match() -> None:
        anne, bob = Guest(house, "Anne"), Guest(house, "Bob")
        table = anne.open_table("me", "open", "random")["id"]
        bob.sit(table, 1)
        page = await anne.join(table)
        assert page.table["seats"][1]["away"]
        other = await bob.join(table)
        await page.until(lambda: not page.table["seats"][1]["away"])
        await other.close()
        await page.until(lambda: page.table["seats"][1]["away"])
        await page.close()

    asyncio.run(match())


def test_one_file_is_for_one_server(house: House) -> None:
    other = subprocess.run(
        [sys.executable, "-m", "tocsin", "serve", "--port", "0", "--database", house.database],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert other.returncode == 2
    assert "Another server uses" in other.stderr
    assert "Traceback" not in other.stderr


def test_a_backup_of_a_running_server_is_restored_with_its_matches(
    house: House, tmp_path: Path
) -> None:
    def tocsin(*arguments: str) -> None:
        subprocess.run([sys.executable, "-m", "tocsin", *arguments], check=True, timeout=PATIENCE)

    async def match() -> None:
        host = Guest(house)
        table = host.open_table("me", "me", "me")["id"]
        page = await host.join(table)
        await play_on(page, lambda _, options: options[0], most=12)
        file, copy = str(tmp_path / "backup.gz"), str(tmp_path / "copy.sqlite3")
        tocsin("backup", file, "--database", house.database)
        tocsin("restore", file, "--database", copy)
        with House(copy) as other:
            # The cookie is as good there: its secret was in the backup.
            host.house = other
            again = await host.join(table)
            assert again.sights == page.sights
            await again.close()
        await page.close()

    asyncio.run(match())
