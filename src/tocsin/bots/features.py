"""The input of a net: the game's encoding of a position, and the terms of its heuristic."""

# mypyc: compile

from typing import Final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from tocsin.kernel.game import Game
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

# Divisor that brings the terms, which are points, to the magnitude of the encoding.
POINTS_SCALE: Final = 20.0


class Features:
    """Writes positions as rows of 32-bit floats.

    The heuristic reads the whole position, so pass a position redealt for the seat unless secrets
    may be used.
    """

    def __init__(self, game: Game, heuristic: Heuristic) -> None:
        self.game: Game = game
        self.heuristic: Heuristic = heuristic
        self.term_count: i64 = len(heuristic.terms())

    def size(self, players: i64) -> int:
        """Return the length of a row."""
        size: int = self.game.encoding(players).size
        return size + players * self.term_count

    def rows(self, positions: list[Position], seat: i64) -> bytes:
        """Return one row for each position, from the point of view of the seat."""
        out = BytesWriter()
        for position in positions:
            self.write(position, seat, out)
        return out.getvalue()

    def write(self, position: Position, seat: i64, out: BytesWriter) -> None:
        """Write a row: the encoding, then the terms of every seat, beginning with `seat`."""
        self.game.encode(position, seat, out)
        terms = self.heuristic.judge(position)
        for offset in range(position.players):
            first: i64 = (seat + offset) % position.players * self.term_count
            for index in range(self.term_count):
                write_f32_le(out, terms[first + index] / POINTS_SCALE)
