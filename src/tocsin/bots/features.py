"""What a net is given of a position: the game's own numbers for a seat, and its judge's terms."""

# mypyc: compile

from typing import Final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from tocsin.kernel.game import Game
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

# So that the terms, which are points, are of the size of the other numbers.
POINTS: Final = 20.0


class Features:
    """Writes positions as rows of 32-bit floats.

    The judge may look at the whole position, so it must be one redealt for the seat, or no secret.
    """

    def __init__(self, game: Game, heuristic: Heuristic) -> None:
        self.game: Game = game
        self.heuristic: Heuristic = heuristic
        self.terms: i64 = len(heuristic.terms())

    def size(self, players: i64) -> int:
        """Return how many numbers a row has."""
        size: int = self.game.encoding(players).size
        return size + players * self.terms

    def rows(self, positions: list[Position], seat: i64) -> bytes:
        """Return one row for each position, as the seat sees it."""
        out = BytesWriter()
        for position in positions:
            self.write(position, seat, out)
        return out.getvalue()

    def write(self, position: Position, seat: i64, out: BytesWriter) -> None:
        """Write a row: the encoding, then every seat's terms, the own ones first."""
        self.game.encode(position, seat, out)
        judged = self.heuristic.judge(position)
        for place in range(position.players):
            first: i64 = (seat + place) % position.players * self.terms
            for term in range(self.terms):
                write_f32_le(out, judged[first + term] / POINTS)
