"""The board of a match: what never changes in it (RULES 1)."""

# mypyc: compile

from typing import Final

from tocsin.kernel.board import Board as Printed

# The questions, and the actions that answer them.
DECIDING: Final = 0
KEEP: Final = 0
THROW: Final = 1


class Board(Printed):
    """The cards of a match; shared by all its positions."""

    def __init__(self, options: dict[str, str], highest: int) -> None:
        super().__init__("high_card", options)
        self.highest: int = highest
