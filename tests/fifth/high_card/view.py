"""What each seat may see: built up from nothing (RULES 6)."""

# mypyc: compile

from typing import Any

from tocsin.kernel.course import NOTHING

from .course import HighCardMatch


def view(position: HighCardMatch, viewer: int | None) -> dict[str, Any]:
    """Return what the viewer (None: a spectator) may see."""
    return {
        "over": position.asked == NOTHING,
        "seats": [_seat(position, seat, viewer) for seat in range(position.players)],
    }


def _seat(position: HighCardMatch, seat: int, viewer: int | None) -> dict[str, Any]:
    is_shown = seat == viewer or position.asked == NOTHING
    return {
        "card": position.cards[seat] if is_shown else None,
        "decided": bool(position.decided[seat]),
        # A seat sees its own hidden decision.
        "thrown": bool(position.thrown[seat]) if is_shown else None,
    }
