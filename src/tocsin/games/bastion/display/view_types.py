"""Types of the view; the types of the web client are generated from them."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from tocsin.kernel.score import ScoreView

from ..rules.board import RESERVES, Side

# A mission, the number of the group it was mixed with, or None if unknown.
Card = str | int | None
# A name, True for a thing of unknown kind, or None.
Held = str | bool | None
Deed = Literal["moved", "hastened", "booted", "attacked", "spy"]


class InHand(TypedDict):
    """A seat's object and event in hand."""

    object: Held
    event: Held


class SeatView(InHand):
    """A seat, its bastion and its cards."""

    points: int
    army: int
    green: int
    red: int
    blue: int
    resistance: int  # of its drawbridge; 0: broken
    closed: bool
    turned: bool  # opened or closed this turn
    treasure: int  # the seat that has its treasure
    flag: int
    freed: bool
    broke: bool
    held: bool
    pledged: int  # prisoners that its laid missions need
    spied: list[int]
    hand: list[Card]
    ready: bool | None
    plan: list[str] | None  # figures deployed so far; null for other seats
    starts: list[str] | None  # start squares in the order of free deployment
    # By mission: steps done and steps in all.
    progress: dict[str, Annotated[list[int], Meta(min_length=2, max_length=2)]] | None


class ValuesView(TypedDict):
    """Force and Courage; null if unknown to the viewer."""

    force: int | None
    courage: int | None


class PieceView(ValuesView):
    """A piece."""

    id: str  # seat:piece, as `0:sa`
    square: str | None  # null: in a prison
    prison: int | None  # the seat that holds it
    carrier: str | None  # the Tower it rides on
    shown: list[int]  # the seats that know its values
    rescued: bool
    done: list[Deed]
    object: str | None


class CombatView(TypedDict):
    """The current combat."""

    attacker: int
    target: str | None
    bridge: int | None  # the seat whose drawbridge is attacked
    valiant: str | None
    support: list[str]
    cards: list[Held]  # attacker's, defender's; true: face down
    added: list[int | None]
    bonuses: dict[str, int]  # by piece: Force added by King, rider and object
    captures: int


class SupportView(TypedDict):
    """A supporter with its Force in the combat."""

    piece: str
    force: int


class PowerView(TypedDict):
    """Force and courage of a side."""

    force: int
    courage: int


class LossView(TypedDict):
    """A lost piece; without a captor it was saved by the amulet."""

    captor: int | None
    piece: str


class WonView(TypedDict):
    """A looted object and its new bearer."""

    piece: str
    object: str


class FoughtView(TypedDict):
    """The last combat, from turning up the cards or its cancellation to the next attack."""

    attacker: int
    riposte: bool
    target: str | None
    bridge: int | None
    valiant: str | None
    support: list[SupportView]
    cards: list[str | None]
    added: list[int | None]
    powers: list[PowerView | None]  # attacker's, defender's; null if not compared
    resistance: int | None  # of the drawbridge before it
    damage: int | None
    left: int | None
    standoff: bool
    cancelled: bool  # by the event among the defender's cards
    lost: list[LossView]
    won: list[WonView]


class BastionView(TypedDict):
    """The view of a match."""

    board: Literal["rectangle", "hexagon", "octagon"]
    terrain: list[str]  # rows from the first, a letter for each file; a space without a square
    bastions: list[str]  # the same with the number of the seat, or a dot
    round: int
    goal: int  # the points that win
    progress: int  # the last round with a gain or a loss
    round_limit: int
    quiet_until: int  # the round after which lack of progress ends the match
    first: int
    token: int
    side: Side | None
    step: str
    actors: list[int]
    to_do: list[str]
    seats: list[SeatView]
    pieces: list[PieceView]
    deck: list[Card]
    mixed: dict[str, list[str]]
    laid: list[int | None]  # by mission, m01 first: the seat that has laid it
    spent: int
    truce: bool
    picked: str | None
    captor: int | None
    spies: list[list[str | int]]
    combat: CombatView | None
    put_away: list[str]
    played: list[str]
    fought: FoughtView | None
    scores: list[ScoreView]


# Lists that the web client iterates over.
LISTS = {"RESERVES": RESERVES}
