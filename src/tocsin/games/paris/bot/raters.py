"""Raters of the answers to each question, by the worth of all that the seat has afterwards."""

# mypyc: compile

from typing import Final, cast

from mypy_extensions import i64

from ..rules import board as b
from ..rules.course import QUESTIONS
from ..rules.landmarks import hand_in, sell_waiting
from ..rules.move_key import target_of
from ..rules.position import Paris
from .evaluation import gain_of_placing
from .lookahead import (
    WORST_RATING,
    Lookahead,
    hand_in_prestige,
    scoring_action,
    take_benefits,
    use_scoring_tiles,
)
from .question_rater import PileRater, QuestionRater, SitingRater
from .standings import DistrictStandings

# Least gain in VP of a free action. A sale of a resource must gain more than the lowest price, or
# the bot would buy wood for a move and sell the wood that the move brings.
MIN_FREE_ACTION_GAIN: Final = 0.01
MIN_SALE_GAIN: Final = 1.05


class LookaheadRater(QuestionRater):
    """Rates answers by the positions after them, and free actions by the best answer afterwards."""

    def rate_all(self, position: Paris, seat: i64, legal: list[int]) -> list[float]:
        """Return the worth after each action; free actions need the ratings of the answers."""
        lookahead = Lookahead(position, seat)
        ratings = [WORST_RATING] * len(legal)
        for index in range(len(legal)):
            if legal[index] < b.BUY:
                ratings[index] = self.rate(lookahead, position, legal[index])
        free = FreeActionRater(self, lookahead, legal, ratings)
        for index in range(len(legal)):
            if legal[index] >= b.BUY:
                ratings[index] = self.rate_free(free, legal[index])
        return ratings

    def rate(self, lookahead: Lookahead, position: Paris, action: i64) -> float:
        """Return the worth after an answer."""
        trial = lookahead.trial(position)
        trial.questions()[trial.asked].answer(trial, action)
        return lookahead.settled(trial)

    def rate_free(self, free: "FreeActionRater", action: i64) -> float:
        """Return the worth of a turn that continues with a free action."""
        return free.rate(action)


class FreeActionRater:
    """Rates free actions; the question beside them still has to be answered afterwards.

    The answers are rated again, best first: a sold token may have been the price of the best one.
    """

    def __init__(
        self, rater: LookaheadRater, lookahead: Lookahead, legal: list[int], ratings: list[float]
    ) -> None:
        self.rater: LookaheadRater = rater
        self.lookahead: Lookahead = lookahead
        self.legal: list[int] = legal
        self.ratings: list[float] = ratings
        # Indices of the answers in `legal`, best rating first.
        self.ranking: list[int] = ranking(legal, ratings)

    def rate(self, action: i64) -> float:
        """Return the worth of the turn after the action and the best answer."""
        lookahead = self.lookahead
        seat = lookahead.seat
        is_last = lookahead.standings.turns == 0.0
        if is_last and action < b.SELL and scoring_action(lookahead.position, seat) != b.NONE:
            # Score the tiles first: the best move may be another one afterwards.
            return WORST_RATING
        clone = self.after(action)
        if is_last and action >= b.USE:
            use_scoring_tiles(clone, seat)
        cost = min_gain_of(action)
        if clone.actor != seat:
            return DistrictStandings(clone, seat).worth(clone) - cost
        if b.TAKING_ANY <= clone.asked <= b.RETURNING:
            # A question in between, which hardly changes the answers to this one.
            return self.ratings[self.ranking[0]] + self.gain(clone) - cost
        if clone.asked != lookahead.position.asked:
            # A single answer was left and has been played: rate the question after it.
            answers: list[int] = [answer for answer in clone.answers if answer < b.BUY]
            return max(RATERS[clone.asked].rate_all(clone, seat, answers)) - cost
        if action < b.SELL:
            return self.best_move(clone) - cost
        return self.best_answer(clone) - cost

    def after(self, action: i64) -> Paris:
        """Return a clone after the action, at the same question again or at the next decision."""
        lookahead, position = self.lookahead, self.lookahead.position
        if lookahead.standings.turns > 0.0:
            clone = lookahead.free_action_trial()
            question = clone.questions()[clone.asked]
            question.answer(clone, action)
            if clone.asked == position.asked:
                clone.answers = question.offers(clone)
                if len(clone.answers) > 1:
                    return clone
        clone = cast(Paris, position.copy())
        clone.apply(lookahead.seat, action)
        return clone

    def gain(self, clone: Paris) -> float:
        """Return the gain of the action itself."""
        return self.lookahead.settled(clone) - self.lookahead.now

    def best_move(self, clone: Paris) -> float:
        """Return the worth after the best move, the purpose of buying a resource."""
        best = WORST_RATING
        for answer in clone.answers:
            if b.MOVE <= answer < b.TO:
                best = max(best, self.rater.rate(self.lookahead, clone, answer))
        return best

    def best_answer(self, clone: Paris) -> float:
        """Return the worth after the best answer, among them those that became legal."""
        gain = self.gain(clone)
        best = WORST_RATING
        for index in self.ranking:
            if self.ratings[index] + gain > best and self.legal[index] in clone.answers:
                best = max(best, self.rater.rate(self.lookahead, clone, self.legal[index]))
        if clone.asked == b.PLAY:
            for answer in clone.answers:
                if answer < b.BUY and answer not in self.lookahead.position.answers:
                    best = max(best, self.rater.rate(self.lookahead, clone, answer))
        return best


