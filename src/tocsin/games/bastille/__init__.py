"""Bastille by Christoph Behre: influence, allies and weapons in the Paris of 1789 (RULES.md)."""

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

from . import board as n
from . import view
from .board import (
    CARDS,
    GROUPS,
    LOCATIONS,
    MISSIONS,
    NICHE_BOARDS,
    NICHES_EACH,
    PAIR_FIRST,
    PAIR_SECOND,
    PILES,
    SIDES,
    VALUE_COUNT,
    WEAPONS,
    Board,
)
from .choice import choice
from .components import build
from .heuristic import Faction
from .parts import parts
from .position import Bastille, first_position, from_json
from .sheets import sheets

ANY = (3, 4)
VALUES = tuple(str(value) for value in range(1, VALUE_COUNT + 1))
PLACES = tuple(str(place) for place in range(1, NICHES_EACH + 1))
PAIRS = tuple(f"{WEAPONS[one]} {WEAPONS[two]}" for one, two in zip(PAIR_FIRST, PAIR_SECOND))


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
    rules_changes = (
        "A first tile at Notre Dame scores only if it is exchanged, and the last mission of a pile "
        "is kept without a question.",
    )
    actions = ActionSpace(
        (n.PLACE, "place", VALUES, LOCATIONS),
        (n.TAKE_BONUS, "bonus", SIDES),
        (n.BUY, "buy", CARDS),
        (
            n.DECLINE,
            "decline",
        ),
        (n.CHOOSE_PILE, "pile", PILES),
        (n.TAKE_MISSION, "mission", MISSIONS),
        (n.ENTER, "enter", NICHE_BOARDS, PLACES),
        (n.RAISE, "upgrade", VALUES[:-1]),
        (n.CLAIM, "claim", PAIRS),
        (n.JOIN, "join", GROUPS),
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
        """Return the position before the first tile is placed."""
        return first_position(self.printed(players, options), players, chance)

    def from_json(self, data: Mapping[str, Any]) -> Position:
        """Return the position that `to_json` wrote."""
        return from_json(self.printed(data["players"], data["options"]), dict(data))

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        """Return what the seat may see."""
        assert isinstance(position, Bastille)
        return view.view(position, seat)

    def choice(self, position: Position, seat: int | None) -> Choice | None:
        """Return what the seat is asked now."""
        assert isinstance(position, Bastille)
        return choice(position, seat, self.actions)

    def sheets(self, view: Mapping[str, Any]) -> list[Sheet]:
        """Return Paris, the offers, the catacombs and the seats as tables."""
        return sheets(view)

    def parts(self, position: Position) -> list[Part]:
        """Return the locations, cards, tiles and boards of the match."""
        assert isinstance(position, Bastille)
        return parts(position, self.components)

    def heuristic(self) -> Heuristic:
        """Return the faction leader who knows what each place is worth."""
        return Faction()


GAME = BastilleGame
