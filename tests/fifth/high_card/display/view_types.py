"""The form of what is shown; a law holds the views to it."""

from typing import TypedDict

from tocsin.kernel.score import ScoreView


class SeatView(TypedDict):
    """A seat with its card, as far as it may be seen."""

    card: int | None
    decided: bool
    thrown: bool | None


class HighCardView(TypedDict):
    """What a viewer sees of a match."""

    over: bool
    seats: list[SeatView]
    scores: list[ScoreView]
