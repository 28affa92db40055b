"""High Card: the smallest game there can be, the example of docs/kernel.md (RULES.md)."""

from tocsin.kernel.action import ActionSpace
from tocsin.kernel.game import Chapters, Game

from .board import KEEP, THROW
from .components import build
from .course import HighCardMatch
from .encoding import encode, encoding
from .heuristic import Gambler
from .parts import parts
from .set_up import set_up
from .sheets import sheets
from .told import EVENTS
from .view import VIEW
from .view_types import HighCardView


class HighCardGame(Game):
    """One card each, and one decision."""

    id = "high_card"
    name = "High Card"
    players = (2, 4)
    options = ()
    actions = ActionSpace((KEEP, "keep"), (THROW, "throw"))
    events_told = EVENTS
    chapters = Chapters(
        build, HighCardMatch, set_up, VIEW, HighCardView, sheets, parts, Gambler, encoding, encode
    )


GAME = HighCardGame
