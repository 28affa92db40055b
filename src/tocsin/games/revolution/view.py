"""What each seat may see and is told: built up from nothing (RULES 6)."""

# mypyc: compile

from typing import Any

from tocsin.kernel.event import SEAT, EventForm, number
from tocsin.kernel.message import seat_id

from .board import (
    APOTHECARY,
    AREAS,
    KINDS,
    NOBODY,
    REASSIGN,
    SEAT_COUNT,
    SHIFT,
    SPACE_COUNT,
    SPACES,
)
from .names import AREA, KIND, SPACE
from .position import Revolution
from .resolution import BIDDING, PHASES, RESOLVING
from .scoring import holder

RIVAL = ("rival", seat_id)
# In the order of told.py.
EVENTS = (
    EventForm("turn-begins", (("turn", number),)),
    # Nothing of a bid is public, not even that a token was laid (RULES 6.2).
    EventForm("laid", (SEAT, ("kind", KIND), ("space", SPACE)), hidden=True),
    EventForm("knocked", (SEAT,)),
    EventForm("revealed", (("turn", number),)),
    EventForm("won", (SEAT, ("space", SPACE))),
    EventForm("blocked", (("space", SPACE),)),
    EventForm("supported", (SEAT, ("points", number))),
    EventForm("gained", (SEAT, ("kind", KIND), ("amount", number))),
    EventForm("placed", (SEAT, ("area", AREA))),
    EventForm("no-room", (SEAT, ("area", AREA))),
    EventForm("spied", (SEAT, RIVAL, ("area", AREA))),
    EventForm(
        "swapped",
        (SEAT, ("one", seat_id), ("here", AREA), ("other", seat_id), ("there", AREA)),
    ),
    EventForm("occupied", (SEAT,)),
    EventForm("evicted", (SEAT, RIVAL)),
    EventForm("reassigned", (SEAT, ("here", AREA), ("there", AREA))),
    EventForm("reclaimed", (SEAT, ("kind", KIND))),
    EventForm("ejected", (SEAT, RIVAL, ("area", AREA))),
    EventForm("placed-rival", (SEAT, RIVAL, ("area", AREA))),
    EventForm("copied", (SEAT, ("space", SPACE))),
    EventForm("declined", (SEAT,)),
    EventForm("patronage", (SEAT, ("amount", number))),
    EventForm("ended", (("turn", number),)),
    EventForm("offered", (SEAT, ("space", SPACE), *[(kind, number) for kind in KINDS])),
    EventForm("picked-cube", (SEAT, RIVAL, ("area", AREA))),
    EventForm("picked-area", (SEAT, ("area", AREA))),
    EventForm("picked-rival", (SEAT, RIVAL)),
    EventForm("no-cube", (SEAT, ("area", AREA))),
    EventForm("no-room-any", (SEAT,)),
    EventForm("no-cube-any", (SEAT,)),
    EventForm("no-room-rival", (SEAT,)),
    EventForm("no-cube-rival", (SEAT,)),
    EventForm("no-spying", (SEAT,)),
    EventForm("no-swap", (SEAT,)),
    EventForm("no-reassign", (SEAT,)),
    EventForm("already-there", (SEAT,)),
    EventForm("asylum-own", (SEAT,)),
)


def view(position: Revolution, viewer: int | None) -> dict[str, Any]:
    """Return what the viewer (None: a spectator) may see."""
    return {
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "seats": [_seat(position, seat, viewer) for seat in range(position.players)],
        "spaces": [_space(position, space, viewer) for space in position.board.order],
        "areas": [_area(position, area) for area in position.board.areas],
        "guardhouse": _somebody(position.guardhouse),
        "resolving": resolving(position),
        "acting": _somebody(position.actor),
        "effect": _effect(position),
    }


def _seat(position: Revolution, seat: int, viewer: int | None) -> dict[str, Any]:
    bidding = position.phase == BIDDING
    return {
        "support": position.scores[seat],
        "hand": tokens(position.hands[seat]),
        "to_lay": tokens(position.left[seat]) if bidding and seat == viewer else None,
        "knocked": bool(position.knocked[seat]) if bidding else None,
        "stock": position.stocks[seat],
    }


def _space(position: Revolution, space: int, viewer: int | None) -> dict[str, Any]:
    revealed = position.phase != BIDDING
    return {
        "id": SPACES[space],
        "bids": [
            tokens(position.bids[seat * SPACE_COUNT + space])
            if revealed or seat == viewer
            else None
            for seat in range(position.players)
        ],
    }


def _area(position: Revolution, area: int) -> dict[str, Any]:
    return {
        "id": AREAS[area],
        "cubes": [position.cubes[area * SEAT_COUNT + seat] for seat in range(position.players)],
        "points": position.board.points[area],
        "room": position.board.capacity[area] - position.filled[area],
        "holder": None if position.board.each_cube[area] else _somebody(holder(position, area)),
    }


def tokens(packed: int) -> dict[str, int]:
    return {name: (packed >> SHIFT[kind]) & 0xFF for kind, name in enumerate(KINDS)}


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def resolving(position: Revolution) -> str | None:
    if position.phase != RESOLVING:
        return None
    return SPACES[position.board.order[position.cursor]]


def _effect(position: Revolution) -> dict[str, Any] | None:
    """Return the effect being answered, and what was already answered of it."""
    if position.phase != RESOLVING:
        return None
    return {
        "space": SPACES[position.source],
        "number": position.step // 2,
        "picked": _picked(position) if position.picked else None,
    }


def _picked(position: Revolution) -> str:
    picked = position.picked[0]
    effect = asked(position)
    if effect == APOTHECARY:
        return f"cube:{AREAS[picked // SEAT_COUNT]}:{picked % SEAT_COUNT}"
    return AREA(picked) if effect == REASSIGN else seat_id(picked)


def asked(position: Revolution) -> int:
    return position.board.effects[position.source][position.step]
