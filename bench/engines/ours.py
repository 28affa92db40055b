"""Our games, by the package's own playout loop, driven as the peers are, or by bots."""

from collections.abc import Callable
from functools import partial
from typing import Any

from bench.engines import Calls, Engine, draw
from tocsin import games
from tocsin.bots import seat_bot
from tocsin.bots.sight import Sight
from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.playout import playout

USUAL_PLAYERS = 4


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


KINDS: dict[str, Callable[[str], Engine]] = {
    "loop": Loop,
    "driven": Driven,
    "greedy": Thoughtful,
}


def load(case: str) -> Engine:
    game_id, loop = case.split()
    return KINDS[loop](game_id)
