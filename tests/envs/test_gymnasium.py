"""Gymnasium: its official checker, seats and opponents."""

from typing import Any

import pytest

from tests.battery.variants import STANDARD, Variant
from tests.envs.libraries import library
from tocsin.kernel.errors import BadOptions

checker = library("gymnasium.utils.env_checker")
gymnasium = library("gymnasium")
OneSeat = library("tocsin.envs.gymnasium").OneSeat


@pytest.mark.parametrize("variant", STANDARD, ids=str)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_official_env_checker(variant: Variant, opponents: str) -> None:
    made = gymnasium.make(
        f"tocsin/{variant.game_id}-v0", players=variant.players, opponents=opponents
    )
    checker.check_env(made.unwrapped)


def rewarded(env: Any, seed: int) -> tuple[int, float]:
    """Play the first legal actions to the end; return the decisions and the reward."""
    env.reset(seed=seed)
    decisions = 0
    while True:
        _, reward, terminated, truncated, _ = env.step(int(env.action_masks().argmax()))
        decisions += 1
        assert (reward == 0) or terminated
        if terminated or truncated:
            return decisions, reward


@pytest.mark.parametrize("variant", STANDARD[:1] + STANDARD[-1:], ids=str)
def test_a_seed_repeats_a_match_with_its_opponents(variant: Variant) -> None:
    played = [
        rewarded(OneSeat(variant.game_id, variant.players, opponents="gentle"), 3) for _ in "ab"
    ]
    assert played[0] == played[1]


def test_the_agent_decides_only_for_its_seat() -> None:
    env = OneSeat("bastille", 3, seat=1, opponents=["greedy", "random"])
    for seed in range(3):
        env.reset(seed=seed)
        assert env.running().actor() == env.seat == 1
    assert sorted(env.bots) == [0, 2]
    assert env.render().startswith("{")


def test_without_a_seat_the_agents_seat_is_drawn() -> None:
    env = OneSeat("bastille", 3)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_a_match_may_be_cut_off() -> None:
    env = OneSeat("bastille", 3, length=20)
    seen, _ = env.reset(seed=1)
    ends = [False, False]
    while not any(ends):
        seen, reward, *ends, _ = env.step(int(seen["action_mask"].argmax()))
        assert reward == 0
    assert ends == [False, True]


def test_wrong_tables_are_refused() -> None:
    for wrong in ({"opponents": ["random"]}, {"opponents": "unknown"}, {"seat": 3}):
        with pytest.raises(BadOptions):
            OneSeat("bastille", 3, **wrong)
    with pytest.raises(gymnasium.error.ResetNeeded):
        OneSeat("bastille", 3).step(0)
