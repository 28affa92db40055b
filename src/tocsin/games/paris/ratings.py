"""How the answers to each question are rated: by what all that the seat has is then worth."""

# mypyc: compile

from typing import Final, cast

from mypy_extensions import i64

from . import board as b
from .bonus_tiles import points_of
from .course import QUESTIONS
from .eye import NEVER, Eye, brought, hand_in_all
from .landmarks import hand_in, sell_waiting
from .move_key import aim, target_of
from .move_key_targets import district_of
from .outlook import Outlook
from .place_building import district_on_top
from .position import Paris
from .worth import BANKED, ON_ARC, franc_worth, francs_worth, keys_worth, standing_keys

# A free action must gain something; the sale of a resource more than the least price, or the
# wood that a move brings would be sold in the turn in which the wood for it was bought.
FREE: Final = 0.01
TRADE: Final = 1.05


class Rating:
    """Rates the answers to one question."""

    def rate_all(self, position: Paris, seat: i64, legal: list[int]) -> list[float]:
        """Return a rating for each legal action; what is never asked has none."""
        raise NotImplementedError


class PileRating(Rating):
    """From which pile to draw."""

    def rate_all(self, position: Paris, seat: i64, legal: list[int]) -> list[float]:
        """Return how welcome a building is in the districts on top; nothing is done before."""
        return [
            self.welcome(position, seat, district_on_top(position, action - b.DRAW))
            if action < b.BUY
            else NEVER
            for action in legal
        ]

    def welcome(self, position: Paris, seat: i64, district: i64) -> float:
        """Return how many keys wait for a building in a district, the seat's own for it."""
        rating = 0.0
        for owner in range(position.players):
            for index in range(owner * b.KEY_COUNT, position.keys_end(owner)):
                place = position.standing[index]
                if place != b.ARC and district_of(position, place) == district:
                    weight = 1.0 if place >= b.BANK else 0.5
                    rating += weight if owner == seat else -0.4 * weight
        return rating


class SitingRating(Rating):
    """In which district the drawn tile is built."""

    def rate_all(self, position: Paris, seat: i64, legal: list[int]) -> list[float]:
        """Return the same for all: nobody has a key there yet."""
        return [0.0] * len(legal)


class AheadRating(Rating):
    """Rates answers by what they lead to, and free actions by the answers after them."""

    def rate_all(self, position: Paris, seat: i64, legal: list[int]) -> list[float]:
        """Return the worth of all that the seat has after each action."""
        eye = Eye(position, seat)
        ratings = [NEVER] * len(legal)
        for place in range(len(legal)):
            if legal[place] < b.BUY:
                ratings[place] = self.rate(eye, position, legal[place])
        answers = ranked(legal, ratings)
        for place in range(len(legal)):
            if legal[place] >= b.BUY:
                ratings[place] = self.rate_free(eye, legal[place], answers, legal, ratings)
        return ratings

    def rate_free(
        self, eye: Eye, action: i64, answers: list[int], legal: list[int], ratings: list[float]
    ) -> float:
        """Return what the turn is worth if it goes on with a free action."""
        return FreeAction(self, eye, action).rate(answers, legal, ratings)

    def rate(self, eye: Eye, position: Paris, action: i64) -> float:
        """Return the worth of all that the seat has after an answer."""
        trial = eye.trial(position)
        trial.questions()[trial.asked].answer(trial, action)
        return eye.settled(trial)


def ranked(legal: list[int], ratings: list[float]) -> list[int]:
    """Return the places of the answers to the question, the best rated first."""
    places = [place for place in range(len(legal)) if legal[place] < b.BUY]
    for end in range(1, len(places)):
        moved: i64 = places[end]
        place: i64 = end
        while place > 0 and ratings[places[place - 1]] < ratings[moved]:
            places[place] = places[place - 1]
            place -= 1
        places[place] = moved
    return places


# --- free actions


