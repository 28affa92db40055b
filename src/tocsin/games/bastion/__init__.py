"""Bastion' Siege by Cyril Billard: hidden values and missions around bastions (RULES.md)."""

from tocsin.kernel.action import ActionSpace
from tocsin.kernel.game import Chapters, Game
from tocsin.kernel.options import TableOption

from .bot.encoding import encode, encoding
from .bot.heuristic import General
from .display import event_kinds
from .display.parts import parts
from .display.sheets import sheets
from .display.view import VIEW
from .display.view_types import BastionView
from .rules import board as n
from .rules.components import build
from .rules.course import BastionMatch
from .rules.set_up import set_up

SEATS = tuple(str(seat) for seat in range(n.SEAT_COUNT))
CARDS = tuple(str(card) for card in range(1, n.CARD_COUNT + 1))
ANY = (2, 4)


class BastionGame(Game):
    """Bastion' Siege on its three boards."""

    id = "bastion"
    name = "Bastion’ Siege"
    players = (2, 4)
    options = (
        TableOption("deployment", {"random": ANY, "free": ANY}),
        TableOption("cards", {"basic": ANY, "advanced": ANY}),
        TableOption("objectives", {"missions": ANY, "common": ANY}),
        TableOption("queen", {"beyond": ANY, "limit": ANY}),
        TableOption("drawbridge", {"resist": ANY, "fall": ANY}),
        TableOption("battlefield", {"survive": ANY, "taken": (4, 4)}),
        TableOption("reserves", {"open": ANY, "track": ANY}),
        TableOption("round_limit", {"40": ANY, "20": ANY, "80": ANY}),
    )
    actions = ActionSpace(
        *((n.CHOOSE_SIDE + number, side) for number, side in enumerate(n.SIDES)),
        (n.MOVE, "move", n.PIECES),
        (n.BOARD, "board", n.PIECES[n.TOWER_A : n.TOWER_A + 2]),
        (n.TO, "to", n.SQUARES),
        (n.TURN_GATE, "gate", SEATS),
        (n.SPY_ON, "spy", n.PIECES, SEATS),
        (n.DONE, "done"),
        (n.END, "end"),
        (n.PASS, "pass"),
        (n.TARGET, "target", SEATS, n.PIECES),
        (n.ASSAULT, "assault", SEATS),
        (n.VALIANT, "valiant", n.PIECES),
        (n.SUPPORT, "support", n.PIECES),
        (n.DECLARE, "declare"),
        (n.COURAGE, "courage", CARDS),
        (n.LAY, "lay", n.MISSIONS),
        (n.RETURN, "return", n.MISSIONS),
        (n.FREE, "free", n.PIECES),
        (n.REDRAW, "redraw"),
        (n.DEPLOY, "deploy", n.FIGURES),
        (n.ATTACH, "attach", n.PIECES),
        (n.PLAY, "play", n.EVENTS),
        (n.BEAR, "bear", n.PIECES),
        (n.ARM, "arm"),
        (n.COMPLETE, "complete", n.FIGURES),
    )
    event_forms = event_kinds.EVENTS
    chapters = Chapters(
        build=build,
        position=BastionMatch,
        set_up=set_up,
        view=VIEW,
        view_type=BastionView,
        sheets=sheets,
        parts=parts,
        heuristic=General,
        encoding=encoding,
        encode=encode,
    )


GAME = BastionGame
