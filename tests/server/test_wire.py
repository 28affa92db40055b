"""Secrecy of everything around a match, in every game: what others hide changes nobody's bytes.

A match is played twice with one seed. Somewhere a seat does something else the second time, of
which another viewer can know nothing. That viewer must be sent the same messages, byte for byte
and in the same order, and find the same in chat, in a late welcome and in the lists of tables.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.battery import laws
from tests.battery.variants import GAMES, Variant, game_of, seat_counts, seed_of
from tocsin.kernel.position import Position
from tocsin.server import clock
from tocsin.server.clock import Clock
from tocsin.server.hall import Hall
from tocsin.server.identity import Visitor
from tocsin.server.live import Live
from tocsin.server.messages import Act, Say, Undo
from tocsin.server.page import Page
from tocsin.server.settings import Settings
from tocsin.table import etiquette
from tocsin.table.clocks import Pace
from tocsin.table.entry import Place
from tocsin.table.store_sqlite import SqliteStore

MOST_STEPS = 400
# Other options than the default hide more.
HIDING = {
    "bastille": (("missions", "secret"),),
    "bastion": (("deployment", "free"), ("cards", "advanced")),
    "paris": (("screens", "closed"),),
}
FORKS = 5


class Ear(Page):
    """A page that keeps what it is sent."""

    def __init__(self, person: str) -> None:
        super().__init__(Visitor(person), f"name of {person}")
        self.frames: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.frames.append(message)


class Fork(msgspec.Struct, frozen=True):
    """A step at which a seat does something else, and who must not notice."""

    step: int
    seat: int
    viewer: int | None
    actions: tuple[int, int]


def table(game_id: str) -> Variant:
    return Variant(game_id, seat_counts(game_of(game_id))[0], HIDING.get(game_id, ()))


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
    """Return some of the hidden actions of a match, each with another of which nobody can tell."""
    found: list[Fork] = []
    position = variant.new(seed_of(3))
    for step, (seat, action) in enumerate(played):
        found += hidden(variant, position, step, seat, action)
        position.apply(seat, action)
    return Random(5).sample(found, min(FORKS, len(found)))


def hidden(
    variant: Variant, position: Position, step: int, seat: int, action: int
) -> Iterator[Fork]:
    for viewer in laws.viewers(position):
        if viewer == seat:
            continue
        here = laws.after(variant.game, position, seat, action, viewer)
        for other in position.legal(seat):
            there = laws.after(variant.game, position, seat, other, viewer)
            if other != action and (there.shown, there.events) == (here.shown, here.events):
                yield Fork(step, seat, viewer, (action, other))
                break


async def open_table(hall: Hall, variant: Variant) -> Live:
    opened = etiquette.open_table(
        variant.game_id,
        dict(variant.options),
        [Place(f"name {seat}", f"person{seat}") for seat in range(variant.players)],
        host="person0",
        host_name="name 0",
        private=False,
        pace=Pace(60, 5, 90),
        corrections={},
    )
    fixed = msgspec.structs.replace(opened, seed=seed_of(3), invitation="invitation")
    return await hall.open_table(fixed, "person0")


async def heard(
    folder: Path, variant: Variant, played: list[tuple[int, int]], fork: Fork, which: int
) -> list[bytes]:
    """Play up to the fork, take one of its actions, and return all that the viewer gets."""
    hall = Hall(Settings(bot_workers=1), SqliteStore(folder / "t.sqlite3"))
    await hall.open()
    live = await open_table(hall, variant)
    ears = [Ear(f"person{seat}") for seat in range(variant.players)]
    spectator = Ear("spectator")
    live.pages |= {*ears, spectator}

    async def act(seat: int, action: int) -> None:
        number = live.table.shown(seat).number
        text = variant.game.actions.text(action)
        await ears[seat].ask(live, Act(f"key {len(ears[seat].frames)}", seat, number, text))
        assert b'"error"' not in ears[seat].frames[-1], ears[seat].frames[-1]

    for seat, action in played[: fork.step]:
        await act(seat, action)
    spy = spectator if fork.viewer is None else ears[fork.viewer]
    await spy.ask(live, Say("before", "before"))
    noticed = len(spy.frames)
    await act(fork.seat, fork.actions[which])
    assert live.table.match is not None
    # Whoever noticed nothing of a step must notice nothing of a change of mind.
    if which and len(spy.frames) == noticed and live.table.match.can_undo(fork.seat):
        number = live.table.shown(fork.seat).number
        await ears[fork.seat].ask(live, Undo("undo", fork.seat, number))
        await act(fork.seat, fork.actions[which])
    await spy.ask(live, Say("after", "after"))
    late = Ear(spy.person)
    late.send(live.welcome(late))
    lists = msgspec.json.encode(live.facts("stranger"))
    await hall.close()
    sent = [*spy.frames, *late.frames, lists]
    return [frame.replace(live.table.id.encode(), b"ID") for frame in sent]


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_sent_to_a_viewer_does_not_change_with_what_others_hide(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    # Time stands still: no clock may tell one match from the other.
    monkeypatch.setattr(clock, "CLOCK", Clock(lambda: 10**18, lambda: 10**9))
    variant = table(game_id)
    played = script(variant)
    found = forks(variant, played)
    assert found, f"nothing is hidden in {variant}"
    for number, fork in enumerate(found):
        told = [
            asyncio.run(heard(folder(tmp_path, number, which), variant, played, fork, which))
            for which in (0, 1)
        ]
        assert told[0] == told[1], fork


def folder(path: Path, number: int, which: int) -> Path:
    made = path / f"{number}-{which}"
    made.mkdir()
    return made
