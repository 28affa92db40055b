"""Matches that bots played beforehand, and once more by clicks at a real table.

What is in such a match is known before a browser opens: no test waits for luck. They are kept:
to find short ones with much in them takes thousands of deals. When rules have changed,
`python -m tests.browser.find_matches` looks for others.
"""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from tests.battery.variants import Variant, game_of
from tests.patience import PATIENCE
from tests.server.dealt import lay_ready
from tests.server.guest import Guest, Page
from tests.server.house import House
from tocsin.kernel.message import Message
from tocsin.kernel.record import Record, decode
from tocsin.table.log import Acted, InitialSeat, LogEntry, Opened
from tocsin.table.match import Match
from tocsin.table.table import Table
from tocsin.table.updates.facts import sight

from .conftest import NewVisitor
from .visitor import END, Visitor

KEPT = Path(__file__).with_name("matches")
WATCHED = 50  # actions before the end that a spectator sees

Json = Any
T = TypeVar("T")
# During which actions people of the first seats are away from the table.
Away = dict[int, range]


# --- beforehand


class Wanted(NamedTuple):
    """A match that is wanted: its table, and what must happen there."""

    name: str
    variant: Variant
    events: set[str]
    seen: Callable[[Record], set[str]]

    @property
    def path(self) -> Path:
        """Return where it is kept."""
        return KEPT / f"{self.name}.json"

    def kept(self) -> Record:
        """Return the match, which has all in it that is wanted."""
        played = decode(self.path.read_bytes())
        assert self.seen(played) >= self.events, f"{self.name}: see tests/browser/find_matches.py"
        return played


def told(played: Record) -> list[Message]:
    """Return all that the first seat is told in a match."""
    match = Match(game_of(played.game), played.seats, played.options, played.seed)
    for line in played.actions:
        seat, _, action = line.partition(" ")
        match.play_text(int(seat), action)
    return match.events(0)


def done(played: Record, people: int, away: Away | None = None) -> set[str]:
    """Return what the people of the first seats did, by the keys of what is told of it.

    What somebody does who is away is done by no click.
    """
    match = Match(game_of(played.game), played.seats, played.options, played.seed)
    keys: set[str] = set()
    known = len(match.events(0))
    for place, line in enumerate(played.actions):
        seat, _, action = line.partition(" ")
        match.play_text(int(seat), action)
        here = [one for one in range(people) if place not in (away or {}).get(one, ())]
        seats = {f"seat:{one}" for one in here}
        news = match.events(0)[known:]
        keys |= {event.key for event in news if event.args.get("seat") in seats}
        known += len(news)
    return keys


# --- at the table


def replay(
    visitor: NewVisitor,
    house: House,
    played: Record,
    people: int,
    language: str = "EN",
    away: Away | None = None,
) -> list[Visitor]:
    """Play a match once more: the first seats by clicks, all others by the wire alone.

    Somebody may be away for some actions, and plays them by the wire, too: to draw them takes most
    of the time. Return the people when the end of the match is before them.
    """
    lay_ready(house, played.seed)
    visitors = [visitor() for _ in range(people)]
    host, *friends = visitors
    open_seats = ["open"] * (len(played.seats) - 1)
    host.new_table("me", *open_seats, game=played.game, options=played.options)
    link = host.page.get_by_label("Invitation", exact=True).input_value()
    with Others(house) as others:
        others.sit(link, range(people, len(played.seats)))
        for seat, friend in enumerate(friends, start=1):
            friend.go(link)
            friend.click(f"Sit down {seat + 1}", exact=True)
        for person in visitors:
            person.page.locator(".bar").first.wait_for()
            person.click(language, exact=True)
        others.join()
        go_through(played, visitors, others, away=away)
    for person in visitors:
        person.page.locator(END).wait_for()
        assert person.totals() == totals(played)
    return visitors


def watch(
    visitor: NewVisitor, house: House, played: Record, look: Callable[[Visitor], None]
) -> Visitor:
    """Play a match once more by the wire; a spectator looks at its beginning and at its end.

    Return the spectator when the end of the match is there.
    """
    lay_ready(house, played.seed)
    eva = visitor()
    with Others(house) as others:
        others.open_table(played)
        others.join()
        eva.go(f"/tables/{others.table}")
        eva.page.locator(".board").first.wait_for()
        look(eva)
        eva.page.goto("about:blank")
        go_through(played, [], others, eva)
    eva.page.locator(END).wait_for()
    assert eva.totals() == totals(played)
    return eva


