"""A match at a table: its log of actions is the truth, its position follows from it."""

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


class Played(msgspec.Struct, frozen=True, gc=False):
    """One entry of the log: who did what, what it told, and how much had come to light before.

    `number` is the line of the table's log that it came from; 0 where there is none. `alone`:
    nobody else could decide then.
    """

    seat: int
    action: int
    journal: list[list[int]]
    known: tuple[int, int]
    number: int
    alone: bool


class Tried(msgspec.Struct, frozen=True):
    """An action that was played on a copy: what it came to, and the position at each event."""

    seat: int
    action: int
    origin: Position
    position: Position
    journal: list[list[int]]
    moments: list[Position]


class Match:
    """One playing of a game, checked and with undo.

    Its position is never changed: each action brings another one.
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
        self.log: list[Played] = []
        self._tried: Tried | None = None
        self.position = self._first_position()
        self._drop_anchor()

    def play(
        self, seat: int, action: int, number: int = 0, moments: list[Position] | None = None
    ) -> None:
        """Play an action if it is legal; this is the one checked way in.

        The position at each event that it tells is put to the `moments`, if they are wanted.
        """
        tried, self._tried = self._tried, None
        if (
            tried is None
            or tried.origin is not self.position
            or (tried.seat, tried.action) != (seat, action)
        ):
            self.check(seat, action)
            tried = self._played(seat, action, moments is not None)
        if moments is not None:
            moments += tried.moments
        self._follow(tried, number)

    def play_text(self, seat: int, text: str) -> None:
        """Play an action given by its text."""
        self.play(seat, self.game.actions.parse(text))

    def check(self, seat: int, action: int) -> None:
        """Raise what is wrong with an action, if anything is."""
        if seat not in self.position.actors():
            raise NotYourChoice("It is not your turn to decide.")
        if action not in self.position.legal(seat):
            text = self.game.actions.text(action)
            raise IllegalAction(f"“{text}” is not among the answers you may give now.")

    def try_out(self, seat: int, action: int) -> None:
        """Play an action on a copy: whatever goes wrong there has not happened yet.

        If it is played next, nothing of this is done again.
        """
        self.check(seat, action)
        tried = self._played(seat, action, with_moments=True)
        for raw in tried.journal:
            self.game.event_messages(raw)
        tried.position.actors()
        tried.position.outcome()
        self._tried = tried

    def can_undo(self, seat: int) -> bool:
        """Return whether the seat may take its last action back without asking anybody."""
        return bool(self.undoable(seat, whole_turn=False))

    def undoable(self, seat: int, whole_turn: bool) -> list[int]:
        """Return the places in the log of what the seat may take back alone, the newest first.

        In a simultaneous phase the others' later actions stay; they saw nothing of this one.
        """
        # Most often something has just come to light.
        if self.anchor_place == len(self.log) or not self.position.actors():
            return []
        gone: list[int] = []
        for place in range(len(self.log) - 1, self.anchor_place - 1, -1):
            if self.log[place].seat != seat:
                continue
            gone.append(place)
            if not self._stands_without(gone):
                gone.pop()
                break
            if not whole_turn:
                break
        return gone

    def undo(self, seat: int, whole_turn: bool = False) -> None:
        """Take the seat's last action back, or all that it may still take back."""
        gone = self.undoable(seat, whole_turn)
        if not gone:
            raise CannotUndo("Something was revealed or answered since: it cannot be taken back.")
        self.take_back(gone)

    def take_back(self, gone: Iterable[int]) -> None:
        """Take back what stands at these places of the log, whoever did it."""
        places = set(gone)
        log = self.log
        if min(places) < self.anchor_place:
            self.log = []
            self.position = self._first_position()
            self._drop_anchor()
        else:
            self.log = log[: self.anchor_place]
            self.position = self.anchor
        for place in range(len(self.log), len(log)):
            if place not in places:
                played = log[place]
                self._follow(self._played(played.seat, played.action), played.number)

    def events(self, seat: int | None, since: int = 0) -> list[Message]:
        """Return what the seat (None: a spectator) was told from an entry of the log on."""
        told = chain.from_iterable(played.journal for played in self.log[since:])
        return self.game.events(told, seat)

    def record(
        self, times: list[int] | None = None, hints: list[HintRecord] | None = None
    ) -> Record:
        """Return everything needed to replay the match."""
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

    def _drop_anchor(self) -> None:
        """Remember this place: something came to light, so no undo goes back across it."""
        self.anchor_place = len(self.log)
        self.anchor: Position = self.position

    def _played(self, seat: int, action: int, with_moments: bool = False) -> Tried:
        """Play a legal action on a copy."""
        journal: list[list[int]] = []
        moments: list[Position] = []
        clone = self.position.copy()
        clone.journal, clone.journal_positions = journal, moments if with_moments else None
        clone.apply(seat, action)
        clone.journal = clone.journal_positions = None
        return Tried(seat, action, self.position, clone, journal, moments)

    def _follow(self, tried: Tried, number: int) -> None:
        """Go on to where an action came to."""
        known = _known(self.position)
        alone = len(self.position.actors()) == 1
        self.position = tried.position
        self.log.append(Played(tried.seat, tried.action, tried.journal, known, number, alone))
        if _known(self.position) != known:
            self._drop_anchor()

    def _stands_without(self, gone: list[int]) -> bool:
        """Return whether the rest of the log since the anchor is legal without a seat's newest."""
        # What was last needs no second look: nothing came after it.
        if gone[-1] == len(self.log) - len(gone):
            return True
        # If only that seat could decide, nobody else can have gone on without it.
        if self.log[gone[-1]].alone:
            return False
        position = self.anchor.copy()
        for place in range(self.anchor_place, len(self.log)):
            if place in gone:
                continue
            played = self.log[place]
            if played.action not in position.legal(played.seat):
                return False
            position.apply(played.seat, played.action)
        return True


def _known(position: Position) -> tuple[int, int]:
    return position.reveals, position.chance.drawn
