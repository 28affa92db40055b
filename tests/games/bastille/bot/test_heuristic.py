"""The greedy bot: choices in clear cases, and strength against random players."""

from collections import Counter

import pytest

from tests.games.bastille.notation import GAME, SEED, evaluated, final, interim, messages, parse
from tocsin.bots import seat_bot
from tocsin.bots.sight import Sight
from tocsin.games.bastille.bot.locations import VALUE_WORTH
from tocsin.kernel.position import Position


def choose(position: Position) -> str:
    """Return the action of the greedy bot."""
    seat = position.actors()[0]
    bot = seat_bot("greedy", GAME, 1)
    return GAME.actions.text(bot.choose(Sight(GAME, position, seat)))


def finished_match(number: int, names: list[str], missions: str) -> Position:
    """Return a finished match between bots, with its journal."""
    options = {"missions": missions}
    position = GAME.new(players=len(names), options=options, seed=f"{number:064x}")
    position.journal = []
    bots = [seat_bot(name, GAME, 100 * number + seat) for seat, name in enumerate(names)]
    while actors := position.actors():
        seat = actors[0]
        position.apply(seat, bots[seat].choose(Sight(GAME, position, seat)))
    return position


def winners(number: int, greedy: int, players: int, missions: str) -> list[int]:
    names = ["greedy" if seat == greedy else "random" for seat in range(players)]
    outcome = finished_match(number, names, missions).outcome()
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


@pytest.mark.parametrize("missions", ["open", "secret"])
@pytest.mark.parametrize("players", [3, 4])
def test_greedy_avoids_actions_without_effect(players: int, missions: str) -> None:
    matches = 12
    greedy = ["greedy"] * players
    events = [e for n in range(matches) for e in messages(finished_match(n, greedy, missions))]
    counts = Counter(event.key for event in events)
    # An upgrade or top card without effect, a tile that is only returned.
    assert not {"kept", "no-upgrade", "no-card"} & set(counts)
    gifts = [e for e in events if e.key in ("torches-taken", "hired")]
    assert all(gift.args["amount"] for gift in gifts)
    # Opponents may buy first at Place Louis, but tiles of seats without coins are rare: bots
    # that ignore coins waste four or five tiles in a match.
    assert counts["too-poor"] + counts["nobody-left"] <= 2 * matches


def ratings(text: str) -> dict[str, float]:
    """Return the ratings of seat 0 by action."""
    position = parse(text)
    legal = position.legal(0)
    return dict(zip(map(GAME.actions.text, legal), GAME.heuristic().rate(position, 0, legal)))


def test_greedy_avoids_notre_dame_without_a_reward() -> None:
    text = "start 0; round 8; coins 0 0 0; tiles 4 | 1 | 1; display n9; supply - | - | -"
    for options, gain in (("", 0.0), (" notre_dame=first", 1.0)):
        rated = ratings(f"3{options}; {text}")
        assert rated["place 4 notre_dame"] - rated["place 4 place_louis"] == pytest.approx(gain)


def test_coins_from_banque_count_for_place_louis() -> None:
    text = "3; start 0; coins 0 0 0; display s1; "
    for tile, wanted in (("at catacombes 0:4", False), ("at banque 0:4", True)):
        rated = ratings(f"{text}{tile}; tiles 1 | 1 | 1")
        assert (rated["place 1 place_louis"] > -VALUE_WORTH) == wanted


def test_greedy_takes_a_fulfilled_mission() -> None:
    position = evaluated(
        "3; round 8; missions - | - | -; cards n5 n8 n10 | p1 | s1; at etats_generaux 0:1"
    )
    assert choose(position) == "mission high_nobles"


def test_greedy_takes_weapons_for_unarmed_characters() -> None:
    position = interim(
        "3; track 9 0 0; cards s3 s5 | - | -; arsenal rifle rifle rapier rapier rapier"
    )
    assert choose(position) == "claim rifle rifle"


def test_greedy_takes_a_good_free_character() -> None:
    position = evaluated("3; coins 0 9 9; display n6 p4 s10; at place_louis 0:4")
    assert choose(position) == "buy p4"


def test_greedy_lets_a_monk_join_the_group_of_a_mission() -> None:
    position = final("3; start 0; cards n1 n4 m4 | n2 n3 n5 | -; missions most_nobles | - | -")
    assert choose(position) == "join nobles"


def test_greedy_prefers_coins_to_torches_when_all_are_armed() -> None:
    position = evaluated("3; versailles v1; at versailles 0:1")
    assert choose(position) == "bonus right"
    assert position.chance.seed == SEED
