"""The types of the view; a test checks views against them, and web/ types are made from them."""

from typing import Literal, TypedDict

from tocsin.kernel.score import ScoreView


class Tokens(TypedDict):
    """Tokens by their kinds."""

    force: int
    blackmail: int
    gold: int


class SeatView(TypedDict):
    """A seat with its hand and its stock of cubes."""

    support: int
    hand: Tokens
    to_lay: Tokens | None  # null: another seat, or no bidding now
    knocked: bool | None  # null: no bidding now
    stock: int


class SpaceView(TypedDict):
    """A space of the bid board with the bid of each seat."""

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
    """The effect being answered, and the thing picked in its first step."""

    space: str
    number: int
    picked: str | None


class LastTurnView(TypedDict):
    """The previous turn with its bids and winners, all public."""

    turn: int
    spaces: list[SpaceView]
    winners: dict[str, int | None]  # by space with a bid; null: no winner


class RevolutionView(TypedDict):
    """The view of a match for one viewer."""

    turn: int
    phase: Literal["bidding", "resolving", "over"]
    seats: list[SeatView]
    spaces: list[SpaceView]
    areas: list[AreaView]
    guardhouse: int | None
    resolving: str | None
    acting: int | None
    effect: EffectView | None
    winners: dict[str, int | None]  # by resolved space with a bid; null: no winner
    scores: list[ScoreView]
    last: LastTurnView | None  # null: this is turn 1


# The web client iterates over the keys of these types, in this order.
LISTS = {"KINDS": Tokens}
