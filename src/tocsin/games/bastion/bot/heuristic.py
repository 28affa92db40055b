"""An eye for a good march, a good fight and a good mission: a rater for each question.

A march is worth the goals it comes nearer to, the attack it makes possible, the post it guards
and the danger it avoids (marches.py); a fight what it promises against a likely defence, and
its cards follow the mixed strategy of the small game they are (fights.py).
"""

# mypyc: compile

from typing import cast

from mypy_extensions import i64

from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from ..rules import board
from ..rules.missions.conditions import BY_CAPTOR, available, holdings
from ..rules.position import Bastion
from .evaluation import TERMS, WORTH, judged, mission_worth
from .fights import (
    AddedRater,
    AmbushRater,
    AttackRater,
    CardRater,
    MusterRater,
    PrepareRater,
    bearer_worth,
)
from .marches import MoveRater, SideRater, SquareRater
from .plans import Plans
from .rater import Rater, lay_worth


class General(Heuristic):
    """The heuristic of Bastion' Siege."""

    def __init__(self) -> None:
        plans = Plans()
        square = SquareRater(plans)
        attack = AttackRater()
        give_back = ReturnRater()
        # By question: what is asked has a rater.
        raters: dict[int, Rater] = {
            board.DEALING: give_back,
            board.DEPLOYING: Rater(),
            board.TOKEN: SideRater(plans),
            board.MOVING: MoveRater(plans),
            board.LANDING: square,
            board.FREEING: FreeRater(),
            board.RELEASING: square,
            board.FIGHTING: attack,
            board.MUSTERING: MusterRater(),
            board.PREPARING: PrepareRater(),
            board.CARDS: CardRater(),
            board.ADDING: AddedRater(),
            board.LOOTING: LootRater(),
            board.DODGING: square,
            board.LAYING: LayRater(),
            board.KEEPING: give_back,
            board.RIPOSTING: attack,
            board.REDRAWING: RedrawRater(),
            board.CHANGING: give_back,
            board.AMBUSHING: AmbushRater(),
            board.STEALING: Rater(),
            board.ARMING: ArmRater(),
            board.LOSING: give_back,
            board.HOMING: square,
        }
        assert list(raters) == list(range(board.OPENING))
        self.raters: list[Rater] = list(raters.values())

    def spread(self, position: Position, seat: i64) -> float:
        """Return how far choices stray: cards follow the mixed strategy, all else is open."""
        return 1.0 if cast(Bastion, position).asked == board.CARDS else 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return a rating for each legal action."""
        war = cast(Bastion, position)
        return self.raters[war.asked].rate(war, seat, legal)

    def terms(self) -> list[str]:
        """Return what a judgement adds up: points laid, and what may become points."""
        return list(TERMS)

    def judge(self, position: Position) -> list[float]:
        """Return what each seat may expect to have in the end, term by term."""
        war = cast(Bastion, position)
        found: list[float] = []
        for seat in range(war.players):
            found += judged(war, seat)
        return found


# --- missions, prisoners and objects


class ReturnRater(Rater):
    """Which mission to give back or to lose."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return the least worth first."""
        held = holdings(position, seat, BY_CAPTOR)
        return [-mission_worth(position, seat, action - board.RETURN, held) for action in legal]


class LayRater(Rater):
    """Which mission to lay."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return the most points first; to keep it is 0."""
        return [lay_worth(position, action) for action in legal]


class RedrawRater(Rater):
    """Whether to change the strategy."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return how much better than the worst mission a new one may be; to keep it is 0."""
        held = holdings(position, seat, BY_CAPTOR)
        worst = 9.0
        for mission in available(position, seat):
            worst = min(worst, mission_worth(position, seat, mission, held))
        return [0.8 - worst if action == board.REDRAW else 0.0 for action in legal]


class FreeRater(Rater):
    """Which prisoner to set free."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return the best piece first; to free none is 0."""
        return [
            0.0 if action == board.PASS else 5.0 + WORTH[board.KIND[action - board.FREE]]
            for action in legal
        ]


class ArmRater(Rater):
    """To which piece to attach an object."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return the best piece first."""
        return [bearer_worth(action) for action in legal]


class LootRater(Rater):
    """Who takes the object of the defeated."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Take it; to put it away is 0."""
        return [0.0 if action == board.PASS else 1.0 for action in legal]
