"""An eye for a good bid and a good cube: expected points, from public figures only.

A cube is worth the change it makes to the chances of holding its area; a token of a bid, the
worth of the space times the chance of winning it that the token adds. Opponents are taken to
spread their public hands over the spaces in proportion to what these are worth to them.
"""

# mypyc: compile

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from .bidding import KNOCK
from .board import BLACKMAIL, FORCE, GOLD, KIND_COUNT, SHIFT, SPACE_COUNT, TOKEN
from .position import Revolution
from .resolution import BIDDING
from .worth import rate_answer, worth

LEAST_WORTH: Final = 0.5
# Measured: below 0.5 equal bidders block each other turn after turn; above 1.5 bids get careless.
BID_SPREAD: Final = 0.9


class Bidder(Heuristic):
    """The heuristic of Revolution!; it keeps what it worked out for as long as it holds."""

    def __init__(self) -> None:
        # Public facts that the figures below were worked out from.
        self.seen: list[int] = []
        # By seat: what each space is worth to it, and how many tokens of each kind it may be
        # expected to lay there, by kind * SPACE_COUNT + space.
        self.worths: list[list[float]] = []
        self.expected: list[list[float]] = []

    def spread(self, position: Position, seat: i64) -> float:
        """Return how far bids stray; answers to effects are seen by all, so they do not."""
        return BID_SPREAD if cast(Revolution, position).phase == BIDDING else 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return the points that each legal action is expected to bring."""
        town = cast(Revolution, position)
        if town.phase != BIDDING:
            return [rate_answer(town, seat, action) for action in legal]
        if legal[0] == KNOCK:
            return [0.0]
        seen = town.cubes + town.hands + town.stocks + [town.guardhouse, town.turn]
        if seen != self.seen:
            self.seen = seen
            self.worths = [space_worths(town, bidder) for bidder in range(town.players)]
            self.expected = [
                expected_tokens(town, bidder, self.worths[bidder]) for bidder in range(town.players)
            ]
        return [self.rate_bid(town, seat, action) for action in legal]

    def rate_bid(self, position: Revolution, seat: i64, action: i64) -> float:
        """Return the expected points that laying this token would add."""
        space: i64 = action % SPACE_COUNT
        bid: i64 = position.bids[seat * SPACE_COUNT + space]
        before = self.win_chance(position, seat, space, bid)
        after = self.win_chance(position, seat, space, bid + TOKEN[action // SPACE_COUNT])
        return self.worths[seat][space] * (after - before)

    def win_chance(self, position: Revolution, seat: i64, space: i64, bid: i64) -> float:
        """Return the chance that a bid beats every opponent's on that space."""
        if bid == 0:
            return 0.0
        chance = 1.0
        for rival in range(position.players):
            if rival != seat:
                chance *= 1.0 - match_chance(bid, space, self.expected[rival])
        return chance


def space_worths(position: Revolution, seat: i64) -> list[float]:
    """Return what each space of the board is worth to a seat."""
    worths = [LEAST_WORTH] * SPACE_COUNT
    for space in position.board.order:
        worths[space] = max(LEAST_WORTH, worth(position, seat, space))
    return worths


def expected_tokens(position: Revolution, seat: i64, worths: list[float]) -> list[float]:
    """Return how many tokens of each kind a seat may be expected to lay on each space."""
    takes = position.board.takes
    expected: list[float] = []
    for kind in range(KIND_COUNT):
        tokens: i64 = (position.hands[seat] >> SHIFT[kind]) & 0xFF
        total = 0.0
        for space in range(SPACE_COUNT):
            if takes[kind * SPACE_COUNT + space]:
                total += worths[space]
        for space in range(SPACE_COUNT):
            share = worths[space] / total if takes[kind * SPACE_COUNT + space] else 0.0
            expected.append(float(tokens) * share)
    return expected


def match_chance(bid: i64, space: i64, expected: list[float]) -> float:
    """Return the chance that a rival's bid equals or beats this one."""
    force = bid >> SHIFT[FORCE]
    blackmail = (bid >> SHIFT[BLACKMAIL]) & 0xFF
    gold = bid & 0xFF
    by_gold = at_least(gold, expected[GOLD * SPACE_COUNT + space])
    mean = expected[BLACKMAIL * SPACE_COUNT + space]
    by_blackmail = at_least(blackmail + 1, mean) + exactly(blackmail, mean) * by_gold
    mean = expected[FORCE * SPACE_COUNT + space]
    return at_least(force + 1, mean) + exactly(force, mean) * by_blackmail


def exactly(amount: i64, mean: float) -> float:
    """Return the chance of just that many tokens (Poisson)."""
    chance = exp(-mean)
    for step in range(amount):
        chance *= mean / float(step + 1)
    return chance


def at_least(amount: i64, mean: float) -> float:
    """Return the chance of that many tokens or more."""
    chance = 1.0
    for fewer in range(amount):
        chance -= exactly(fewer, mean)
    return max(0.0, chance)
