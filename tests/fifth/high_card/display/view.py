"""What each seat may see: built up from nothing (RULES 6)."""

# mypyc: compile

from tocsin.kernel.course import NOTHING
from tocsin.kernel.view import personal, public

from ..rules.course import HighCardMatch
from .scores import scores
from .view_types import SeatView


def _seats(position: HighCardMatch, viewer: int | None) -> list[SeatView]:
    # Small enough to be built anew for each; `partly` shares what all see alike.
    return [_seat(position, seat, viewer) for seat in range(position.players)]


def _seat(position: HighCardMatch, seat: int, viewer: int | None) -> SeatView:
    is_shown = seat == viewer or position.asked == NOTHING
    return {
        "card": position.cards[seat] if is_shown else None,
        "decided": bool(position.decided[seat]),
        # A seat sees its own hidden decision.
        "thrown": bool(position.thrown[seat]) if is_shown else None,
    }


VIEW = (
    public("over", lambda position: position.asked == NOTHING, "asked"),
    personal("seats", _seats, "asked cards decided thrown"),
    personal("scores", scores, "asked cards"),
)
