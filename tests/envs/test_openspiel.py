"""OpenSpiel: its official tests, secrets in observations, and the chance node."""

import random
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.battery.variants import STANDARD, Variant, seed_of
from tests.envs.libraries import library

spiel = library("pyspiel")
flags = library("absl.flags")
openspiel = library("tocsin.envs.openspiel")

# Its replay reads a flag, which must be parsed before.
flags.FLAGS([__name__])
LENGTH = 24
STATES = 12


def named(variant: Variant, length: int = LENGTH, deals: int = 3) -> str:
    """Return the game string for OpenSpiel."""
    return f"tocsin_{variant.game_id}(players={variant.players},length={length},deals={deals})"


def begun(variant: Variant, length: int = LENGTH) -> Any:
    """Return the state after the chance node."""
    state = spiel.load_game(named(variant, length)).new_initial_state()
    state.apply_action(0)
    return state


@pytest.fixture(scope="module")
def api_test() -> Any:
    """Import the official test on demand, since its imports are slow."""
    return library("open_spiel.integration_tests.api_test")


@pytest.fixture(scope="module")
def generate() -> Any:
    """Import the playthrough writer on demand, since it imports SciPy's statistics."""
    return library("open_spiel.python.algorithms.generate_playthrough")


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_official_random_simulation(variant: Variant) -> None:
    game = spiel.load_game(named(variant))
    spiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_official_api_test(
    variant: Variant, api_test: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    sampling = api_test.sample_some_states
    sample = sampling.sample_some_states
    monkeypatch.setattr(
        sampling, "sample_some_states", lambda game, max_states: sample(game, max_states=STATES)
    )
    random.seed(str(variant))
    facts = {"game": spiel.load_game(named(variant)), "game_name": str(variant)}
    case = type("Interface", (api_test.EnforceAPIOnPartialTreeBase,), facts)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 3
    assert [*result.errors, *result.failures] == []


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_official_playthrough_replays(variant: Variant, generate: Any, tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    file.write_text(generate.playthrough(named(variant, length=4), None, seed=1), "utf-8")
    expected, actual = generate.replay(str(file))
    assert "InformationStateTensor" in actual
    assert expected == actual


def test_official_perfect_recall_test(api_test: Any) -> None:
    # A game whose whole tree can be searched.
    game = spiel.load_game("tocsin_high_card(players=3,deals=20)")
    assert len(api_test._assert_is_perfect_recall(game)) > 3


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_redealing_secrets_does_not_change_observations(variant: Variant) -> None:
    dice = random.Random(str(variant))
    state = begun(variant)
    while not state.is_terminal():
        for player in range(variant.players):
            world = openspiel.redealt(state, player, seed_of(dice.randrange(1000)))
            for method in (
                "observation_string",
                "observation_tensor",
                "information_state_string",
                "information_state_tensor",
                "legal_actions",
            ):
                assert getattr(world, method)(player) == getattr(state, method)(player), method
        for _ in range(6):
            if not state.is_terminal():
                state.apply_action(dice.choice(state.legal_actions()))


def test_a_redealt_state_has_another_future() -> None:
    state = begun(Variant("bastille", 3))
    world = openspiel.redealt(state, 0, "ab" * 32)
    assert "ab" * 32 in str(world)
    assert str(world) != str(state.clone()) == str(state)


def test_openspiel_ismcts_runs_on_redealt_worlds() -> None:
    ismcts = library("open_spiel.python.algorithms.ismcts")
    mcts = library("open_spiel.python.algorithms.mcts")
    dice = np.random.RandomState(1)
    # A short length keeps its rollouts short.
    state = begun(Variant("revolution", 3), length=30)
    asked: list[int] = []

    def resampled(state: Any, player: int) -> Any:
        asked.append(player)
        return openspiel.redealt(state, player, seed_of(len(asked)))

    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice),
        max_simulations=4,
        random_state=dice,
    )
    bot.set_resampler(resampled)
    assert bot.step(state) in state.legal_actions()
    assert asked == [0] * 4


def test_a_hidden_bid_is_only_in_the_own_information_state() -> None:
    states = []
    for choice in (0, 1):
        state = begun(Variant("revolution", 3))
        state.apply_action(state.legal_actions()[choice])
        states.append([state.information_state_string(player) for player in range(3)])
    assert states[0][0] != states[1][0]
    assert states[0][1:] == states[1][1:]


def test_information_states_contain_own_actions() -> None:
    state = begun(Variant("revolution", 3))
    player, action = state.current_player(), state.legal_actions()[0]
    state.apply_action(action)
    assert state.action_to_string(player, action) in state.information_state_string(player)
    done = state.information_state_tensor(player)[-state.num_distinct_actions() :]
    assert [number for number, often in enumerate(done) if often] == [action]


def test_the_seed_is_the_one_chance_node() -> None:
    state = spiel.load_game("tocsin_paris(players=2,length=6,deals=7)").new_initial_state()
    assert state.is_chance_node()
    assert [outcome for outcome, _ in state.chance_outcomes()] == list(range(7))
    state.apply_action(3)
    nodes = 0
    while not state.is_terminal():
        nodes += state.is_chance_node()
        state.apply_action(state.legal_actions()[0])
    assert nodes == 0
    # Truncated: the victory is shared.
    assert state.returns() == [0.5, 0.5]


def test_returns_of_a_whole_match() -> None:
    state = begun(Variant("bastille", 3), length=20_000)
    dice = random.Random(1)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    assert state.returns() == state.trajectory.match.rewards(0)
    assert sum(state.returns()) == pytest.approx(1)


def test_table_options_are_parameters() -> None:
    game = spiel.load_game("tocsin_revolution(players=4,board=palace)")
    assert game.setup.options["board"] == "palace"
    assert spiel.load_game(str(game)).setup.options == game.setup.options
