"""OpenSpiel's `rl_environment`: observations and legal actions at every decision."""

from importlib import import_module
from typing import Any

from bench.engines import Engine, draw
from bench.entrants import PREFIX


class RlEnvironment(Engine):
    def __init__(self, case: str) -> None:
        package: Any = import_module("open_spiel.python.rl_environment")
        import_module("open_spiel.python.games")
        if case.startswith(PREFIX):
            ours: Any = import_module("bench.engines.ours")
            import_module("tocsin.envs.openspiel")
            case += f"(players={ours.NewMatches(case.removeprefix(PREFIX)).players})"
        # The observation, which is smaller than the information state, as in our environment.
        now = package.ObservationType.OBSERVATION
        self.env = package.Environment(case, observation_type=now)
        self.env.seed(1789)
        self.players: int = self.env.num_players

    def play(self, clones: list[Any] | None = None) -> int:
        env = self.env
        step = env.reset()
        decisions = 0
        while not step.last():
            seen = step.observations
            legal = seen["legal_actions"][seen["current_player"]]
            step = env.step([legal[int(draw() * len(legal))]])
            decisions += 1
        return decisions


def load(case: str) -> Engine:
    return RlEnvironment(case)
