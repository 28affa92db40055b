"""The questions of Paris by number, and the position with its rules."""

# mypyc: compile

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NOTHING, Question
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position

from . import board as b
from .bonus_track import GoingBack, TakingAny
from .building_benefits import Benefit, TakingBonus
from .end_and_scoring import final_outcome
from .end_tiles import Searching, redeal_end_tiles
from .move_key import LandmarkDistrict, Paying, Target, withdraw_move
from .place_building import Drawing, Siting, redeal_piles
from .position import Paris
from .token_pairs import Returning
from .turn import After, Playing, Turn
from .vp_tiles import Rewarding, RewardingAt

QUESTIONS: Final[list[Question[Any]]] = [
    After(b.AFTER, "after"),
    Playing(b.PLAY, "play"),
    Drawing(b.DRAWING, "draw"),
    Siting(b.SITING, "site"),
    Target(b.TARGET, "play"),
    LandmarkDistrict(b.LANDMARK_DISTRICT, "play"),
    Paying(b.PAYING, "play"),
    Benefit(b.BENEFIT, "benefit"),
    Rewarding(b.REWARDING, "reward"),
    RewardingAt(b.REWARDING_AT, "reward"),
    TakingBonus(b.TAKING_BONUS, "bonus"),
    TakingAny(b.TAKING_ANY, "bonus"),
    GoingBack(b.GOING_BACK, "bonus"),
    Returning(b.RETURNING, "return"),
    Searching(b.SEARCHING, "search"),
    Turn(b.TURN, "turn"),
]
assert [question.number for question in QUESTIONS] == list(range(len(QUESTIONS)))
# Factors that pack the subject of AFTER in `steps`: the acquired landmark (from 1), the set of open
# slots, and the bonus tile with a waiting unit.
SLOT_SET_COUNT: Final = 8
WAITING_LIMIT: Final = 31


@mypyc_attr(free_list_len=1)
class ParisMatch(Paris):
    """A position of Paris with its rules."""

    def questions(self) -> list[Question[Any]]:
        """Return all questions, by number."""
        return QUESTIONS

    def clone(self, chance: Chance) -> Position:
        """Return a clone with another stream of chance."""
        clone = ParisMatch(self.board, self.players, chance, self.reveals)
        clone.copy_from(self)
        return clone

    def redeal(self, seat: i64, chance: Chance) -> Position:
        """Return a clone with piles and End Game tiles resampled from the seat's view (RULES 6).

        A move of another seat that is not yet paid is withdrawn, since it is secret (RULES 6.4).
        The answers are computed again: they depend on the End Game tiles.
        """
        clone = ParisMatch(self.board, self.players, chance, self.reveals)
        clone.copy_from(self)
        if self.actor != seat:
            withdraw_move(clone)
            clone.plan = vec[i64]()
        redeal_piles(clone, chance)
        redeal_end_tiles(clone, seat, chance)
        if self.actor != seat and clone.asked != NOTHING:
            clone.answers = QUESTIONS[clone.asked].offers(clone)
        return clone

    def round(self) -> int:
        """Return the number of the round."""
        return self.round_number

    def outcome(self) -> Outcome | None:
        """Return the outcome, or None while the match goes on."""
        return final_outcome(self) if self.asked == NOTHING else None

    def to_json(self) -> dict[str, Any]:
        """Return the position as JSON, with the round and the steps of the turn."""
        return super().to_json() | {"round": self.round_number, "steps": steps(self)}


def steps(position: Paris) -> list[int]:
    """Return the pending questions, each with its subject; the current question is last."""
    pairs: list[int] = []
    course = list(position.stack) + [position.asked, position.actor, position.subject]
    for index in range(0, len(course), 3):
        question, about = course[index], course[index + 2]
        if question == b.AFTER and position.acquired != b.NONE:
            about = (position.acquired + 1) * SLOT_SET_COUNT + position.open_slots
            about = about * WAITING_LIMIT + position.waiting
        if question != b.TURN and question != NOTHING:
            pairs += [question, about]
    return pairs
