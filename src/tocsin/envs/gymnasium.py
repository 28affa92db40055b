"""Gymnasium: one seat is the agent's, bots of any level have the others."""

from collections.abc import Sequence
from typing import Any

from tocsin import games
from tocsin.bots import seat_bot
from tocsin.bots.player import Player
from tocsin.kernel.errors import BadOptions

from .common import LENGTH, Observation, arranged, fresh_seed, mask, missing, observation, shown
from .match import NO_SEAT, Match
from .spaces import action_space, observation_space

try:
    import gymnasium
except ImportError as error:
    raise missing("Gymnasium", "gymnasium") from error

import numpy as np
from numpy.typing import NDArray


class OneSeat(gymnasium.Env[Any, Any]):
    """A match as one seat lives it: a step is a decision of that seat.

    `opponents` is the level of all others, or one for each, in the order in which they sit
    after the agent. Without a `seat` the agent has another one, by chance, in every match.
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
        length: int = LENGTH,
        reward: str = "share",
        render_mode: str | None = None,
    ) -> None:
        self.table = arranged(game, players, options, length, reward)
        others = self.table.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise BadOptions(f"{others} opponents are wanted, not {len(self.opponents)}.")
        if seat is not None and not 0 <= seat < self.table.players:
            raise BadOptions(f"There is no seat {seat} at a table of {self.table.players}.")
        for name in dict.fromkeys(self.opponents):
            seat_bot(name, self.table.game, 0)
        self.fixed_seat = seat
        self.seat = 0
        self.match: Match | None = None
        self.bots: dict[int, Player] = {}
        self.observation_space = observation_space(self.table)
        self.action_space = action_space(self.table)
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a match, and let the others play until the agent is asked."""
        super().reset(seed=seed)
        dice = self.np_random
        players = self.table.players
        chosen = int(dice.integers(players))
        self.seat = chosen if self.fixed_seat is None else self.fixed_seat
        match = self.match = self.table.deal(fresh_seed(dice))
        self.bots = {}
        for place, name in enumerate(self.opponents, 1):
            seat = (self.seat + place) % players
            # Never hurried: the same seed gives the same match on any machine.
            bot = seat_bot(name, self.table.game, int(dice.integers(2**63)), 0)
            self.bots[seat] = Player(self.table.game, bot, seat)
        self.play_others(match)
        return observation(match, self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the agent's action, and let the others play until it is asked again."""
        match = self.running()
        match.play(self.seat, int(action))
        self.play_others(match)
        reward = self.table.rewards(match)[self.seat]
        return observation(match, self.seat), reward, match.is_over(), match.is_cut(), {}

    def play_others(self, match: Match) -> None:
        """Let the bots decide as long as it is their decision."""
        while (seat := match.decides()) not in (self.seat, NO_SEAT):
            match.play(seat, self.bots[seat].decide(match.position))

    def running(self) -> Match:
        """Return the match that is played."""
        if self.match is None:
            raise gymnasium.error.ResetNeeded("Call reset first.")
        return self.match

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, as learners that mask actions ask for it."""
        return mask(self.running(), self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Return what the agent may see, as text."""
        return shown(self.table.game, self.running().position, self.seat)


for _id in games.ids():
    gymnasium.register(f"tocsin/{_id}-v0", f"{__name__}:OneSeat", kwargs={"game": _id})
