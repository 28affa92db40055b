"""Revolution! by Philip duBarry: hidden bids for the support of a town (RULES.md).

What players promise each other binds nobody (ruling A19), so there is nothing of it in here.
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
from .rules import board as n
from .rules.board import AREAS, KINDS, SEAT_COUNT, SPACES
from .rules.components import build
from .rules.course import RevolutionMatch
from .rules.set_up import set_up

SEATS = tuple(str(seat) for seat in range(SEAT_COUNT))
ANY = (3, 6)
# Messenger and Guardhouse are parts of The Palace alone.
PALACE: dict[str, tuple[str, ...]] = {"board": ("palace",)}


class RevolutionGame(Game):
    """Revolution! with The Palace and Anarchy."""

    id = "revolution"
    name = "Revolution!"
    players = (3, 6)
    options = (
        # Four may take The Palace (ruling A21).
        TableOption("board", {"core": (3, 4), "palace": (4, 6), "anarchy": (5, 6)}),
        TableOption("messenger", {"two": ANY, "one": ANY}, PALACE),
        TableOption("guardhouse", {"owner": ANY, "sealed": ANY, "open": ANY}, PALACE),
        TableOption("prisons", {"full": ANY, "open": ANY}, {"board": ("anarchy",)}),
        TableOption("turn_limit", {"60": ANY, "30": ANY, "100": ANY}),
    )
    actions = ActionSpace(
        (n.BID, "bid", KINDS, SPACES),
        (n.KNOCK, "knock"),
        (n.DECLINE, "decline"),
        (n.PLACE, "place", AREAS),
        (n.RIVAL, "rival", SEATS),
        (n.SPY_ON, "spy", AREAS, SEATS),
        (n.SWAP, "swap", AREAS, SEATS),
        (n.WITH, "with", AREAS, SEATS),
        (n.TAKE, "take", AREAS),
        (n.PUT, "put", AREAS),
        (n.TAKE_BACK, "reclaim", KINDS),
        (n.TO_JAIL, "jail", SEATS),
        (n.EJECT, "eject", SEATS),
        (n.COPY_SPACE, "copy", SPACES),
    )
    events_told = event_kinds.EVENTS
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
