"""The constant data of a match (RULES 1)."""

# mypyc: compile

from typing import Final

from tocsin.kernel import board

# The number of the question, and the numbers of the actions that answer it.
DECIDING: Final = 0
KEEP: Final = 0
THROW: Final = 1


class Board(board.Board):
    """The pack of a match; all its positions share one board."""

    def __init__(self, options: dict[str, str], highest: int) -> None:
        super().__init__("high_card", options)
        self.highest: int = highest
