"""Revolution! by Philip duBarry: hidden bids for the support of a town (RULES.md).

Deals between players are not binding (ruling A19), so the rules do not represent them.
"""

from tocsin.kernel.action import ActionSpace
from tocsin.kernel.game import Chapters, Game
from tocsin.kernel.options import TableOption

from .bot.encoding import encode, encoding
from .bot.heuristic import Bidder
from .display import event_kinds
from .display.parts import parts
from .display.sheets import sheets
from .display.view import VIEW
from .display.view_types import RevolutionView
from .rules import board as ids
from .rules.board import AREAS, SEAT_COUNT, SPACES
from .rules.components import build
from .rules.course import RevolutionMatch
from .rules.set_up import set_up
from .rules.tokens import KINDS

SEATS = tuple(str(seat) for seat in range(SEAT_COUNT))
PLAYERS = (3, 6)
# Only The Palace has a Messenger and a Guardhouse.
PALACE: dict[str, tuple[str, ...]] = {"board": ("palace",)}


class RevolutionGame(Game):
    """Revolution! with The Palace and Anarchy."""

    id = "revolution"
    name = "Revolution!"
    players = PLAYERS
    options = (
        # Four players may choose The Palace (ruling A21).
        TableOption("board", {"core": (3, 4), "palace": (4, 6), "anarchy": (5, 6)}),
        TableOption("messenger", {"two": PLAYERS, "one": PLAYERS}, PALACE),
        TableOption("guardhouse", {"owner": PLAYERS, "sealed": PLAYERS, "open": PLAYERS}, PALACE),
        TableOption("prisons", {"full": PLAYERS, "open": PLAYERS}, {"board": ("anarchy",)}),
        TableOption("turn_limit", {"60": PLAYERS, "30": PLAYERS, "100": PLAYERS}),
    )
    actions = ActionSpace(
        (ids.BID, "bid", KINDS, SPACES),
        (ids.KNOCK, "knock"),
        (ids.DECLINE, "decline"),
        (ids.PLACE, "place", AREAS),
        (ids.RIVAL, "rival", SEATS),
        (ids.SPY_ON, "spy", AREAS, SEATS),
        (ids.SWAP, "swap", AREAS, SEATS),
        (ids.WITH, "with", AREAS, SEATS),
        (ids.TAKE, "take", AREAS),
        (ids.PUT, "put", AREAS),
        (ids.TAKE_BACK, "reclaim", KINDS),
        (ids.TO_JAIL, "jail", SEATS),
        (ids.EJECT, "eject", SEATS),
        (ids.COPY_SPACE, "copy", SPACES),
    )
    event_forms = event_kinds.EVENTS
    chapters = Chapters(
        build=build,
        position=RevolutionMatch,
        set_up=set_up,
        view=VIEW,
        view_type=RevolutionView,
        sheets=sheets,
        parts=parts,
        heuristic=Bidder,
        encoding=encoding,
        encode=encode,
    )


GAME = RevolutionGame
