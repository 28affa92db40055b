"""High Card: a minimal game, the example of docs/kernel.md (RULES.md)."""

from tocsin.kernel.action import ActionSpace
from tocsin.kernel.game import Chapters, Game

from .bot.encoding import encode, encoding
from .bot.heuristic import Gambler
from .display.event_kinds import EVENTS
from .display.parts import parts
from .display.sheets import sheets
from .display.view import VIEW
from .display.view_types import HighCardView
from .rules.board import KEEP, THROW
from .rules.components import build
from .rules.course import HighCardMatch
from .rules.set_up import set_up


class HighCardGame(Game):
    """The declaration of High Card: one card and one decision for each player."""

    id = "high_card"
    name = "High Card"
    players = (2, 4)
    options = ()
    actions = ActionSpace((KEEP, "keep"), (THROW, "throw"))
    event_forms = EVENTS
    chapters = Chapters(
        build, HighCardMatch, set_up, VIEW, HighCardView, sheets, parts, Gambler, encoding, encode
    )


GAME = HighCardGame
