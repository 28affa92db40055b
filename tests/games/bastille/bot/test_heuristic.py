"""The greedy eye: sound judgement in plain cases, and strength at the table."""

from collections import Counter

import pytest

from tests.games.bastille.notation import GAME, SEED, draw, evaluated, final, interim
from tocsin.bots import seat_bot
from tocsin.bots.sight import Sight
from tocsin.games.bastille.bot.locations import VALUE_WORTH
from tocsin.kernel.message import Message
from tocsin.kernel.position import Position


def choose(position: Position) -> str:
    """Return what the greedy bot does now."""
    seat = position.actors()[0]
    bot = seat_bot("greedy", GAME, 1)
    return GAME.actions.text(bot.choose(Sight(GAME, position, seat)))


def winners(number: int, greedy: int, players: int, missions: str) -> list[int]:
    seed = f"{number:064x}"
    position = GAME.new(players=players, options={"missions": missions}, seed=seed)
    names = ["greedy" if seat == greedy else "random" for seat in range(players)]
    bots = [seat_bot(name, GAME, 100 * number + seat) for seat, name in enumerate(names)]
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


def told_in_a_match(number: int, players: int, missions: str) -> list[Message]:
    """Return all that is told of a match between greedy players."""
    position = GAME.new(players=players, options={"missions": missions}, seed=f"{number:064x}")
    journal: list[list[int]] = []
    position.journal = journal
    bots = [seat_bot("greedy", GAME, 100 * number + seat) for seat in range(players)]
    while actors := position.actors():
        seat = actors[0]
        position.apply(seat, bots[seat].choose(Sight(GAME, position, seat)))
    return GAME.events(journal, None)


@pytest.mark.parametrize("missions", ["open", "secret"])
@pytest.mark.parametrize("players", [3, 4])
def test_it_does_nothing_for_nothing(players: int, missions: str) -> None:
    matches = 12
    messages = [m for n in range(matches) for m in told_in_a_match(n, players, missions)]
    told = Counter(message.key for message in messages)
    # A tile that only comes back, a niche or a bonus that gives nothing.
    assert not {"kept", "no-upgrade", "no-card"} & set(told)
    gifts = [m for m in messages if m.key in ("torches-taken", "hired")]
    assert all(message.args["amount"] for message in gifts)
    # At Place Louis others may be quicker, but nobody goes there who could not pay anyway:
    # with less care it is four or five tiles in a match.
    assert told["too-poor"] + told["nobody-left"] <= 2 * matches


def ratings(text: str) -> dict[str, float]:
    """Return how the first player rates the actions of a position."""
    position = draw(text)
    legal = position.legal(0)
    return dict(zip(map(GAME.actions.text, legal), GAME.heuristic().rate(position, 0, legal)))


def test_it_does_not_go_to_notre_dame_for_nothing() -> None:
    text = "start 0; round 8; coins 0 0 0; tiles 4 | 1 | 1; display n9; supply - | - | -"
    for options, gain in (("", 0.0), (" notre_dame=first", 1.0)):
        rated = ratings(f"3{options}; {text}")
        assert rated["place 4 notre_dame"] - rated["place 4 place_louis"] == pytest.approx(gain)


def test_it_goes_to_place_louis_with_what_the_bank_will_have_paid() -> None:
    text = "3; start 0; coins 0 0 0; display s1; "
    for tile, wanted in (("at catacombes 0:4", False), ("at banque 0:4", True)):
        rated = ratings(f"{text}{tile}; tiles 1 | 1 | 1")
        assert (rated["place 1 place_louis"] > -VALUE_WORTH) == wanted


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
