"""Our games: the package's playout loop, a Python loop, bots, and the vector environment."""

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
# Size of the vector environment: the plain build has a tenth of the speed.
IS_PLAIN = isinstance(playout, FunctionType)
VECTOR_MATCHES = 128 if IS_PLAIN else 1024


class NewMatches(Engine):
    """Fresh positions of one game, each from the next seed."""

    def __init__(self, game_id: str) -> None:
        self.game = games.load(game_id)
        least, most = self.game.players
        self.players = max(least, min(most, USUAL_PLAYERS))
        self.seeds = 0

    def new(self) -> Any:
        self.seeds += 1
        return self.game.new(players=self.players, options={}, seed=f"{self.seeds:064x}")


class Loop(NewMatches):
    """The loop inside the package, compiled when the package is."""

    def __init__(self, game_id: str) -> None:
        super().__init__(game_id)
        self.dice = Dice(1789)

    def play(self, clones: list[Any] | None = None) -> int:
        return playout(self.new(), self.dice)


class Driven(NewMatches):
    """The loop in interpreted Python, as for the other libraries."""

    def play(self, clones: list[Any] | None = None) -> int:
        position = self.new()
        decisions = 0
        while actors := position.actors():
            seat = actors[0]
            if clones is not None:
                clones.append((position.copy(), seat))
            legal = position.legal(seat)
            position.apply(seat, legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    def calls(self, clones: list[Any]) -> Calls:
        chance = Chance("5a" * 32)
        return {
            "legal": [partial(position.legal, seat) for position, seat in clones],
            "copy": [position.copy for position, _ in clones],
            "redeal": [partial(position.redeal, seat, chance) for position, seat in clones],
        }


class GreedyBots(NewMatches):
    """Greedy bots in every seat: the cost of a decision includes the heuristic."""

    def play(self, clones: list[Any] | None = None) -> int:
        position = self.new()
        bots = [seat_bot("greedy", self.game, self.seeds << 4 | s) for s in range(self.players)]
        decisions = 0
        while actors := position.actors():
            for seat in actors:
                position.apply(seat, bots[seat].choose(Sight(self.game, position, seat)))
                decisions += 1
        return decisions


class Vector(NewMatches):
    """The vector environment, with observations and masks."""

    def __init__(self, game_id: str) -> None:
        super().__init__(game_id)
        numpy: Any = import_module("numpy")
        vector: Any = import_module("tocsin.envs.vector")
        self.env = vector.VectorEnv(game_id, VECTOR_MATCHES, self.players, seed=1789)
        self.dice = numpy.random.default_rng(1789)
        self.ended = 0
        self.spread()

    def spread(self) -> None:
        """Advance each match by a random number of decisions, so that their ends are spread."""
        env = self.env
        length = playout(self.new(), Dice(1789))
        for index in range(len(env)):
            for _ in range(int(draw() * length)):
                match = env.matches.row[index]
                seat = match.actor()
                legal = match.position.legal(seat)
                match.play(seat, legal[int(draw() * len(legal))])
                if match.is_over():
                    env.matches.row[index] = env.next_match(index)
        env.observe()

    def play(self, clones: list[Any] | None = None) -> int:
        """Step all matches until one more has ended than was counted before."""
        env = self.env
        if clones is not None:
            clones += [match.copy() for match in env.matches.row]
        decisions = 0
        while not self.ended:
            draws = self.dice.random(env.masks.shape, "float32") * env.masks
            env.step(draws.argmax(axis=1))
            decisions += len(env)
            self.ended += len(env.finals)
        self.ended -= 1
        return decisions


KINDS: dict[str, Callable[[str], Engine]] = {
    "loop": Loop,
    "driven": Driven,
    "greedy": GreedyBots,
    "vector": Vector,
}


def load(case: str) -> Engine:
    game_id, loop = case.split()
    return KINDS[loop](game_id)
