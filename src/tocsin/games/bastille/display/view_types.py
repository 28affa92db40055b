"""Types of the view; tests check views against them, and `make types` writes TypeScript."""

from typing import Literal, TypedDict

from tocsin.kernel.score import ScoreView

from ..rules.board import Group

# Symbols counted on cards and by seat.
Mark = Literal["crowns", "gems", "flags"]


class Influence(TypedDict):
    """A placed influence tile."""

    seat: int
    value: int


class LocationView(TypedDict):
    """A location and its spaces."""

    id: str
    spaces: list[Influence | None]
    evaluated: int | None  # index of the space being evaluated


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
    """A bonus."""

    effect: str
    amount: int


class NicheView(BonusView):
    """A niche of the catacombs, with the seat of its henchman."""

    seat: int | None


class TileView(TypedDict):
    """A tile with its left and right bonus."""

    id: str
    bonuses: list[BonusView]


class TrackView(TypedDict):
    """The Bastille track: seats in order from the front, and the last space."""

    order: list[int]
    last: int


class Weapons(TypedDict):
    """Number of weapon tokens of each kind."""

    pitchfork: int
    rifle: int
    rapier: int


class PileView(TypedDict):
    """A pile of missions, with the missions the viewer saw in its last search."""

    size: int
    seen: dict[str, int] | None


class MissionView(TypedDict):
    """A mission in hand, with its points if scored now."""

    id: str
    points: int


class SeatView(TypedDict):
    """A seat and its components."""

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
    """View of a match."""

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


# Written to TypeScript as constant lists.
LISTS = {"GROUPS": Group, "WEAPONS": Weapons, "MARKS": Mark}
