"""Matches as environments step them, one or many side by side; compiled with the rules."""

# mypyc: compile

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64, u8

from tocsin.kernel.game import Game
from tocsin.kernel.position import Position

NO_SEAT: Final = -1
WORD: Final = 8
# Kinds of reward: each seat's part of the victory, or its points beside the others'.
SHARE: Final = 0
MARGIN: Final = 1
# What an illegal action costs its seat, by kind of reward: more than any honest defeat.
FOUL: Final = (-1.0, -1000.0)


class Match:
    """A match that goes on to its end, to an illegal action, or until it has lasted too long."""

    def __init__(self, game: Game, position: Position, length: i64) -> None:
        self.game: Game = game
        self.position: Position = position
        # Decisions left until the match is cut off.
        self.left: i64 = length
        # Who took an action that was not legal, which ended the match.
        self.foul: i64 = NO_SEAT

    def copy(self) -> "Match":
        """Return an independent clone."""
        clone = Match(self.game, self.position.copy(), self.left)
        clone.foul = self.foul
        return clone

    def decides(self) -> i64:
        """Return whose decision is asked for, or NO_SEAT once the match has ended.

        Of seats that decide at once it is the first until that one is done: no seat sees what
        another chose, so the order is nobody's advantage.
        """
        if self.left <= 0 or self.foul != NO_SEAT:
            return NO_SEAT
        seats = self.position.deciding()
        return seats[0] if seats else NO_SEAT

    def play(self, seat: i64, action: i64) -> None:
        """Take the action of a seat that owes a decision; an illegal one ends the match."""
        options = self.position.options(seat)
        for option in options:
            if option == action:
                self.position.apply(seat, action)
                self.left -= 1
                return
        self.foul = seat

    def is_over(self) -> bool:
        """Return whether the match has come to an end of its own."""
        return self.foul != NO_SEAT or not self.position.deciding()

    def is_cut(self) -> bool:
        """Return whether the match was cut off before its end."""
        return self.left <= 0 and not self.is_over()

    def rewards(self, kind: i64) -> list[float]:
        """Return what each seat gets for how the match has ended; nothing while it goes on."""
        players = self.position.players
        rewards: list[float] = [0.0] * players
        if self.foul != NO_SEAT:
            rewards[self.foul] = FOUL[kind]
            return rewards
        outcome = self.position.outcome()
        if outcome is None:
            return rewards
        if kind == MARGIN:
            totals = outcome.totals
            return [total - (sum(totals) - total) / (players - 1) for total in totals]
        winners = outcome.winners()
        for seat in winners:
            rewards[seat] = 1.0 / len(winners)
        return rewards

    def numbers(self, seat: i64) -> bytes:
        """Return what the seat knows, as 32-bit floats."""
        out = BytesWriter()
        self.game.encode(self.position, seat, out)
        return out.getvalue()

    def mask(self, seat: i64) -> bytes:
        """Return a byte for every action of the game: 1 if the seat may take it now."""
        out = BytesWriter()
        blank = bytes(len(self.game.actions))
        write_mask(self.position, seat if self.decides() != NO_SEAT else NO_SEAT, blank, out)
        return out.getvalue()


def write_mask(position: Position, seat: i64, blank: bytes, out: BytesWriter) -> None:
    """Write a byte for every action; `blank` has as many, all zero, and NO_SEAT may do nothing."""
    first: i64 = len(out)
    out.write(blank)
    if seat != NO_SEAT:
        one: u8 = 1
        for action in position.options(seat):
            out[first + action] = one


class Matches:
    """Matches of one game side by side, each asked for the decision of one seat at a time."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.row: list[Match] = []
        # Called for every match at every step.
        self.encode: Callable[[Any, int, Any], None] = game.chapters.encode
        self.blank: bytes = bytes(len(game.actions))
        # Kept, so that what they have grown to is used again.
        self.known: BytesWriter = BytesWriter()
        self.allowed: BytesWriter = BytesWriter()

    def play(self, actions: bytes) -> list[int]:
        """Take an action in every match, each a 64-bit int, and return which matches ended."""
        ended: list[int] = []
        for place in range(len(self.row)):
            match = self.row[place]
            match.play(match.decides(), read_i64_le(actions, place * WORD))
            if match.decides() == NO_SEAT:
                ended.append(place)
        return ended

    def seats(self) -> bytes:
        """Return who decides in each match, as 64-bit ints."""
        out = BytesWriter()
        for match in self.row:
            write_i64_le(out, match.decides())
        return out.getvalue()

    def numbers(self) -> bytes:
        """Return what whoever decides knows, match after match."""
        out = self.known
        out.truncate(0)
        for match in self.row:
            self.encode(match.position, match.decides(), out)
        return out.getvalue()

    def masks(self) -> bytes:
        """Return what whoever decides may do, match after match."""
        out = self.allowed
        out.truncate(0)
        for match in self.row:
            write_mask(match.position, match.decides(), self.blank, out)
        return out.getvalue()
