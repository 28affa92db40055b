"""PettingZoo: its official tests, rewards, seeds and simultaneous decisions."""

from typing import Any

import pytest

from tests.battery.variants import STANDARD, Variant
from tests.envs.libraries import library
from tocsin.kernel.errors import BadOptions

suite = library("pettingzoo.test")
pettingzoo = library("tocsin.envs.pettingzoo")

CYCLES = 12
# PettingZoo's test warns of dictionary observations, except for its own games.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def lasting(env: Any) -> int:
    """Play the environment to its end, every seat its first legal action; return the steps."""
    steps = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else int(seen["action_mask"].argmax()))
        steps += 1
    return steps


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_official_aec_test(variant: Variant) -> None:
    suite.api_test(pettingzoo.env(variant.game_id, variant.players), num_cycles=CYCLES)
    # Also across a truncation.
    short = pettingzoo.raw_env(variant.game_id, players=variant.players, length=CYCLES)
    suite.api_test(short, num_cycles=CYCLES)


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_official_seed_test(variant: Variant) -> None:
    suite.seed_test(lambda: pettingzoo.env(variant.game_id, variant.players), num_cycles=CYCLES)


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_official_parallel_tests(variant: Variant) -> None:
    def made(length: int = 1000) -> Any:
        return pettingzoo.parallel_env(variant.game_id, variant.players, length=length)

    suite.parallel_api_test(made(), num_cycles=CYCLES)
    suite.parallel_api_test(made(length=CYCLES), num_cycles=CYCLES)
    suite.parallel_seed_test(made, num_cycles=CYCLES)


def test_rewards_of_a_match_sum_to_one() -> None:
    env = pettingzoo.env("bastille", players=3)
    env.reset(seed=5)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else int(seen["action_mask"].argmax()))
    assert sum(got.values()) == pytest.approx(1)
    assert not env.agents


def test_a_seed_repeats_the_sequence_of_matches() -> None:
    lengths = []
    env = pettingzoo.env("paris", players=2)
    for seed in (11, None, 11, None):
        env.reset(seed=seed)
        lengths.append(lasting(env))
    assert lengths[:2] == lengths[2:]


def test_simultaneous_bids_are_one_parallel_step() -> None:
    env = pettingzoo.parallel_env("revolution", players=3)
    seen, _ = env.reset(seed=1)
    assert all(each["action_mask"].any() for each in seen.values())
    actions = {agent: int(each["action_mask"].argmax()) for agent, each in seen.items()}
    after, rewards, terminated, truncated, _ = env.step(actions)
    for agent in env.agents:
        assert (after[agent]["observation"] != seen[agent]["observation"]).any()
    assert set(rewards.values()) == {0.0}
    assert not any([*terminated.values(), *truncated.values()])


def test_a_hidden_bid_does_not_change_others_observations() -> None:
    masks = []
    for choice in (0, 1):
        env = pettingzoo.raw_env("revolution", players=3)
        env.reset(seed=1)
        env.step(int(env.observe("seat_0")["action_mask"].nonzero()[0][choice]))
        assert env.agent_selection == "seat_0"
        masks.append([env.observe(agent)["observation"].tobytes() for agent in env.agents])
    assert masks[0][0] != masks[1][0]
    assert masks[0][1:] == masks[1][1:]


def test_table_options_and_invalid_arguments() -> None:
    env = pettingzoo.raw_env("revolution", players=4, options={"board": "palace"}, reward="margin")
    env.reset(seed=1)
    assert "palace" in env.running().position.to_json()["options"].values()
    assert env.render().startswith("{")
    for wrong in ({"players": 99}, {"length": 0}, {"reward": "applause"}):
        with pytest.raises(BadOptions):
            pettingzoo.raw_env("revolution", **wrong)
