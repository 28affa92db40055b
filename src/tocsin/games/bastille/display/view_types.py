"""The form of what is shown; a law holds the views to it, and the web client has it from here."""

from typing import Literal, TypedDict

from tocsin.kernel.score import ScoreView

from ..rules.board import Group

# What cards have in numbers, and so have the seats that own them.
Mark = Literal["crowns", "gems", "flags"]


class Influence(TypedDict):
    """An influence tile that was placed."""

    seat: int
    value: int


class LocationView(TypedDict):
    """A location and its spaces."""

    id: str
    spaces: list[Influence | None]
    evaluated: int | None  # which of its spaces is being evaluated


class CardView(TypedDict):
    """A character."""

    id: str
    group: Group | None  # null: a monk who has not joined one
    cost: int
    points: int
    armed: bool
    crowns: int
    gems: int
    flags: int


class BonusView(TypedDict):
    """What a bonus brings."""

    effect: str
    amount: int


class NicheView(BonusView):
    """A niche of the catacombs, and who stands in it."""

    seat: int | None


class TileView(TypedDict):
    """A tile with its bonuses, side by side."""

    id: str
    bonuses: list[BonusView]


class TrackView(TypedDict):
    """The Bastille track: the seats from the first, and its last space."""

    order: list[int]
    last: int


class Weapons(TypedDict):
    """Weapons by their kinds."""

    pitchfork: int
    rifle: int
    rapier: int


class PileView(TypedDict):
    """A pile of missions, and what the viewer saw of it."""

    size: int
    seen: dict[str, int] | None


class MissionView(TypedDict):
    """A mission held, and what it would bring as things stand."""

    id: str
    points: int


class SeatView(TypedDict):
    """A seat and all that lies before it."""

    points: int
    sources: dict[str, int]
    coins: int
    tiles: list[int]
    supply: list[int]
    henchmen: int
    bag: int
    space: int
    cards: list[CardView]
    crowns: int
    gems: int
    flags: int
    weapons: Weapons
    torches: int
    armed_with: int
    unarmed: int
    mission_count: int
    missions: list[MissionView] | None  # null: hidden


class BastilleView(TypedDict):
    """What a viewer sees of a match."""

    round: int
    rounds: int
    phase: Literal["placing", "evaluating", "assigning", "drawing", "claiming", "over"]
    start: int
    acting: int | None
    locations: list[LocationView]
    display: list[CardView]
    deck: int
    versailles: TileView
    bonus: TileView
    catacombs: dict[str, list[NicheView]]
    track: TrackView
    arsenal: Weapons
    stock: int
    torches: int
    piles: list[PileView]
    searched: int | None
    seats: list[SeatView]
    scores: list[ScoreView]


# What the web client goes through in this order.
LISTS = {"GROUPS": Group, "WEAPONS": Weapons, "MARKS": Mark}
