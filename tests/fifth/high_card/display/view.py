"""The view of each viewer, built only from visible fields (RULES 6)."""

# mypyc: compile

from tocsin.kernel.course import NOTHING
from tocsin.kernel.view import personal, public

from ..rules.course import HighCardMatch
from .scores import scores
from .view_types import SeatView


def _seats(position: HighCardMatch, viewer: int | None) -> list[SeatView]:
    # Built for each viewer, since it is small; `partly` would share the public part.
    return [_seat(position, seat, viewer) for seat in range(position.players)]


def _seat(position: HighCardMatch, seat: int, viewer: int | None) -> SeatView:
    is_shown = seat == viewer or position.asked == NOTHING
    return {
        "card": position.cards[seat] if is_shown else None,
        "decided": bool(position.decided[seat]),
        # Hidden from other seats until the end; a seat sees its own decision.
        "thrown": bool(position.thrown[seat]) if is_shown else None,
    }


VIEW = (
    public("over", lambda position: position.asked == NOTHING, "asked"),
    personal("seats", _seats, "asked cards decided thrown"),
    personal("scores", scores, "asked cards"),
)
