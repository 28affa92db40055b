"""The greedy eye: sound judgement in plain cases, and strength at the table."""

import pytest

from tests.games.bastille.notation import GAME, SEED, evaluated, final, interim
from tocsin.bots import LADDER
from tocsin.bots.sight import Sight
from tocsin.kernel.position import Position


def choose(position: Position) -> str:
    """Return what the greedy bot does now."""
    seat = position.actors()[0]
    bot = LADDER["greedy"](GAME, 1)
    return GAME.actions.text(bot.choose(Sight(GAME, position, seat)))


def winners(number: int, greedy: int, players: int, missions: str) -> list[int]:
    seed = f"{number:064x}"
    position = GAME.new(players=players, options={"missions": missions}, seed=seed)
    names = ["greedy" if seat == greedy else "random" for seat in range(players)]
    bots = [LADDER[name](GAME, 100 * number + seat) for seat, name in enumerate(names)]
    while actors := position.actors():
        seat = actors[0]
        position.apply(seat, bots[seat].choose(Sight(GAME, position, seat)))
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners()


@pytest.mark.parametrize("missions", ["open", "secret"])
@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_random_players(players: int, missions: str) -> None:
    won = sum(
        number % players in winners(number, number % players, players, missions)
        for number in range(24)
    )
    assert won >= 20


def test_it_takes_a_mission_that_is_already_fulfilled() -> None:
    position = evaluated(
        "3; round 8; missions - | - | -; cards n5 n8 n10 | p1 | s1; at etats_generaux 0:1"
    )
    assert choose(position) == "mission high_nobles"


def test_it_takes_weapons_that_fit() -> None:
    position = interim(
        "3; track 9 0 0; cards s3 s5 | - | -; arsenal rifle rifle rapier rapier rapier"
    )
    assert choose(position) == "claim rifle rifle"


def test_it_takes_a_good_character_for_nothing() -> None:
    position = evaluated("3; coins 0 9 9; display n6 p4 s10; at place_louis 0:4")
    assert choose(position) == "buy p4"


def test_it_lets_a_monk_join_where_missions_want_him() -> None:
    position = final("3; start 0; cards n1 n4 m4 | n2 n3 n5 | -; missions most_nobles | - | -")
    assert choose(position) == "join nobles"


def test_it_prefers_coins_to_torches_when_all_are_armed() -> None:
    position = evaluated("3; versailles v1; at versailles 0:1")
    assert choose(position) == "bonus right"
    assert position.chance.seed == SEED
