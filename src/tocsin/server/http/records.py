"""Endpoints about records, replays and reviews of matches, and the history of one's own view."""

from typing import Any

import msgspec

from tocsin.kernel.errors import TocsinError
from tocsin.kernel.game import Game
from tocsin.kernel.record import Record, decode, encode, replay
from tocsin.kernel.view import EVERYBODY
from tocsin.table import commands, opening
from tocsin.table.errors import NotNow, NotYourSeat, OtherRules
from tocsin.table.updates.facts import TableFacts
from tocsin.table.updates.replay import MatchReplay, ViewerHistory, match_replay
from tocsin.table.updates.replay import viewer_history as told_past
from tocsin.table.words import Words

from ..bots.reviews import Review, ReviewFacts
from ..operations.thread_pool import REPLAY_POOL
from ..tables.session import TableSession
from .endpoints import Endpoint, RequestContext
from .tables import InvitationQuery, SeatNumber, begin, watched

MAX_RECORD_BYTES = 64 * 1024


class ReviewQuery(InvitationQuery, forbid_unknown_fields=True):
    """Whether decisions are judged by the whole position or by each seat's knowledge."""

    open: bool = False


class OwnViewQuery(InvitationQuery, forbid_unknown_fields=True):
    """The own seat whose view is wanted, null for a spectator's; `text`: as text too."""

    seat: SeatNumber | None = None
    text: bool = False


class ReplayQuery(OwnViewQuery, forbid_unknown_fields=True):
    """The viewer of a replay: a seat, a spectator or, with `open`, one who sees everything."""

    open: bool = False


class Verdict(msgspec.Struct):
    """The result of replaying a record: whether it agrees, and a sentence about it."""

    ok: bool
    sentence: str


async def record(context: RequestContext) -> bytes:
    """Return the record of a finished match, also of one played by another rules version."""
    try:
        return encode((await _finished(context)).table.record())
    except OtherRules:
        table = await context.server.tables.frozen(context.path("id"))
        commands.check_may_watch(table, context.person, context.query.invitation)
        return encode(table.record())


async def verify(context: RequestContext) -> Verdict:
    """Replay the record and check its seed, every action and the outcome."""
    table = (await _finished(context)).table
    played = table.record()
    error = await REPLAY_POOL.run(lambda: _replay_error(table.game, played), context.address())
    if error is not None:
        return Verdict(False, error)
    count = len(played.actions)
    sentence = Words("en")("verified", file=table.id, game=table.game.name, count=count)
    return Verdict(True, sentence)


def _replay_error(game: Game, played: Record) -> str | None:
    """Return the error of replaying a record, or None; errors of the thread pool are raised."""
    try:
        replay(game, played)
    except TocsinError as error:
        return error.sentence
    return None


async def steps(context: RequestContext) -> MatchReplay:
    """Return the replay of a finished match: the first view and the change of each step."""
    query: ReplayQuery = context.query
    session = await _finished(context)
    played = session.table.match
    assert played is not None
    seat = query.seat if query.seat is not None and query.seat < len(played.seats) else None
    if query.open and seat is None:
        seat = EVERYBODY

    def tell() -> MatchReplay:
        with session.quarantine_on_error():
            return match_replay(played, seat, query.text, session.table.hint_records())

    return await REPLAY_POOL.run(tell, context.address())


async def past(context: RequestContext) -> ViewerHistory:
    """Return the history of a match so far as the visitor's seat or a spectator saw it."""
    query: OwnViewQuery = context.query
    session = await watched(context, query.invitation)
    table = session.audience.table_for(query.seat)
    match = table.match
    if match is None:
        raise NotNow("The match has not begun.")
    own = session.table.seats_of(context.person)
    if query.seat is not None and query.seat not in own:
        raise NotYourSeat("This is not your seat.")
    # Copies, because the match may go on while a thread reads them.
    begun, log, hints = match.again(), list(match.log), table.hint_records()

    def tell() -> ViewerHistory:
        with session.quarantine_on_error():
            return told_past(begun, log, query.seat, hints, is_text=query.text)

    return await REPLAY_POOL.run(tell, context.address())


async def begin_review(context: RequestContext) -> ReviewFacts | bytes:
    """Start the review of a finished match, or return its progress."""
    table = (await _finished(context)).table
    table_id, reviews, is_open = context.path("id"), context.server.reviews, context.query.open
    review = reviews.find(table_id, is_open)
    if review is None:
        played = table.record()
        review = await REPLAY_POOL.run(
            lambda: Review(table.game, played, context.person, is_open), context.address()
        )
        # A concurrent request may have started the same review meanwhile.
        other = reviews.find(table_id, is_open)
        if other is None:
            reviews.add(table_id, review, context.address())
            context.server.tasks.spawn(reviews.run(review))
        review = other or review
    return review.facts()


async def show_review(context: RequestContext) -> ReviewFacts | bytes:
    """Return the progress of the review of a finished match, and its result in the end."""
    await _finished(context)
    review = context.server.reviews.find(context.path("id"), context.query.open)
    if review is None:
        raise NotNow("This match is not being analysed.")
    return review.facts()


async def bring(context: RequestContext) -> TableFacts:
    """Import the record of a match that was played elsewhere, for replay."""
    context.check_opening()
    await context.check_records()
    person = await context.server.auth.person(context.person)
    imported = decode(msgspec.json.encode(context.body))
    context.check_corrections(imported.corrections, person)
    return await begin(context, opening.import_match(imported, person.id, person.name), person)


async def _finished(context: RequestContext) -> TableSession:
    session = await watched(context, context.query.invitation)
    if session.table.match is None or session.table.status != "over":
        raise NotNow("The match is not over: its record would reveal secrets.")
    return session


ENDPOINTS = (
    Endpoint(
        "GET", "/api/tables/{id}/record", record, Record, query=InvitationQuery, scopes=("read",)
    ),
    Endpoint(
        "GET", "/api/tables/{id}/verify", verify, Verdict, query=InvitationQuery, scopes=("read",)
    ),
    Endpoint(
        "GET", "/api/tables/{id}/steps", steps, MatchReplay, query=ReplayQuery, scopes=("read",)
    ),
    Endpoint("POST", "/api/tables/{id}/review", begin_review, ReviewFacts, query=ReviewQuery),
    Endpoint("GET", "/api/tables/{id}/review", show_review, ReviewFacts, query=ReviewQuery),
    Endpoint(
        "GET", "/api/tables/{id}/past", past, ViewerHistory, query=OwnViewQuery, scopes=("read",)
    ),
    Endpoint(
        "POST",
        "/api/records",
        bring,
        TableFacts,
        dict[str, Any],
        errors=(409, 422),
        max_body_bytes=MAX_RECORD_BYTES,
    ),
)
