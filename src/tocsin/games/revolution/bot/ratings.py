"""What the answers to the effects of spaces are worth, question by question."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NOBODY

from ..rules import board as n
from ..rules.board import ASYLUM, DECLINE, JAIL, SEAT_COUNT
from ..rules.cubes import has_room
from ..rules.position import Revolution
from ..rules.spy_apothecary import is_swap, swappable
from .evaluation import (
    NEVER,
    TOKEN_WORTH,
    best_ejection,
    best_place,
    edge,
    exchange_worth,
    leave_worth,
    place_worth,
    space_worths,
)

# What a use of Spy, Apothecary or Messenger must bring; below it the cubes would only go round.
USE_WORTH: Final = 0.25


class Rater:
    """Rates the answers to one question."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def rate(self, position: Revolution, seat: i64, answers: list[int]) -> list[float]:
        """Return what each answer is worth to the seat."""
        return [self.worth(position, seat, answer) for answer in answers]

    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        """Return what one answer is worth to the seat."""
        raise NotImplementedError


class InfluenceAnyRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        return place_worth(position, seat, answer - n.PLACE, seat)


class InfluenceRivalRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        return best_place(position, seat, answer - n.RIVAL, NOBODY)


class RivalAreaRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        return place_worth(position, seat, answer - n.PLACE, position.about)


class SpyRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        if answer == DECLINE:
            return USE_WORTH
        return exchange_worth(position, seat, answer - n.SPY_ON, seat)


class ApothecaryRater(Rater):
    """A cube is worth what the best swap with any other brings."""

    def rate(self, position: Revolution, seat: i64, answers: list[int]) -> list[float]:
        cubes = swappable(position)
        # By cube and new owner; many swaps come down to the same few exchanges.
        exchanges = exchange_worths(position, seat, cubes)
        ratings: list[float] = []
        for answer in answers:
            one: i64 = answer - n.SWAP
            best = USE_WORTH if answer == DECLINE else NEVER
            if answer != DECLINE:
                for other in cubes:
                    if is_swap(one, other):
                        here = exchanges[one * SEAT_COUNT + other % SEAT_COUNT]
                        there = exchanges[other * SEAT_COUNT + one % SEAT_COUNT]
                        best = max(best, here + there)
            ratings.append(best)
        return ratings


def exchange_worths(position: Revolution, seat: i64, cubes: vec[i64]) -> vec[float]:
    """Return what it is worth that a new owner's cube replaces a cube, by cube and owner."""
    worths = vec[float]([0.0] * (n.AREA_COUNT * SEAT_COUNT * SEAT_COUNT))
    for cube in cubes:
        for new in range(position.players):
            if new != cube % SEAT_COUNT:
                worths[cube * SEAT_COUNT + new] = exchange_worth(position, seat, cube, new)
    return worths


class PartnerRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        one = position.about
        other = answer - n.WITH
        return exchange_worth(position, seat, one, other % SEAT_COUNT) + exchange_worth(
            position, seat, other, one % SEAT_COUNT
        )


class ReassignRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        if answer == DECLINE:
            return USE_WORTH
        area = answer - n.TAKE
        return leave_worth(position, seat, area) + best_place(position, seat, seat, area)


class DestinationRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        left = leave_worth(position, seat, position.about)
        return left + place_worth(position, seat, answer - n.PUT, seat)


class ReclaimRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        return TOKEN_WORTH[answer - n.TAKE_BACK]


class JailRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        rival = answer - n.TO_JAIL
        if has_room(position, JAIL):
            return edge(position, seat, JAIL, NOBODY, rival)
        return best_ejection(position, seat, JAIL, rival)


class EjectionRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        return edge(position, seat, JAIL, answer - n.EJECT, position.about)


class AsylumRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        return edge(position, seat, ASYLUM, answer - n.EJECT, seat)


class CopyRater(Rater):
    def rate(self, position: Revolution, seat: i64, answers: list[int]) -> list[float]:
        worths = space_worths(position, seat)
        return [worths[answer - n.COPY_SPACE] for answer in answers]


def effect_raters() -> list[Rater]:
    """Return a rater for each question that an effect asks."""
    return [
        InfluenceAnyRater(n.INFLUENCE_ANY),
        InfluenceRivalRater(n.INFLUENCE_RIVAL),
        RivalAreaRater(n.RIVAL_AREA),
        SpyRater(n.SPY),
        ApothecaryRater(n.APOTHECARY),
        PartnerRater(n.PARTNER),
        ReassignRater(n.REASSIGN),
        DestinationRater(n.DESTINATION),
        ReclaimRater(n.RECLAIM),
        JailRater(n.PUT_IN_JAIL),
        EjectionRater(n.EJECTION),
        AsylumRater(n.ENTER_ASYLUM),
        CopyRater(n.COPY),
    ]