def go_through(
    played: Record,
    people: list[Visitor],
    others: "Others",
    spectator: Visitor | None = None,
    away: Away | None = None,
) -> None:
    """Do all that was done; whoever decides must have been shown what the record shows."""
    twin = table_of(played)
    for place, line in enumerate(played.actions):
        for seat, gone in (away or {}).items():
            if place == gone.start:
                others.stand_in(seat, people[seat])
            if place == gone.stop:
                others.give_back(seat, people[seat])
        text, _, action = line.partition(" ")
        seat = int(text)
        shown = plain(sight(twin, seat))
        is_clicked = seat < len(people) and seat not in others.deputies
        if is_clicked:
            people[seat].choose(action, shown)
        else:
            others.deputies.get(seat, others).act(shown, action)
        twin.read(LogEntry(twin.number + 1, 0, Acted(seat, action)))
        # What is done in secret is told to nobody else: the next one must not overtake it.
        if is_clicked:
            people[seat].hear_of(twin.viewer_log(seat).number)
        for one in (others, *others.deputies.values()):
            one.keep_up(twin)
        # Nor is more played than can be drawn.
        if spectator is not None and place >= len(played.actions) - WATCHED:
            if place == len(played.actions) - WATCHED:
                spectator.go(f"/tables/{others.table}")
            spectator.hear_of(twin.viewer_log(None).number)
    for seat in list(others.deputies):
        others.give_back(seat, people[seat])


def table_of(played: Record) -> Table:
    """Return a table at which the match begins, with somebody on every seat."""
    seats = [InitialSeat(seat.name, seat.name) for seat in played.seats]
    opened = Opened(
        game=played.game,
        rules=played.rules,
        options=played.options,
        seed=played.seed,
        seats=seats,
        host=seats[0].name,
        host_name=seats[0].name,
        invitation="",
    )
    return Table.from_log("beforehand", [LogEntry(1, 0, opened)])


def totals(played: Record) -> list[str]:
    """Return the totals as the end of the match shows them, the winner's first."""
    outcome = played.outcome
    assert outcome is not None
    order = sorted(range(len(played.seats)), key=lambda seat: outcome.ranks[seat])
    return [str(outcome.totals[seat]) for seat in order]


def plain(facts: Any) -> Json:
    """Return something as it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(facts))


class Others:
    """One guest for all the seats that no browser plays.

    A browser that is driven has the loop of its thread: the guest has a thread of its own.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.guest = Guest(house)
        self.table = ""
        self.invitation: str | None = None
        self.page: Page | None = None
        self.deputies: dict[int, Others] = {}  # by seat, for people who are away
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)

    def __enter__(self) -> "Others":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        for deputy in self.deputies.values():
            deputy.__exit__()
        if self.page is not None:
            self._wait(self.page.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    def stand_in(self, seat: int, person: Visitor) -> None:
        """Let somebody close the page, and play on by the wire."""
        cookie = next(each for each in person.context.cookies() if each["name"] == "tocsin")
        person.page.goto("about:blank")
        deputy = Others(self.house)
        deputy.guest.cookie = f"tocsin={cookie['value']}"
        deputy.table = self.table
        self.deputies[seat] = deputy.__enter__()
        deputy.join()

    def give_back(self, seat: int, person: Visitor) -> None:
        """Let somebody come back to the table."""
        self.deputies.pop(seat).__exit__()
        person.go(f"/tables/{self.table}")

    def open_table(self, played: Record) -> None:
        """Open a table and take all its seats."""
        mine = ["me"] * len(played.seats)
        self.table = self.guest.open_table(*mine, game=played.game, options=played.options)["id"]

    def sit(self, link: str, seats: Sequence[int]) -> None:
        """Follow an invitation, and take these seats."""
        path, _, self.invitation = link.partition("?invitation=")
        self.table = path.rpartition("/")[2]
        for seat in seats:
            self.guest.sit(self.table, seat, self.invitation)

    def join(self) -> None:
        """Come to the table, at which the match has begun."""
        self.page = self._wait(self.guest.join(self.table, self.invitation))

    def act(self, shown: Json, action: str) -> None:
        """Do that; this must be what is seen."""
        assert self.page is not None
        assert self.page.sights[shown["seat"]] == shown
        assert self._wait(self.page.act(shown["seat"], action))["type"] == "ack"

    def keep_up(self, twin: Table) -> None:
        """Hear all there is to hear by now."""
        page = self.page
        assert page is not None
        numbers = {seat: twin.viewer_log(seat).number for seat in page.sights}
        self._wait(
            page.until(lambda: all(page.sights[s]["number"] >= n for s, n in numbers.items()))
        )

    def _wait(self, doing: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result()
