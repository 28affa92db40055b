"""The form of what is shown; a law holds the views to it, and the web client has it from here."""

from typing import Literal, TypedDict

from tocsin.kernel.score import ScoreView


class Tokens(TypedDict):
    """Tokens by their kinds."""

    force: int
    blackmail: int
    gold: int


class SeatView(TypedDict):
    """A seat, its hand and its stock of cubes."""

    support: int
    hand: Tokens
    to_lay: Tokens | None  # own seat while bidding
    knocked: bool | None  # null: no bidding now
    stock: int


class SpaceView(TypedDict):
    """A space of the bid board, with each seat's bid."""

    id: str
    bids: list[Tokens | None]  # null: hidden


class AreaView(TypedDict):
    """An area of the town."""

    id: str
    cubes: list[int]  # by seat
    points: int
    room: int
    holder: int | None


class EffectView(TypedDict):
    """The effect being answered, and what was already answered of it."""

    space: str
    number: int
    picked: str | None


class LastTurnView(TypedDict):
    """The turn before: its bids, open by now, and who won by them."""

    turn: int
    spaces: list[SpaceView]
    winners: dict[str, int | None]  # by space with a bid; null: nobody


class RevolutionView(TypedDict):
    """What a viewer sees of a match."""

    turn: int
    phase: Literal["bidding", "resolving", "over"]
    seats: list[SeatView]
    spaces: list[SpaceView]
    areas: list[AreaView]
    guardhouse: int | None
    resolving: str | None
    acting: int | None
    effect: EffectView | None
    winners: dict[str, int | None]  # by space, as far as resolved; null: nobody
    scores: list[ScoreView]
    last: LastTurnView | None  # null: there was none before


# What the web client goes through in this order.
LISTS = {"KINDS": Tokens}
