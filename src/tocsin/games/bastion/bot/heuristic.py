"""The heuristic of Bastion' Siege: ratings by kind of action, judgements of positions."""

# mypyc: compile

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import i64

from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from ..rules import board
from ..rules.board import NOTHING
from ..rules.position import Bastion
from . import ratings
from .duels import rate_cards
from .evaluation import TERMS, judgement_terms
from .plans import PlanCache
from .ratings import Evaluator

Rating = Callable[[Evaluator, i64], float]

# By kind of action: the number of its first action, and the rating function.
RATINGS_BY_KIND: Final[list[tuple[int, Rating]]] = [
    (board.CHOOSE_SIDE, ratings.rate_side),
    (board.MOVE, ratings.rate_march),
    (board.BOARD, ratings.rate_landing),
    (board.TURN_GATE, ratings.rate_gate),
    (board.SPY_ON, ratings.rate_spying),
    (board.DONE, ratings.rate_unchanged),
    (board.TARGET, ratings.rate_target),
    (board.ASSAULT, ratings.rate_assault),
    (board.VALIANT, ratings.rate_valiant),
    (board.SUPPORT, ratings.rate_support),
    (board.DECLARE, ratings.rate_declaring),
    (board.COURAGE, ratings.rate_card),
    (board.LAY, ratings.rate_laying),
    (board.RETURN, ratings.rate_return),
    (board.FREE, ratings.rate_freeing),
    (board.REDRAW, ratings.rate_redraw),
    (board.DEPLOY, ratings.rate_unchanged),
    (board.ATTACH, ratings.rate_bearer),
    (board.PLAY, ratings.rate_event),
    (board.BEAR, ratings.rate_loot),
    (board.ARM, ratings.rate_arming),
    (board.COMPLETE, ratings.rate_unchanged),
]


def ratings_by_action() -> list[Rating]:
    """Return the rating function of each action."""
    ends = [first for first, _ in RATINGS_BY_KIND[1:]] + [board.ACTION_COUNT]
    return [rate for (first, rate), end in zip(RATINGS_BY_KIND, ends) for _ in range(first, end)]


RATINGS: Final = ratings_by_action()


class General(Heuristic):
    """The heuristic of Bastion' Siege."""

    def __init__(self) -> None:
        self._plans: PlanCache = PlanCache()

    def temperature(self, position: Position, seat: i64) -> float:
        """Return the temperature: 1 for cards, which follow a mixed strategy, and 0 otherwise."""
        return 1.0 if cast(Bastion, position).asked == board.CARDS else 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return a rating for each legal action."""
        evaluator = Evaluator(cast(Bastion, position), seat, legal, self._plans)
        if evaluator.position.asked == board.CARDS and evaluator.position.target != NOTHING:
            return rate_cards(evaluator.position, seat, legal)
        return [RATINGS[action](evaluator, action) for action in legal]

    def terms(self) -> list[str]:
        """Return the names of the terms of a judgement."""
        return list(TERMS)

    def judge(self, position: Position) -> list[float]:
        """Return the expected points of each seat, term by term."""
        war = cast(Bastion, position)
        terms: list[float] = []
        for seat in range(war.players):
            terms += judgement_terms(war, seat)
        return terms
