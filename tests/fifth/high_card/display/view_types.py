"""The types of the view; a test checks views against them."""

from typing import TypedDict

from tocsin.kernel.score import ScoreView


class SeatView(TypedDict):
    """A seat with its card and decision; null: hidden from the viewer."""

    card: int | None
    decided: bool
    thrown: bool | None


class HighCardView(TypedDict):
    """The view of a match for one viewer."""

    over: bool
    seats: list[SeatView]
    scores: list[ScoreView]