class FreeAction:
    """A free action beside a question, which is still to be answered after it.

    And by what is still legal: a token sold may have been the price of the best answer. So the
    answers are looked at again, the best first.
    """

    def __init__(self, rating: AheadRating, eye: Eye, action: i64) -> None:
        self.rating: AheadRating = rating
        self.eye: Eye = eye
        self.action: i64 = action

    def rate(self, answers: list[int], legal: list[int], ratings: list[float]) -> float:
        """Return what the turn is worth if it goes on with the action."""
        eye, action = self.eye, self.action
        is_last = eye.outlook.turns == 0.0
        if is_last and action < b.SELL and scoring_use(eye.position, eye.seat) != b.NONE:
            # Once the tiles have scored, the move that this would pay for may not be the best.
            return NEVER
        twin = self.carried_out()
        if is_last and action >= b.USE:
            score_all(twin, eye.seat)
        cost = cost_of(action)
        if twin.actor != eye.seat:
            return Outlook(twin, eye.seat).worth(twin) - cost
        if b.TAKING_ANY <= twin.asked <= b.RETURNING:
            # Another question comes first, and hardly touches the answers to this one.
            return ratings[answers[0]] + self.gain(twin) - cost
        if twin.asked != eye.position.asked:
            # Only one answer was left, and led to another question.
            own: list[int] = [answer for answer in twin.answers if answer < b.BUY]
            return max(RATINGS[twin.asked].rate_all(twin, eye.seat, own)) - cost
        if action < b.SELL:
            return self.best_move(twin) - cost
        return self.best_answer(twin, answers, legal, ratings) - cost

    def carried_out(self) -> Paris:
        """Return a twin after the action: aside if the question is put again, else run on."""
        eye, position = self.eye, self.eye.position
        if eye.outlook.turns > 0.0:
            twin = eye.aside()
            question = twin.questions()[twin.asked]
            question.answer(twin, self.action)
            if twin.asked == position.asked:
                twin.answers = question.offers(twin)
                if len(twin.answers) > 1:
                    return twin
        twin = cast(Paris, position.copy())
        twin.apply(eye.seat, self.action)
        return twin

    def gain(self, twin: Paris) -> float:
        """Return what the action itself brings."""
        return self.eye.settled(twin) - self.eye.now

    def best_move(self, twin: Paris) -> float:
        """Return the worth of the best move: a resource is bought for one."""
        best = NEVER
        for answer in twin.answers:
            if b.MOVE <= answer < b.TO:
                best = max(best, self.rating.rate(self.eye, twin, answer))
        return best

    def best_answer(
        self, twin: Paris, answers: list[int], legal: list[int], ratings: list[float]
    ) -> float:
        """Return the worth of the best answer that is still legal, or is so now."""
        gain = self.gain(twin)
        best = NEVER
        for place in answers:
            if ratings[place] + gain > best and legal[place] in twin.answers:
                best = max(best, self.rating.rate(self.eye, twin, legal[place]))
        if twin.asked == b.PLAY:
            for answer in twin.answers:
                if answer < b.BUY and answer not in self.eye.position.answers:
                    best = max(best, self.rating.rate(self.eye, twin, answer))
        return best


def cost_of(action: i64) -> float:
    """Return what a free action must gain at least."""
    return TRADE if b.SELL <= action < b.SELL + b.RESOURCE_COUNT else FREE


def score_all(position: Paris, seat: i64) -> None:
    """Use every bonus tile that scores: in the last turn the action should cost none of them."""
    while position.actor == seat:
        action = scoring_use(position, seat)
        if action == b.NONE:
            return
        position.apply(seat, action)


def scoring_use(position: Paris, seat: i64) -> i64:
    """Return the use of a bonus tile that scores now, or NONE."""
    for action in position.answers:
        if b.USE <= action < b.USE_END and points_of(position, seat, action - b.USE + 1) > 0:
            return action
    return b.NONE


# --- one object for each question


class AfterRating(AheadRating):
    """To hand in, or to end the turn."""

    def rate(self, eye: Eye, position: Paris, action: i64) -> float:
        """Return the worth after it, a waiting unit being sold at the end of the turn."""
        if action == b.FINISH and not position.waiting:
            return eye.worth(position)
        trial = eye.trial(position)
        if action == b.FINISH:
            sell_waiting(trial)
        else:
            hand_in(trial, action)
            hand_in_all(trial)
        return eye.outlook.worth(trial)

    def rate_free(
        self, eye: Eye, action: i64, answers: list[int], legal: list[int], ratings: list[float]
    ) -> float:
        """Return the worth after the action, if nothing is left then but to end the turn."""
        if eye.position.acquired != b.NONE or eye.outlook.turns == 0.0:
            return FreeAction(self, eye, action).rate(answers, legal, ratings)
        if action < b.SELL:
            # A resource is bought for a move.
            return NEVER
        twin = eye.aside()
        twin.questions()[b.AFTER].answer(twin, action)
        return eye.settled(twin) - cost_of(action)


class PlayRating(AheadRating):
    """To place a key, to move one, to search or to pass."""

    def rate(self, eye: Eye, position: Paris, action: i64) -> float:
        """Return the worth after the action and all that it asks at once."""
        if b.PLACE <= action < b.MOVE:
            return eye.worth(position) + placed(eye, position, action - b.PLACE)
        if b.MOVE <= action < b.TO:
            return eye.best_target(position, action - b.MOVE)
        if action == b.SEARCH:
            best = NEVER
            for end in range(b.END_TILE_COUNT):
                if position.takers[end] == b.NOBODY:
                    best = max(best, eye.worth_of_find(position, end))
            return best
        return eye.worth(position)


