"""A match at a table: its log of actions is the truth, its position follows from it."""

from collections.abc import Mapping
from itertools import chain

import msgspec

from tocsin.kernel.errors import CannotUndo, IllegalAction, NotYourChoice
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.position import Position
from tocsin.kernel.record import Record, SeatRecord, commitment, line


class Played(msgspec.Struct, frozen=True):
    """One entry of the log: who did what, what it told, and how much had come to light before."""

    seat: int
    action: int
    journal: list[list[int]]
    known: tuple[int, int]


class Match:
    """One playing of a game, checked and with undo."""

    def __init__(
        self, game: Game, seats: list[SeatRecord], options: Mapping[str, str], seed: str
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(len(seats), options)
        self.seed = seed
        self.log: list[Played] = []
        self.position = self._first_position()

    def play(self, seat: int, action: int) -> None:
        """Play an action if it is legal; this is the one checked way in."""
        if seat not in self.position.actors():
            raise NotYourChoice("It is not your turn to decide.")
        if action not in self.position.legal(seat):
            text = self.game.actions.text(action)
            raise IllegalAction(f"“{text}” is not among the answers you may give now.")
        self._apply(seat, action)

    def play_text(self, seat: int, text: str) -> None:
        """Play an action given by its text."""
        self.play(seat, self.game.actions.parse(text))

    def can_undo(self, seat: int) -> bool:
        """Return whether the seat may take its last action back without asking anybody."""
        return self._rest_without_last(seat) is not None

    def undo(self, seat: int) -> None:
        """Take the seat's last action back.

        In a simultaneous phase the others' later actions stay; they saw nothing of this one.
        """
        rest = self._rest_without_last(seat)
        if rest is None:
            raise CannotUndo("Something was revealed or answered since: it cannot be taken back.")
        self.log = []
        self.position = self._first_position()
        for played in rest:
            self._apply(played.seat, played.action)

    def restart_turn(self, seat: int) -> None:
        """Take back all that the seat may still take back."""
        self.undo(seat)
        while self.can_undo(seat):
            self.undo(seat)

    def events(self, seat: int | None, since: int = 0) -> list[Message]:
        """Return what the seat (None: a spectator) was told from an entry of the log on."""
        told = chain.from_iterable(played.journal for played in self.log[since:])
        return self.game.events(told, seat)

    def record(self, times: list[int] | None = None) -> Record:
        """Return everything needed to replay the match."""
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            options=self.options,
            corrections=self.game.corrections,
            seed=self.seed,
            commitment=commitment(self.seed),
            seats=self.seats,
            actions=[line(self.game, played.seat, played.action) for played in self.log],
            times=times or [],
            outcome=self.position.outcome(),
        )

    def _first_position(self) -> Position:
        return self.game.new(players=len(self.seats), options=self.options, seed=self.seed)

    def _apply(self, seat: int, action: int) -> None:
        known = self._known(self.position)
        journal: list[list[int]] = []
        self.position.journal = journal
        self.position.apply(seat, action)
        self.log.append(Played(seat, action, journal, known))

    def _known(self, position: Position) -> tuple[int, int]:
        return position.reveals, position.chance.drawn

    def _rest_without_last(self, seat: int) -> list[Played] | None:
        """Return the log without the seat's last action, or None if the log needs that action."""
        last = max((n for n, played in enumerate(self.log) if played.seat == seat), default=None)
        if last is None or self.log[last].known != self._known(self.position):
            return None
        rest = self.log[:last] + self.log[last + 1 :]
        position = self._first_position()
        for played in rest:
            if played.action not in position.legal(played.seat):
                return None
            position.apply(played.seat, played.action)
        return rest
