"""Hidden information and redeal (RULES 6)."""

from collections import Counter
from typing import Any

from tests.games.paris.notation import (
    GAME,
    act,
    draw,
    options,
    played,
    question,
    seen,
    told,
)
from tocsin.games.paris.rules.position import Paris
from tocsin.kernel.chance import Chance
from tocsin.kernel.position import SPECTATOR, Position


def worlds(position: Position, seat: int, count: int = 60) -> list[Paris]:
    """Return many positions that agree with the knowledge of a seat."""
    redealt = [position.redeal(seat, Chance(f"{number:064x}")) for number in range(count)]
    assert all(isinstance(world, Paris) for world in redealt)
    return [world for world in redealt if isinstance(world, Paris)]


def dealt(position: Paris) -> list[int]:
    """Return the tiles in the piles and out of the game."""
    return sorted([*position.piles, *position.removed])


def test_only_the_districts_on_top_of_the_piles_are_seen() -> None:
    """RULES 6.1"""
    position = draw("2; step draw; piles chaillot-1 belleville-8 | montmartre-2 |")
    assert seen(position, 0)["piles"] == [
        {"height": 2, "district": "belleville"},
        {"height": 1, "district": "montmartre"},
        {"height": 0, "district": None},
    ]


def test_redealt_piles_keep_their_tops_districts_and_nothing_else() -> None:
    """RULES 6.1: the removed tiles are dealt anew too"""
    position = GAME.new(players=3, seed="5" * 64)
    assert isinstance(position, Paris)
    tops = [position.piles[12 * pile + 10] for pile in range(3)]
    tops_seen = Counter[int]()
    for world in worlds(position, 0):
        for pile in range(3):
            assert world.piles[12 * pile + 10] // 6 == tops[pile] // 6
        tops_seen[world.piles[10]] += 1
        assert dealt(world) == dealt(position)
    assert len(tops_seen) == 6
    assert len({tuple(world.removed) for world in worlds(position, 0)}) > 50


def test_tiles_removed_openly_stay_known() -> None:
    """RULES 6.1, 3.5"""
    position = draw("2 districts=free; piles chaillot-1 belleville-8 | montmartre-2 |")
    assert isinstance(position, Paris)
    for world in worlds(position, 1, 5):
        assert list(world.removed) == list(position.removed)


# Seat 0 took e1, then seat 1 e5 and seat 2 e9, then seat 0 e2, then seat 1 e7.
TAKEN = "3; piles empty; ends 0 e1; ends 1 e5; ends 2 e9; ends 0 e2; ends 1 e7"


def test_others_know_how_many_end_tiles_a_seat_has_but_not_which() -> None:
    """RULES 6.2"""
    view = seen(draw(TAKEN), 0)
    assert [row["end_count"] for row in view["seats"]] == [2, 2, 1]
    assert [row["end_tiles"] for row in view["seats"]] == [["e1", "e2"], None, None]
    assert [row["end_tiles"] for row in seen(draw(TAKEN))["seats"]] == [None] * 3


def test_a_seat_remembers_the_tiles_left_at_its_last_search() -> None:
    """RULES 6.2"""
    left = [f"e{number}" for number in range(1, 13) if number not in (1, 2, 5, 9)]
    assert seen(draw(TAKEN), 0)["end_tiles"]["seen"] == left
    assert seen(draw(TAKEN), 1)["end_tiles"]["seen"] == [tile for tile in left if tile != "e7"]
    assert seen(draw(TAKEN))["end_tiles"]["seen"] is None


def test_redeal_keeps_only_the_knowledge_of_the_searches() -> None:
    """RULES 6.2: between its searches seat 0 knows the tiles, but not their owners"""
    owners = Counter[tuple[int, int]]()
    last = Counter[int]()
    for world in worlds(draw(TAKEN), 0):
        owners[world.takers[4], world.takers[8]] += 1
        assert {world.takers[4], world.takers[8]} == {1, 2}
        assert world.takers[0] == world.takers[1] == 0
        (fifth,) = [end for end in range(12) if world.taken[end] == 4]
        assert world.takers[fifth] == 1
        last[fifth] += 1
    assert len(owners) == 2
    assert set(last) == {2, 3, 5, 6, 7, 9, 10, 11}


