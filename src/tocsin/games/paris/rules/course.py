"""The course of a match: all questions, and what a position of Paris answers."""

# mypyc: compile

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NOTHING, Question
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position

from . import board as b
from .bonus_tiles import GoingBack, Returning, TakingAny
from .building_benefits import Benefit, TakingBonus
from .end_and_scoring import score
from .end_tiles import Searching, imagine_ends
from .move_key import Paying, Target, Where, withdraw_move
from .place_building import Drawing, Siting, imagine_piles
from .position import Paris
from .turn import After, Playing, Turn
from .vp_tiles import Rewarding, RewardingAt

QUESTIONS: Final[list[Question[Any]]] = [
    After(),
    Playing(),
    Drawing(),
    Siting(),
    Target(),
    Where(),
    Paying(),
    Benefit(),
    Rewarding(),
    RewardingAt(),
    TakingBonus(),
    TakingAny(),
    GoingBack(),
    Returning(),
    Searching(),
    Turn(),
]
assert [question.number for question in QUESTIONS] == list(range(len(QUESTIONS)))
# How the landmark acquired in a turn is noted in `steps`: its number from 1, the open slots, and
# the tile of which a unit waits.
SLOT_SETS: Final = 8
WAITING: Final = 31


@mypyc_attr(free_list_len=1)
class ParisMatch(Paris):
    """A position of Paris with its rules."""

    def questions(self) -> list[Question[Any]]:
        """Return all questions, by number."""
        return QUESTIONS

    def twin(self, chance: Chance) -> Position:
        """Return a twin that goes on with another stream of chance."""
        twin = ParisMatch(self.board, self.players, chance, self.reveals)
        twin.follow(self)
        return twin

    def redeal(self, seat: i64, chance: Chance) -> Position:
        """Return a twin in which piles and End Game tiles are drawn anew (RULES 6).

        Nobody else knows a move that is not yet paid (RULES 6.4), and what can be afforded
        depends on the End Game tiles.
        """
        twin = ParisMatch(self.board, self.players, chance, self.reveals)
        twin.follow(self)
        if self.actor != seat:
            withdraw_move(twin)
            twin.plan = vec[i64]()
        imagine_piles(twin, chance)
        imagine_ends(twin, seat, chance)
        if self.actor != seat and twin.asked != NOTHING:
            twin.answers = QUESTIONS[twin.asked].offers(twin)
        return twin

    def round(self) -> int:
        """Return the number of the round."""
        return self.round_number

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None."""
        return score(self) if self.asked == NOTHING else None

    def to_json(self) -> dict[str, Any]:
        """Return the whole position as plain JSON; the course also as steps of a turn."""
        return super().to_json() | {"round": self.round_number, "steps": steps(self)}


def steps(position: Paris) -> list[int]:
    """Return the stack as pairs of a question and what it is about, the next at the end."""
    found: list[int] = []
    course = list(position.stack) + [position.asked, position.actor, position.about]
    for place in range(0, len(course), 3):
        question, about = course[place], course[place + 2]
        if question == b.AFTER and position.acquired != b.NONE:
            about = (position.acquired + 1) * SLOT_SETS + position.open_slots
            about = about * WAITING + position.waiting
        if question != b.TURN and question != NOTHING:
            found += [question, about]
    return found
