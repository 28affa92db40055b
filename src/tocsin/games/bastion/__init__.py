"""Bastion' Siege by Cyril Billard: hidden values and missions around bastions (RULES.md)."""

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
from .boards import (
    CARD_COUNT,
    EVENTS,
    FIGURES,
    MISSIONS,
    PIECES,
    SEAT_COUNT,
    SIDES,
    SQUARES,
    TOWER_A,
    Board,
)
from .components import build
from .heuristic import General
from .position import Bastion, first_position, from_json
from .sheets import sheets

SEATS = tuple(str(seat) for seat in range(SEAT_COUNT))
CARDS = tuple(str(card) for card in range(1, CARD_COUNT + 1))
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
    rules_changes = (
        "no attack is declared on the first turn of the match; a hand of missions is filled up "
        "as soon as the deck has a card; bravery counts as the captor sees it; the owner chooses "
        "which of equal missions is lost and where the Amulet leads; a dodger arrives like any "
        "other piece; and some questions without a choice are no longer asked.",
    )
    actions = ActionSpace(
        *((n.CHOOSE_SIDE + number, side) for number, side in enumerate(SIDES)),
        (n.MOVE, "move", PIECES),
        (n.BOARD, "board", PIECES[TOWER_A : TOWER_A + 2]),
        (n.TO, "to", SQUARES),
        (n.TURN_GATE, "gate", SEATS),
        (n.SPY_ON, "spy", PIECES, SEATS),
        (
            n.DONE,
            "done",
        ),
        (
            n.END,
            "end",
        ),
        (
            n.PASS,
            "pass",
        ),
        (n.TARGET, "target", SEATS, PIECES),
        (n.ASSAULT, "assault", SEATS),
        (n.VALIANT, "valiant", PIECES),
        (n.SUPPORT, "support", PIECES),
        (
            n.DECLARE,
            "declare",
        ),
        (n.COURAGE, "courage", CARDS),
        (n.LAY, "lay", MISSIONS),
        (n.RETURN, "return", MISSIONS),
        (n.FREE, "free", PIECES),
        (
            n.REDRAW,
            "redraw",
        ),
        (n.DEPLOY, "deploy", FIGURES),
        (n.ATTACH, "attach", PIECES),
        (n.PLAY, "play", EVENTS),
        (n.BEAR, "bear", PIECES),
        (
            n.ARM,
            "arm",
        ),
        (n.COMPLETE, "complete", FIGURES),
    )
    events_told = MappingProxyType(dict(enumerate(view.EVENTS_TOLD)))

    def __init__(self, figures: dict[str, Any], corrections: Mapping[str, Any]) -> None:
        super().__init__(figures, corrections)
        self._printed: dict[tuple[int, tuple[tuple[str, str], ...]], Board] = {}

    def printed(self, players: int, options: Mapping[str, str]) -> Board:
        """Return the board for so many players and the options, the same one every time."""
        key = players, tuple(sorted(options.items()))
        if key not in self._printed:
            self._printed[key] = build(self.components, players, dict(options))
        return self._printed[key]

    def set_up(self, players: int, options: dict[str, str], chance: Chance) -> Position:
        """Return the position at the first decision."""
        return first_position(self.printed(players, options), players, chance)

    def from_json(self, data: Mapping[str, Any]) -> Position:
        """Return the position that `to_json` wrote."""
        return from_json(self.printed(data["players"], data["options"]), dict(data))

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        """Return what the seat may see."""
        assert isinstance(position, Bastion)
        return view.view(position, seat)

    def choice(self, position: Position, seat: int | None) -> Choice | None:
        """Return what the seat is asked now."""
        assert isinstance(position, Bastion)
        return view.choice(position, seat, self.actions)

    def sheets(self, view: Mapping[str, Any]) -> list[Sheet]:
        """Return the board, the seats, the armies and the missions as tables."""
        return sheets(view, self.components)

    def parts(self, position: Position) -> list[Part]:
        """Return figures, cards and terrain of the match."""
        assert isinstance(position, Bastion)
        return view.parts(position, self.components)

    def heuristic(self) -> Heuristic:
        """Return the general that knows what a duel and a mission are worth."""
        return General()


GAME = BastionGame
