"""Hints: the best actions of a seat with reasons, for the player of that seat.

Bot workers compute hints from the seat's own knowledge; every hint is logged before it is sent.
"""

import msgspec

from tocsin.kernel.message import Message
from tocsin.table import commands

from ..errors import TooMany
from .endpoints import Endpoint, RequestContext
from .tables import SeatNumber


class HintRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The seat for whose decision a hint is requested."""

    seat: SeatNumber


class Suggestion(msgspec.Struct, frozen=True):
    """An action, its value between 0 and 1, and reasons for and against it."""

    action: str
    value: float
    reasons: list[Message]


class Hints(msgspec.Struct, frozen=True):
    """The best actions of a seat, the best first; `number` is that of the view they are for."""

    seat: int
    number: int
    hints: list[Suggestion]


async def hint(context: RequestContext) -> Hints:
    """Return hints for the current decision of a seat; repeated requests get the same hints."""
    seat: int = context.body.seat
    hall, person = context.hall, context.person
    live = await hall.live(context.path("id"))
    choice = commands.check_may_hint(live.table, person, seat)
    known = live.hints.get(seat)
    # Compared by the seat's view number: a new hint must not betray a secret action of others.
    if known is not None and known.number == live.table.viewer_log(seat).number:
        return known
    if seat in live.advising:
        raise TooMany("A hint for this seat is already being computed.")
    if not hall.hints.take(person):
        raise TooMany("Too many hints; wait a little.")
    live.advising.add(seat)
    try:
        match = live.table.match
        assert match is not None
        with live.minding():
            advices = await hall.bots.advise(match, seat, person)
        # Fails if the seat's choice has changed meanwhile; only logged hints are sent.
        await live.write(lambda table: commands.hint(table, person, seat, choice), person)
    finally:
        live.advising.discard(seat)
    hints = [Suggestion(advice.action, advice.value, advice.reasons) for advice in advices]
    live.hints[seat] = Hints(seat, live.table.viewer_log(seat).number, hints)
    return live.hints[seat]


ENDPOINTS = (Endpoint("POST", "/api/tables/{id}/hint", hint, Hints, HintRequest),)
