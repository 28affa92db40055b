"""The vector environment: thousands of matches stepped together, in preallocated arrays."""

from collections.abc import Mapping

from .common import DEFAULT_LENGTH, encoded, env_setup, random_seed
from .match import EnvMatch, MatchBatch

import numpy as np  # isort: skip - common raises the helpful error if numpy is missing
from numpy.typing import NDArray  # isort: skip


class VectorEnv:
    """Independent matches of one game; a step is one decision in each of them.

    The arrays are allocated once and overwritten by every step: copy the values you keep. A match
    that ends is replaced in the same step; then `rewards`, `terminated` and `truncated` belong to
    the ended match, `observations`, `masks` and `seats` to the new one, and `finals` maps the
    index to the last observations of all seats of the ended match.
    """

    def __init__(
        self,
        game: str,
        matches: int,
        players: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        length: int = DEFAULT_LENGTH,
        reward: str = "share",
        seed: int | None = None,
    ) -> None:
        self.setup = setup = env_setup(game, players, options, length, reward)
        self.matches = MatchBatch(setup.game)
        self.rngs: list[np.random.Generator] = []
        size, actions = setup.observation_size, setup.action_count
        self.observations: NDArray[np.float32] = np.zeros((matches, size), np.float32)
        self.masks: NDArray[np.bool_] = np.zeros((matches, actions), np.bool_)
        # The seat to decide: observations, masks and the next actions are of this seat.
        self.seats: NDArray[np.int64] = np.zeros(matches, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((matches, setup.players), np.float32)
        self.terminated: NDArray[np.bool_] = np.zeros(matches, np.bool_)
        self.truncated: NDArray[np.bool_] = np.zeros(matches, np.bool_)
        self.finals: dict[int, NDArray[np.float32]] = {}
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.seats)

    def reset(self, seed: int | None = None) -> None:
        """Start all matches anew; the deals of an index do not depend on the other indices."""
        sources = np.random.SeedSequence(seed).spawn(len(self))
        self.rngs = [np.random.default_rng(source) for source in sources]
        self.matches.row = [self.next_match(index) for index in range(len(self))]
        self.clear()
        self.observe()

    def next_match(self, index: int) -> EnvMatch:
        """Return the next match of an index."""
        return self.setup.new_match(random_seed(self.rngs[index]))

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play an action in every match; an illegal one ends its match and costs its seat."""
        self.clear()
        if actions.shape != self.seats.shape:
            raise ValueError(f"{len(self)} actions are needed, not {actions.shape}")
        for index in self.matches.play(actions.astype("<i8", copy=False).tobytes()):
            match = self.matches.row[index]
            self.rewards[index] = self.setup.rewards(match)
            self.terminated[index] = match.is_over()
            self.truncated[index] = match.is_cut()
            final = [encoded(match, seat) for seat in range(self.setup.players)]
            self.finals[index] = np.stack(final)
            self.matches.row[index] = self.next_match(index)
        self.observe()

    def clear(self) -> None:
        """Clear the results of the matches that ended in the previous step."""
        if self.finals:
            self.rewards.fill(0)
            self.terminated.fill(False)
            self.truncated.fill(False)
        self.finals = {}

    def observe(self) -> None:
        """Write seats, observations and masks."""
        matches = self.matches
        self.seats[:] = np.frombuffer(matches.seats(), "<i8")
        self.observations.ravel()[:] = np.frombuffer(matches.observations(), "<f4")
        self.masks.ravel()[:] = np.frombuffer(matches.masks(), np.bool_)
