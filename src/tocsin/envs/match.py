"""Matches as environments step them, one or a batch; compiled with the rules."""

# mypyc: compile

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64, u8

from tocsin.kernel.game import Game
from tocsin.kernel.position import Position

NO_SEAT: Final = -1
I64_BYTES: Final = 8
# Kinds of reward: the share of the victory, or the points minus the mean of the others'.
SHARE: Final = 0
MARGIN: Final = 1
# Reward of an illegal action by kind of reward: worse than any defeat.
ILLEGAL_ACTION_REWARD: Final = (-1.0, -1000.0)


class EnvMatch:
    """A match that runs to its end, to an illegal action or to a maximal length."""

    def __init__(self, game: Game, position: Position, length: i64) -> None:
        self.game: Game = game
        self.position: Position = position
        self.decisions_left: i64 = length
        # The seat that played an illegal action.
        self.offender: i64 = NO_SEAT

    def copy(self) -> "EnvMatch":
        """Return an independent copy."""
        copy = EnvMatch(self.game, self.position.copy(), self.decisions_left)
        copy.offender = self.offender
        return copy

    def actor(self) -> i64:
        """Return the seat to decide, or NO_SEAT once the match has ended.

        Seats with simultaneous decisions act in seat order. The order gives no advantage, since no
        seat sees the others' choices.
        """
        if self.decisions_left <= 0 or self.offender != NO_SEAT:
            return NO_SEAT
        seats = self.position.deciding()
        return seats[0] if seats else NO_SEAT

    def play(self, seat: i64, action: i64) -> None:
        """Play an action of a seat that owes a decision; an illegal one ends the match."""
        options = self.position.options(seat)
        for option in options:
            if option == action:
                self.position.apply(seat, action)
                self.decisions_left -= 1
                return
        self.offender = seat

    def is_over(self) -> bool:
        """Return whether the match has ended by the rules or by an illegal action."""
        return self.offender != NO_SEAT or not self.position.deciding()

    def is_cut(self) -> bool:
        """Return whether the match was truncated at its maximal length."""
        return self.decisions_left <= 0 and not self.is_over()

    def rewards(self, kind: i64) -> list[float]:
        """Return the rewards of all seats; 0 before the end."""
        players = self.position.players
        rewards: list[float] = [0.0] * players
        if self.offender != NO_SEAT:
            rewards[self.offender] = ILLEGAL_ACTION_REWARD[kind]
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

    def encoded(self, seat: i64) -> bytes:
        """Return the encoding of what the seat may know, as 32-bit floats."""
        out = BytesWriter()
        self.game.encode(self.position, seat, out)
        return out.getvalue()

    def mask(self, seat: i64) -> bytes:
        """Return a byte for every action of the game: 1 if it is legal for the seat."""
        out = BytesWriter()
        zeros = bytes(len(self.game.actions))
        write_mask(self.position, seat if self.actor() != NO_SEAT else NO_SEAT, zeros, out)
        return out.getvalue()


def write_mask(position: Position, seat: i64, zeros: bytes, out: BytesWriter) -> None:
    """Write the action mask of a seat, or only `zeros` (one for each action) for NO_SEAT."""
    first: i64 = len(out)
    out.write(zeros)
    if seat != NO_SEAT:
        one: u8 = 1
        for action in position.options(seat):
            out[first + action] = one


class MatchBatch:
    """Independent matches of one game that are stepped together, one decision each."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.row: list[EnvMatch] = []
        # Bound once, since it is called for every match at every step.
        self.encode: Callable[[Any, int, Any], None] = game.chapters.encode
        self.zeros: bytes = bytes(len(game.actions))
        # Reused buffers: they keep the capacity of the previous step.
        self.observation_buffer: BytesWriter = BytesWriter()
        self.mask_buffer: BytesWriter = BytesWriter()

    def play(self, actions: bytes) -> list[int]:
        """Play one action (a 64-bit int) in every match; return the indices of ended matches."""
        ended: list[int] = []
        for index in range(len(self.row)):
            match = self.row[index]
            match.play(match.actor(), read_i64_le(actions, index * I64_BYTES))
            if match.actor() == NO_SEAT:
                ended.append(index)
        return ended

    def seats(self) -> bytes:
        """Return the seat to decide in each match, as 64-bit ints."""
        out = BytesWriter()
        for match in self.row:
            write_i64_le(out, match.actor())
        return out.getvalue()

    def observations(self) -> bytes:
        """Return the encoding for the seat to decide in each match."""
        out = self.observation_buffer
        out.truncate(0)
        for match in self.row:
            self.encode(match.position, match.actor(), out)
        return out.getvalue()

    def masks(self) -> bytes:
        """Return the action mask of the seat to decide in each match."""
        out = self.mask_buffer
        out.truncate(0)
        for match in self.row:
            write_mask(match.position, match.actor(), self.zeros, out)
        return out.getvalue()
