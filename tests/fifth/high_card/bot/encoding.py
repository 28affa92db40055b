"""The encoding of a position for nets: numbers of all that a seat may know."""

# mypyc: compile

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from tocsin.kernel.course import NOTHING
from tocsin.kernel.encoding import Encoding

from ..rules.position import HighCard


def encoding(players: int) -> Encoding:
    """Return the names of the numbers: card and decision of each seat from the own one on."""
    names = [f"{fact} of seat +{n}" for n in range(players) for fact in ("card", "decided")]
    return Encoding(1, tuple(names))


def encode(position: HighCard, seat: i64, out: BytesWriter) -> None:
    """Write the numbers; hidden cards are 0 (RULES 6.1)."""
    for offset in range(position.players):
        other = (seat + offset) % position.players
        is_shown = offset == 0 or position.asked == NOTHING
        card = float(position.cards[other]) if is_shown else 0.0
        write_f32_le(out, card / float(position.board.highest))
        write_f32_le(out, float(position.decided[other]))
