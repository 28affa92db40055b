"""What the tokens of a bid are worth, by what the opponents may be believed to bid."""

# mypyc: compile

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.fields import same_row

from .board import BLACKMAIL, FORCE, GOLD, KIND_COUNT, KNOCK, SHIFT, SPACE_COUNT, TOKEN
from .bot_ratings import Rater
from .position import Revolution
from .worth import space_worths

LEAST_WORTH: Final = 0.5


class BidRater(Rater):
    """Rates bids; it keeps what it worked out of the others for as long as it holds."""

    def __init__(self, number: i64) -> None:
        super().__init__(number)
        # Public facts that the figures below were worked out from.
        self.turn: i64 = 0
        self.guardhouse: i64 = 0
        self.cubes: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()
        self.stocks: vec[i64] = vec[i64]()
        # By seat and space: what it is worth.
        self.worths: vec[float] = vec[float]()
        # By seat, kind and space: how many tokens the seat may be expected to lay there, and how
        # likely it lays none.
        self.expected: vec[float] = vec[float]()
        self.none: vec[float] = vec[float]()

    def rate(self, position: Revolution, seat: i64, answers: list[int]) -> list[float]:
        """Return the expected points that laying each token would add."""
        if answers[0] == KNOCK:
            return [0.0]
        if not self.holds(position):
            self.look(position)
        return [self.worth(position, seat, answer) for answer in answers]

    def holds(self, position: Revolution) -> bool:
        """Return whether the public facts are still those that were looked at."""
        return (
            self.turn == position.turn
            and self.guardhouse == position.guardhouse
            and same_row(self.hands, position.hands)
            and same_row(self.stocks, position.stocks)
            and same_row(self.cubes, position.cubes)
        )

    def look(self, position: Revolution) -> None:
        """Work out what the spaces are worth to everybody, and what they may lay there."""
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
                self.worths[seat * SPACE_COUNT + space] = max(LEAST_WORTH, row[space])
            for kind in range(KIND_COUNT):
                self.expect(position, seat, kind)

    def expect(self, position: Revolution, seat: i64, kind: i64) -> None:
        """Spread the seat's tokens of a kind over the spaces that take it, by their worth."""
        takes = position.board.takes
        worths = self.worths
        tokens = float((position.hands[seat] >> SHIFT[kind]) & 0xFF)
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
        place = seat * SPACE_COUNT + space
        bid = position.bids[place]
        before = self.win_chance(position, seat, space, bid)
        after = self.win_chance(position, seat, space, bid + TOKEN[answer // SPACE_COUNT])
        return self.worths[place] * (after - before)

    def win_chance(self, position: Revolution, seat: i64, space: i64, bid: i64) -> float:
        """Return the chance that a bid beats every opponent's on that space."""
        if bid == 0:
            return 0.0
        chance = 1.0
        for rival in range(position.players):
            if rival != seat:
                chance *= 1.0 - self.match_chance(rival, space, bid)
        return chance

    def match_chance(self, rival: i64, space: i64, bid: i64) -> float:
        """Return the chance that a rival's bid equals or beats this one."""
        place = rival * KIND_COUNT * SPACE_COUNT + space
        by_gold = self.beats(bid & 0xFF, place + GOLD * SPACE_COUNT, 1.0)
        blackmail = (bid >> SHIFT[BLACKMAIL]) & 0xFF
        by_blackmail = self.beats(blackmail, place + BLACKMAIL * SPACE_COUNT, by_gold)
        return self.beats(bid >> SHIFT[FORCE], place + FORCE * SPACE_COUNT, by_blackmail)

    def beats(self, amount: i64, place: i64, if_equal: float) -> float:
        """Return the chance (Poisson) of more tokens, or of as many where the rest decides."""
        mean = self.expected[place]
        exactly = self.none[place]
        chance = 1.0
        for fewer in range(amount):
            chance -= exactly
            exactly *= mean / float(fewer + 1)
        return max(0.0, chance - exactly) + exactly * if_equal
