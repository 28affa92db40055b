"""Company: one next table for all, what waits for whom, profiles, and playing on from a moment."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from tests.server.guest import Guest, Page, account, followed_step, play_on
from tests.server.house import House
from tocsin.kernel.change import changed


async def finish(*guests: Guest, table: str) -> None:
    """Play a match to its end at random."""
    pages = [await guest.join(table) for guest in guests]
    dice = Random(1)
    await asyncio.gather(*(play_on(page, lambda _, o: dice.choice(o)) for page in pages))
    for page in pages:
        await page.close()


def over(house: House, *names: str, **wishes: Any) -> tuple[list[Guest], str]:
    """Return people and the table at which they have played a match of Bastille."""
    guests = [Guest(house, name) for name in names]
    host, *others = guests
    seats = ["me", *["open"] * len(others), *["random"] * (3 - len(guests))]
    table = host.open_table(*seats, game="bastille", **wishes)
    for seat, guest in enumerate(others, start=1):
        guest.sit(table["id"], seat, table["invitation"])
    asyncio.run(finish(*guests, table=table["id"]))
    return guests, table["id"]


def again(guest: Guest, table: str) -> Any:
    return guest.ok("POST", f"/api/tables/{table}/again")


# --- one next table


def test_all_who_ask_to_play_again_get_one_table_where_everybody_moves_up_a_seat(
    either: House,
) -> None:
    (anne, bob), table = over(either, "Anne", "Bob", private=True, options={"missions": "secret"})
    with ThreadPoolExecutor(2) as both:
        first, other = both.map(lambda guest: again(guest, table), (anne, bob))
    assert first["id"] == other["id"]
    assert again(bob, table)["id"] == first["id"]
    shown = anne.ok("GET", f"/api/tables/{first['id']}")
    # Bob has moved from the second seat to the first, the bot to the second, Anne to the last.
    first_seat, second_seat, third_seat = shown["seats"]
    assert (first_seat["name"], third_seat["name"]) == ("Bob", "Anne")
    assert second_seat["kind"] == "bot"
    assert sum(seat["kept"] for seat in shown["seats"]) == 1
    assert shown["follows"] == table
    assert shown["private"]
    assert shown["options"]["missions"] == "secret"
    assert shown["chosen"] == {"missions": "secret"}
    assert anne.ok("GET", f"/api/tables/{table}")["successor"] == first["id"]
    # Whoever did not ask first is waited for, and the match begins when they come.
    absent, seat = (anne, 2) if shown["seats"][2]["kept"] else (bob, 0)
    waiting = absent.ok("GET", "/api/tables/waiting")
    assert [(row["id"], row["invited"]) for row in waiting] == [(first["id"], True)]
    assert absent.ok("GET", f"/api/tables/{first['id']}")["seats"][seat]["kept_for_me"]
    begun = absent.sit(first["id"], seat)
    assert begun["status"] == "playing"
    assert begun["seats"][0]["name"] == "Bob"
    assert not any(seat["kept"] for seat in begun["seats"])


def test_a_kept_seat_is_taken_by_nobody_else_until_the_host_gives_it_free(inn: House) -> None:
    (anne, _), table = over(inn, "Anne", "Bob")
    following = again(anne, table)["id"]
    stranger = Guest(inn, "Chloé")
    status, answer = stranger.call("POST", f"/api/tables/{following}/sit", {"seat": 0})
    assert (status, answer["kind"]) == (409, "seat-taken")
    assert stranger.call("POST", f"/api/tables/{following}/remove", {"seat": 0})[0] == 403
    shown = anne.ok("POST", f"/api/tables/{following}/remove", {"seat": 0})
    assert not shown["seats"][0]["kept"]
    assert stranger.sit(following, 0)["status"] == "playing"


def test_only_those_who_played_ask_to_play_again_and_only_when_it_is_over(inn: House) -> None:
    (anne, _), table = over(inn, "Anne", "Bob")
    assert Guest(inn).call("POST", f"/api/tables/{table}/again")[0] == 403
    running = anne.open_table("me", "me", "me", game="bastille")["id"]
    assert anne.call("POST", f"/api/tables/{running}/again")[1]["kind"] == "not-now"


def test_a_next_table_that_was_closed_gives_way_to_another(inn: House) -> None:
    (anne, bob), table = over(inn, "Anne", "Bob")
    first = again(anne, table)["id"]
    anne.ok("POST", f"/api/tables/{first}/close")
    second = again(bob, table)
    assert second["id"] != first
    assert again(anne, table)["id"] == second["id"]


def test_the_next_table_is_there_after_a_kill_too(house: House) -> None:
    (anne, bob), table = over(house, "Anne", "Bob")
    first = again(anne, table)["id"]
    house.kill()
    house.open()
    assert again(bob, table)["id"] == first


def test_the_page_of_a_finished_match_is_told_of_the_next_table(inn: House) -> None:
    (anne, bob), table = over(inn, "Anne", "Bob")

    async def watch() -> None:
        page = await bob.join(table)
        assert page.table["successor"] is None
        following = await asyncio.to_thread(again, anne, table)
        await page.until(lambda: page.table["successor"] == following["id"])
        await page.close()

    asyncio.run(watch())


# --- before the match


def test_the_host_removes_somebody_before_the_match(inn: House) -> None:
    anne, bob = Guest(inn, "Anne"), Guest(inn, "Bob")
    table = anne.open_table("me", "open", "open", game="bastille")["id"]
    bob.sit(table, 1)
    shown = anne.ok("POST", f"/api/tables/{table}/remove", {"seat": 1})
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "open"]
    assert anne.call("POST", f"/api/tables/{table}/remove", {"seat": 1})[1]["kind"] == "not-now"
    assert anne.call("POST", f"/api/tables/{table}/remove", {"seat": 0})[1]["kind"] == "not-now"


def test_lists_tell_what_was_chosen_and_people_chat_before_the_match(inn: House) -> None:
    anne = Guest(inn, "Anne")
    pace = {"bank": 600, "increment": 5, "cap": 900}
    wishes: dict[str, Any] = {"options": {"missions": "secret"}, "pace": pace}
    table = anne.open_table("me", "open", "open", game="bastille", **wishes)["id"]

    async def talk() -> None:
        page = await anne.join(table)
        await page.ask("chat", text="Who is coming?")
        await page.close()

    asyncio.run(talk())
    row = next(row for row in anne.ok("GET", "/api/tables") if row["id"] == table)
    assert (row["chosen"], row["pace"], row["said"]) == ({"missions": "secret"}, pace, 1)


# --- what waits


def test_what_waits_for_somebody_is_listed_with_the_time_left(inn: House) -> None:
    anne, bob = Guest(inn, "Anne"), Guest(inn, "Bob")
    slow = anne.open_table("me", "open", "open", game="bastille")["id"]
    pace = {"bank": 600, "increment": 0, "cap": 600}
    quick = anne.open_table("me", "me", "me", game="bastille", pace=pace)["id"]
    assert [row["id"] for row in anne.ok("GET", "/api/tables/waiting")] == [quick]
    bob.sit(slow, 1)
    bob.sit(slow, 2)
    actors = bob.ok("GET", "/api/tables/mine")[0]["actors"]
    asked = anne if actors == [0] else bob
    waiting = asked.ok("GET", "/api/tables/waiting")
    # The one with a clock is the more urgent one.
    assert [row["id"] for row in waiting] == ([quick, slow] if asked is anne else [slow])
    if asked is anne:
        assert 0 < waiting[0]["left"] <= 600
    assert waiting[-1]["left"] is None
    assert all(row["asked"] for row in waiting)


# --- profiles


def test_a_profile_tells_results_by_game_and_against_each_opponent(inn: House) -> None:
    anne, bob = account(inn, "Anne1"), Guest(inn, "Bob")
    table = anne.open_table("me", "open", "random", game="bastille")["id"]
    bob.sit(table, 1)
    asyncio.run(finish(anne, bob, table=table))
    shown = anne.ok("GET", f"/api/tables/{table}")
    ranks = shown["outcome"]["ranks"]
    me = anne.ok("GET", "/api/me")["id"]
    assert shown["seats"][0]["person"] == me
    profile = bob.ok("GET", f"/api/people/{me}")
    assert (profile["name"], profile["account"]) == ("Anne1", True)
    won = int(ranks[0] == 1)
    assert profile["results"] == {"played": 1, "won": won, "shared": won * (ranks.count(1) > 1)}
    assert [row["game"] for row in profile["games"]] == ["bastille"]
    against = next(row for row in profile["opponents"] if row["name"] == "Bob")
    assert (against["played"], against["ahead"]) == (1, int(ranks[0] < ranks[1]))
    assert next(row for row in profile["opponents"] if row["bot"])["bot"] == "random"
    assert [row["id"] for row in profile["matches"]] == [table]
    assert bob.call("GET", "/api/people/nobody")[0] == 404


def test_private_matches_are_in_the_profile_for_those_who_were_there_alone(inn: House) -> None:
    (anne, bob), _ = over(inn, "Anne", "Bob", private=True)
    me = anne.ok("GET", "/api/me")["id"]
    assert bob.ok("GET", f"/api/people/{me}")["results"]["played"] == 1
    assert Guest(inn).ok("GET", f"/api/people/{me}")["results"]["played"] == 0


def test_a_guest_has_a_profile_as_soon_as_they_sit_somewhere(inn: House) -> None:
    anne, bob = Guest(inn), Guest(inn)
    me = anne.ok("GET", "/api/me")
    own = anne.ok("GET", f"/api/people/{me['id']}")
    assert (own["name"], own["results"]["played"]) == (me["name"], 0)
    assert bob.call("GET", f"/api/people/{me['id']}")[0] == 404
    anne.open_table("me", "open", "open")
    shown = bob.ok("GET", f"/api/people/{me['id']}")
    assert (shown["name"], shown["matches"]) == (me["name"], [])


# --- playing on from a moment


def test_a_finished_match_is_played_on_against_bots_from_any_moment(house: House) -> None:
    (anne, bob), table = over(house, "Anne", "Bob")
    record = anne.ok("GET", f"/api/tables/{table}/record")
    body = {"to": 10, "seat": 1, "bot": "random"}
    begun = bob.ok("POST", f"/api/tables/{table}/branch", body)
    assert begun["status"] == "playing"
    assert begun["origin"] == {"table": table, "to": 10, "seat": 1}
    assert [seat["mine"] for seat in begun["seats"]] == [False, True, False]
    whole = bob.ok("GET", f"/api/tables/{table}/steps?seat=1")
    then: Any = {"view": whole["view"], "outcome": None}
    for step in whole["steps"][:10]:
        then = followed_step(then, step)
    house.kill()
    house.open()
    asyncio.run(finish(bob, table=begun["id"]))
    told = bob.ok("GET", f"/api/tables/{begun['id']}/record")
    assert told["origin"]["table"] == table
    assert told["origin"]["actions"] == record["actions"][:10]
    assert told["seed"] != record["seed"] == told["origin"]["seed"]
    assert bob.ok("GET", f"/api/tables/{begun['id']}/verify")["ok"]
    assert bob.ok("GET", f"/api/tables/{begun['id']}/steps?seat=1")["view"] == then["view"]
    # It can be brought to another server, too.
    brought = anne.ok("POST", "/api/records", told)
    assert brought["origin"] == {"table": None, "to": 10, "seat": 1}


def test_nobody_plays_on_from_a_match_that_goes_on_or_is_private(inn: House) -> None:
    anne = Guest(inn, "Anne")
    running = anne.open_table("me", "me", "me", game="bastille")["id"]
    body = {"to": 0, "seat": 0}
    refused = anne.call("POST", f"/api/tables/{running}/branch", body)
    assert refused[1]["kind"] == "not-now"
    (bob, _), table = over(inn, "Bob", "Chloé", private=True)
    refused = anne.call("POST", f"/api/tables/{table}/branch", body)
    assert refused[1]["kind"] == "private-table"
    for wrong in ({"to": 100_000, "seat": 0}, {"to": 1, "seat": 9}):
        assert bob.call("POST", f"/api/tables/{table}/branch", wrong)[0] in (403, 409)


# --- what was seen so far


def seen_at_last(past: Any) -> Any:
    """Return the view to which a past leads."""
    view = past["view"]
    for step in past["steps"]:
        for change in [event.get("change") for event in step["events"]] + [step.get("change")]:
            view = view if change is None else changed(view, change)
    return view


def read_at_last(past: Any) -> Any:
    """Return the sheets to which a past leads."""
    sheets = past["sheets"]
    for step in past["steps"]:
        sheets = changed(sheets, step["sheets"]) if "sheets" in step else sheets
    return sheets


def test_the_past_of_a_running_match_leads_to_what_is_seen_now_and_counts_no_secret(
    inn: House,
) -> None:
    async def match() -> None:
        anne, bob = Guest(inn, "Anne"), Guest(inn, "Bob")
        table = anne.open_table("me", "me", "me")["id"]
        page, watching = await anne.join(table), await bob.join(table)
        dice = Random(4)
        await play_on(page, lambda _, options: dice.choice(options), most=45)
        await watching.settle()
        read = Page(anne, table)
        read.text = True
        await read.open()
        for seat, sight in page.sights.items():
            past = anne.ok("GET", f"/api/tables/{table}/past?seat={seat}")
            assert seen_at_last(past) == sight["view"]
            assert any(step["own"] for step in past["steps"])
            assert "sheets" not in past
            past = anne.ok("GET", f"/api/tables/{table}/past?seat={seat}&text=true")
            assert read_at_last(past) == read.sights[seat]["sheets"]
        past = bob.ok("GET", f"/api/tables/{table}/past")
        assert seen_at_last(past) == watching.sights[None]["view"]
        assert not any(step["own"] for step in past["steps"])
        hidden = [
            (seat, options) for seat, options in page.choices() if options[0].startswith("bid")
        ]
        assert hidden, "nobody is bidding here"
        await page.act(hidden[0][0], hidden[0][1][0])
        assert bob.ok("GET", f"/api/tables/{table}/past") == past
        assert bob.call("GET", f"/api/tables/{table}/past?seat=1")[0] == 403
        for each in (page, watching, read):
            await each.close()

    asyncio.run(match())


# --- a delay for spectators


def test_spectators_of_a_table_with_a_delay_see_the_match_later(house: House) -> None:
    async def match() -> None:
        anne, bob = Guest(house, "Anne"), Guest(house, "Bob")
        table = anne.open_table("me", "me", "me", game="bastille", delay=3600)
        assert table["delay"] == 3600
        table = table["id"]
        page, watching = await anne.join(table), await bob.join(table)
        first = watching.sights[None]
        past = bob.ok("GET", f"/api/tables/{table}/past")
        dice = Random(5)
        await play_on(page, lambda _, options: dice.choice(options), most=10)
        await watching.settle()
        assert page.sights[0]["view"] != first["view"]
        for _ in range(2):
            assert watching.sights[None] == first
            assert watching.log == []
            assert bob.ok("GET", f"/api/tables/{table}/past") == past
            house.kill()
            house.open()
            page, watching = await anne.join(table), await bob.join(table)
        # When it is over there is nothing to hide any more.
        await play_on(page, lambda _, options: dice.choice(options))
        await watching.until(watching.is_over)
        again = await bob.join(table)
        assert again.sights == watching.sights
        for each in (page, watching, again):
            await each.close()

    asyncio.run(match())


def test_what_spectators_see_later_comes_by_itself(inn: House) -> None:
    async def match() -> None:
        anne, bob = Guest(inn, "Anne"), Guest(inn, "Bob")
        table = anne.open_table("me", "me", "me", game="bastille", delay=1)["id"]
        page, watching = await anne.join(table), await bob.join(table)
        dice = Random(6)
        await play_on(page, lambda _, options: dice.choice(options), most=3)
        await watching.until(lambda: len(watching.log) == 3)
        assert watching.sights[None]["view"]["locations"] == page.sights[0]["view"]["locations"]
        for each in (page, watching):
            await each.close()

    asyncio.run(match())


# --- names


def test_several_at_one_screen_have_names_and_a_new_name_reaches_the_table(house: House) -> None:
    anne, bob = Guest(house, "Anne"), Guest(house, "Bob")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Zoé"}, {"kind": "open"}]
    table = anne.ok("POST", "/api/tables", {"game": "bastille", "seats": seats})["id"]
    bob.sit(table, 2)

    async def watch() -> None:
        page = await bob.join(table)
        assert [seat["name"] for seat in page.table["seats"]] == ["Anne", "Zoé", "Bob"]
        await asyncio.to_thread(anne.ok, "PATCH", "/api/me", {"name": "Anna"})
        await page.until(lambda: page.table["seats"][0]["name"] == "Anna")
        assert [seat["name"] for seat in page.table["seats"]] == ["Anna", "Zoé", "Bob"]
        assert page.table["host_name"] == "Anna"
        await page.close()

    asyncio.run(watch())
    house.kill()
    house.open()
    shown = bob.ok("GET", f"/api/tables/{table}")
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Zoé", "Bob"]
    for number in range(30):
        anne.ok("PATCH", "/api/me", {"name": f"Anne {number}"})
    # So often and no more: a log must not grow for ever.
    assert bob.ok("GET", f"/api/tables/{table}")["seats"][0]["name"] == "Anne 18"


def test_a_chair_cannot_have_the_name_of_somebodys_account(inn: House) -> None:
    account(inn, "Robespierre")
    guest = Guest(inn, "Anne")
    seats = [{"kind": "me", "name": "Robespierre"}, {"kind": "me"}, {"kind": "me"}]
    refused = guest.call("POST", "/api/tables", {"game": "bastille", "seats": seats})
    assert refused[1]["kind"] == "name-taken"
