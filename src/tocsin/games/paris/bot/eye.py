"""What a seat rates answers with: the worth of what they lead to.

An answer is tried on a twin and never run on to the next decision: only what it brings, and what
the questions bring that follow at once, is looked at.
"""

# mypyc: compile

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ..rules import board as b
from ..rules.building_benefits import benefit
from ..rules.end_tiles import count_taken
from ..rules.landmarks import add_hand_ins, hand_in
from ..rules.move_key import acquire, aim
from ..rules.move_key_targets import targets
from ..rules.position import Paris
from .evaluation import best_ahead, end_worth, franc_worth
from .outlook import Outlook

NEVER: Final = -1000.0
# What any bonus tile is about worth that may be chosen.
ANY_TILE: Final = 6.0


class Eye:
    """What a seat rates with: how it stands, and a twin on which answers are tried."""

    def __init__(self, position: Paris, seat: i64) -> None:
        self.seat: i64 = seat
        self.outlook: Outlook = Outlook(position, seat)
        self.position: Paris = position
        self.now: float = self.outlook.worth(position)
        # For an answer, and for a free action after which answers are tried; made when needed.
        self.twin: Paris | None = None
        self.other: Paris | None = None
        # What a position was worth that was asked for last.
        self.based: Paris | None = None
        self.base: float = 0.0
        # The same with one End Game tile fewer left, the worth of which is to be added.
        self.searched: Paris | None = None
        self.after_search: float = 0.0
        self.turns_after_search: float = 0.0

    def trial(self, position: Paris) -> Paris:
        """Return a twin to try an answer on, good until the next trial."""
        twin = self.twin
        if twin is None:
            twin = cast(Paris, position.copy())
            self.twin = twin
        else:
            twin.follow(position)
        return twin

    def aside(self) -> Paris:
        """Return a twin to try a free action on, good until the next one."""
        twin = self.other
        if twin is None:
            twin = cast(Paris, self.position.copy())
            self.other = twin
        else:
            twin.follow(self.position)
        self.based = None
        self.searched = None
        return twin

    def worth(self, position: Paris) -> float:
        """Return the worth of a position that is not changed while answers to it are rated."""
        if position is self.position:
            return self.now
        if self.based is not position:
            self.based = position
            self.base = self.outlook.worth(position)
        return self.base

    def worth_of_find(self, position: Paris, end: i64) -> float:
        """Return the worth with an End Game tile taken, which brings the end of all nearer."""
        if self.searched is not position:
            self.searched = position
            trial = self.trial(position)
            count_taken(trial)
            outlook = Outlook(trial, self.seat)
            self.after_search = outlook.worth(trial)
            self.turns_after_search = outlook.turns
        turns = self.turns_after_search
        franc = franc_worth(position, self.seat, turns)
        return self.after_search + end_worth(position, end, min(1.0, turns / 4.0), franc)

    def settled(self, position: Paris) -> float:
        """Return the worth of a position, the seat answering at its best what is asked at once."""
        if position.asked == b.TAKING_BONUS:
            gain = best_ahead(position, self.seat, position.about, self.outlook.turns)
            return self.outlook.worth(position) + max(0.0, gain)
        if position.asked == b.TAKING_ANY or position.asked == b.GOING_BACK:
            return self.outlook.worth(position) + ANY_TILE
        if position.asked == b.RETURNING:
            return self.best_answer(position)
        if position.asked == b.AFTER and position.acquired != b.NONE:
            position = self.trial(position)
            hand_in_all(position)
        return self.outlook.worth(position)

    def best_answer(self, position: Paris) -> float:
        """Return the worth after the best answer to a question that is seldom asked."""
        question = position.questions()[position.asked]
        answers = question.offers(position)
        if len(answers) == 0:
            question.carry_out(position)
            return self.settled(position)
        best = NEVER
        for action in answers:
            twin = cast(Paris, position.copy())
            question.answer(twin, action)
            best = max(best, self.settled(twin))
        return best

    def best_target(self, position: Paris, place: i64) -> float:
        """Return the worth after the best move of the key at a place."""
        best = NEVER
        for action in targets(position, self.seat, place):
            trial = self.trial(position)
            aim(trial, place, action - b.TO)
            best = max(best, self.paid(trial, action - b.TO))
        return best

    def paid(self, position: Paris, spot: i64) -> float:
        """Return the worth of a move to a spot that is chosen but perhaps not paid."""
        while b.TARGET <= position.asked <= b.PAYING:
            question = position.questions()[position.asked]
            answers = question.offers(position)
            if len(answers) == 0:
                acquire(position)
            elif len(answers) == 1:
                question.answer(position, answers[0])
            else:
                best = NEVER
                for action in answers:
                    twin = cast(Paris, position.copy())
                    question.answer(twin, action)
                    best = max(best, self.paid(twin, spot))
                return best
        is_rewarded = position.asked == b.REWARDING
        if is_rewarded:
            position.done()
        gain = brought(position, self.seat, self.outlook.turns)
        return self.outlook.worth_of_move(position, spot, is_rewarded) + gain


def brought(position: Paris, seat: i64, turns: float) -> float:
    """Take the benefits and hand in all prestige, and return what the best bonus tile adds."""
    if position.asked == b.BENEFIT:
        spot = position.about
        position.done()
        benefit(position, spot)
    if position.asked == b.TAKING_BONUS:
        return max(0.0, best_ahead(position, seat, position.about, turns))
    hand_in_all(position)
    return 0.0


def hand_in_all(position: Paris) -> None:
    """Hand in the prestige for which the turn's landmark has slots."""
    while position.acquired != b.NONE:
        chosen: i64 = b.NONE
        for action in add_hand_ins(position, vec[i64]()):
            # Tokens first: a tile may stand for any kind.
            if chosen == b.NONE or (action - b.HAND) % b.CODE_COUNT == b.TOKEN_CODE:
                chosen = action
        if chosen == b.NONE:
            return
        hand_in(position, chosen)
