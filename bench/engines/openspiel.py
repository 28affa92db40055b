"""OpenSpiel's games, every decision and every chance node driven from Python."""

from importlib import import_module
from typing import Any

from bench.engines import Calls, Engine, draw


class OpenSpiel:
    def __init__(self, name: str) -> None:
        spiel: Any = import_module("pyspiel")
        import_module("open_spiel.python.games")
        self.game = spiel.load_game(name)
        self.players: int = self.game.num_players()

    def play(self, kept: list[Any] | None = None) -> int:
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            # Chance is drawn from `legal_actions` too: cheaper for the peer than
            # `chance_outcomes`, and right because every chance node here is uniform.
            player = state.current_player()
            if player >= 0:
                decisions += 1
                if kept is not None:
                    kept.append(state.clone())
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
        return decisions

    def calls(self, kept: list[Any]) -> Calls:
        return {"legal": [s.legal_actions for s in kept], "copy": [s.clone for s in kept]}


class Simultaneous(OpenSpiel):
    """A game of sealed choices: a joint action is one decision for each player."""

    def play(self, kept: list[Any] | None = None) -> int:
        state = self.game.new_initial_state()
        seats = range(self.players)
        decisions = 0
        while not state.is_terminal():
            if state.is_simultaneous_node():
                if kept is not None:
                    kept.append(state.clone())
                joint = []
                for seat in seats:
                    legal = state.legal_actions(seat)
                    joint.append(legal[int(draw() * len(legal))])
                state.apply_actions(joint)
                decisions += self.players
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
        return decisions

    def calls(self, kept: list[Any]) -> Calls:
        return {"copy": [s.clone for s in kept]}


def load(case: str) -> Engine:
    kind = Simultaneous if case.startswith("goofspiel") else OpenSpiel
    return kind(case)
