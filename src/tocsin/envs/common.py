"""What every environment is made of: a table, its spaces in numbers, its matches and rewards."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec

from tocsin import games
from tocsin.kernel.chance import Chance
from tocsin.kernel.errors import BadOptions
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position

from .match import MARGIN, SHARE, Match


def missing(package: str, extra: str) -> ImportError:
    """Return the error for somebody who has not installed what an environment stands on."""
    return ImportError(f"This needs {package}: pip install 'tocsin[{extra}]'.", name=package)


try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("numpy", "vector") from error

# Far longer than any match that somebody plays to win.
LENGTH: Final = 20_000
REWARDS: Final = {"share": SHARE, "margin": MARGIN}
# No number of an encoding is larger, which is a law of the battery.
LARGEST: Final = 20.0

Observation = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Table:
    """What is played: a game, the number of seats, and how matches are measured."""

    game: Game
    players: int
    options: dict[str, str]
    length: int
    reward: int

    @property
    def numbers(self) -> int:
        """Return how many numbers an observation has."""
        return self.game.encoding(self.players).size

    @property
    def actions(self) -> int:
        """Return how many actions there are, legal or not."""
        return len(self.game.actions)

    def deal(self, seed: str) -> Match:
        """Return a match that is about to begin."""
        position = self.game.set_up(self.players, self.options, Chance(seed))
        return Match(self.game, position, self.length)

    def rewards(self, match: Match) -> list[float]:
        """Return what each seat gets for how the match has ended."""
        return match.rewards(self.reward)


@cache
def loaded(game_id: str) -> Game:
    """Return a game, the same one every time: its boards are built once."""
    return games.load(game_id)


def arranged(
    game_id: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    length: int = LENGTH,
    reward: str = "share",
) -> Table:
    """Return the table for a game; without a number of players it has as few as may be."""
    game = loaded(game_id)
    seats = game.players[0] if players is None else players
    if length < 1:
        raise BadOptions(f"A match is cut off after one decision or more, not after {length}.")
    if reward not in REWARDS:
        raise BadOptions(f"There is no reward “{reward}”; there are: {', '.join(REWARDS)}.")
    return Table(game, seats, game.settle(seats, options or {}), length, REWARDS[reward])


def fresh_seed(dice: np.random.Generator) -> str:
    """Return the seed of a match: all of its chance."""
    return dice.bytes(32).hex()


def numbers(match: Match, seat: int) -> NDArray[np.float32]:
    """Return what a seat knows."""
    return np.frombuffer(bytearray(match.numbers(seat)), np.float32)


def mask(match: Match, seat: int) -> NDArray[np.int8]:
    """Return what a seat may do: a 1 for each legal action."""
    return np.frombuffer(bytearray(match.mask(seat)), np.int8)


def observation(match: Match, seat: int) -> Observation:
    """Return what a seat knows and what it may do."""
    return {"observation": numbers(match, seat), "action_mask": mask(match, seat)}


def shown(game: Game, position: Position, seat: int | None) -> str:
    """Return what a seat (None: a spectator) may see, as text."""
    return msgspec.json.encode(game.view(position, seat)).decode()
