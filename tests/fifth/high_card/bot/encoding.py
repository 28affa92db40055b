"""What a seat may know, as numbers for a net."""

# mypyc: compile

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from tocsin.kernel.course import NOTHING
from tocsin.kernel.encoding import Encoding

from ..rules.position import HighCard


def encoding(players: int) -> Encoding:
    """Return what the numbers mean: the own card, and of every seat from the own one on."""
    others = [
        f"{fact} of seat +{place}" for place in range(players) for fact in ("card", "decided")
    ]
    return Encoding(1, tuple(others))


def encode(position: HighCard, seat: i64, out: BytesWriter) -> None:
    """Write the numbers; cards of others are 0 until all are turned up (RULES 6.1)."""
    for place in range(position.players):
        other = (seat + place) % position.players
        is_shown = place == 0 or position.asked == NOTHING
        card = float(position.cards[other]) if is_shown else 0.0
        write_f32_le(out, card / float(position.board.highest))
        write_f32_le(out, float(position.decided[other]))
