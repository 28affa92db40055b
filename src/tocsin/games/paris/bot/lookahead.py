"""One-step lookahead: the worth of the positions that a seat's answers lead to.

An answer is tried on a clone, which is not run on to the next decision: only its own effect counts
and that of the questions that follow at once, each with the answer that is best for the seat.
"""

# mypyc: compile

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ..rules import board as b
from ..rules.bonus_tiles import points_of
from ..rules.building_benefits import give_benefits
from ..rules.end_tiles import count_taken
from ..rules.landmarks import add_hand_ins, hand_in
from ..rules.move_key import acquire, set_target
from ..rules.move_key_targets import targets
from ..rules.position import Paris
from .evaluation import best_ahead, end_worth, franc_worth
from .standings import DistrictStandings

WORST_RATING: Final = -1000.0
# Estimate for a bonus tile of free choice (tiles 17 and 25).
ANY_TILE_WORTH: Final = 6.0


class Lookahead:
    """Evaluates answers of one seat; keeps its standings, reusable clones and cached worths."""

    def __init__(self, position: Paris, seat: i64) -> None:
        self.seat: i64 = seat
        self.standings: DistrictStandings = DistrictStandings(position, seat)
        self.position: Paris = position
        self.now: float = self.standings.worth(position)
        # Reusable clones, created on first use: for an answer, and for a free action before it.
        self.clone: Paris | None = None
        self.other: Paris | None = None
        # Cache of `worth`: the last position asked for, and its worth.
        self.base_position: Paris | None = None
        self.base_worth: float = 0.0
        # Cache of `worth_of_search`: the position, its worth and turns with one End Game tile less.
        self.search_base: Paris | None = None
        self.search_worth: float = 0.0
        self.search_turns: float = 0.0

    def trial(self, position: Paris) -> Paris:
        """Return a clone to try an answer on, valid until the next trial."""
        clone = cloned(position, self.clone)
        self.clone = clone
        return clone

    def free_action_trial(self) -> Paris:
        """Return a clone to try a free action on, valid until the next free action."""
        clone = cloned(self.position, self.other)
        self.other = clone
        self.base_position = None
        self.search_base = None
        return clone

    def worth(self, position: Paris) -> float:
        """Return the cached worth of a position, unchanged while its answers are rated."""
        if position is self.position:
            return self.now
        if self.base_position is not position:
            self.base_position = position
            self.base_worth = self.standings.worth(position)
        return self.base_worth

    def worth_of_search(self, position: Paris, end: i64) -> float:
        """Return the worth after taking an End Game tile, with one turn less for the table."""
        if self.search_base is not position:
            self.search_base = position
            trial = self.trial(position)
            count_taken(trial)
            standings = DistrictStandings(trial, self.seat)
            self.search_worth = standings.worth(trial)
            self.search_turns = standings.turns
        turns = self.search_turns
        franc = franc_worth(position, self.seat, turns)
        return self.search_worth + end_worth(position, end, min(1.0, turns / 4.0), franc)

    def settled(self, position: Paris) -> float:
        """Return the worth of a position once its open question is answered in the best way."""
        if position.asked == b.TAKING_BONUS:
            gain = best_ahead(position, self.seat, position.subject, self.standings.turns)
            return self.standings.worth(position) + max(0.0, gain)
        if position.asked == b.TAKING_ANY or position.asked == b.GOING_BACK:
            return self.standings.worth(position) + ANY_TILE_WORTH
        if position.asked == b.RETURNING:
            return self.best_answer(position)
        if position.asked == b.AFTER and position.acquired != b.NONE:
            position = self.trial(position)
            hand_in_prestige(position)
        return self.standings.worth(position)

    def best_answer(self, position: Paris) -> float:
        """Return the worth after the best answer; each is tried on a clone of its own (slow)."""
        question = position.questions()[position.asked]
        answers = question.offers(position)
        if len(answers) == 0:
            question.carry_out(position)
            return self.settled(position)
        best = WORST_RATING
        for action in answers:
            clone = cast(Paris, position.copy())
            question.answer(clone, action)
            best = max(best, self.settled(clone))
        return best

    def best_target(self, position: Paris, place: i64) -> float:
        """Return the worth after the best move of the key at a place."""
        best = WORST_RATING
        for action in targets(position, self.seat, place):
            trial = self.trial(position)
            set_target(trial, place, action - b.TO)
            best = max(best, self.paid(trial, action - b.TO))
        return best

    def paid(self, position: Paris, spot: i64) -> float:
        """Return the worth after a move to a spot, with its open payments made in the best way."""
        while b.TARGET <= position.asked <= b.PAYING:
            question = position.questions()[position.asked]
            answers = question.offers(position)
            if len(answers) == 0:
                acquire(position)
            elif len(answers) == 1:
                question.answer(position, answers[0])
            else:
                best = WORST_RATING
                for action in answers:
                    clone = cast(Paris, position.copy())
                    question.answer(clone, action)
                    best = max(best, self.paid(clone, spot))
                return best
        is_rewarded = position.asked == b.REWARDING
        if is_rewarded:
            position.done()
        gain = take_benefits(position, self.seat, self.standings.turns)
        return self.standings.worth_of_move(position, spot, is_rewarded) + gain


def cloned(position: Paris, clone: Paris | None) -> Paris:
    """Return a clone of a position, reusing the memory of an old clone if there is one."""
    if clone is None:
        return cast(Paris, position.copy())
    clone.copy_from(position)
    return clone


def take_benefits(position: Paris, seat: i64, turns: float) -> float:
    """Take the benefits and hand in prestige; return the gain of the best bonus tile on offer."""
    if position.asked == b.BENEFIT:
        spot = position.subject
        position.done()
        give_benefits(position, spot)
    if position.asked == b.TAKING_BONUS:
        return max(0.0, best_ahead(position, seat, position.subject, turns))
    hand_in_prestige(position)
    return 0.0


def hand_in_prestige(position: Paris) -> None:
    """Fill the open slots of the acquired landmark with prestige, as far as it goes."""
    while position.acquired != b.NONE:
        chosen: i64 = b.NONE
        for action in add_hand_ins(position, vec[i64]()):
            # Tokens first: a tile may stand for any kind.
            if chosen == b.NONE or (action - b.HAND) % b.CODE_COUNT == b.TOKEN_CODE:
                chosen = action
        if chosen == b.NONE:
            return
        hand_in(position, chosen)


def use_scoring_tiles(position: Paris, seat: i64) -> None:
    """Use every bonus tile that scores; in the last turn the action must not cost any of them."""
    while position.actor == seat:
        action = scoring_action(position, seat)
        if action == b.NONE:
            return
        position.apply(seat, action)


def scoring_action(position: Paris, seat: i64) -> i64:
    """Return the first action that uses a bonus tile for VP, or NONE."""
    for action in position.answers:
        if b.USE <= action < b.USE_END and points_of(position, seat, action - b.USE + 1) > 0:
            return action
    return b.NONE
