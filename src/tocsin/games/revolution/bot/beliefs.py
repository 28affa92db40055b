"""Ratings of bids: the worth of spaces, and the bids expected of the opponents."""

# mypyc: compile

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.fields import same_row

from ..rules.board import KNOCK, SPACE_COUNT
from ..rules.position import Revolution
from ..rules.tokens import BLACKMAIL, FORCE, GOLD, KIND_COUNT, TOKEN, amount_of
from .evaluation import space_worths
from .ratings import Rater

MIN_WORTH: Final = 0.5


class BidRater(Rater):
    """Rates the actions that lay a token; caches figures derived from public fields."""

    def __init__(self, number: i64) -> None:
        super().__init__(number)
        # The cache key: public fields that the cached figures depend on.
        self.turn: i64 = 0
        self.guardhouse: i64 = 0
        self.cubes: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()
        self.stocks: vec[i64] = vec[i64]()
        # By seat and space: the worth of the space to the seat.
        self.worths: vec[float] = vec[float]()
        # By seat, kind and space: the expected number of tokens that the seat lays on the space,
        # and the probability that it lays none (Poisson).
        self.expected: vec[float] = vec[float]()
        self.none: vec[float] = vec[float]()

    def rate(self, position: Revolution, seat: i64, answers: list[int]) -> list[float]:
        if answers[0] == KNOCK:
            return [0.0]
        if not self.is_current(position):
            self.update(position)
        return [self.worth(position, seat, answer) for answer in answers]

    def is_current(self, position: Revolution) -> bool:
        """Tell whether the cached figures are valid for the position."""
        return (
            self.turn == position.turn
            and self.guardhouse == position.guardhouse
            and same_row(self.hands, position.hands)
            and same_row(self.stocks, position.stocks)
            and same_row(self.cubes, position.cubes)
        )

    def update(self, position: Revolution) -> None:
        """Compute the worth of all spaces to all seats, and their expected bids."""
        self.turn = position.turn
        self.guardhouse = position.guardhouse
        self.cubes = position.cubes[:]
        self.hands = position.hands[:]
        self.stocks = position.stocks[:]
        spaces = position.players * SPACE_COUNT
        self.worths = vec[float]([0.0] * spaces)
        self.expected = vec[float]([0.0] * (spaces * KIND_COUNT))
        self.none = vec[float]([0.0] * (spaces * KIND_COUNT))
        for seat in range(position.players):
            row = space_worths(position, seat)
            for space in range(SPACE_COUNT):
                self.worths[seat * SPACE_COUNT + space] = max(MIN_WORTH, row[space])
            for kind in range(KIND_COUNT):
                self.expect(position, seat, kind)

    def expect(self, position: Revolution, seat: i64, kind: i64) -> None:
        """Spread the seat's tokens of a kind over the spaces that accept it, by their worth."""
        takes = position.board.takes
        worths = self.worths
        tokens = float(amount_of(position.hands[seat], kind))
        total = 0.0
        for space in range(SPACE_COUNT):
            if takes[kind * SPACE_COUNT + space]:
                total += worths[seat * SPACE_COUNT + space]
        first = (seat * KIND_COUNT + kind) * SPACE_COUNT
        for space in range(SPACE_COUNT):
            mean = 0.0
            if takes[kind * SPACE_COUNT + space]:
                mean = tokens * (worths[seat * SPACE_COUNT + space] / total)
            self.expected[first + space] = mean
            self.none[first + space] = exp(-mean)

    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        """Return the expected points that laying this token would add."""
        space = answer % SPACE_COUNT
        index = seat * SPACE_COUNT + space
        bid = position.bids[index]
        before = self.win_chance(position, seat, space, bid)
        after = self.win_chance(position, seat, space, bid + TOKEN[answer // SPACE_COUNT])
        return self.worths[index] * (after - before)

    def win_chance(self, position: Revolution, seat: i64, space: i64, bid: i64) -> float:
        """Return the probability that a bid beats the bids of all opponents on the space."""
        if bid == 0:
            return 0.0
        chance = 1.0
        for rival in range(position.players):
            if rival != seat:
                chance *= 1.0 - self.block_chance(rival, space, bid)
        return chance

    def block_chance(self, rival: i64, space: i64, bid: i64) -> float:
        """Return the probability that a rival's bid equals or beats this one."""
        first = rival * KIND_COUNT * SPACE_COUNT + space
        by_gold = self.beat_chance(amount_of(bid, GOLD), first + GOLD * SPACE_COUNT, 1.0)
        by_blackmail = self.beat_chance(
            amount_of(bid, BLACKMAIL), first + BLACKMAIL * SPACE_COUNT, by_gold
        )
        return self.beat_chance(amount_of(bid, FORCE), first + FORCE * SPACE_COUNT, by_blackmail)

    def beat_chance(self, amount: i64, index: i64, if_equal: float) -> float:
        """Return the probability of more tokens, plus that of equality times `if_equal`."""
        mean = self.expected[index]
        exactly = self.none[index]
        chance = 1.0
        for fewer in range(amount):
            chance -= exactly
            exactly *= mean / float(fewer + 1)
        return max(0.0, chance - exactly) + exactly * if_equal
