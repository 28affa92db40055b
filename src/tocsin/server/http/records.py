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
from ..operations.thread_pool import REPLAY_POOL
from ..tables.session import TableSession
from .endpoints import Asked, Call
from .tables import Invited, SeatNumber, begin, watched

LARGEST_RECORD = 64 * 1024


class Reviewing(Invited, forbid_unknown_fields=True):
    """Whether decisions are judged by all there was, or by what each seat knew."""

    open: bool = False


class OwnEyes(Invited, forbid_unknown_fields=True):
    """The own seat with whose eyes a match was seen, or none as a spectator; as text, too."""

    seat: SeatNumber | None = None
    text: bool = False


class Eyes(OwnEyes, forbid_unknown_fields=True):
    """Whose eyes a finished match is seen with, or with all open; and whether also as text."""

    open: bool = False


class Verdict(msgspec.Struct):
    """Whether a record is what happened."""

    ok: bool
    sentence: str


async def record(asked: Asked) -> bytes:
    """Return the record of a finished match, or of one that other rules left as it was."""
    try:
        return encode((await _finished(asked)).table.record())
    except OtherRules:
        table = await asked.server.tables.frozen(asked.path("id"))
        commands.may_watch(table, asked.person, asked.query.invitation)
        return encode(table.record())


async def verify(asked: Asked) -> Verdict:
    """Replay the record, and check seed, every action and the outcome."""
    table = (await _finished(asked)).table
    found = table.record()
    wrong = await REPLAY_POOL.run(lambda: _wrong(table.game, found), asked.address())
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


async def steps(asked: Asked) -> Retold:
    """Return a whole finished match: how it looked at first, and how each step changed it."""
    eyes: Eyes = asked.query
    session = await _finished(asked)
    played = session.table.match
    assert played is not None
    seat = eyes.seat if eyes.seat is not None and eyes.seat < len(played.seats) else None
    if eyes.open and seat is None:
        seat = EVERYBODY

    def tell() -> Retold:
        with session.quarantine_on_error():
            return retold(played, seat, eyes.text, session.table.hint_records())

    return await REPLAY_POOL.run(tell, asked.address())


async def past(asked: Asked) -> Past:
    """Return what one has seen of a match so far, as one's own seat or as a spectator."""
    eyes: OwnEyes = asked.query
    session = await watched(asked, eyes.invitation)
    table = session.audience.table_for(eyes.seat)
    match = table.match
    if match is None:
        raise NotNow("The match has not begun.")
    own = session.table.seats_of(asked.person)
    if eyes.seat is not None and eyes.seat not in own:
        raise NotYourSeat("This is not your seat.")
    # While it is told, the match may go on.
    begun, log, hints = match.again(), list(match.log), table.hint_records()

    def tell() -> Past:
        with session.quarantine_on_error():
            return told_past(begun, log, eyes.seat, hints, is_text=eyes.text)

    return await REPLAY_POOL.run(tell, asked.address())


async def begin_review(asked: Asked) -> ReviewFacts | bytes:
    """Begin to review a finished match, or return how far that has come."""
    table = (await _finished(asked)).table
    table_id, reviews, is_open = asked.path("id"), asked.server.reviews, asked.query.open
    review = reviews.find(table_id, is_open)
    if review is None:
        found = table.record()
        review = await REPLAY_POOL.run(
            lambda: Review(table.game, found, asked.person, is_open), asked.address()
        )
        # Somebody else may have been faster meanwhile.
        other = reviews.find(table_id, is_open)
        if other is None:
            reviews.add(table_id, review, asked.address())
            asked.server.tasks.spawn(reviews.run(review))
        review = other or review
    return review.facts()


async def show_review(asked: Asked) -> ReviewFacts | bytes:
    """Return how far the review of a finished match has come."""
    await _finished(asked)
    review = asked.server.reviews.find(asked.path("id"), asked.query.open)
    if review is None:
        raise NotNow("This match is not being analysed.")
    return review.facts()


async def bring(asked: Asked) -> TableFacts:
    """Bring the record of a match played elsewhere, to be looked at."""
    asked.check_opening()
    await asked.check_records()
    person = await asked.server.auth.person(asked.person)
    found = decode(msgspec.json.encode(asked.body))
    asked.check_corrections(found.corrections, person)
    brought = commands.bring(found, person.id, person.name)
    return await begin(asked, brought, person)


async def _finished(asked: Asked) -> TableSession:
    session = await watched(asked, asked.query.invitation)
    if session.table.match is None or session.table.status != "over":
        raise NotNow("The match is not over: its record would tell its secrets.")
    return session


CALLS = (
    Call("GET", "/api/tables/{id}/record", record, Record, query=Invited, scopes=("read",)),
    Call("GET", "/api/tables/{id}/verify", verify, Verdict, query=Invited, scopes=("read",)),
    Call("GET", "/api/tables/{id}/steps", steps, Retold, query=Eyes, scopes=("read",)),
    Call("POST", "/api/tables/{id}/review", begin_review, ReviewFacts, query=Reviewing),
    Call("GET", "/api/tables/{id}/review", show_review, ReviewFacts, query=Reviewing),
    Call("GET", "/api/tables/{id}/past", past, Past, query=OwnEyes, scopes=("read",)),
    Call(
        "POST",
        "/api/records",
        bring,
        TableFacts,
        dict[str, Any],
        errors=(409, 422),
        largest=LARGEST_RECORD,
    ),
)
