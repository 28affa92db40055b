"""An effect that can do nothing says why; one that leaves no choice asks nothing (RULES 4.10)."""

from collections.abc import Mapping

import pytest

from tests.games.revolution.matches import TABLES, match, moments
from tests.games.revolution.notation import GAME, bid, draw, finish, full_town, options
from tests.games.revolution.rules.test_rulings import ALL_OUT, few_cubes
from tocsin.kernel.game import Game
from tocsin.kernel.message import Argument, Message

WHY = {
    *("no-room", "no-cube", "no-room-any", "no-cube-any", "no-room-rival", "no-cube-rival"),
    *("no-spying", "no-swap", "no-reassign", "already-there", "asylum-own"),
}


def said(text: str, bids: Mapping[int, str], game: Game = GAME) -> list[Message]:
    """Return what is said, after these bids, of effects that can do nothing."""
    spent = [bids.get(seat, "").partition(" ")[2] or "-" for seat in range(int(text.split()[1][0]))]
    position = draw(f"{text}; turn 60; hands {' | '.join(spent)}", game)
    position.journal = []
    finish(bid(position, bids))
    return [event for event in game.events(position.journal, None) if event.key in WHY]


def about(key: str, area: str = "") -> Message:
    """Return what is said of seat 0."""
    args: dict[str, Argument] = {"seat": "seat:0"}
    return Message(key, args | {"area": f"area:{area}"} if area else args)


@pytest.mark.parametrize(
    ("text", "space", "why"),
    [
        ("core 3; tavern 0 4 0", "innkeeper", [about("no-room", "tavern")]),
        (f"core 3; {ALL_OUT[3]}", "general", [about("no-cube", "fortress")]),
        (f"core 3; {ALL_OUT[3]}", "spy", [about("no-cube-any")]),
        ("core 3; tavern 2 0 0", "spy", [about("no-spying")]),
        ("core 3", "apothecary", [about("no-swap")]),
        ("palace 5; guardhouse 1; harbor 0 2 0 0 0", "spy", [about("no-spying")]),
        ("palace 5; guardhouse 0", "viceroy", [about("already-there")]),
        (
            f"palace 5; {ALL_OUT[5]}",
            "viceroy",
            [about("no-cube", "palace"), about("no-cube", "guardhouse")],
        ),
        ("palace 5", "messenger", [about("no-reassign"), about("no-reassign")]),
        (f"palace 5; {ALL_OUT[5]}", "mayor", [about("no-cube-any")]),
        (f"palace 5; {full_town('palace', 5)}", "mayor", [about("no-room-any")]),
        (
            f"anarchy 5; {full_town('anarchy', 5)}; garden 2 1 1 1 1",
            "governor",
            [about("no-room-any"), about("no-room-rival")],
        ),
        (f"anarchy 5; {ALL_OUT[5]}", "heretic", [about("no-cube", "asylum")]),
        ("anarchy 5; asylum 5 0 0 0 0", "heretic", [about("asylum-own")]),
        ("anarchy 5; asylum 0 0 0 0 0", "heretic", []),
    ],
)
def test_an_effect_that_can_do_nothing_says_why(text: str, space: str, why: list[Message]) -> None:
    """RULES 4.10; rulings A9 and A10"""
    assert said(text, {0: f"{space} 1G"}) == why


@pytest.mark.parametrize("space", ["warden", "governor"])
def test_no_opponent_with_a_cube_in_stock_is_said(space: str) -> None:
    """Ruling A9"""
    everybody_out = "anarchy 5; jail 0 1 1 1 1"
    assert said(everybody_out, {0: f"{space} 1G"}, few_cubes(each=1)) == [about("no-cube-rival")]


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_only_the_knock_is_asked_for_where_there_is_one_answer(board: str, players: int) -> None:
    """RULES 4.5, 4.10: the knock closes a bid that can still be changed; else nothing is asked."""
    for number in range(2):
        for _, _, position in moments(match(board, players), number):
            for seat in position.actors():
                answers = options(position, seat)
                assert len(answers) > 1 or answers == {"knock"}
