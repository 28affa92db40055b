"""OpenSpiel's games, every decision and every chance node driven from Python."""

from importlib import import_module
from typing import Any

from bench.engines import Calls, Engine, draw


class OpenSpiel(Engine):
    def __init__(self, name: str) -> None:
        spiel: Any = import_module("pyspiel")
        import_module("open_spiel.python.games")
        self.game = spiel.load_game(name)
        self.players: int = self.game.num_players()

    def play(self, clones: list[Any] | None = None) -> int:
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            # `legal_actions` serves chance nodes too: they are uniform here, and it is cheaper than
            # `chance_outcomes`.
            player = state.current_player()
            if player >= 0:
                decisions += 1
                if clones is not None:
                    clones.append(state.clone())
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
        return decisions

    def calls(self, clones: list[Any]) -> Calls:
        return {"legal": [s.legal_actions for s in clones], "copy": [s.clone for s in clones]}


class Simultaneous(OpenSpiel):
    """A game of sealed choices: a joint action is one decision for each player."""

    def play(self, clones: list[Any] | None = None) -> int:
        state = self.game.new_initial_state()
        seats = range(self.players)
        decisions = 0
        while not state.is_terminal():
            if state.is_simultaneous_node():
                if clones is not None:
                    clones.append(state.clone())
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

    def calls(self, clones: list[Any]) -> Calls:
        return {"copy": [s.clone for s in clones]}


def load(case: str) -> Engine:
    kind = Simultaneous if case.startswith("goofspiel") else OpenSpiel
    return kind(case)
