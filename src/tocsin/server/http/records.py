"""Calls about finished matches, their records and how they went; and what one saw so far."""

from typing import Any

import msgspec

from tocsin.kernel.errors import TocsinError
from tocsin.kernel.game import Game
from tocsin.kernel.record import Record, decode, encode, replay
from tocsin.kernel.view import EVERYBODY
from tocsin.table import commands
from tocsin.table.errors import NotNow, NotYourSeat, OtherRules
from tocsin.table.updates.facts import TableFacts
from tocsin.table.updates.replay import Past, Retold, retold
from tocsin.table.updates.replay import past as told_past
from tocsin.table.words import Words

from ..bots.reviews import Review, ReviewFacts
from ..tables.registry import RECORDS
from ..tables.session import Live
from .endpoints import Endpoint, RequestContext
from .tables import InvitationQuery, SeatNumber, begin, watched

LARGEST_RECORD = 64 * 1024


class ReviewQuery(InvitationQuery, forbid_unknown_fields=True):
    """Whether decisions are judged by all there was, or by what each seat knew."""

    open: bool = False


class OwnViewQuery(InvitationQuery, forbid_unknown_fields=True):
    """The own seat with whose eyes a match was seen, or none as a spectator; as text, too."""

    seat: SeatNumber | None = None
    text: bool = False


class ReplayQuery(OwnViewQuery, forbid_unknown_fields=True):
    """Whose eyes a finished match is seen with, or with all open; and whether also as text."""

    open: bool = False


class Verdict(msgspec.Struct):
    """Whether a record is what happened."""

    ok: bool
    sentence: str


async def record(context: RequestContext) -> bytes:
    """Return the record of a finished match, or of one that other rules left as it was."""
    try:
        return encode((await _finished(context)).table.record())
    except OtherRules:
        table = await context.hall.frozen(context.path("id"))
        commands.may_watch(table, context.person, context.query.invitation)
        return encode(table.record())


async def verify(context: RequestContext) -> Verdict:
    """Replay the record, and check seed, every action and the outcome."""
    table = (await _finished(context)).table
    found = table.record()
    wrong = await RECORDS.do(lambda: _wrong(table.game, found), context.address())
    if wrong is not None:
        return Verdict(False, wrong)
    count = len(found.actions)
    said = Words("en")("verified", file=table.id, game=table.game.name, count=count)
    return Verdict(True, said)


def _wrong(game: Game, found: Record) -> str | None:
    """Return what is wrong with a record; that there is no time to look is none of its faults."""
    try:
        replay(game, found)
    except TocsinError as error:
        return error.sentence
    return None


async def steps(context: RequestContext) -> Retold:
    """Return a whole finished match: how it looked at first, and how each step changed it."""
    eyes: ReplayQuery = context.query
    live = await _finished(context)
    played = live.table.match
    assert played is not None
    seat = eyes.seat if eyes.seat is not None and eyes.seat < len(played.seats) else None
    if eyes.open and seat is None:
        seat = EVERYBODY

    def tell() -> Retold:
        with live.minding():
            return retold(played, seat, eyes.text, live.table.hint_records())

    return await RECORDS.do(tell, context.address())


async def past(context: RequestContext) -> Past:
    """Return what one has seen of a match so far, as one's own seat or as a spectator."""
    eyes: OwnViewQuery = context.query
    live = await watched(context, eyes.invitation)
    table = live.seen_by(eyes.seat)
    match = table.match
    if match is None:
        raise NotNow("The match has not begun.")
    own = live.table.seats_of(context.person)
    if eyes.seat is not None and eyes.seat not in own:
        raise NotYourSeat("This is not your seat.")
    # While it is told, the match may go on.
    begun, log, hints = match.again(), list(match.log), table.hint_records()

    def tell() -> Past:
        with live.minding():
            return told_past(begun, log, eyes.seat, hints, is_text=eyes.text)

    return await RECORDS.do(tell, context.address())


async def begin_review(context: RequestContext) -> ReviewFacts | bytes:
    """Begin to review a finished match, or return how far that has come."""
    table = (await _finished(context)).table
    table_id, reviews, is_open = context.path("id"), context.hall.reviews, context.query.open
    review = reviews.find(table_id, is_open)
    if review is None:
        found = table.record()
        review = await RECORDS.do(
            lambda: Review(table.game, found, context.person, is_open), context.address()
        )
        # Somebody else may have been faster meanwhile.
        other = reviews.find(table_id, is_open)
        if other is None:
            reviews.add(table_id, review, context.address())
            context.hall.spawn(reviews.run(review))
        review = other or review
    return review.facts()


async def show_review(context: RequestContext) -> ReviewFacts | bytes:
    """Return how far the review of a finished match has come."""
    await _finished(context)
    review = context.hall.reviews.find(context.path("id"), context.query.open)
    if review is None:
        raise NotNow("This match is not being analysed.")
    return review.facts()


async def bring(context: RequestContext) -> TableFacts:
    """Bring the record of a match played elsewhere, to be looked at."""
    context.check_opening()
    await context.check_records()
    person = await context.hall.person(context.person)
    found = decode(msgspec.json.encode(context.body))
    context.check_corrections(found.corrections, person)
    brought = commands.bring(found, person.id, person.name)
    return await begin(context, brought, person)


async def _finished(context: RequestContext) -> Live:
    live = await watched(context, context.query.invitation)
    if live.table.match is None or live.table.status != "over":
        raise NotNow("The match is not over: its record would tell its secrets.")
    return live


ENDPOINTS = (
    Endpoint(
        "GET", "/api/tables/{id}/record", record, Record, query=InvitationQuery, scopes=("read",)
    ),
    Endpoint(
        "GET", "/api/tables/{id}/verify", verify, Verdict, query=InvitationQuery, scopes=("read",)
    ),
    Endpoint("GET", "/api/tables/{id}/steps", steps, Retold, query=ReplayQuery, scopes=("read",)),
    Endpoint("POST", "/api/tables/{id}/review", begin_review, ReviewFacts, query=ReviewQuery),
    Endpoint("GET", "/api/tables/{id}/review", show_review, ReviewFacts, query=ReviewQuery),
    Endpoint("GET", "/api/tables/{id}/past", past, Past, query=OwnViewQuery, scopes=("read",)),
    Endpoint(
        "POST",
        "/api/records",
        bring,
        TableFacts,
        dict[str, Any],
        errors=(409, 422),
        largest=LARGEST_RECORD,
    ),
)
