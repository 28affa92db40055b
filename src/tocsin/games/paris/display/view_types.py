"""Types of the view; tests check the views against them, the web client's types are generated."""

from typing import TypedDict

from tocsin.kernel.score import ScoreView

from ..rules.board import Kind


class Resources(TypedDict):
    """Resource tokens by their kinds."""

    wood: int
    marble: int
    gold: int


class PrestigeTokens(TypedDict):
    """Prestige tokens by their kinds."""

    bronze_prestige: int
    silver_prestige: int
    gold_prestige: int


class Tokens(Resources, PrestigeTokens):
    """Tokens of all kinds."""


class Screened(TypedDict):
    """The items behind a screen; null: the screen is closed to the viewer."""

    keys: int | None
    francs: int | None
    tokens: Tokens | None
    tiles: list[int] | None


class SeatView(Screened):
    """A seat, with the items behind its screen that the viewer may see."""

    points: int
    meeple: int  # 0: before the first lamp
    spare_keys: int
    used: list[int]
    end_count: int
    end_tiles: list[str] | None  # null: hidden
    end_used: list[str]


class PileView(TypedDict):
    """A pile of building tiles, and the district on the back of the topmost."""

    height: int
    district: str | None


class DrawnView(TypedDict):
    """The drawn tile that waits for its district."""

    type: str
    value: int
    district: str


class SpaceView(TypedDict):
    """A building space."""

    id: str
    value: int
    type: str | None  # null: nothing built yet
    wood: int | None
    token: Kind | None
    keys: list[int]  # by seat


class DistrictView(TypedDict):
    """A district."""

    id: str
    pays: int
    bank: list[bool]
    keys: int
    vp_tile: str | None
    totals: list[int]
    points: list[int]
    spaces: list[SpaceView]
    landmarks: list[str]


class SlotView(TypedDict):
    """A slot for a prestige token."""

    kind: Kind
    points: int


class LandmarkView(TypedDict):
    """A landmark."""

    id: str
    value: int
    cost: Resources
    prestige: list[SlotView]
    district: str | None
    keys: list[int]  # by seat


class OpenSlotsView(TypedDict):
    """The landmark acquired in this turn, and its open slots."""

    landmark: str
    open: list[int]


class VpTileView(TypedDict):
    """A VP tile."""

    id: str
    figures: list[int]
    district: str | None


class LampView(TypedDict):
    """A lamp of the bonus track."""

    place: int
    number: int
    left: int
    meeples: list[int]


class EndTilesView(TypedDict):
    """The End Game tiles: those left, and those that the viewer saw remain at its last search."""

    left: int
    seen: list[str] | None


class MoveView(TypedDict):
    """The unpaid move of the viewer."""

    source: str
    target: str | None
    district: str | None
    plan: list[int]


class ParisView(TypedDict):
    """The view of a match."""

    round: int
    last_round: int | None
    first: int
    acting: int | None
    step: str
    seats: list[SeatView]
    piles: list[PileView]
    drawn: DrawnView | None
    districts: list[DistrictView]
    arc: list[bool]
    landmarks: list[LandmarkView]
    prestige: OpenSlotsView | None
    placing: str | None
    vp_tiles: list[VpTileView]
    track: list[LampView]
    reserve: Resources
    gone: PrestigeTokens
    end_tiles: EndTilesView
    move: MoveView | None
    scores: list[ScoreView]


# Keys that the web client iterates over in this order.
LISTS = {"KINDS": Tokens, "RESOURCES": Resources, "PRESTIGE": PrestigeTokens}
