"""Catanatron: four random players, actions executed without its validity check."""

from functools import partial
from importlib import import_module
from typing import Any

from bench.engines import Calls, Engine, draw


class Catanatron(Engine):
    def __init__(self, players: int) -> None:
        self.package: Any = import_module("catanatron")
        self.turns: int = import_module("catanatron.game").TURNS_LIMIT
        self.rules: Any = import_module("catanatron.models.actions")
        self.players = players
        self.games = 0

    def play(self, clones: list[Any] | None = None) -> int:
        self.games += 1
        colors = list(self.package.Color)[: self.players]
        seated = [self.package.RandomPlayer(color) for color in colors]
        game = self.package.Game(seated, seed=self.games)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < self.turns:
            if clones is not None:
                clones.append(game.copy())
            legal = game.state.playable_actions
            game.execute(legal[int(draw() * len(legal))], validate_action=False)
            decisions += 1
        return decisions

    def calls(self, clones: list[Any]) -> Calls:
        return {
            "legal": [partial(self.rules.generate_playable_actions, game.state) for game in clones],
            "copy": [game.copy for game in clones],
        }


def load(case: str) -> Engine:
    return Catanatron(players=int(case))
