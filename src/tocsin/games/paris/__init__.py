"""Paris by Wolfgang Kramer and Michael Kiesling: keys, buildings and landmarks (RULES.md)."""

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

from . import steps as n
from . import view
from .board import (
    DISTRICTS,
    END_TILES,
    KINDS,
    NUMBERS,
    PILES,
    PLACES,
    RESOURCE_COUNT,
    SPOTS,
    VP_TILES,
    Board,
)
from .choice import choice
from .components import build
from .heuristic import Investor
from .parts import parts
from .position import Paris, first_position, from_json
from .sheets import sheets

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
    rules_changes = (
        "The unused unit of bonus tile 19 waits until the end of the turn, other bonus tiles "
        "exist more than once, and to pass or to end the turn is offered last.",
    )
    actions = ActionSpace(
        (n.DRAW, "draw", PILES),
        (n.BUILD, "build", DISTRICTS),
        (n.PLACE, "place", (*DISTRICTS, "arc")),
        (n.MOVE, "move", PLACES),
        (n.TO, "to", SPOTS),
        (n.INTO, "into", DISTRICTS),
        (n.PAY, "pay", ("token", *NUMBERS, *END_TILES)),
        (n.REWARD_WITH, "reward", VP_TILES),
        (n.AT, "at", DISTRICTS),
        (n.BONUS, "bonus", NUMBERS),
        (n.HAND, "hand", KINDS[RESOURCE_COUNT:], ("token", *NUMBERS, *END_TILES)),
        (
            n.SEARCH,
            "search",
        ),
        (n.TAKE, "take", END_TILES),
        (
            n.PASS,
            "pass",
        ),
        (
            n.DECLINE,
            "decline",
        ),
        (
            n.FINISH,
            "finish",
        ),
        (n.RETURN, "return", KINDS),
        (n.BUY, "buy", KINDS[:RESOURCE_COUNT]),
        (n.SELL, "sell", KINDS),
        (n.USE, "use", (*NUMBERS, *END_TILES)),
    )
    events_told = MappingProxyType(dict(enumerate(view.EVENTS)))

    def __init__(self, figures: dict[str, Any], corrections: Mapping[str, Any]) -> None:
        super().__init__(figures, corrections)
        self._printed: dict[tuple[int, tuple[tuple[str, str], ...]], Board] = {}

    def printed(self, players: int, options: Mapping[str, str]) -> Board:
        """Return the board for the players and options, the same one every time."""
        key = players, tuple(sorted(options.items()))
        if key not in self._printed:
            self._printed[key] = build(self.components, players, dict(options))
        return self._printed[key]

    def set_up(self, players: int, options: dict[str, str], chance: Chance) -> Position:
        """Return the position before the first turn."""
        return first_position(self.printed(players, options), players, chance)

    def from_json(self, data: Mapping[str, Any]) -> Position:
        """Return the position that `to_json` wrote."""
        return from_json(self.printed(data["players"], data["options"]), dict(data))

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        """Return what the seat may see."""
        assert isinstance(position, Paris)
        return view.view(position, seat)

    def choice(self, position: Position, seat: int | None) -> Choice | None:
        """Return what the seat is asked now."""
        assert isinstance(position, Paris)
        return choice(position, seat, self.actions)

    def sheets(self, view: Mapping[str, Any]) -> list[Sheet]:
        """Return the districts, the landmarks, the track and the seats as tables."""
        return sheets(view)

    def parts(self, position: Position) -> list[Part]:
        """Return what is printed on the components of the match."""
        assert isinstance(position, Paris)
        return parts(position, self.components)

    def heuristic(self) -> Heuristic:
        """Return the investor that knows what a key is worth where."""
        return Investor()


GAME = ParisGame
