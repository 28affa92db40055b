"""Spaces of Gymnasium, which PettingZoo uses too."""

from typing import Any

from .common import MAX_OBSERVATION, EnvSetup, missing

try:
    from gymnasium import spaces
except ImportError as error:
    raise missing("Gymnasium", "gymnasium") from error

import numpy as np


def observation_space(setup: EnvSetup) -> "spaces.Dict":
    """Return the space of an observation with its action mask."""
    size, limit = setup.observation_size, MAX_OBSERVATION
    return spaces.Dict(
        {
            "observation": spaces.Box(-limit, limit, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (setup.action_count,), np.int8),
        }
    )


def action_space(setup: EnvSetup) -> "spaces.Discrete[Any]":
    """Return the space of all actions, legal or not."""
    return spaces.Discrete(setup.action_count)
