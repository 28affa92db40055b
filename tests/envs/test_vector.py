"""The vector environment: a batch of matches in preallocated arrays."""

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.battery.variants import STANDARD, Variant
from tocsin.envs.common import encoded
from tocsin.envs.match import ILLEGAL_ACTION_REWARD, SHARE
from tocsin.envs.vector import VectorEnv

MATCHES = 4


def chooser(seed: int) -> Callable[[VectorEnv], NDArray[np.int64]]:
    """Return a function that draws a legal action in every match."""
    dice = np.random.default_rng(seed)
    return lambda env: np.where(env.masks, dice.random(env.masks.shape), -1).argmax(axis=1)


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_arrays_belong_to_the_seats_to_decide(variant: Variant) -> None:
    env = VectorEnv(variant.game_id, MATCHES, variant.players, seed=1)
    arrays = [env.observations, env.masks, env.seats, env.rewards, env.terminated, env.truncated]
    choose = chooser(2)
    for _ in range(10):
        for index, match in enumerate(env.matches.row):
            seat = match.actor()
            assert env.seats[index] == seat
            assert (env.observations[index] == encoded(match, seat)).all()
            assert env.masks[index].nonzero()[0].tolist() == sorted(match.position.legal(seat))
        env.step(choose(env))
    now = [env.observations, env.masks, env.seats, env.rewards, env.terminated, env.truncated]
    assert all(one is other for one, other in zip(arrays, now))


def test_an_ended_match_is_reported_and_replaced() -> None:
    env = VectorEnv("bastille", MATCHES, 3, seed=1)
    choose = chooser(3)
    ended = 0
    while ended < 2 * MATCHES:
        before = env.matches.row.copy()
        env.step(choose(env))
        for index, match in enumerate(before):
            assert env.terminated[index] == match.is_over()
            assert (index in env.finals) == match.is_over()
            assert env.rewards[index].tolist() == pytest.approx(match.rewards(SHARE))
            if match.is_over():
                ended += 1
                assert env.rewards[index].sum() == pytest.approx(1)
                assert env.matches.row[index] is not match
                assert env.matches.row[index].decisions_left == env.setup.length
                last = [encoded(match, seat) for seat in range(3)]
                assert (env.finals[index] == np.stack(last)).all()
    assert not env.truncated.any()


def test_matches_are_truncated_at_their_length() -> None:
    env = VectorEnv("paris", MATCHES, 2, seed=1, length=5)
    choose = chooser(4)
    for step in range(1, 16):
        env.step(choose(env))
        assert env.truncated.all() == (step % 5 == 0)
        assert bool(env.finals) == (step % 5 == 0)
        assert not env.terminated.any()
        assert not env.rewards.any()


def test_an_illegal_action_ends_only_its_own_match() -> None:
    env = VectorEnv("revolution", MATCHES, 3, seed=1)
    actions = env.masks.argmax(axis=1)
    actions[1] = env.masks[1].argmin()
    env.step(actions)
    assert env.terminated.tolist() == [False, True, False, False]
    assert env.rewards[1].tolist() == [ILLEGAL_ACTION_REWARD[SHARE], 0, 0]
    for wrong in (actions[:-1], actions[:, None]):
        with pytest.raises(ValueError, match="actions are needed"):
            env.step(wrong)


def played(matches: int, seed: int) -> list[bytes]:
    """Return the observations of index 0 while every match plays its first legal actions."""
    env = VectorEnv("bastion", matches, 2, seed=seed, length=20)
    shown = []
    for _ in range(50):
        shown.append(env.observations[0].tobytes())
        env.step(env.masks.argmax(axis=1))
    return shown


def test_a_seed_repeats_an_index_in_any_batch_size() -> None:
    assert played(1, 7) == played(5, 7)
    assert played(1, 7) != played(1, 8)


def test_margins_are_relative_to_the_others() -> None:
    env = VectorEnv("bastille", MATCHES, 4, seed=1, reward="margin")
    choose = chooser(5)
    while not env.finals:
        env.step(choose(env))
    for index in env.finals:
        assert env.rewards[index].sum() == pytest.approx(0, abs=1e-3)
        assert abs(env.rewards[index]).max() > 1