def ranking(legal: list[int], ratings: list[float]) -> list[int]:
    """Return the indices of the answers to the question, best rating first (insertion sort)."""
    indices = [index for index in range(len(legal)) if legal[index] < b.BUY]
    for end in range(1, len(indices)):
        moved: i64 = indices[end]
        index: i64 = end
        while index > 0 and ratings[indices[index - 1]] < ratings[moved]:
            indices[index] = indices[index - 1]
            index -= 1
        indices[index] = moved
    return indices


def min_gain_of(action: i64) -> float:
    """Return the least gain that justifies a free action."""
    return MIN_SALE_GAIN if b.SELL <= action < b.SELL + b.RESOURCE_COUNT else MIN_FREE_ACTION_GAIN


# --- one rater for each question


class AfterRater(LookaheadRater):
    """Rates hand-ins of prestige and the end of the turn."""

    def rate(self, lookahead: Lookahead, position: Paris, action: i64) -> float:
        """Return the worth after the answer; the end of the turn sells a waiting unit."""
        if action == b.FINISH and not position.waiting:
            return lookahead.worth(position)
        trial = lookahead.trial(position)
        if action == b.FINISH:
            sell_waiting(trial)
        else:
            hand_in(trial, action)
            hand_in_prestige(trial)
        return lookahead.standings.worth(trial)

    def rate_free(self, free: FreeActionRater, action: i64) -> float:
        """Return the worth after the action and the end of the turn."""
        lookahead = free.lookahead
        if lookahead.position.acquired != b.NONE or lookahead.standings.turns == 0.0:
            return free.rate(action)
        if action < b.SELL:
            # Buying a resource serves a later move only.
            return WORST_RATING
        clone = lookahead.free_action_trial()
        clone.questions()[b.AFTER].answer(clone, action)
        return lookahead.settled(clone) - min_gain_of(action)


class PlayRater(LookaheadRater):
    """Rates the actions of a turn: place a key, move one, search or pass."""

    def rate(self, lookahead: Lookahead, position: Paris, action: i64) -> float:
        """Return the worth after the action and the best answers to its own questions."""
        if b.PLACE <= action < b.MOVE:
            return lookahead.worth(position) + gain_of_placing(
                position, lookahead.seat, action - b.PLACE, lookahead.standings.turns
            )
        if b.MOVE <= action < b.TO:
            return lookahead.best_target(position, action - b.MOVE)
        if action == b.SEARCH:
            best = WORST_RATING
            for end in range(b.END_TILE_COUNT):
                if position.takers[end] == b.NO_SEAT:
                    best = max(best, lookahead.worth_of_search(position, end))
            return best
        return lookahead.worth(position)


class MoveRater(LookaheadRater):
    """Rates the target of a key, the district of a new landmark and the ways to pay."""

    def rate(self, lookahead: Lookahead, position: Paris, action: i64) -> float:
        """Return the worth after the move with the best payment."""
        spot: i64 = target_of(position.subject)
        if position.asked == b.TARGET:
            spot = action - b.TO
        elif position.asked == b.LANDMARK_DISTRICT:
            spot = b.SPACE_COUNT + position.subject % b.LANDMARK_COUNT
        trial = lookahead.trial(position)
        trial.questions()[trial.asked].answer(trial, action)
        return lookahead.paid(trial, spot)


class VpTileRater(LookaheadRater):
    """Rates the choice of a VP tile, declining, and the district of the tile."""

    def rate(self, lookahead: Lookahead, position: Paris, action: i64) -> float:
        """Return the worth with the tile in that or its best district, and with the benefits."""
        standings = lookahead.standings
        trial = lookahead.trial(position)
        trial.done()
        gain = take_benefits(trial, lookahead.seat, standings.turns)
        if position.asked == b.REWARDING_AT:
            gain += standings.vp_tile_gain(position, position.subject, action - b.AT)
        elif action != b.DECLINE:
            gain += standings.best_district_gain(position, action - b.REWARD_WITH)
        return standings.worth(trial) + gain


class BonusTileRater(LookaheadRater):
    """Rates the bonus tiles ahead of the meeple, and declining."""

    def rate(self, lookahead: Lookahead, position: Paris, action: i64) -> float:
        """Return the worth with the tile taken, the fee paid and the meeple moved."""
        if action == b.DECLINE:
            return lookahead.worth(position)
        number: i64 = action - b.BONUS + 1
        own: i64 = lookahead.seat * b.SEAT_FIELDS
        seats = position.seats
        francs, meeple = seats[own + b.FRANCS], seats[own + b.MEEPLE]
        # Changed in place and restored, which saves a clone: nothing else matters to the worth.
        seats[own + b.FRANCS] = francs - position.subject
        seats[own + b.MEEPLE] = position.place_of[number]
        seats[own + b.HELD] += 1 << number
        worth = lookahead.standings.worth(position)
        seats[own + b.FRANCS] = francs
        seats[own + b.MEEPLE] = meeple
        seats[own + b.HELD] -= 1 << number
        return worth


class EndTileRater(LookaheadRater):
    """Rates the End Game tiles that may be taken."""

    def rate(self, lookahead: Lookahead, position: Paris, action: i64) -> float:
        """Return the worth with the tile; one tile less brings the end of the match nearer."""
        return lookahead.worth_of_search(position, action - b.TAKE)


# By question number.
RATERS: Final[list[QuestionRater]] = [
    AfterRater(),
    PlayRater(),
    PileRater(),
    SitingRater(),
    MoveRater(),
    MoveRater(),
    MoveRater(),
    QuestionRater(),
    VpTileRater(),
    VpTileRater(),
    BonusTileRater(),
    LookaheadRater(),
    LookaheadRater(),
    LookaheadRater(),
    EndTileRater(),
    QuestionRater(),
]
assert len(RATERS) == len(QUESTIONS)
