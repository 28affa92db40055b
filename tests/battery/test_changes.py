"""The old view of a viewer and its changes give, byte for byte, the new view."""

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.battery import laws
from tests.battery.matches import played, told
from tests.battery.variants import PLAYED, PLAYS, STANDARD, Variant, game_of, seed_of
from tocsin.bots.sight import Sight
from tocsin.kernel.change import changed
from tocsin.kernel.view import HIDDEN, public, rows
from tocsin.kernel.view_history import ViewHistory
from tocsin.table import commands
from tocsin.table.log import Acted, AnyTableEvent, InitialSeat, LogEntry, Opened
from tocsin.table.table import Table
from tocsin.table.updates.entry_updates import EntryUpdates, Prompts, Viewer
from tocsin.table.updates.facts import sight

# Actions of a match, at standard tables and at others.
MAX_ACTIONS = {True: 120, False: 60}
# Actions between two comparisons of sights, and the share of undone actions.
COMPARE_EVERY = 12
UNDO_SHARE = 0.15


def check_views(moments: ViewHistory, viewer: int | None) -> None:
    """Each view is equal to the previous one with the change applied."""
    game = game_of(moments.positions[0].to_json()["game"])
    view = game.view(moments.positions[0], viewer)
    for moment in range(1, len(moments.positions)):
        change = moments.change(moment - 1, moment, viewer)
        if change is not None:
            view = changed(view, msgspec.json.decode(laws.encoded(change)))
        wanted = laws.encoded(game.view(moments.positions[moment], viewer))
        assert laws.encoded(view) == wanted, f"the change is not what {viewer} sees"


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_view_changes_reproduce_the_views(variant: Variant) -> None:
    position = variant.new(seed_of(3))
    for step in played(variant, position, 3):
        if step.number % 6 == 0:
            moments = told(step)
            for viewer in laws.some_viewers(position, step.number // 6):
                check_views(moments, viewer)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_updates_reproduce_the_sights(variant: Variant) -> None:
    table = opened(variant)
    assert table.match is not None
    dice, bots = Random(7), variant.bots(7)
    sights = {one: seen(table, one) for one in readers(variant)}
    prompts: Prompts | None = None
    for number in range(MAX_ACTIONS[replace(variant, play="random") in STANDARD]):
        actors = table.deciders()
        if not actors:
            break
        seat = dice.choice(actors)
        entry: AnyTableEvent
        if table.match.can_undo(seat) and dice.random() < UNDO_SHARE:
            whole_turn = dice.random() < UNDO_SHARE
            number_now = table.viewer_log(seat).number
            entry = commands.undo(table, f"person {seat}", seat, number_now, whole_turn)
        else:
            action = bots[seat].choose(Sight(variant.game, table.match.position, seat))
            entry = Acted(seat, variant.game.actions.text(action))
        prompts = follow(table, entry, sights, prompts)
        if number % COMPARE_EVERY == 0:
            check_sights(table, sights)
    check_sights(table, sights)


def readers(variant: Variant) -> list[Viewer]:
    """Return all viewers, alternately with the text view; the kind of play decides the first."""
    first = list(PLAYS).index(variant.play)
    viewers = (None, *range(variant.players))
    return [(viewer, (first + place) % 2 == 0) for place, viewer in enumerate(viewers)]


def opened(variant: Variant) -> Table:
    """Return a table of the variant, with people in all seats."""
    names = [f"person {seat}" for seat in range(variant.players)]
    entry = Opened(
        game=variant.game_id,
        rules=variant.game.rules_version,
        options=variant.game.settle(variant.players, dict(variant.options)),
        seed=seed_of(7),
        seats=[InitialSeat(name, name) for name in names],
        host=names[0],
        host_name=names[0],
        invitation="",
    )
    return Table.from_log("table", [LogEntry(1, 0, entry)])


def seen(table: Table, one: Viewer) -> Any:
    """Return the sight of a viewer as JSON."""
    viewer, is_text = one
    return msgspec.json.decode(laws.encoded(sight(table, viewer, is_text=is_text)))


def follow(
    table: Table, entry: AnyTableEvent, sights: dict[Viewer, Any], prompts: Prompts | None
) -> Prompts:
    """Apply a log entry to the table, and its updates to the sights."""
    line = LogEntry(table.number + 1, 0, entry)
    table.dry_run(line)
    telling = EntryUpdates(table, prompts)
    news = telling.read(line)
    for one, kept in sights.items():
        update = news.updates.get(one[0])
        if update is None:
            continue
        for event in telling.events(one, update):
            if event.change is not None:
                change = msgspec.json.decode(laws.encoded(event.change))
                kept = kept | {"view": changed(kept["view"], change)}
        rest = msgspec.json.decode(laws.encoded(telling.rest(one, update)))
        kept = changed(kept, rest) if rest is not None else kept
        sights[one] = kept | {"number": table.viewer_log(one[0]).number}
    return telling.prompts()


def check_sights(table: Table, sights: dict[Viewer, Any]) -> None:
    """Sights from updates are equal to those of a new connection."""
    for (viewer, is_text), kept in sights.items():
        wanted = laws.encoded(sight(table, viewer, is_text=is_text))
        assert laws.encoded(kept) == wanted, f"{viewer} sees something else than after a reload"


# --- public sections


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_public_sections_are_equal_for_all_viewers(variant: Variant) -> None:
    position = variant.new(seed_of(5))
    for step in played(variant, position, 5):
        if step.number % 12 == 0:
            for section in variant.game.chapters.view:
                shown = {laws.encoded(section.build(position, v)) for v in laws.viewers(position)}
                assert not section.is_public or len(shown) == 1, section.name


# --- caching


def test_seats_with_equal_views_get_the_same_change() -> None:
    game, dice = game_of("revolution"), Random(1)
    position = game.new(players=3, seed="00" * 32)
    while game.view(position, None)["phase"] == "bidding":
        seat = dice.choice(position.actors())
        position.apply(seat, dice.choice(position.legal(seat)))
    clone = position.copy()
    clone.apply(clone.actors()[0], clone.legal(clone.actors()[0])[0])
    assert game.view(clone, None)["phase"] == "resolving", "bids are open, and all see the same"
    moments = game.view_history([position, clone])
    assert moments.change(0, 1, None) is not None
    assert all(moments.change(0, 1, seat) == moments.change(0, 1, None) for seat in range(3))


def test_rows_with_unchanged_cells_are_not_rebuilt() -> None:
    position = game_of("revolution").new(players=3, seed="00" * 32)
    clone = position.copy()
    clone.apply(1, clone.legal(1)[0])
    made: list[list[int]] = []

    def packed(one: Any) -> list[Any]:
        return [vec[i64]([seat, HIDDEN]) for seat in range(one.players)]

    def own(shown: list[Any], one: Any, viewer: int) -> None:
        shown[viewer] = vec[i64]([viewer, one.left[viewer]])

    def make(board: Any, cells: Any) -> dict[str, int]:
        made.append(list(cells))
        return {"seat": cells[0], "left": cells[1]}

    sections = [rows("left", packed, make, "left", own)]
    moments = ViewHistory(sections, [position, clone])
    assert moments.change(0, 1, None) is None
    assert made == [[0, HIDDEN], [1, HIDDEN], [2, HIDDEN]]
    made.clear()
    assert moments.change(0, 1, 0) is None
    assert made == [[0, position.to_json()["left"][0]]], (
        "other rows are shared with the public view"
    )
    made.clear()
    assert moments.change(0, 1, 1) == {"left": {"1": {"left": [clone.to_json()["left"][1]]}}}
    assert made == [[1, one.to_json()["left"][1]] for one in (position, clone)]


# --- the law can fail


def test_section_with_an_undeclared_field_breaks_the_law() -> None:
    game = game_of("revolution")
    position = game.new(players=3, seed="00" * 32)
    clone = position.copy()
    clone.apply(0, clone.legal(0)[0])
    forgetful = [public("left", lambda one: list(one.left), "turn")]
    assert ViewHistory(forgetful, [position, clone]).change(0, 1, None) is None
    mindful = [public("left", lambda one: list(one.left), "left")]
    assert ViewHistory(mindful, [position, clone]).change(0, 1, None) is not None
