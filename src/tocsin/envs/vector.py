"""Our own vector environment: thousands of matches stepped together, into the same arrays."""

from collections.abc import Mapping

from .common import LENGTH, arranged, fresh_seed, numbers
from .match import Match, Matches

import numpy as np  # isort: skip - common says what to do where it is missing
from numpy.typing import NDArray  # isort: skip


class VectorEnv:
    """Matches of one game side by side; a step is one decision in each of them.

    The arrays are made once and written anew by every step: copy what you keep. A match that
    ends begins again in the same step, with the next deal of its place; `rewards`, `terminated`
    and `truncated` then tell of the one that ended, `observations`, `masks` and `seats` of the
    new one, and `finals` has what each seat of the ended one knew last, by its place.
    """

    def __init__(
        self,
        game: str,
        matches: int,
        players: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        length: int = LENGTH,
        reward: str = "share",
        seed: int | None = None,
    ) -> None:
        self.table = arranged(game, players, options, length, reward)
        self.matches = Matches(self.table.game)
        self.dice: list[np.random.Generator] = []
        self.observations: NDArray[np.float32] = np.zeros((matches, self.table.numbers), np.float32)
        self.masks: NDArray[np.bool_] = np.zeros((matches, self.table.actions), np.bool_)
        # Who decides: whom observations, masks and the next actions are of.
        self.seats: NDArray[np.int64] = np.zeros(matches, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((matches, self.table.players), np.float32)
        self.terminated: NDArray[np.bool_] = np.zeros(matches, np.bool_)
        self.truncated: NDArray[np.bool_] = np.zeros(matches, np.bool_)
        self.finals: dict[int, NDArray[np.float32]] = {}
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.seats)

    def reset(self, seed: int | None = None) -> None:
        """Deal all matches anew; each place has its own deals, whatever happens in the others."""
        sources = np.random.SeedSequence(seed).spawn(len(self))
        self.dice = [np.random.default_rng(source) for source in sources]
        self.matches.row = [self.deal(place) for place in range(len(self))]
        self.clear()
        self.look()

    def deal(self, place: int) -> Match:
        """Return the next match of a place."""
        return self.table.deal(fresh_seed(self.dice[place]))

    def step(self, actions: NDArray[np.int64]) -> None:
        """Take an action in every match; an illegal one ends its match, and costs its seat."""
        self.clear()
        if actions.shape != self.seats.shape:
            raise ValueError(f"{len(self)} actions are wanted, not {actions.shape}")
        for place in self.matches.play(actions.astype("<i8", copy=False).tobytes()):
            match = self.matches.row[place]
            self.rewards[place] = self.table.rewards(match)
            self.terminated[place] = match.is_over()
            self.truncated[place] = match.is_cut()
            known = [numbers(match, seat) for seat in range(self.table.players)]
            self.finals[place] = np.stack(known)
            self.matches.row[place] = self.deal(place)
        self.look()

    def clear(self) -> None:
        """Forget how matches ended a step ago."""
        if self.finals:
            self.rewards.fill(0)
            self.terminated.fill(False)
            self.truncated.fill(False)
        self.finals = {}

    def look(self) -> None:
        """Write what whoever decides knows and may do."""
        matches = self.matches
        self.seats[:] = np.frombuffer(matches.seats(), "<i8")
        self.observations.ravel()[:] = np.frombuffer(matches.numbers(), "<f4")
        self.masks.ravel()[:] = np.frombuffer(matches.masks(), np.bool_)
