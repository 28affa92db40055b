"""The greedy bot never wastes an effect, and judgements add up (RULES 4, 7)."""

import pytest

from tests.games.revolution.matches import match, moments
from tests.games.revolution.notation import ALL_OUT, GAME, full_town, parse
from tests.games.revolution.play import revealed
from tests.games.revolution.public import totals
from tocsin.bots import seat_bot
from tocsin.bots.sight import Sight
from tocsin.games.revolution.bot.evaluation import space_worths
from tocsin.games.revolution.rules.board import SPACES
from tocsin.games.revolution.rules.course import QUESTIONS
from tocsin.games.revolution.rules.end_and_scoring import area_points
from tocsin.games.revolution.rules.position import Revolution
from tocsin.kernel.position import Position

TABLES = [
    ("core", 3, {}),
    ("core", 4, {}),
    ("palace", 4, {}),
    ("palace", 6, {"guardhouse": "open"}),
    ("anarchy", 5, {}),
    ("anarchy", 6, {}),
]
# The first words of actions that complete an effect which may be declined.
LAST_STEPS = ("spy", "with", "put")


def area_totals(position: Position) -> list[int]:
    """Return the points of each seat for the areas as they stand."""
    assert isinstance(position, Revolution)
    return [
        sum(area_points(position, seat, area) for area in position.board.areas)
        for seat in range(position.players)
    ]


def leads(position: Position, seat: int) -> list[int]:
    """Return the seat's lead in cubes in each area, negated where an area costs points."""
    view = GAME.view(position, None)
    rows = []
    for area in view["areas"]:
        others = [count for other, count in enumerate(area["cubes"]) if other != seat]
        lead = area["cubes"][seat] - (0 if area["id"] == "garden" else max(others))
        rows.append(lead if area["points"] > 0 else -lead)
    return [*rows, int(view["guardhouse"] == seat)]


def is_wasted(before: Position, after: Position, seat: int) -> bool:
    """Tell whether no lead of the seat grew and no opponent lost points."""
    gained = any(new > old for old, new in zip(leads(before, seat), leads(after, seat)))
    hurt = any(
        new < old
        for other, (old, new) in enumerate(zip(area_totals(before), area_totals(after)))
        if other != seat
    )
    return not gained and not hurt


@pytest.mark.parametrize(("board", "players", "chosen"), TABLES)
def test_greedy_bot_uses_effects_only_for_a_gain(
    board: str, players: int, chosen: dict[str, str]
) -> None:
    """RULES 4.13, 4.14, 4.17: it declines an effect without a gain."""
    used = 0
    for number in range(2):
        position = match(board, players, **chosen)
        bots = [seat_bot("greedy", GAME, 100 * number + seat) for seat in range(players)]
        while actors := position.actors():
            for seat in actors:
                action = bots[seat].choose(Sight(GAME, position, seat))
                text = GAME.actions.text(action)
                if text.split()[0] in LAST_STEPS:
                    used += 1
                    after = position.copy()
                    assert isinstance(after, Revolution)
                    # `answer` carries out only this effect; `apply` also resolves later spaces.
                    QUESTIONS[after.asked].answer(after, action)
                    assert not is_wasted(position, after, seat), text
                position.apply(seat, action)
    assert used > 10


def test_greedy_bot_declines_a_useless_swap() -> None:
    """RULES 4.14: here no swap changes any share."""
    position = revealed("core 3; tavern 0 1 0; market 0 0 1", {0: "apothecary 1G"})
    for seed in range(5):
        action = seat_bot("greedy", GAME, seed).choose(Sight(GAME, position, 0))
        assert GAME.actions.text(action) == "decline"


@pytest.mark.parametrize(
    ("text", "space"),
    [
        (f"core 3; {ALL_OUT[3]}", "spy"),
        (f"palace 5; {ALL_OUT[5]}", "mayor"),
        (f"palace 5; {ALL_OUT[5]}", "viceroy"),
        (f"anarchy 5; {full_town('anarchy', 5)}; garden 2 1 1 1 1", "governor"),
    ],
)
def test_space_without_a_possible_effect_is_worth_nothing(text: str, space: str) -> None:
    """RULES 4.10; ruling A9"""
    position = parse(text)
    assert isinstance(position, Revolution)
    assert space_worths(position, 0)[SPACES.index(space)] == 0.0


def test_copied_warden_is_worth_only_a_gold() -> None:
    """RULES 4.22"""
    position = revealed("anarchy 5", {0: "anarchist 1G"})
    assert isinstance(position, Revolution)
    bidding = parse("anarchy 5")
    assert isinstance(bidding, Revolution)
    warden = SPACES.index("warden")
    assert space_worths(position, 0)[warden] < space_worths(bidding, 0)[warden]


@pytest.mark.parametrize(("board", "players", "chosen"), TABLES)
def test_final_judgement_equals_the_outcome(
    board: str, players: int, chosen: dict[str, str]
) -> None:
    """RULES 7.9"""
    position = match(board, players, turn_limit="30", **chosen)
    for _ in moments(position, seed=3):
        pass
    heuristic = GAME.heuristic()
    judged = heuristic.judge(position)
    terms = len(heuristic.terms())
    sums = [sum(judged[first : first + terms]) for first in range(0, len(judged), terms)]
    assert sums == totals(position)


def test_judgement_counts_support_tokens_and_area_shares() -> None:
    """RULES 7.3, 7.4"""
    position = parse("core 3; support 10 0 0; hands 5G | 1F 4G | 5G; fortress 5 0 1; harbor 1 1 1")
    heuristic = GAME.heuristic()
    judged = heuristic.judge(position)
    rows = [dict(zip(heuristic.terms(), judged[first : first + 4])) for first in (0, 4, 8)]
    assert [row["support"] for row in rows] == [10, 0, 0]
    assert rows[1]["tokens"] > rows[0]["tokens"] == rows[2]["tokens"]
    assert rows[0]["areas"] > rows[2]["areas"] > rows[1]["areas"]
    # All points of the town are shared out among the seats.
    assert sum(row["areas"] for row in rows) == pytest.approx(245)
