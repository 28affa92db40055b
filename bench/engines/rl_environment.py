"""OpenSpiel's own environment for learners: observations and legal actions at every decision."""

from importlib import import_module
from typing import Any

from bench.engines import Calls, Engine, draw
from bench.entrants import PREFIX


class Learning:
    def __init__(self, case: str) -> None:
        package: Any = import_module("open_spiel.python.rl_environment")
        import_module("open_spiel.python.games")
        if case.startswith(PREFIX):
            ours: Any = import_module("bench.engines.ours")
            import_module("tocsin.envs.openspiel")
            case += f"(players={ours.Match(case.removeprefix(PREFIX)).players})"
        # What a player sees now, not all it has seen: the smaller of the two, as ours is.
        now = package.ObservationType.OBSERVATION
        self.env = package.Environment(case, observation_type=now)
        self.env.seed(1789)
        self.players: int = self.env.num_players

    def play(self, kept: list[Any] | None = None) -> int:
        env = self.env
        step = env.reset()
        decisions = 0
        while not step.last():
            told = step.observations
            legal = told["legal_actions"][told["current_player"]]
            step = env.step([legal[int(draw() * len(legal))]])
            decisions += 1
        return decisions

    def calls(self, kept: list[Any]) -> Calls:
        return {}


def load(case: str) -> Engine:
    return Learning(case)
