"""The setup that all environments share: game, seats and rewards, and observations as arrays."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tocsin import games
from tocsin.kernel.chance import Chance
from tocsin.kernel.errors import BadOptions
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position

from .match import MARGIN, SHARE, EnvMatch


def missing(package: str, extra: str) -> ImportError:
    """Return the error for a missing library, which names the extra to install."""
    return ImportError(f"This needs {package}: pip install 'tocsin[{extra}]'.", name=package)


try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("numpy", "vector") from error

# Far more decisions than a match of players who want to win.
DEFAULT_LENGTH: Final = 20_000
REWARDS: Final = {"share": SHARE, "margin": MARGIN}
# Bound of all numbers of an encoding; a law of the battery checks it.
MAX_OBSERVATION: Final = 20.0

Observation = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class EnvSetup:
    """A game with its number of seats and options, the length of a match and the reward."""

    game: Game
    players: int
    options: dict[str, str]
    length: int
    reward: int

    @property
    def observation_size(self) -> int:
        """Return the length of an observation."""
        return self.game.encoding(self.players).size

    @property
    def action_count(self) -> int:
        """Return the size of the action space."""
        return len(self.game.actions)

    def new_match(self, seed: str) -> EnvMatch:
        """Return a match at its start."""
        position = self.game.set_up(self.players, self.options, Chance(seed))
        return EnvMatch(self.game, position, self.length)

    def rewards(self, match: EnvMatch) -> list[float]:
        """Return the rewards of all seats."""
        return match.rewards(self.reward)


def env_setup(
    game_id: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    length: int = DEFAULT_LENGTH,
    reward: str = "share",
) -> EnvSetup:
    """Return the setup for a game; the default number of players is the game's fewest."""
    game = games.load(game_id)
    seats = game.players[0] if players is None else players
    if length < 1:
        raise BadOptions(f"The length of a match must be at least 1 decision, not {length}.")
    if reward not in REWARDS:
        raise BadOptions(f"There is no reward “{reward}”; the rewards are: {', '.join(REWARDS)}.")
    return EnvSetup(game, seats, game.settle(seats, options or {}), length, REWARDS[reward])


def random_seed(rng: np.random.Generator) -> str:
    """Draw the seed of a match, which determines all of its chance."""
    return rng.bytes(32).hex()


def encoded(match: EnvMatch, seat: int) -> NDArray[np.float32]:
    """Return the encoding of what a seat may know, as an array."""
    return np.frombuffer(bytearray(match.encoded(seat)), np.float32)


def mask(match: EnvMatch, seat: int) -> NDArray[np.int8]:
    """Return the action mask of a seat: 1 for each legal action."""
    return np.frombuffer(bytearray(match.mask(seat)), np.int8)


def observation(match: EnvMatch, seat: int) -> Observation:
    """Return the encoding and the action mask of a seat."""
    return {"observation": encoded(match, seat), "action_mask": mask(match, seat)}


def view_text(game: Game, position: Position, seat: int | None) -> str:
    """Return the view of a seat (None: a spectator) as JSON."""
    return msgspec.json.encode(game.view(position, seat)).decode()
