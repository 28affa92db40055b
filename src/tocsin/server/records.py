"""Calls about matches: as text now, and once finished their records and any point of them."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tocsin.kernel.errors import TocsinError
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.record import Record, decode, encode, replay
from tocsin.kernel.sheet import Sheet
from tocsin.table import etiquette
from tocsin.table.errors import NotNow, NotYourSeat, OtherRules
from tocsin.table.facts import TableFacts
from tocsin.table.match import Match
from tocsin.table.telling import Retold, retold
from tocsin.table.words import Words

from .calls import Asked, Call
from .hall import RECORDS
from .live import Live
from .tables import REFUSALS, Invited, SeatNumber, watched

LARGEST_RECORD = 64 * 1024


Place = Annotated[int, Meta(ge=0, le=1_000_000)]


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """Where a replay stops, and whose eyes it is seen with."""

    to: Place = 0
    seat: SeatNumber | None = None
    invitation: str | None = None


class Eyes(msgspec.Struct, forbid_unknown_fields=True):
    """Whose eyes a finished match is seen with."""

    seat: SeatNumber | None = None
    invitation: str | None = None


class Look(msgspec.Struct, forbid_unknown_fields=True):
    """Whose eyes a match is seen with: now, or after so many actions once it is over."""

    seat: SeatNumber | None = None
    to: Place | None = None
    invitation: str | None = None


class Replayed(msgspec.Struct):
    """A finished match after `to` of its `count` actions."""

    to: int
    count: int
    actor: int | None
    view: dict[str, Any]
    events: list[Message]
    choice: None
    outcome: Outcome | None


class Verdict(msgspec.Struct):
    """Whether a record is what happened."""

    ok: bool
    sentence: str


async def record(asked: Asked) -> bytes:
    """Return the record of a finished match, or of one that other rules left as it was."""
    try:
        return encode(await _finished(asked))
    except OtherRules:
        table = await asked.hall.frozen(asked.path("id"))
        etiquette.may_watch(table, asked.person, asked.query.invitation)
        return encode(table.record())


async def verify(asked: Asked) -> Verdict:
    """Replay the record, and check seed, every action and the outcome."""
    found = await _finished(asked)
    live = await asked.hall.live(asked.path("id"))
    wrong = await RECORDS.do(lambda: _wrong(live.table.game, found), asked.address())
    if wrong is not None:
        return Verdict(False, wrong)
    count = len(found.actions)
    said = Words("en")("verified", file=live.table.id, game=live.table.game.name, count=count)
    return Verdict(True, said)


def _wrong(game: Game, found: Record) -> str | None:
    """Return what is wrong with a record; that there is no time to look is none of its faults."""
    try:
        replay(game, found)
    except TocsinError as error:
        return error.sentence
    return None


async def replay_to(asked: Asked) -> Replayed:
    """Return a finished match after a number of actions."""
    moment: Moment = asked.query
    await _finished(asked)
    live = await watched(asked, moment.invitation)
    match = await RECORDS.do(lambda: _after(live, moment.to), asked.address())
    played = live.table.match
    assert played is not None
    actor = match.log[-1].seat if match.log else None
    seat = _eyes(match, moment.seat)
    # All is known at the end: without a seat to look from, the actor's own words are told.
    listener = actor if seat is None else seat
    to = len(match.log)
    return Replayed(
        to=to,
        count=len(played.log),
        actor=actor,
        view=match.game.view(match.position, seat),
        events=match.events(listener, max(0, to - 1)),
        choice=None,
        outcome=match.position.outcome(),
    )


async def steps(asked: Asked) -> Retold:
    """Return a whole finished match: how it looked at first, and how each step changed it."""
    eyes: Eyes = asked.query
    await _finished(asked)
    live = await watched(asked, eyes.invitation)
    played = live.table.match
    assert played is not None
    seat = _eyes(played, eyes.seat)

    def tell() -> Retold:
        with live.minding():
            return retold(played, seat)

    return await RECORDS.do(tell, asked.address())


async def sheets(asked: Asked) -> list[Sheet]:
    """Return what one may see of a match as tables of text."""
    look: Look = asked.query
    live = await watched(asked, look.invitation)
    if live.table.match is None:
        raise NotNow("The match has not begun.")
    if look.to is not None:
        await _finished(asked)
        to = look.to
        match = await RECORDS.do(lambda: _after(live, to), asked.address())
        seat = look.seat
    else:
        match, seat = live.table.match, look.seat
        if seat is not None and seat not in live.table.seats_of(asked.person):
            raise NotYourSeat("This is not your seat.")
    with live.minding():
        return match.game.sheets(match.game.view(match.position, _eyes(match, seat)))


def _after(live: Live, count: int) -> Match:
    """Return a finished match after so many of its actions."""
    played = live.table.match
    assert played is not None
    match = Match(played.game, played.seats, played.options, played.seed)
    with live.minding():
        for entry in played.log[:count]:
            match.play(entry.seat, entry.action)
    return match


def _eyes(match: Match, seat: int | None) -> int | None:
    return seat if seat is not None and seat < len(match.seats) else None


async def bring(asked: Asked) -> TableFacts:
    """Bring the record of a match played elsewhere, to be looked at."""
    asked.check_opening()
    await asked.check_records()
    person = await asked.hall.person(asked.person)
    found = decode(msgspec.json.encode(asked.body))
    asked.check_corrections(found.corrections, person)
    brought = etiquette.bring(found, person.id, person.name)
    live = await asked.hall.open_table(brought, person.id, asked.address())
    return live.facts(asked.person)


async def _finished(asked: Asked) -> Record:
    invitation = asked.query.invitation if asked.query is not None else None
    live = await watched(asked, invitation)
    if live.table.match is None or live.table.status != "over":
        raise NotNow("The match is not over: its record would tell its secrets.")
    return live.table.record()


CALLS = (
    Call("GET", "/api/tables/{id}/record", record, Record, query=Invited, errors=REFUSALS),
    Call("GET", "/api/tables/{id}/verify", verify, Verdict, query=Invited, errors=REFUSALS),
    Call("GET", "/api/tables/{id}/replay", replay_to, Replayed, query=Moment, errors=REFUSALS),
    Call("GET", "/api/tables/{id}/steps", steps, Retold, query=Eyes, errors=REFUSALS),
    Call("GET", "/api/tables/{id}/sheets", sheets, list[Sheet], query=Look, errors=REFUSALS),
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
