"""Hints: the best actions of a seat with reasons, for the player of that seat.

Bot workers compute hints from the seat's own knowledge; every hint is logged before it is sent.
"""

import msgspec

from tocsin.table import commands

from ..errors import TooMany
from ..tables.hints import Hints, Suggestion
from .endpoints import Endpoint, RequestContext
from .tables import SeatNumber


class HintRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The seat for whose decision a hint is requested."""

    seat: SeatNumber


async def hint(context: RequestContext) -> Hints:
    """Return hints for the current decision of a seat; repeated requests get the same hints."""
    seat: int = context.body.seat
    server, person = context.server, context.person
    session = await server.tables.get(context.path("id"))
    choice = commands.check_may_hint(session.table, person, seat)
    known = session.hints.get(seat)
    # Compared by the seat's view number: a new hint must not betray a secret action of others.
    if known is not None and known.number == session.table.viewer_log(seat).number:
        return known
    if seat in session.advising:
        raise TooMany("A hint for this seat is already being computed.")
    if not server.quotas.hints.take(person):
        raise TooMany("Too many hints; wait a little.")
    session.advising.add(seat)
    try:
        match = session.table.match
        assert match is not None
        with session.quarantine_on_error():
            advices = await server.bots.advise(match, seat, person)
        # Fails if the seat's choice has changed meanwhile; only logged hints are sent.
        await session.write(lambda table: commands.hint(table, person, seat, choice), person)
    finally:
        session.advising.discard(seat)
    hints = [Suggestion(advice.action, advice.value, advice.reasons) for advice in advices]
    session.hints[seat] = Hints(seat, session.table.viewer_log(seat).number, hints)
    return session.hints[seat]


ENDPOINTS = (Endpoint("POST", "/api/tables/{id}/hint", hint, Hints, HintRequest),)
