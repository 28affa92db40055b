"""Placing influence tiles and the order of evaluation (RULES 3.1 to 3.7)."""

from tests.games.bastille.notation import (
    ALEX,
    ANI,
    GAME,
    JAN,
    act,
    evaluated,
    event_keys,
    messages,
    options,
    parse,
    row,
)


def tiles_told(text: str) -> list[tuple[object, object]]:
    position = evaluated(text)
    return [
        (message.args["seat"], message.args["value"])
        for message in messages(position)
        if message.key == "evaluated"
    ]


def test_a_round_runs_through_placing_evaluating_and_flags() -> None:
    """RULES 3.1"""
    position = parse("3; start 0; tiles 1 | 1 | 1; cards p3 | - | -; bonus f4")
    position.journal = []
    for seat in range(3):
        act(position, seat, "place 1 banque")
    steps = event_keys(position)
    wanted = ["placed", "evaluated", "flags-most", "round-begins"]
    assert [steps.index(key) for key in wanted] == sorted(steps.index(key) for key in wanted)


def test_seats_place_in_turn_clockwise_from_the_start_player() -> None:
    """RULES 3.2"""
    position = parse("4; start 2")
    for lap in range(3):
        for seat in (2, 3, 0, 1):
            assert position.actors() == [seat]
            text = sorted(options(position))[0]
            act(position, seat, text)
            assert row(position, "tiles")[seat] != [1, 1, 2][lap:]


def test_every_tile_may_go_anywhere_and_passing_is_illegal() -> None:
    """RULES 3.2"""
    position = parse("4; start 0")
    assert len(options(position)) == 2 * 7
    assert all(text.startswith("place") for text in options(position))
    assert options(position, 1) == set()


def test_a_tile_takes_the_leftmost_empty_space() -> None:
    """RULES 3.3"""
    position = parse("4; start 0")
    for seat in range(3):
        act(position, seat, "place 1 banque")
    spaces = GAME.view(position, None)["locations"][0]["spaces"]
    assert spaces == [{"seat": seat, "value": 1} for seat in range(3)]


def test_a_full_location_is_closed() -> None:
    """RULES 3.3"""
    position = parse("4; start 0")
    act(position, 0, "place 1 versailles")
    assert "place 1 versailles" in options(position)
    act(position, 1, "place 2 versailles")
    assert not any("versailles" in text for text in options(position))
    assert len(options(position)) == 2 * 6


def test_a_seat_may_place_several_tiles_at_one_location() -> None:
    """RULES 3.4"""
    position = parse("3; start 0")
    for text in ("place 1 place_louis", "place 2 place_louis"):
        act(position, 0, text)
        act(position, 1, "place 1 bastille" if "1" in text else "place 1 banque")
        act(position, 2, "place 1 banque" if "1" in text else "place 2 notre_dame")
    spaces = GAME.view(position, None)["locations"][4]["spaces"]
    assert spaces[:2] == [{"seat": 0, "value": 1}, {"seat": 0, "value": 2}]


def test_tiles_are_evaluated_by_value_then_from_the_left() -> None:
    """RULES 3.5; booklet: Ani first, then Jan, who placed his 1 before Alex."""
    told_tiles = tiles_told(f"4; at banque {JAN}:1 {ALEX}:1 {ANI}:2")
    assert told_tiles == [(f"seat:{ANI}", 2), (f"seat:{JAN}", 1), (f"seat:{ALEX}", 1)]


def test_locations_are_evaluated_from_one_to_seven() -> None:
    """RULES 3.5"""
    position = evaluated("4; at bastille 0:1; at catacombes 1:1; at banque 2:1; at notre_dame 3:1")
    places = [m.args["location"] for m in messages(position) if m.key == "evaluated"]
    assert places == [f"location:{n}" for n in ("banque", "notre_dame", "catacombes", "bastille")]


def test_two_tiles_of_one_seat_are_evaluated_apart_and_come_back() -> None:
    """RULES 3.6; French booklet: each tile is evaluated separately."""
    position = evaluated("4; at banque 0:2 0:1; coins 0 0 0 0")
    assert row(position, "coins") == [6, 0, 0, 0]
    assert row(position, "tiles")[0] == [1, 2]
    assert not any(GAME.view(position, None)["locations"][0]["spaces"])


def test_an_empty_location_gives_nothing() -> None:
    """RULES 3.7"""
    position = evaluated("4; start 1; coins 1 2 3 4; bonus f4")
    assert row(position, "coins") == [1, 2, 3, 4]
    assert row(position, "points") == [0] * 4
    assert GAME.view(position, None)["start"] == 1


def test_the_reward_of_an_empty_space_is_lost() -> None:
    """RULES 3.7"""
    position = evaluated("4; at catacombes 2:1")
    assert row(position, "bag") == [0, 0, 2, 0]
