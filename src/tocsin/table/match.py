"""A match at a table: the log of its actions determines its position."""

from collections.abc import Iterable, Mapping
from itertools import chain

import msgspec

from tocsin.kernel.errors import CannotUndo, IllegalAction, NotYourChoice
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.position import Position
from tocsin.kernel.record import (
    HintRecord,
    Origin,
    Record,
    SeatRecord,
    action_line,
    commitment,
    starting_position,
)


class PlayedAction(msgspec.Struct, frozen=True, gc=False):
    """An action in the log of a match, with the events it emitted.

    `number` is that of its entry in the table's log, 0 without a table. `alone`: no other seat
    owed a decision.
    """

    seat: int
    action: int
    journal: list[list[int]]
    number: int
    alone: bool


class AppliedAction(msgspec.Struct, frozen=True):
    """An action applied to a copy of a position: the result, its events, and positions at them."""

    seat: int
    action: int
    before: Position
    position: Position
    journal: list[list[int]]
    moments: list[Position]


class Match:
    """One playing of a game, with checked actions and undo.

    A position is never changed; each action leads to a new one.
    """

    def __init__(
        self,
        game: Game,
        seats: list[SeatRecord],
        options: Mapping[str, str],
        seed: str,
        origin: Origin | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(len(seats), options)
        self.seed = seed
        self.origin = origin
        self.log: list[PlayedAction] = []
        self._dry_run: AppliedAction | None = None
        self.position = self._first_position()
        self._set_barrier()

    def play(
        self, seat: int, action: int, number: int = 0, moments: list[Position] | None = None
    ) -> None:
        """Play an action, or raise an error if it is not legal.

        The position at each emitted event is appended to `moments`, if given.
        """
        applied, self._dry_run = self._dry_run, None
        if (
            applied is None
            or applied.before is not self.position
            or (applied.seat, applied.action) != (seat, action)
        ):
            self.check(seat, action)
            applied = self._applied(seat, action, moments is not None)
        if moments is not None:
            moments += applied.moments
        self._append(applied, number)

    def play_text(self, seat: int, text: str) -> None:
        """Play an action given by its text."""
        self.play(seat, self.game.actions.parse(text))

    def check(self, seat: int, action: int) -> None:
        """Raise NotYourChoice or IllegalAction unless the seat may play the action."""
        if seat not in self.position.actors():
            raise NotYourChoice("It is not your turn to decide.")
        if action not in self.position.legal(seat):
            text = self.game.actions.text(action)
            raise IllegalAction(f"“{text}” is not among the answers you may give now.")

    def dry_run(self, seat: int, action: int) -> None:
        """Apply an action to a copy, so that an error of the rules leaves the match unchanged.

        The result is kept: playing the action next does not apply it again.
        """
        self.check(seat, action)
        applied = self._applied(seat, action, with_moments=True)
        for raw in applied.journal:
            self.game.event_messages(raw)
        applied.position.actors()
        applied.position.outcome()
        self._dry_run = applied

    def can_undo(self, seat: int) -> bool:
        """Return whether the seat may take its last action back without consent."""
        return bool(self.undoable(seat, whole_turn=False))

    def undoable(self, seat: int, whole_turn: bool) -> list[int]:
        """Return the log indices of the actions that the seat may take back alone, newest first.

        In a simultaneous phase later actions of other seats stay: they were chosen without
        knowledge of this seat's.
        """
        if self.barrier_index == len(self.log) or not self.position.actors():
            return []
        undone: list[int] = []
        for index in range(len(self.log) - 1, self.barrier_index - 1, -1):
            if self.log[index].seat != seat:
                continue
            undone.append(index)
            if not self._is_legal_without(undone):
                undone.pop()
                break
            if not whole_turn:
                break
        return undone

    def undo(self, seat: int, whole_turn: bool = False) -> None:
        """Take back the seat's last action, or all that it may take back alone."""
        undone = self.undoable(seat, whole_turn)
        if not undone:
            raise CannotUndo("Something was revealed or answered since: it cannot be taken back.")
        self.take_back(undone)

    def take_back(self, indices: Iterable[int]) -> None:
        """Take back the actions at these indices of the log, of any seats, and replay the rest."""
        undone = set(indices)
        log = self.log
        if min(undone) < self.barrier_index:
            self.log = []
            self.position = self._first_position()
            self._set_barrier()
        else:
            self.log = log[: self.barrier_index]
            self.position = self.barrier_position
        for index in range(len(self.log), len(log)):
            if index not in undone:
                played = log[index]
                self._append(self._applied(played.seat, played.action), played.number)

    def events(self, seat: int | None, since: int = 0) -> list[Message]:
        """Return the events that a seat (None: a spectator) sees, from a log index on."""
        journal = chain.from_iterable(played.journal for played in self.log[since:])
        return self.game.events(journal, seat)

    def record(
        self, times: list[int] | None = None, hints: list[HintRecord] | None = None
    ) -> Record:
        """Return the record of the match."""
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            options=self.options,
            corrections=self.game.corrections,
            seed=self.seed,
            commitment=commitment(self.seed),
            seats=self.seats,
            actions=[action_line(self.game, played.seat, played.action) for played in self.log],
            times=times or [],
            outcome=self.position.outcome(),
            origin=self.origin,
            hints=hints or [],
        )

    def again(self) -> "Match":
        """Return the same match before its first action."""
        return Match(self.game, self.seats, self.options, self.seed, self.origin)

    def _first_position(self) -> Position:
        return starting_position(self.game, len(self.seats), self.options, self.seed, self.origin)

    def _set_barrier(self) -> None:
        """Allow no undo without consent of the actions so far: information was revealed."""
        self.barrier_index = len(self.log)
        self.barrier_position: Position = self.position

    def _applied(self, seat: int, action: int, with_moments: bool = False) -> AppliedAction:
        """Apply a legal action to a copy of the position."""
        journal: list[list[int]] = []
        moments: list[Position] = []
        clone = self.position.copy()
        clone.journal, clone.journal_positions = journal, moments if with_moments else None
        clone.apply(seat, action)
        clone.journal = clone.journal_positions = None
        return AppliedAction(seat, action, self.position, clone, journal, moments)

    def _append(self, applied: AppliedAction, number: int) -> None:
        revealed = _revealed(self.position)
        alone = len(self.position.actors()) == 1
        self.position = applied.position
        self.log.append(PlayedAction(applied.seat, applied.action, applied.journal, number, alone))
        if _revealed(self.position) != revealed:
            self._set_barrier()

    def _is_legal_without(self, undone: list[int]) -> bool:
        """Return whether the log since the barrier stays legal without a seat's newest actions."""
        # They are the last actions of the log: none was played on top of them.
        if undone[-1] == len(self.log) - len(undone):
            return True
        # No other seat could decide, so the later actions depend on this one.
        if self.log[undone[-1]].alone:
            return False
        position = self.barrier_position.copy()
        for index in range(self.barrier_index, len(self.log)):
            if index in undone:
                continue
            played = self.log[index]
            if played.action not in position.legal(played.seat):
                return False
            position.apply(played.seat, played.action)
        return True


def _revealed(position: Position) -> tuple[int, int]:
    """Return the counts of reveals and of chance draws so far."""
    return position.reveals, position.chance.drawn
