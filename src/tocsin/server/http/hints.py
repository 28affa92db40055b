"""Hints: the best answers of a seat with the reasons, for whoever decides there.

They are thought out where bots think, by what the seat may know, and every one is written to the
log of its table before it is given.
"""

import msgspec

from tocsin.kernel.message import Message
from tocsin.table import commands

from ..errors import TooMany
from .endpoints import Endpoint, RequestContext
from .tables import SeatNumber


class HintRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Whose decision a hint is wanted on."""

    seat: SeatNumber


class Suggestion(msgspec.Struct, frozen=True):
    """An answer, its value between 0 and 1, and what speaks for it and against it."""

    action: str
    value: float
    reasons: list[Message]


class Hints(msgspec.Struct, frozen=True):
    """The best answers of a seat, the best first, at that number of what it was shown."""

    seat: int
    number: int
    hints: list[Suggestion]


async def hint(context: RequestContext) -> Hints:
    """Give a hint on what one's seat is asked now; asked again there, it is the same."""
    seat: int = context.body.seat
    hall, person = context.hall, context.person
    live = await hall.live(context.path("id"))
    choice = commands.may_hint(live.table, person, seat)
    given = live.hints.get(seat)
    # By what the seat was shown: what others did in secret must not show in a hint either.
    if given is not None and given.number == live.table.shown(seat).number:
        return given
    if seat in live.advising:
        raise TooMany("You are being advised already.")
    if not hall.hints.take(person):
        raise TooMany("Too many hints; wait a little.")
    live.advising.add(seat)
    try:
        match = live.table.match
        assert match is not None
        with live.minding():
            found = await hall.bots.advise(match, seat, person)
        # Only what is written down is given, and only if it still is an answer to what is asked.
        await live.write(lambda table: commands.hint(table, person, seat, choice), person)
    finally:
        live.advising.discard(seat)
    hints = [Suggestion(advice.action, advice.value, advice.reasons) for advice in found]
    live.hints[seat] = Hints(seat, live.table.shown(seat).number, hints)
    return live.hints[seat]


ENDPOINTS = (Endpoint("POST", "/api/tables/{id}/hint", hint, Hints, HintRequest),)