def placed(eye: Eye, position: Paris, bank: i64) -> float:
    """Return what a key placed on a bank or on the Arc adds."""
    own: i64 = eye.seat * b.SEAT_FIELDS
    turns = eye.outlook.turns
    keys = position.seats[own + b.SCREEN]
    standing = standing_keys(position, eye.seat)
    gain = -keys_worth(keys, standing, turns)
    if bank == b.DISTRICT_COUNT:
        return gain + keys_worth(keys - 1, standing + ON_ARC, turns)
    francs = position.seats[own + b.FRANCS]
    franc = franc_worth(position, eye.seat, turns)
    gain += francs_worth(francs + position.board.banks[bank], franc, turns)
    gain -= francs_worth(francs, franc, turns)
    return gain + keys_worth(keys - 1, standing + BANKED, turns)


class TargetRating(AheadRating):
    """Where a key goes."""

    def rate(self, eye: Eye, position: Paris, action: i64) -> float:
        """Return the worth after the move, paid as is best."""
        trial = eye.trial(position)
        aim(trial, position.about, action - b.TO)
        return eye.paid(trial, action - b.TO)


class WhereRating(AheadRating):
    """The district of a new landmark."""

    def rate(self, eye: Eye, position: Paris, action: i64) -> float:
        """Return the worth after the move, paid as is best."""
        trial = eye.trial(position)
        trial.questions()[b.WHERE].answer(trial, action)
        return eye.paid(trial, b.SPACE_COUNT + position.about % b.LANDMARK_COUNT)


class PayingRating(AheadRating):
    """What pays a resource."""

    def rate(self, eye: Eye, position: Paris, action: i64) -> float:
        """Return the worth after the move, the rest being paid as is best."""
        trial = eye.trial(position)
        trial.questions()[b.PAYING].answer(trial, action)
        return eye.paid(trial, target_of(position.about))


class RewardingRating(AheadRating):
    """Which VP tile, or none."""

    def rate(self, eye: Eye, position: Paris, action: i64) -> float:
        """Return the worth with the tile where it is best, and with the benefits after it."""
        trial = eye.trial(position)
        trial.done()
        gain = brought(trial, eye.seat, eye.outlook.turns)
        if action != b.DECLINE:
            gain += eye.outlook.best_place(position, action - b.REWARD_WITH)
        return eye.outlook.worth(trial) + gain


class RewardingAtRating(AheadRating):
    """Where the VP tile goes."""

    def rate(self, eye: Eye, position: Paris, action: i64) -> float:
        """Return the worth with the tile there, and with the benefits after it."""
        trial = eye.trial(position)
        trial.done()
        gain = brought(trial, eye.seat, eye.outlook.turns)
        gain += eye.outlook.reward(position, position.about, action - b.AT)
        return eye.outlook.worth(trial) + gain


class TakingBonusRating(AheadRating):
    """Which bonus tile ahead, or none."""

    def rate(self, eye: Eye, position: Paris, action: i64) -> float:
        """Return the worth with the tile, the fee paid and the meeple moved."""
        if action == b.DECLINE:
            return eye.worth(position)
        number: i64 = action - b.BONUS + 1
        own: i64 = eye.seat * b.SEAT_FIELDS
        seats = position.seats
        francs, meeple = seats[own + b.FRANCS], seats[own + b.MEEPLE]
        # Nothing else changes that counts, so it is tried in place and taken back.
        seats[own + b.FRANCS] = francs - position.about
        seats[own + b.MEEPLE] = position.place_of[number]
        seats[own + b.HELD] += 1 << number
        worth = eye.outlook.worth(position)
        seats[own + b.FRANCS] = francs
        seats[own + b.MEEPLE] = meeple
        seats[own + b.HELD] -= 1 << number
        return worth


class SearchingRating(AheadRating):
    """Which End Game tile."""

    def rate(self, eye: Eye, position: Paris, action: i64) -> float:
        """Return the worth with the tile, and with one fewer left for everybody."""
        return eye.worth_of_find(position, action - b.TAKE)


# By question.
RATINGS: Final[list[Rating]] = [
    AfterRating(),
    PlayRating(),
    PileRating(),
    SitingRating(),
    TargetRating(),
    WhereRating(),
    PayingRating(),
    Rating(),
    RewardingRating(),
    RewardingAtRating(),
    TakingBonusRating(),
    AheadRating(),
    AheadRating(),
    AheadRating(),
    SearchingRating(),
    Rating(),
]
assert len(RATINGS) == len(QUESTIONS)
