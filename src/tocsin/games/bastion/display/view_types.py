"""The form of what is shown; a law holds the views to it, and the web client has it from here."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from tocsin.kernel.score import ScoreView

from ..rules.board import RESERVES, Side

# A mission, the number of the group it was mixed with, or nothing: unknown.
Card = str | int | None
# A thing by its name; true: there is one, unknown.
Held = str | bool | None
Deed = Literal["moved", "hastened", "booted", "attacked", "spy"]


class InHand(TypedDict):
    """What a seat holds besides missions."""

    object: Held  # true: there is one, unknown
    event: Held


class SeatView(InHand):
    """A seat, its bastion and its belongings."""

    points: int
    army: int
    green: int
    red: int
    blue: int
    resistance: int  # of its drawbridge; 0: broken
    closed: bool
    turned: bool  # worked already in this turn
    treasure: int  # the seat where its treasure lies
    flag: int
    freed: bool
    broke: bool
    held: bool
    pledged: int  # prisoners that its laid missions need
    spied: list[int]
    hand: list[Card]  # a mission, the number of the group it was mixed with, or null: unknown
    ready: bool | None
    plan: list[str] | None  # figures deployed so far, in secret
    starts: list[str] | None  # the start squares, in the order in which they are asked
    # By mission: how much is done, of how much.
    progress: dict[str, Annotated[list[int], Meta(min_length=2, max_length=2)]] | None


class ValuesView(TypedDict):
    """Force and Courage; null: not known to the viewer."""

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
    """The combat going on."""

    attacker: int
    target: str | None
    bridge: int | None  # the seat whose drawbridge is attacked
    valiant: str | None
    support: list[str]
    cards: list[Held]  # attacker's, defender's; true: face down
    added: list[int | None]
    bonuses: dict[str, int]  # by piece: Force that King, rider and object add
    captures: int


class SupportView(TypedDict):
    """A piece that helped, with its Force as it was counted."""

    piece: str
    force: int


class PowerView(TypedDict):
    """What a side came to."""

    force: int
    courage: int


class LossView(TypedDict):
    """A piece that was lost; without a captor, the amulet brought it home."""

    captor: int | None
    piece: str


class WonView(TypedDict):
    """An object of the defeated, and the victor that bears it now."""

    piece: str
    object: str


class FoughtView(TypedDict):
    """The last combat, from the turning of the cards, or its end before, to the next attack."""

    attacker: int
    riposte: bool
    target: str | None
    bridge: int | None
    valiant: str | None
    support: list[SupportView]
    cards: list[str | None]
    added: list[int | None]
    powers: list[PowerView | None]  # attacker's, defender's, as far as told
    resistance: int | None  # of the drawbridge before it
    damage: int | None
    left: int | None
    standoff: bool
    cancelled: bool  # by the event that lies as the defender's card
    lost: list[LossView]
    won: list[WonView]


class BastionView(TypedDict):
    """What a viewer sees of a match."""

    board: Literal["rectangle", "hexagon", "octagon"]
    terrain: list[str]  # rows from the first, a letter for each file; a space: no square
    bastions: list[str]  # the same with the number of the seat, or a dot
    round: int
    goal: int  # the points that win
    progress: int  # the last round in which something was won or lost
    round_limit: int
    quiet_until: int  # the round after which it ends if nothing is won or lost
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
    laid: list[int | None]  # by mission, m01 first: the seat before which it lies
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


# What the web client goes through in this order.
LISTS = {"RESERVES": RESERVES}
