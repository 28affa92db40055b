"""Paris by Wolfgang Kramer and Michael Kiesling: keys, buildings and landmarks (RULES.md)."""

from tocsin.kernel.action import ActionSpace
from tocsin.kernel.game import Chapters, Game
from tocsin.kernel.options import TableOption

from .bot.encoding import encode, encoding
from .bot.heuristic import Investor
from .display import event_kinds
from .display.parts import parts
from .display.sheets import sheets
from .display.view import VIEW
from .display.view_types import ParisView
from .rules import board as b
from .rules.components import build
from .rules.course import ParisMatch
from .rules.set_up import set_up

ALL = (2, 4)


class ParisGame(Game):
    """Paris with its two variants."""

    id = "paris"
    name = "Paris"
    players = (2, 4)
    options = (
        TableOption("setup", {"basic": ALL, "random": ALL}),
        TableOption("districts", {"fixed": ALL, "free": ALL}),
        TableOption("wood", {"residence": ALL, "value8": ALL}),
        TableOption("screens", {"open": ALL, "closed": ALL}),
        TableOption("numbers", {"once": ALL, "held": ALL}),
        TableOption("tile16", {"benefits": ALL, "bare": ALL}),
        TableOption("space30", {"open": ALL, "closed": ALL}),
    )
    actions = ActionSpace(
        (b.DRAW, "draw", b.PILES),
        (b.BUILD, "build", b.DISTRICTS),
        (b.PLACE, "place", (*b.DISTRICTS, "arc")),
        (b.MOVE, "move", b.PLACES),
        (b.TO, "to", b.SPOTS),
        (b.INTO, "into", b.DISTRICTS),
        (b.PAY, "pay", ("token", *b.NUMBERS, *b.END_TILES)),
        (b.REWARD_WITH, "reward", b.VP_TILES),
        (b.AT, "at", b.DISTRICTS),
        (b.BONUS, "bonus", b.NUMBERS),
        (b.HAND, "hand", b.KINDS[b.RESOURCE_COUNT :], ("token", *b.NUMBERS, *b.END_TILES)),
        (b.SEARCH, "search"),
        (b.TAKE, "take", b.END_TILES),
        (b.PASS, "pass"),
        (b.DECLINE, "decline"),
        (b.FINISH, "finish"),
        (b.RETURN, "return", b.KINDS),
        (b.BUY, "buy", b.KINDS[: b.RESOURCE_COUNT]),
        (b.SELL, "sell", b.KINDS),
        (b.USE, "use", (*b.NUMBERS, *b.END_TILES)),
    )
    event_forms = event_kinds.EVENTS
    chapters = Chapters(
        build=build,
        position=ParisMatch,
        set_up=set_up,
        view=VIEW,
        view_type=ParisView,
        sheets=sheets,
        parts=parts,
        heuristic=Investor,
        encoding=encoding,
        encode=encode,
    )


GAME = ParisGame
