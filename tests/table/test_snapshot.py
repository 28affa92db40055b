"""Snapshots: from one and the rest of its log a table is what it is from its log alone."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.table.sitting import Sitting, truth
from tests.table.stores import ask
from tests.table.test_log import random_request
from tocsin import games
from tocsin.kernel.errors import TocsinError
from tocsin.table import etiquette, snapshot
from tocsin.table.clocks import Pace
from tocsin.table.entry import Acted, Line, Place
from tocsin.table.store import Store
from tocsin.table.table import Table


def whole(table: Table, at: int) -> Any:
    """Return everything that could matter, also what undo and the record need."""
    match = table.match
    assert match is not None
    return (
        truth(table, at),
        [[match.undoable(seat, whole) for whole in (False, True)] for seat in range(3)],
        match.log,
        match.anchor_place,
        match.anchor.to_json(),
        table.record(),
        table.deciders(),
        table.changes,
        (table.touched, table.updated, table.rules, table.private, table.invitation),
        None if table.clocks is None else table.clocks._earned,
    )


def again(table: Table) -> Table:
    """Return a table by its snapshot."""
    text = snapshot.take(table)
    assert text is not None
    twin = snapshot.restore(table.id, text)
    twin.keys = set(table.keys)
    return twin


@pytest.mark.parametrize("seed", range(4))
def test_a_snapshot_and_the_rest_of_the_log_are_the_whole_log(seed: int) -> None:
    dice = Random(seed)
    sitting = Sitting(pace=Pace(600, 5, 900) if seed % 2 else None)
    twins: list[Table] = []
    done = 0
    while done < 200:
        sitting.at += dice.randrange(2_000)
        try:
            entry = random_request(sitting, dice)
        except TocsinError:
            continue
        sitting.write(entry, "anne", f"key {done}")
        done += 1
        for twin in twins:
            twin.read(sitting.lines[-1])
        if sitting.table.status != "playing":
            break
        if done % 40 == 10:
            twins.append(again(sitting.table))
        if done % 10 == 0:
            for twin in twins:
                assert whole(twin, sitting.at) == whole(sitting.table, sitting.at)
    assert len(twins) > 2


@pytest.mark.parametrize("game", games.ids())
def test_every_game_goes_on_from_a_snapshot(game: str) -> None:
    dice = Random(5)
    table = Table("table")
    players = games.load(game).players[0]
    places = [Place(f"P{seat}", f"p{seat}") for seat in range(players)]
    opened = etiquette.open_table(
        game,
        {},
        places,
        host="p0",
        host_name="P0",
        private=False,
        pace=None,
        corrections={},
    )
    table.read(Line(1, 1, opened))
    twin: Table | None = None
    while table.status == "playing" and table.number < 150:
        seat = dice.choice(table.deciders())
        assert table.match is not None
        action = table.game.actions.text(dice.choice(table.match.position.legal(seat)))
        line = Line(table.number + 1, table.number * 10, Acted(seat, action))
        table.read(line)
        if twin is not None:
            twin.read(line)
            assert twin.match is not None
            assert twin.match.position.to_json() == table.match.position.to_json()
        # Also soon, for matches of a few actions.
        if table.number % 30 == 2 and table.status == "playing":
            if twin is not None:
                for viewer in (None, *range(players)):
                    assert twin.shown(viewer).log() == table.shown(viewer).log()
                assert twin.record() == table.record()
            twin = again(table)
    assert twin is not None


# --- in the store


async def kept(store: Store) -> Sitting:
    """Return a match of 12 lines, of which the first 8 are in a snapshot."""
    sitting = Sitting()
    sitting.table.id = "t"
    for space in ("priest", "merchant", "printer"):
        sitting.act(0, f"bid force {space}")
        sitting.undo(0)
    sitting.lay(1)
    for line in sitting.lines:
        await store.append("t", Line(line.number, line.at, line.entry, "anne", f"k{line.number}"))
    await snapshot.save(store, Table.of("t", (await store.lines("t"))[:8]))
    return sitting


def test_a_table_is_loaded_from_its_snapshot_and_knows_every_request(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        await kept(store)
        table, snapped = await snapshot.load(store, "t")
        assert snapped == 8
        assert whole(table, 0) == whole(Table.of("t", await store.lines("t")), 0)
        await snapshot.drop(store, "t")
        table, snapped = await snapshot.load(store, "t")
        assert snapped == 0
        assert whole(table, 0) == whole(Table.of("t", await store.lines("t")), 0)

    ask(tmp_path / "t.sqlite3", body)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshot SET body = 'this is no JSON'",
        "UPDATE snapshot SET body = '{}'",
        "UPDATE snapshot SET body = substr(body, 1, 500)",
        "UPDATE snapshot SET body = replace(body, '\"phase\"', '\"phrase\"')",
        "UPDATE snapshot SET version = '1 0.0.0 1'",
        "UPDATE snapshot SET number = 7",
        "UPDATE snapshot SET number = 70",
        "DELETE FROM snapshot",
    ],
)
def test_a_snapshot_that_cannot_be_used_is_passed_over(tmp_path: Path, damage: str) -> None:
    async def body(store: Store) -> None:
        await kept(store)
        await store.write((damage, ()))
        table, snapped = await snapshot.load(store, "t")
        assert snapped == 0
        assert whole(table, 0) == whole(Table.of("t", await store.lines("t")), 0)

    ask(tmp_path / "t.sqlite3", body)


def test_a_snapshot_beyond_the_end_of_the_log_is_passed_over(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        await kept(store)
        await store.write(("DELETE FROM line WHERE number > 5", ()))
        table, snapped = await snapshot.load(store, "t")
        assert (table.number, snapped) == (5, 0)

    ask(tmp_path / "t.sqlite3", body)
