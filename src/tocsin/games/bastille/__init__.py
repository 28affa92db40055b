"""Bastille by Christoph Behre: influence, allies and weapons in the Paris of 1789 (RULES.md)."""

from tocsin.kernel.action import ActionSpace
from tocsin.kernel.game import Chapters, Game
from tocsin.kernel.options import TableOption

from .bot.encoding import encode, encoding
from .bot.heuristic import Faction
from .display import event_kinds
from .display.parts import parts
from .display.sheets import sheets
from .display.view import VIEW
from .display.view_types import BastilleView
from .rules import board as b
from .rules.components import build
from .rules.course import BastilleMatch
from .rules.set_up import set_up

ANY = (3, 4)
VALUES = tuple(str(value) for value in range(1, b.VALUE_COUNT + 1))
NICHES = tuple(str(niche) for niche in range(1, b.NICHES_PER_BOARD + 1))
PAIRS = tuple(f"{b.WEAPONS[one]} {b.WEAPONS[two]}" for one, two in zip(b.PAIR_FIRST, b.PAIR_SECOND))


class BastilleGame(Game):
    """Bastille with its variant Secret Mission."""

    id = "bastille"
    name = "Bastille"
    players = ANY
    options = (
        TableOption("missions", {"open": ANY, "secret": ANY}),
        TableOption("flags", {"needed": ANY, "any": ANY}),
        TableOption("notre_dame", {"exchange": ANY, "first": ANY}),
    )
    actions = ActionSpace(
        (b.PLACE, "place", VALUES, b.LOCATIONS),
        (b.TAKE_BONUS, "bonus", b.SIDES),
        (b.BUY, "buy", b.CARDS),
        (b.DECLINE, "decline"),
        (b.CHOOSE_PILE, "pile", b.PILES),
        (b.TAKE_MISSION, "mission", b.MISSIONS),
        (b.ENTER, "enter", b.NICHE_BOARDS, NICHES),
        (b.RAISE, "upgrade", VALUES[:-1]),
        (b.CLAIM, "claim", PAIRS),
        (b.JOIN, "join", b.GROUPS),
    )
    event_forms = event_kinds.EVENTS
    chapters = Chapters(
        build=build,
        position=BastilleMatch,
        set_up=set_up,
        view=VIEW,
        view_type=BastilleView,
        sheets=sheets,
        parts=parts,
        heuristic=Faction,
        encoding=encoding,
        encode=encode,
    )


GAME = BastilleGame
