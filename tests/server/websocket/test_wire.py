"""Secrecy of all messages in every game: hidden actions do not change other viewers' bytes.

A match is played twice with one seed. Somewhere a seat does something else the second time, of
which another viewer can know nothing. That viewer must be sent the same messages, byte for byte
and in the same order, and find the same in chat, in a late welcome and in the lists of tables.
"""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.battery import laws
from tests.battery.variants import GAMES, Variant, game_of, seed_of
from tests.patience import patient
from tests.server.stub import StubWire
from tocsin.kernel.position import Position
from tocsin.server.access.identity import Visitor
from tocsin.server.context import ServerContext
from tocsin.server.errors import Unavailable
from tocsin.server.settings import Settings
from tocsin.server.tables import clock
from tocsin.server.tables.clock import Clock
from tocsin.server.tables.session import TableSession
from tocsin.server.websocket.client_connection import ClientConnection
from tocsin.server.websocket.messages import Act, Say, Undo
from tocsin.table import opening
from tocsin.table.clocks import Pace
from tocsin.table.log import InitialSeat
from tocsin.table.match import Match
from tocsin.table.storage import table_index
from tocsin.table.storage.sqlite_store import SqliteStore

MOST_STEPS = 400
# Other options than the default hide more.
HIDING = {
    "bastille": (("missions", "secret"),),
    "bastion": (("deployment", "free"), ("cards", "advanced")),
    "paris": (("screens", "closed"),),
}
HIDE_ACTIONS = ("bastille", "bastion", "high_card", "paris", "revolution")
# Of people, and as many of bots.
FORKS = 3
PACE = Pace(600, 5, 900)
# Milliseconds from one step to the next, and until every clock has run out.
TICK = 400
TOO_LONG = 1_000_000


class Time:
    """A clock that the test advances."""

    def __init__(self) -> None:
        self.passed = 0

    def clock(self) -> Clock:
        return Clock(lambda: 10**18 + self.passed * 10**6, lambda: 10**9 + self.passed * 10**6)


class Ear(ClientConnection):
    """A client connection that records its messages."""

    def __init__(self, person: str) -> None:
        super().__init__(StubWire(), Visitor(person), f"name of {person}")
        self.frames: list[bytes] = []
        self.times: list[int] = []

    def send(self, message: bytes, compress: bool = False) -> None:
        self.frames.append(message)
        self.times.append(clock.now_ms())


class Puppet:
    """Decides for bots and stand-ins as the test commands."""

    def __init__(self) -> None:
        self.told: asyncio.Queue[str | None] = asyncio.Queue()

    async def choose(
        self, match: Match, seat: int, bot: str, host: str = "", is_awaited: bool = True
    ) -> str:
        action = await self.told.get()
        if action is None:
            raise Unavailable("The bot gives up.")
        return action


class Fork(msgspec.Struct, frozen=True):
    """A step at which a seat does something else, and who must not notice."""

    step: int
    seat: int
    viewer: int | None
    actions: tuple[int, int]
    # Whether the viewer cannot even tell that something was done.
    is_silent: bool


def table(game_id: str) -> Variant:
    # Of two who decide at once, the second hides nothing.
    least, most = game_of(game_id).players
    players = min(max(3, least), most)
    return Variant(game_id, players, HIDING.get(game_id, ()))


def bot_seat(variant: Variant) -> int:
    return variant.players - 1


def script(variant: Variant) -> list[tuple[int, int]]:
    """Return the actions of a random match, with their seats."""
    position, dice = variant.new(seed_of(3)), Random(3)
    played: list[tuple[int, int]] = []
    while (actors := position.actors()) and len(played) < MOST_STEPS:
        seat = dice.choice(actors)
        action = dice.choice(position.legal(seat))
        played.append((seat, action))
        position.apply(seat, action)
    return played


def forks(variant: Variant, played: list[tuple[int, int]]) -> list[Fork]:
    """Return hidden actions of a match, each with an indistinguishable alternative."""
    found: list[Fork] = []
    position = variant.new(seed_of(3))
    for step, (seat, action) in enumerate(played):
        found += hidden(variant, position, step, seat, action)
        position.apply(seat, action)
    of_bots = [fork for fork in found if fork.seat == bot_seat(variant)]
    of_people = [fork for fork in found if fork.seat != bot_seat(variant)]
    # Some games hide drawn components but no actions.
    if not found and variant.game_id not in HIDE_ACTIONS:
        return []
    assert of_bots, f"no bot hides anything in {variant}"
    assert of_people, f"nobody hides anything in {variant}"
    dice = Random(5)
    return [
        fork for some in (of_people, of_bots) for fork in dice.sample(some, min(FORKS, len(some)))
    ]


