"""Table options: defaults and invalid choices."""

import pytest

from tocsin import games
from tocsin.kernel.errors import BadOptions
from tocsin.kernel.options import TableOption, settle

BOARD = TableOption("board", {"core": (3, 4), "palace": (4, 6)})
GATE = TableOption("gate", {"open": (3, 6), "shut": (3, 6)}, where={"board": ("palace",)})
PACE = TableOption("pace", {"slow": (2, 6), "fast": (2, 6)})


def test_the_first_value_for_the_player_count_is_the_default() -> None:
    assert settle((BOARD, PACE), 3, {}) == {"board": "core", "pace": "slow"}
    assert settle((BOARD, PACE), 5, {}) == {"board": "palace", "pace": "slow"}


def test_a_chosen_value_stands() -> None:
    assert settle((BOARD, PACE), 4, {"board": "palace"}) == {"board": "palace", "pace": "slow"}


def test_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions, match="no option “bord”; the options are: board, pace"):
        settle((BOARD, PACE), 4, {"bord": "core"})


@pytest.mark.parametrize("value", ["anarchy", "", "Core", "palace"])
def test_value_for_other_player_counts_is_refused(value: str) -> None:
    with pytest.raises(BadOptions, match="with 3 players; it can be: core"):
        settle((BOARD, PACE), 3, {"board": value})


def test_an_option_depends_on_the_value_of_another() -> None:
    assert settle((BOARD, GATE), 4, {"board": "palace", "gate": "shut"})["gate"] == "shut"
    assert settle((BOARD, GATE), 5, {"gate": "shut"})["gate"] == "shut"


def test_an_option_that_does_not_apply_keeps_its_default() -> None:
    assert settle((BOARD, GATE), 4, {"board": "core"})["gate"] == "open"


def test_choosing_an_option_that_does_not_apply_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"^Option gate means something only with board=palace\.$"):
        settle((BOARD, GATE), 4, {"gate": "shut"})


def test_default_of_an_option_that_does_not_apply_is_accepted() -> None:
    settled = settle((BOARD, GATE), 4, {"gate": "open"})
    assert settle((BOARD, GATE), 4, settled) == settled


@pytest.mark.parametrize("game_id", games.ids())
def test_an_option_depends_only_on_options_declared_before_it(game_id: str) -> None:
    before: dict[str, TableOption] = {}
    for option in games.load(game_id).options:
        for other, values in option.where.items():
            assert set(values) < set(before[other].choices), f"{option.id} always applies"
        before[option.id] = option


@pytest.mark.parametrize("game_id", games.ids())
def test_every_option_has_a_value_for_every_player_count(game_id: str) -> None:
    game = games.load(game_id)
    least, most = game.players
    for players in range(least, most + 1):
        for option in game.options:
            assert option.values(players), f"{option.id} with {players} players"
            assert option.id not in option.values(players)


@pytest.mark.parametrize("game_id", games.ids())
def test_too_few_and_too_many_players_are_refused(game_id: str) -> None:
    game = games.load(game_id)
    for players in (-1, 0, game.players[0] - 1, game.players[1] + 1, 1000):
        with pytest.raises(BadOptions, match="players, not"):
            game.new(players=players, seed="00" * 32)


@pytest.mark.parametrize("game_id", games.ids())
@pytest.mark.parametrize("seed", ["", "00", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "é" * 64])
def test_a_seed_is_64_hexadecimal_digits_in_small_letters(game_id: str, seed: str) -> None:
    game = games.load(game_id)
    with pytest.raises(BadOptions, match="64 hexadecimal digits"):
        game.new(players=game.players[0], seed=seed)


def test_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions, match=r"no game “chess”; the games are: .*revolution"):
        games.load("chess")


def test_settled_options_are_independent() -> None:
    game = games.load("revolution")
    game.settle(4, {"board": "palace"}).clear()
    assert game.settle(4, {"board": "palace"})["board"] == "palace"
    assert game.settle(4, {})["board"] == "core"
