"""Impossible effects give the reason; effects without a choice ask no question (RULES 4.10)."""

from collections.abc import Mapping

import pytest

from tests.games.revolution.matches import TABLES, match, moments
from tests.games.revolution.notation import ALL_OUT, GAME, few_cubes, full_town, parse
from tests.games.revolution.play import bid, finish, options
from tocsin.kernel.game import Game
from tocsin.kernel.message import Argument, Message

REASON_KEYS = {
    *("no-room", "no-cube", "no-room-any", "no-cube-any", "no-room-rival", "no-cube-rival"),
    *("no-spying", "no-swap", "no-reassign", "already-there", "asylum-own"),
}


def reasons(text: str, bids: Mapping[int, str], game: Game = GAME) -> list[Message]:
    """Return the events of impossible effects after these bids."""
    spent = [bids.get(seat, "").partition(" ")[2] or "-" for seat in range(int(text.split()[1][0]))]
    position = parse(f"{text}; turn 60; hands {' | '.join(spent)}", game)
    position.journal = []
    finish(bid(position, bids))
    return [event for event in game.events(position.journal, None) if event.key in REASON_KEYS]


def reason(key: str, area: str = "") -> Message:
    """Return the event of an impossible effect of seat 0."""
    args: dict[str, Argument] = {"seat": "seat:0"}
    return Message(key, args | {"area": f"area:{area}"} if area else args)


@pytest.mark.parametrize(
    ("text", "space", "expected"),
    [
        ("core 3; tavern 0 4 0", "innkeeper", [reason("no-room", "tavern")]),
        (f"core 3; {ALL_OUT[3]}", "general", [reason("no-cube", "fortress")]),
        (f"core 3; {ALL_OUT[3]}", "spy", [reason("no-cube-any")]),
        ("core 3; tavern 2 0 0", "spy", [reason("no-spying")]),
        ("core 3", "apothecary", [reason("no-swap")]),
        ("palace 5; guardhouse 1; harbor 0 2 0 0 0", "spy", [reason("no-spying")]),
        ("palace 5; guardhouse 0", "viceroy", [reason("already-there")]),
        (
            f"palace 5; {ALL_OUT[5]}",
            "viceroy",
            [reason("no-cube", "palace"), reason("no-cube", "guardhouse")],
        ),
        ("palace 5", "messenger", [reason("no-reassign"), reason("no-reassign")]),
        (f"palace 5; {ALL_OUT[5]}", "mayor", [reason("no-cube-any")]),
        (f"palace 5; {full_town('palace', 5)}", "mayor", [reason("no-room-any")]),
        (
            f"anarchy 5; {full_town('anarchy', 5)}; garden 2 1 1 1 1",
            "governor",
            [reason("no-room-any"), reason("no-room-rival")],
        ),
        (f"anarchy 5; {ALL_OUT[5]}", "heretic", [reason("no-cube", "asylum")]),
        ("anarchy 5; asylum 5 0 0 0 0", "heretic", [reason("asylum-own")]),
        ("anarchy 5; asylum 0 0 0 0 0", "heretic", []),
    ],
)
def test_an_impossible_effect_gives_the_reason(
    text: str, space: str, expected: list[Message]
) -> None:
    """RULES 4.10; rulings A9 and A10"""
    assert reasons(text, {0: f"{space} 1G"}) == expected


@pytest.mark.parametrize("space", ["warden", "governor"])
def test_empty_stocks_of_all_opponents_are_a_reason(space: str) -> None:
    """Ruling A9"""
    text = "anarchy 5; jail 0 1 1 1 1"
    assert reasons(text, {0: f"{space} 1G"}, few_cubes(each=1)) == [reason("no-cube-rival")]


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_only_the_knock_is_asked_with_a_single_answer(board: str, players: int) -> None:
    """RULES 4.5, 4.10: until the knock a bid can be changed; other single answers are not asked."""
    for number in range(2):
        for _, _, position in moments(match(board, players), number):
            for seat in position.actors():
                answers = options(position, seat)
                assert len(answers) > 1 or answers == {"knock"}
