"""Secrecy on the wire: what a client receives does not change when hidden things do.

The same match is played twice. In the second, the seats that others cannot see into do something
else until all is revealed: other bids, other orders of laying, steps taken back. Every byte that
every other client was sent, and how it was cut into messages, must be the same up to the reveal.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.guest import Guest, Page, followed
from tests.server.house import House

# What differs between any two tables, whoever does what: names made by chance, and the time.
# The seed of a match cannot be chosen here, so its commitment is one of them. Nothing else goes.
BY_CHANCE = re.compile(
    r'"(id|host|person|invitation|commitment|key|created|at)":("[^"]*"|[\d.]+(?:e-?\d+)?)'
)
Script = Callable[[list[Page]], Awaitable[None]]


# Clocks run on while a test takes its seconds: they are compared to the nearest 500 seconds,
# which is half of what a single decision earns here.
LEFT = re.compile(r'"left":([\d.]+)')
PACE = {"bank": 6000, "increment": 1000, "cap": 90000}


def normal(frame: str) -> str:
    """Return a frame with the ids, keys and times taken out, and nothing else."""
    frame = LEFT.sub(lambda found: f'"left":{round(float(found[1]) / 500)}', frame)
    message = json.loads(frame)
    # Messages for people have a `key` too: only a request's own key is by chance.
    if message["type"] in ("ack", "error"):
        return BY_CHANCE.sub(r'"\1":_', frame)
    return re.sub(BY_CHANCE.pattern.replace("|key|", "|"), r'"\1":_', frame)


async def received(house: House, script: Script, pace: Any) -> list[list[str]]:
    """Play a script at a fresh table and return what seats 0 to 2 and a spectator received."""
    people = [Guest(house, name) for name in ("Anne", "Bob", "Chloé")]
    table = people[0].open_table("me", "open", "open", pace=pace)["id"]
    for seat in (1, 2):
        people[seat].sit(table, seat)
    pages = []
    for guest in (*people, Guest(house, "Dédé")):
        pages.append(await guest.join(table))
        for page in pages:
            await page.until(lambda page=page: all_here(page, len(pages)))  # type: ignore[misc]
            await page.settle(0.15)
    await say(pages, "before")
    await script(pages)
    for page in pages:
        await page.settle(0.3)
    await say(pages, "after")
    for page in pages:
        await page.settle(0.3)
        await page.close()
    # A page that opens in the middle must not learn more than those that were there.
    late = await Guest(house).join(table)
    pages.append(late)
    await late.close()
    return [[normal(frame) for frame in page.frames] for page in pages]


def all_here(page: Page, came: int) -> bool:
    """Return whether a page has heard of those who have come so far."""
    return not any(seat["away"] for seat in page.table["seats"][:came])


async def say(pages: list[Page], text: str) -> None:
    """Let a spectator talk, and everybody hear it before anything else happens."""
    assert (await pages[3].ask("chat", text=text))["type"] == "ack"
    for page in pages:
        while not page.chat or page.chat[-1]["text"] != text:
            await page.hear()


async def lay(page: Page, seat: int, *bids: str) -> None:
    for bid in bids:
        assert (await page.act(seat, f"bid {bid}"))["type"] == "ack"


async def undo(page: Page, seat: int, kind: str = "undo") -> None:
    number = page.sights[seat]["number"]
    assert (await page.ask(kind, seat=seat, number=number))["type"] == "ack"


SAFE = ("force priest", "blackmail merchant", "gold printer", "gold printer", "gold rogue")
BOLD = ("force spy", "blackmail priest", "gold apothecary", "gold printer", "gold printer")


async def quiet(pages: list[Page]) -> None:
    """Bob bids safely; nobody reveals anything yet."""
    await lay(pages[0], 0, *SAFE[:2])
    await lay(pages[1], 1, *SAFE)
    await pages[1].act(1, "knock")
    await pages[0].until(lambda: 1 not in pages[0].sights[0]["actors"])
    await lay(pages[0], 0, *SAFE[2:])
    await pages[0].act(0, "knock")


async def wild(pages: list[Page]) -> None:
    """Bob bids boldly, changes his mind twice, and only then knocks; Chloé lays something too."""
    await lay(pages[0], 0, *SAFE[:2])
    await lay(pages[1], 1, *SAFE[:3])
    await undo(pages[1], 1)
    await undo(pages[1], 1, "restart")
    await lay(pages[2], 2, *BOLD[:4])
    await lay(pages[1], 1, *BOLD)
    await undo(pages[2], 2, "restart")
    await pages[1].act(1, "knock")
    await pages[0].until(lambda: 1 not in pages[0].sights[0]["actors"])
    await lay(pages[0], 0, *SAFE[2:])
    await pages[0].act(0, "knock")
    await pages[2].until(lambda: pages[2].sights[2]["actors"] == [2])
    await lay(pages[2], 2, *SAFE[:1])


@pytest.mark.parametrize("pace", [None, PACE])
def test_what_a_client_receives_does_not_change_with_what_others_hide(
    tmp_path: Path, pace: Any
) -> None:
    async def compare(house: House) -> None:
        one = await received(house, quiet, pace)
        other = await received(house, wild, pace)
        for who, (first, second) in enumerate(zip(one, other, strict=True)):
            if who in (0, 3, 4):
                assert first == second, who
        # The test can see a difference where there is one: Bob's and Chloé's own pages differ.
        assert one[1] != other[1]
        assert one[2] != other[2]

    with House(tmp_path / "t.sqlite3") as house:
        asyncio.run(compare(house))


def test_whole_matches_tell_each_client_nothing_of_what_is_hidden(tmp_path: Path) -> None:
    """Capture all bytes of a whole match, and look for every hidden bid before its reveal."""

    async def match(house: House) -> None:
        people = [Guest(house, name) for name in ("Anne", "Bob", "Chloé")]
        table = people[0].open_table("me", "open", "open")["id"]
        for seat in (1, 2):
            people[seat].sit(table, seat)
        pages = [await guest.join(table) for guest in people]
        await asyncio.gather(
            *(_play(page, seat) for seat, page in enumerate(pages)),
        )
        laid = 0
        for seat, page in enumerate(pages):
            sight = None
            for frame in page.frames:
                message = json.loads(frame)
                if message["type"] == "welcome" and message["sights"]:
                    (sight,) = message["sights"]
                elif message["type"] == "update":
                    moments = followed(sight, message)
                    for moment in moments:
                        _check(moment, seat)
                    laid += _own_steps(message["events"], seat)
                    sight = moments[-1]
            await page.close()
        assert laid > 50
        seed = people[0].ok("GET", f"/api/tables/{table}")["seed"]
        for page in pages:
            for frame in page.frames:
                assert seed not in frame or '"status":"over"' in frame

    with House(tmp_path / "t.sqlite3") as house:
        asyncio.run(match(house))


async def _play(page: Page, seat: int) -> None:
    from random import Random

    from tests.server.guest import play_on

    dice = Random(seat)
    await play_on(page, lambda _, options: dice.choice(options))


def _check(sight: Any, own: int) -> None:
    """Check what a seat sees at one moment."""
    assert sight["seat"] == own
    if sight["view"]["phase"] == "bidding":
        for space in sight["view"]["spaces"]:
            assert all(bid is None for seat, bid in enumerate(space["bids"]) if seat != own)
        for seat, shown in enumerate(sight["view"]["seats"]):
            assert seat == own or shown["to_lay"] is None


def _own_steps(events: list[Any], own: int) -> int:
    """Return how many of the events are the seat's own hidden steps, no others being told."""
    steps = [event for event in events if event["key"].startswith("laid")]
    assert all(event["args"]["seat"] == f"seat:{own}" for event in steps)
    return len(steps)
