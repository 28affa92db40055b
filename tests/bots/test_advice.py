"""Advice on the answers of a seat."""

from tests.battery.variants import game_of, seed_of
from tocsin.bots.advice import advise
from tocsin.bots.sight import Sight


def test_advice_uses_only_the_seats_information() -> None:
    game = game_of("revolution")
    position = game.new(players=3, seed=seed_of(1))
    advice = advise(game, Sight(game, position, 0), 12, 7)
    # The hidden bids of other seats do not change it.
    for action in position.legal(1)[:1]:
        position.apply(1, action)
    assert advise(game, Sight(game, position, 0), 12, 7) == advice
    assert set(advice[0].terms) == set(game.heuristic().terms())