def test_a_seat_that_never_searched_knows_no_end_tile() -> None:
    """RULES 6.2"""
    position = draw("3; piles empty; ends 1 e5; ends 2 e9")
    for viewer in (0, SPECTATOR):
        dealings = {tuple(world.takers) for world in worlds(position, viewer)}
        assert len(dealings) > 30
        assert all(sorted(takers) == [-1] * 10 + [1, 2] for takers in dealings)


def test_a_used_end_tile_is_known_to_all() -> None:
    """RULES 6.2, 4.25"""
    position = draw(TAKEN + "; actor 1; screen 1 1 1")
    act(position, "use e5")
    assert seen(position, 2)["seats"][1]["end_used"] == ["e5"]
    for world in worlds(position, 0):
        # Seat 2 must have the other of the two tiles.
        assert (world.takers[4], world.takers[8]) == (1, 2)


def test_while_searching_a_seat_knows_all_that_is_left() -> None:
    """RULES 6.2"""
    position = played("2; piles empty; ends 1 e5 e6", "search")
    for world in worlds(position, 0, 10):
        assert options(world) == options(position)
    # The order in which the other seat took its two tiles stays unknown.
    assert len({tuple(world.taken) for world in worlds(position, 0)}) == 2


def test_only_the_taker_is_told_which_end_tile_it_was() -> None:
    """RULES 6.2"""
    position = draw("2; piles empty")
    position.journal = []
    act(position, "search", "take e9")
    assert [event.args for event in told(position, "took-end", 1)] == [{"seat": "seat:0"}]
    (own,) = told(position, "took-end-own", 0)
    assert own.args == {"seat": "seat:0", "tile": "end:e9", "gain": "gain:gold", "amount": 1}


SCREENS = "; tokens 0 gold=1; tiles 0 27; used 0 1; keys 0 arc; francs 7 3"


def test_open_screens_show_francs_tokens_keys_and_tiles() -> None:
    """RULES 6.3"""
    row = seen(draw("2" + SCREENS), 1)["seats"][0]
    assert (row["francs"], row["tiles"], row["keys"], row["tokens"]["gold"]) == (7, [27], 9, 1)


def test_closed_screens_hide_the_items_of_others() -> None:
    """RULES 6.3"""
    position = draw("2 screens=closed" + SCREENS)
    for viewer in (1, None):
        row = seen(position, viewer)["seats"][0]
        assert [row[name] for name in ("francs", "tiles", "keys", "tokens")] == [None] * 4
        assert row["used"] == [1]
    assert seen(position, 0)["seats"][0]["francs"] == 7


def test_redeal_keeps_the_items_behind_the_screens() -> None:
    """RULES 6.3: it can be counted"""
    position = draw("2 screens=closed" + SCREENS)
    assert isinstance(position, Paris)
    for world in worlds(position, 1, 5):
        assert list(world.seats) == list(position.seats)


MOVING = "2; built chaillot-4 belleville-4; keys 0 arc; francs 9 0; piles empty;"


def test_others_learn_only_that_an_unpaid_move_exists() -> None:
    """RULES 6.4"""
    before = draw(MOVING)
    before.journal = []
    views = [seen(before, viewer) for viewer in (1, None)]
    act(before, "move arc")
    assert question(before) == "choose-target"
    assert [event.args for event in GAME.events(before.journal, 1)] == [{"seat": "seat:0"}]
    assert [seen(before, viewer) for viewer in (1, None)] == views
    unaimed: dict[str, Any] = {"source": "arc", "target": None, "district": None, "plan": []}
    assert seen(before, 0)["move"] == unaimed
    for world in worlds(before, 1, 3):
        assert question(world) == "choose-action"
    for world in worlds(before, 0, 3):
        assert question(world) == "choose-target"


def test_a_holder_of_an_end_tile_is_asked_for_a_single_answer() -> None:
    """RULES 6.4: skipping the question would reveal that the tile is no resource"""
    text = "2; built chaillot-4; keys 0 arc; francs 9 0; piles empty;"
    assert question(played(text, "move arc")) == "choose-after"
    position = played(text + "ends 0 e1", "move arc")
    assert options(position) == ["to chaillot-4"]
