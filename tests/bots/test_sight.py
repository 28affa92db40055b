"""A bot's input shows secrets only if it is open."""

from tests.battery.variants import game_of, seed_of
from tocsin.bots.sight import Sight
from tocsin.kernel.chance import Chance
from tocsin.kernel.view import EVERYBODY


def test_only_an_open_sight_shows_secrets() -> None:
    game = game_of("revolution")
    position = game.new(players=3, seed=seed_of(1))
    position.apply(1, position.legal(1)[0])
    truth = game.view(position, EVERYBODY)
    for is_open in (False, True):
        world = Sight(game, position, 0, is_open).reopen(Chance(seed_of(2)))
        assert (game.view(world, EVERYBODY) == truth) is is_open
