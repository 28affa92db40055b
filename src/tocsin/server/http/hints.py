"""Hints: the best answers of a seat with the reasons, for whoever decides there.

They are thought out where bots think, by what the seat may know, and every one is written to the
log of its table before it is given.
"""

import msgspec

from tocsin.table import commands

from ..errors import TooMany
from ..tables.hints import Hints, Suggestion
from .endpoints import Asked, Call
from .tables import SeatNumber


class WantedHint(msgspec.Struct, forbid_unknown_fields=True):
    """Whose decision a hint is wanted on."""

    seat: SeatNumber


async def hint(asked: Asked) -> Hints:
    """Give a hint on what one's seat is asked now; asked again there, it is the same."""
    seat: int = asked.body.seat
    server, person = asked.server, asked.person
    session = await server.tables.get(asked.path("id"))
    choice = commands.may_hint(session.table, person, seat)
    given = session.hints.get(seat)
    # By what the seat was shown: what others did in secret must not show in a hint either.
    if given is not None and given.number == session.table.shown(seat).number:
        return given
    if seat in session.advising:
        raise TooMany("You are being advised already.")
    if not server.quotas.hints.take(person):
        raise TooMany("Too many hints; wait a little.")
    session.advising.add(seat)
    try:
        match = session.table.match
        assert match is not None
        with session.quarantine_on_error():
            found = await server.bots.advise(match, seat, person)
        # Only what is written down is given, and only if it still is an answer to what is asked.
        await session.write(lambda table: commands.hint(table, person, seat, choice), person)
    finally:
        session.advising.discard(seat)
    hints = [Suggestion(advice.action, advice.value, advice.reasons) for advice in found]
    session.hints[seat] = Hints(seat, session.table.shown(seat).number, hints)
    return session.hints[seat]


CALLS = (Call("POST", "/api/tables/{id}/hint", hint, Hints, WantedHint),)
