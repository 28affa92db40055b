"""The spaces of Gymnasium, which PettingZoo uses too."""

from typing import Any

from .common import LARGEST, Table, missing

try:
    from gymnasium import spaces
except ImportError as error:
    raise missing("Gymnasium", "gymnasium") from error

import numpy as np


def observation_space(table: Table) -> "spaces.Dict":
    """Return the space of what a seat knows and may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (table.numbers,), np.float32),
            "action_mask": spaces.Box(0, 1, (table.actions,), np.int8),
        }
    )


def action_space(table: Table) -> "spaces.Discrete[Any]":
    """Return the space of all actions, legal or not."""
    return spaces.Discrete(table.actions)
