"""Gymnasium: one seat is the agent's, bots of any level play the others."""

from collections.abc import Sequence
from typing import Any

from tocsin import games
from tocsin.bots import seat_bot
from tocsin.bots.player import Player
from tocsin.kernel.errors import BadOptions

from .common import (
    DEFAULT_LENGTH,
    Observation,
    env_setup,
    mask,
    missing,
    observation,
    random_seed,
    view_text,
)
from .match import NO_SEAT, EnvMatch
from .spaces import action_space, observation_space

try:
    import gymnasium
except ImportError as error:
    raise missing("Gymnasium", "gymnasium") from error

import numpy as np
from numpy.typing import NDArray


class OneSeat(gymnasium.Env[Any, Any]):
    """A match from the point of view of one seat: a step is a decision of that seat.

    `opponents` is the level of all other seats, or a list in seat order, beginning after the
    agent's. Without `seat` the agent's seat is drawn for every match.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as theirs

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        options: dict[str, str] | None = None,
        length: int = DEFAULT_LENGTH,
        reward: str = "share",
        render_mode: str | None = None,
    ) -> None:
        self.setup = env_setup(game, players, options, length, reward)
        others = self.setup.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise BadOptions(f"{others} opponents are needed, not {len(self.opponents)}.")
        if seat is not None and not 0 <= seat < self.setup.players:
            raise BadOptions(f"There is no seat {seat} at a table of {self.setup.players}.")
        for name in dict.fromkeys(self.opponents):
            seat_bot(name, self.setup.game, 0)
        self.fixed_seat = seat
        self.seat = 0
        self.match: EnvMatch | None = None
        self.bots: dict[int, Player] = {}
        self.observation_space = observation_space(self.setup)
        self.action_space = action_space(self.setup)
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a match and let the opponents play until the agent's first decision."""
        super().reset(seed=seed)
        rng = self.np_random
        players = self.setup.players
        random_seat = int(rng.integers(players))
        self.seat = random_seat if self.fixed_seat is None else self.fixed_seat
        match = self.match = self.setup.new_match(random_seed(rng))
        self.bots = {}
        for offset, name in enumerate(self.opponents, 1):
            seat = (self.seat + offset) % players
            # No time limit: the same seed gives the same match on any machine.
            bot = seat_bot(name, self.setup.game, int(rng.integers(2**63)), 0)
            self.bots[seat] = Player(self.setup.game, bot, seat)
        self.play_opponents(match)
        return observation(match, self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the agent's action and the opponents' up to the agent's next decision."""
        match = self.running()
        match.play(self.seat, int(action))
        self.play_opponents(match)
        reward = self.setup.rewards(match)[self.seat]
        return observation(match, self.seat), reward, match.is_over(), match.is_cut(), {}

    def play_opponents(self, match: EnvMatch) -> None:
        """Let the opponents play until the agent decides or the match ends."""
        while (seat := match.actor()) not in (self.seat, NO_SEAT):
            match.play(seat, self.bots[seat].decide(match.position))

    def running(self) -> EnvMatch:
        """Return the current match."""
        if self.match is None:
            raise gymnasium.error.ResetNeeded("Call reset first.")
        return self.match

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the action mask under the name that sb3-contrib expects."""
        return mask(self.running(), self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Return the agent's view as text."""
        return view_text(self.setup.game, self.running().position, self.seat)


for _id in games.ids():
    gymnasium.register(f"tocsin/{_id}-v0", f"{__name__}:OneSeat", kwargs={"game": _id})
