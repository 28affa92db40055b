"""How the answers to one question are rated."""

# mypyc: compile

from mypy_extensions import i64

from ..rules import board
from ..rules.position import Bastion


class Rater:
    """Rates the answers to one question, or to several of a kind; here all alike."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return one rating for each legal action, the higher the better."""
        return [0.0] * len(legal)


def lay_worth(position: Bastion, action: i64) -> float:
    """Return what it is worth to lay a mission; to leave it is 0."""
    if board.LAY <= action < board.RETURN:
        return 10.0 + float(position.board.points[action - board.LAY])
    return 0.0
