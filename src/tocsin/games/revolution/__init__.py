"""Revolution! by Philip duBarry: hidden bids for the support of a town (RULES.md)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tocsin.kernel.action import ActionSpace
from tocsin.kernel.chance import Chance
from tocsin.kernel.choice import Choice
from tocsin.kernel.game import Game
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.options import TableOption
from tocsin.kernel.part import Part
from tocsin.kernel.position import Position
from tocsin.kernel.sheet import Sheet

from . import answers as n
from . import view
from .bidding import KNOCK
from .board import AREAS, KINDS, SEAT_COUNT, SPACES, Board
from .choice import choice
from .components import build
from .heuristic import Bidder
from .parts import parts
from .position import Revolution, first_position, from_json
from .sheets import sheets

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
        TableOption("board", {"core": (3, 4), "palace": (4, 6), "anarchy": (5, 6)}),
        TableOption("messenger", {"two": ANY, "one": ANY}, PALACE),
        TableOption("guardhouse", {"owner": ANY, "sealed": ANY, "open": ANY}, PALACE),
        TableOption("prisons", {"full": ANY, "open": ANY}, {"board": ("anarchy",)}),
        TableOption("turn_limit", {"60": ANY, "30": ANY, "100": ANY}),
    )
    actions = ActionSpace(
        (0, "bid", KINDS, SPACES),
        (
            KNOCK,
            "knock",
        ),
        (
            n.DECLINE,
            "decline",
        ),
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
    events_told = MappingProxyType(dict(enumerate(view.EVENTS)))

    def __init__(self, figures: dict[str, Any], corrections: Mapping[str, Any]) -> None:
        super().__init__(figures, corrections)
        self._printed: dict[tuple[tuple[str, str], ...], Board] = {}

    def printed(self, options: Mapping[str, str]) -> Board:
        """Return the board for the options, the same one every time."""
        key = tuple(sorted(options.items()))
        if key not in self._printed:
            self._printed[key] = build(self.components, dict(options))
        return self._printed[key]

    def set_up(self, players: int, options: dict[str, str], chance: Chance) -> Position:
        """Return the position before the first bid."""
        return first_position(self.printed(options), players, chance)

    def from_json(self, data: Mapping[str, Any]) -> Position:
        """Return the position that `to_json` wrote."""
        return from_json(self.printed(data["options"]), dict(data))

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        """Return what the seat may see."""
        assert isinstance(position, Revolution)
        return view.view(position, seat)

    def choice(self, position: Position, seat: int | None) -> Choice | None:
        """Return what the seat is asked now."""
        assert isinstance(position, Revolution)
        return choice(position, seat, self.actions)

    def sheets(self, view: Mapping[str, Any]) -> list[Sheet]:
        """Return the town, the bid board and the seats as tables."""
        return sheets(view)

    def parts(self, position: Position) -> list[Part]:
        """Return the spaces and areas of the match's board."""
        assert isinstance(position, Revolution)
        return parts(position, self.components)

    def heuristic(self) -> Heuristic:
        """Return the bidder that knows what each space is worth."""
        return Bidder()


GAME = RevolutionGame
