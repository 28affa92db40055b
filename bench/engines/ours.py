"""Our games, by the package's own playout loop, driven as the peers are, or by bots."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from types import FunctionType
from typing import Any

from bench.engines import Calls, Engine, draw
from tocsin import games
from tocsin.bots import seat_bot
from tocsin.bots.sight import Sight
from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.playout import playout

USUAL_PLAYERS = 4
# Matches of a vector environment; plain, a tenth as fast, fewer are brought on their way.
IS_PLAIN = isinstance(playout, FunctionType)
SIDE_BY_SIDE = 128 if IS_PLAIN else 1024


class Match:
    """Fresh positions of one game, each from the next seed."""

    def __init__(self, game_id: str) -> None:
        self.game = games.load(game_id)
        least, most = self.game.players
        self.players = max(least, min(most, USUAL_PLAYERS))
        self.seeds = 0

    def new(self) -> Any:
        self.seeds += 1
        return self.game.new(players=self.players, options={}, seed=f"{self.seeds:064x}")


class Loop(Match):
    """The loop inside the package, compiled when the package is."""

    def __init__(self, game_id: str) -> None:
        super().__init__(game_id)
        self.dice = Dice(1789)

    def play(self, kept: list[Any] | None = None) -> int:
        return playout(self.new(), self.dice)

    def calls(self, kept: list[Any]) -> Calls:
        return {}


class Driven(Match):
    """The loop in interpreted Python, as the peers are measured."""

    def play(self, kept: list[Any] | None = None) -> int:
        position = self.new()
        decisions = 0
        while actors := position.actors():
            seat = actors[0]
            if kept is not None:
                kept.append((position.copy(), seat))
            legal = position.legal(seat)
            position.apply(seat, legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    def calls(self, kept: list[Any]) -> Calls:
        chance = Chance("5a" * 32)
        return {
            "legal": [partial(position.legal, seat) for position, seat in kept],
            "copy": [position.copy for position, _ in kept],
            "redeal": [partial(position.redeal, seat, chance) for position, seat in kept],
        }


class Thoughtful(Match):
    """Greedy bots at every seat: what a decision costs with the thought that goes into it."""

    def play(self, kept: list[Any] | None = None) -> int:
        position = self.new()
        bots = [seat_bot("greedy", self.game, self.seeds << 4 | s) for s in range(self.players)]
        decisions = 0
        while actors := position.actors():
            for seat in actors:
                position.apply(seat, bots[seat].choose(Sight(self.game, position, seat)))
                decisions += 1
        return decisions

    def calls(self, kept: list[Any]) -> Calls:
        return {}


class Vector(Match):
    """Many matches at once in our vector environment, with observations and masks."""

    def __init__(self, game_id: str) -> None:
        super().__init__(game_id)
        numpy: Any = import_module("numpy")
        vector: Any = import_module("tocsin.envs.vector")
        self.env = vector.VectorEnv(game_id, SIDE_BY_SIDE, self.players, seed=1789)
        self.dice = numpy.random.default_rng(1789)
        self.ended = 0
        self.spread()

    def spread(self) -> None:
        """Play each match on to anywhere in its course, without observing.

        Those that begin together end together: for minutes on end, plain, none would, and then all.
        """
        env = self.env
        length = playout(self.new(), Dice(1789))
        for place in range(len(env)):
            for _ in range(int(draw() * length)):
                match = env.matches.row[place]
                seat = match.decides()
                legal = match.position.legal(seat)
                match.play(seat, legal[int(draw() * len(legal))])
                if match.is_over():
                    env.matches.row[place] = env.deal(place)
        env.look()

    def play(self, kept: list[Any] | None = None) -> int:
        """Step all until one more match has ended than was counted."""
        env = self.env
        if kept is not None:
            kept += [match.copy() for match in env.matches.row]
        decisions = 0
        while not self.ended:
            draws = self.dice.random(env.masks.shape, "float32") * env.masks
            env.step(draws.argmax(axis=1))
            decisions += len(env)
            self.ended += len(env.finals)
        self.ended -= 1
        return decisions

    def calls(self, kept: list[Any]) -> Calls:
        return {}


KINDS: dict[str, Callable[[str], Engine]] = {
    "loop": Loop,
    "driven": Driven,
    "greedy": Thoughtful,
    "vector": Vector,
}


def load(case: str) -> Engine:
    game_id, loop = case.split()
    return KINDS[loop](game_id)