def hidden(
    variant: Variant, position: Position, step: int, seat: int, action: int
) -> Iterator[Fork]:
    for viewer in laws.viewers(position):
        if viewer in (seat, bot_seat(variant)):
            continue
        start = laws.Standpoint(variant.game, position, viewer)
        before = laws.seen(variant.game, position, viewer)
        here = laws.After(start, seat, action)
        is_silent = (before, b"[]", position.actors()) == (
            here.shown,
            here.events,
            here.position.actors(),
        )
        for other in position.legal(seat):
            if other == action:
                continue
            there = laws.After(start, seat, other)
            if there.shown == here.shown and there.events == here.events:
                yield Fork(step, seat, viewer, (action, other), is_silent)
                break


async def open_table(server: ServerContext, variant: Variant) -> TableSession:
    opened = opening.open_table(
        variant.game_id,
        dict(variant.options),
        [
            InitialSeat(bot="random")
            if seat == bot_seat(variant)
            else InitialSeat(f"name {seat}", person(seat))
            for seat in range(variant.players)
        ],
        host=person(0),
        host_name="name 0",
        private=False,
        pace=PACE,
        corrections={},
    )
    fixed = msgspec.structs.replace(opened, seed=seed_of(3), invitation="invitation")
    return await server.opener.open_table(fixed, person(0))


def person(seat: int) -> str:
    return f"person{seat}"


async def until(session: TableSession, done: Callable[[], bool]) -> None:
    """Let the table's keeper do its work until something is so."""
    async with patient("the keeper's work"):
        while not done():
            session.runner_wakeup.set()
            await asyncio.sleep(0.001)


async def heard(
    folder: Path,
    variant: Variant,
    played: list[tuple[int, int]],
    fork: Fork,
    which: int,
    time: Time,
) -> list[bytes]:
    """Play up to the fork, take one of its actions, and return all that the viewer gets."""
    server = ServerContext(
        Settings(bot_workers=1, bot_delay=0.0), SqliteStore(folder / "t.sqlite3")
    )
    puppet = Puppet()
    # A bot's own dice would tell the two matches apart.
    server.bots.choose = puppet.choose  # type: ignore[method-assign] # for this server alone
    await server.open()
    session = await open_table(server, variant)
    ears = [Ear(person(seat)) for seat in range(bot_seat(variant))]
    spectator = Ear("spectator")
    session.audience.connections |= {*ears, spectator}

    async def act(seat: int, action: int) -> None:
        text = variant.game.actions.text(action)
        if seat == bot_seat(variant):
            before = session.table.number
            puppet.told.put_nowait(text)
            await until(session, lambda: session.table.number > before)
            return
        number = session.table.viewer_log(seat).number
        await ears[seat].handle(session, Act(f"key {len(ears[seat].frames)}", seat, number, text))
        assert b'"error"' not in ears[seat].frames[-1], ears[seat].frames[-1]

    for seat, action in played[: fork.step]:
        time.passed += TICK
        await act(seat, action)
    spy = spectator if fork.viewer is None else ears[fork.viewer]
    await spy.handle(session, Say("before", "before"))
    time.passed += TICK
    is_bots = fork.seat == bot_seat(variant)
    # Whoever cannot tell that something was done must not notice how often: not yet, or once, or
    # with a change of mind.
    if which or not fork.is_silent:
        await act(fork.seat, fork.actions[which])
    assert session.table.match is not None
    if which and not is_bots and fork.is_silent and session.table.match.can_undo(fork.seat):
        number = session.table.viewer_log(fork.seat).number
        await ears[fork.seat].handle(session, Undo("undo", fork.seat, number))
        await act(fork.seat, fork.actions[which])
    time.passed += TICK
    await spy.handle(session, Say("after", "after"))
    late = Ear(spy.person)
    late.send(session.audience.welcome(late))
    clocks = session.table.clocks
    assert clocks is not None
    time.passed += TOO_LONG
    # A table's clocks are looked at when none of its bots is thinking.
    puppet.told.put_nowait(None)
    await until(session, lambda: not clocks.expired(clock.now_ms()))
    late.send(session.audience.welcome(late))
    await server.index.flush()
    lists = [
        session.audience.facts("stranger"),
        await table_index.public_tables(server.store, "stranger", 0, 10, 0),
    ]
    await server.close()
    sent = [*spy.frames, msgspec.json.encode(spy.times), *late.frames, msgspec.json.encode(lists)]
    return [frame.replace(session.table.id.encode(), b"ID") for frame in sent]


@pytest.mark.parametrize("game_id", GAMES)
def test_messages_are_independent_of_hidden_information(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    variant = table(game_id)
    played = script(variant)
    ran_out = 0
    forked = forks(variant, played)
    for number, fork in enumerate(forked):
        told: list[list[bytes]] = []
        for which in (0, 1):
            # The same time in both matches, but no clock stands still.
            time = Time()
            monkeypatch.setattr(clock, "CLOCK", time.clock())
            where = folder(tmp_path, number, which)
            told.append(asyncio.run(heard(where, variant, played, fork, which, time)))
        assert told[0] == told[1], fork
        ran_out += b'"standin":"medium"' in told[0][-1]
    # In some of them, a clock expired.
    assert ran_out or not forked


def folder(path: Path, number: int, which: int) -> Path:
    made = path / f"{number}-{which}"
    made.mkdir()
    return made
