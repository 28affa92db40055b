"""python-chess: random chess until mate, stalemate, bare material or 75 idle moves."""

from functools import partial
from importlib import import_module
from typing import Any

from bench.engines import Calls, Engine, draw


class PythonChess(Engine):
    players = 2

    def __init__(self) -> None:
        self.chess: Any = import_module("chess")

    def play(self, clones: list[Any] | None = None) -> int:
        board = self.chess.Board()
        decisions = 0
        # `is_game_over` would list the moves a second time and search for repetitions.
        while board.halfmove_clock < 150 and not board.is_insufficient_material():
            legal = list(board.legal_moves)
            if not legal:
                break
            if clones is not None:
                clones.append(board.copy(stack=False))
            board.push(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    def calls(self, clones: list[Any]) -> Calls:
        return {
            "legal": [partial(list, board.legal_moves) for board in clones],
            "copy": [partial(board.copy, stack=False) for board in clones],
        }


def load(_case: str) -> Engine:
    return PythonChess()
