"""Reviews of finished matches."""

import asyncio

from tests.patience import wait_until
from tests.server.guest import Guest, Json, play_on
from tests.server.house import House


def finished(guest: Guest, game: str = "high_card") -> str:
    """Play a short match against bots to its end, and return its table."""
    table: str = guest.open_table("me", "greedy", "greedy", game=game)["id"]

    async def match() -> None:
        page = await guest.join(table)
        await play_on(page, lambda _, options: options[0])
        await page.close()

    asyncio.run(match())
    return table


def reviewed(guest: Guest, table: str, query: str = "") -> Json:
    """Have a match reviewed, and return all of it."""
    path = f"/api/tables/{table}/review{query}"
    begun = guest.ok("POST", path)
    assert begun["of"] > 0
    wait_until(lambda: guest.ok("GET", path)["analysis"] is not None, "a review")
    return guest.ok("GET", path)


def test_finished_match_is_reviewed_by_decision(inn: House) -> None:
    anne = Guest(inn, "Anne")
    table = finished(anne)
    found = reviewed(anne, table)
    decisions = found["analysis"]["decisions"]
    assert len(decisions) == found["done"] == found["of"]
    assert {decision["seat"] for decision in decisions} == {0, 1, 2}
    for decision in decisions:
        assert decision["played"] in decision["answers"]
        assert all(advice["action"] in decision["answers"] for advice in decision["best"])
        assert decision["cost"] >= 0
        assert len(decision["chances"]) == 3
    assert len(found["analysis"]["turning_points"]) <= 3
    # The result is kept for further requests.
    assert Guest(inn).ok("POST", f"/api/tables/{table}/review") == found
    # By all there was is another review.
    assert not found["analysis"]["is_open"]
    assert reviewed(anne, table, "?open=true")["analysis"]["is_open"]


def test_unfinished_match_is_not_reviewed(inn: House) -> None:
    anne = Guest(inn, "Anne")
    table = anne.open_table("me", "greedy", "greedy")["id"]
    for method in ("POST", "GET"):
        status, trouble = anne.call(method, f"/api/tables/{table}/review")
        assert (status, trouble["kind"]) == (409, "not-now")
    over = finished(anne)
    assert anne.call("GET", f"/api/tables/{over}/review")[1]["kind"] == "not-now"
    assert Guest(inn).call("GET", f"/api/tables/{over}/review")[1]["kind"] == "not-now"


def test_review_of_a_private_match_needs_access(inn: House) -> None:
    anne = Guest(inn, "Anne")
    table = anne.open_table("me", "greedy", "greedy", game="high_card", private=True)["id"]

    async def match() -> None:
        page = await anne.join(table)
        await play_on(page, lambda _, options: options[0])
        await page.close()

    asyncio.run(match())
    status, trouble = Guest(inn).call("POST", f"/api/tables/{table}/review")
    assert (status, trouble["kind"]) == (403, "private-table")
    reviewed(anne, table)


def test_person_has_one_running_review(house: House) -> None:
    anne = Guest(house, "Anne")
    long, other = (finished(anne, "revolution") for _ in range(2))
    anne.ok("POST", f"/api/tables/{long}/review")
    status, trouble = anne.call("POST", f"/api/tables/{other}/review")
    assert (status, trouble["kind"]) == (429, "too-many")
    # Asked for again, the one under way says how far it is.
    assert anne.ok("POST", f"/api/tables/{long}/review")["of"] > 0
