"""Ratings of the answers to the effects of spaces: a rater for each question."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NO_SEAT

from ..rules import board as ids
from ..rules.board import ASYLUM, DECLINE, JAIL, SEAT_COUNT
from ..rules.cubes import has_room
from ..rules.position import Revolution
from ..rules.spy_apothecary import is_swap, swappable
from .evaluation import (
    NO_CHOICE_WORTH,
    TOKEN_WORTH,
    best_ejection,
    best_placement,
    change_worth,
    replace_worth,
    space_worths,
)

# The rating of declining: a smaller gain by Spy, Apothecary or Messenger would only move cubes in
# circles.
DECLINE_WORTH: Final = 0.25


class Rater:
    """Rates the answers to one question."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def rate(self, position: Revolution, seat: i64, answers: list[int]) -> list[float]:
        """Return the worth of each answer to the seat."""
        return [self.worth(position, seat, answer) for answer in answers]

    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        """Return the worth of one answer to the seat."""
        raise NotImplementedError


class InfluenceAnyRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        return change_worth(position, seat, answer - ids.PLACE, NO_SEAT, seat)


class InfluenceRivalRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        return best_placement(position, seat, answer - ids.RIVAL, NO_SEAT)


class RivalAreaRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        return change_worth(position, seat, answer - ids.PLACE, NO_SEAT, position.subject)


class SpyRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        if answer == DECLINE:
            return DECLINE_WORTH
        return replace_worth(position, seat, answer - ids.SPY_ON, seat)


class ApothecaryRater(Rater):
    """Rates a cube by its best swap with any other cube."""

    def rate(self, position: Revolution, seat: i64, answers: list[int]) -> list[float]:
        cubes = swappable(position)
        # Computed once by cube and new owner: many swaps share the same replacements.
        worths = replace_worths(position, seat, cubes)
        ratings: list[float] = []
        for answer in answers:
            one: i64 = answer - ids.SWAP
            best = DECLINE_WORTH if answer == DECLINE else NO_CHOICE_WORTH
            if answer != DECLINE:
                for other in cubes:
                    if is_swap(one, other):
                        first = worths[one * SEAT_COUNT + other % SEAT_COUNT]
                        second = worths[other * SEAT_COUNT + one % SEAT_COUNT]
                        best = max(best, first + second)
            ratings.append(best)
        return ratings


def replace_worths(position: Revolution, seat: i64, cubes: vec[i64]) -> vec[float]:
    """Return the worth of replacing each cube, by cube * SEAT_COUNT + new owner."""
    worths = vec[float]([0.0] * (ids.AREA_COUNT * SEAT_COUNT * SEAT_COUNT))
    for cube in cubes:
        for new in range(position.players):
            if new != cube % SEAT_COUNT:
                worths[cube * SEAT_COUNT + new] = replace_worth(position, seat, cube, new)
    return worths


class PartnerRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        one = position.subject
        other = answer - ids.WITH
        first = replace_worth(position, seat, one, other % SEAT_COUNT)
        return first + replace_worth(position, seat, other, one % SEAT_COUNT)


class ReassignRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        if answer == DECLINE:
            return DECLINE_WORTH
        area = answer - ids.TAKE
        leaving = change_worth(position, seat, area, seat, NO_SEAT)
        return leaving + best_placement(position, seat, seat, area)


class DestinationRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        leaving = change_worth(position, seat, position.subject, seat, NO_SEAT)
        return leaving + change_worth(position, seat, answer - ids.PUT, NO_SEAT, seat)


class ReclaimRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        return TOKEN_WORTH[answer - ids.TAKE_BACK]


class JailRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        rival = answer - ids.TO_JAIL
        if has_room(position, JAIL):
            return change_worth(position, seat, JAIL, NO_SEAT, rival)
        return best_ejection(position, seat, JAIL, rival)


class EjectionRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        return change_worth(position, seat, JAIL, answer - ids.EJECT, position.subject)


class AsylumRater(Rater):
    def worth(self, position: Revolution, seat: i64, answer: i64) -> float:
        return change_worth(position, seat, ASYLUM, answer - ids.EJECT, seat)


class CopyRater(Rater):
    def rate(self, position: Revolution, seat: i64, answers: list[int]) -> list[float]:
        worths = space_worths(position, seat)
        return [worths[answer - ids.COPY_SPACE] for answer in answers]


def effect_raters() -> list[Rater]:
    """Return a rater for the question of each effect, by number."""
    return [
        InfluenceAnyRater(ids.INFLUENCE_ANY),
        InfluenceRivalRater(ids.INFLUENCE_RIVAL),
        RivalAreaRater(ids.RIVAL_AREA),
        SpyRater(ids.SPY),
        ApothecaryRater(ids.APOTHECARY),
        PartnerRater(ids.PARTNER),
        ReassignRater(ids.REASSIGN),
        DestinationRater(ids.DESTINATION),
        ReclaimRater(ids.RECLAIM),
        JailRater(ids.PUT_IN_JAIL),
        EjectionRater(ids.EJECTION),
        AsylumRater(ids.ENTER_ASYLUM),
        CopyRater(ids.COPY),
    ]
