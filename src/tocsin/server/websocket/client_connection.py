"""One page at one table: what it is sent, and what it asks for."""

import asyncio

import msgspec

from tocsin.kernel.errors import TocsinError
from tocsin.table import commands
from tocsin.table.log import AnyEntry
from tocsin.table.people.tokens import Scope
from tocsin.table.table import Table

from ..access.identity import Visitor, check_scope
from ..access.limits import Bucket
from ..errors import TooMany, Unavailable, status
from ..tables.session import TableSession
from .messages import (
    Ack,
    Act,
    AnswerUndo,
    AskUndo,
    Mute,
    Play,
    Refusal,
    Request,
    Resign,
    Restart,
    Return,
    Say,
    SpectatorChat,
    Undo,
)
from .transport import Wire

# Bytes that may wait for a slow client beside one message; who is further behind must come again.
MOST_WAITING = 256 * 1024
# Every page gets a welcome when it comes; it may ask for more, so many a second.
HELLOS = 1.0
TRY_AGAIN_LATER = 1013
# Tells the page to come again at once: another process is there, or this one soon again.
SERVICE_RESTART = 1012
# Close codes from 4000 on tell the page that knocking again would not help: 4404, 4403, …
SHOWN_THE_DOOR = 4000

# What a bot's token must allow for a message; those that are not here are for people alone: a bot
# takes nothing back, and is not asked whether others may.
BOT_SCOPES: dict[type, tuple[Scope, ...]] = {
    Act: ("play",),
    Resign: ("play",),
    Return: ("play",),
    Say: ("chat",),
}


class Page:
    """A socket's side of a table."""

    def __init__(
        self,
        wire: Wire,
        visitor: Visitor,
        name: str,
        address: str = "",
        is_text: bool = False,
        is_whole: bool = False,
    ) -> None:
        self.wire = wire
        self.visitor = visitor
        self.address = address
        self.person = visitor.person
        self.name = name
        # Whether it wants the match as text, too.
        self.is_text = is_text
        # Whether it wants sights whole: that costs more, and bots are few.
        self.is_whole = is_whole and visitor.token is not None
        # What is sent with the end of this tick, or once the socket is free, and its bytes.
        self.waiting: list[bytes] = []
        self.size = 0
        # Once it is to be closed, nothing more is sent: by this code, and for this reason.
        self.farewell: tuple[int, str] | None = None
        self.hellos = Bucket(HELLOS)
        self._welcome_waits = False
        self._is_due = False
        wire.freed = self._flush

    def viewers(self, table: Table) -> list[int | None]:
        """Return whose sights the page is shown: its seats', or a spectator's.

        A bot that may not read, and has lost its seat, sees nothing any more.
        """
        token = self.visitor.token
        if token is not None and "read" not in token.scopes:
            return [*table.seats_of(self.person)]
        return [*table.seats_of(self.person)] or [None]

    def send(self, message: bytes, may_shrink: bool = False) -> None:
        """Send a message when the socket is free, together with what else is sent by then."""
        if self.farewell is not None:
            return
        frame = self.wire.frame(message, may_shrink)
        if self.waiting and self.size + len(frame) > MOST_WAITING:
            self.waiting, self.size = [], 0
            self.close()
            return
        self.waiting.append(frame)
        self.size += len(frame)
        self._flush_soon()

    def send_welcome(self, welcome: bytes) -> None:
        """Send all there is to know."""
        self._welcome_waits = True
        self.send(welcome)

    def send_welcome_again(self, session: TableSession, is_text: bool) -> None:
        """Answer a repeated hello; a welcome that still waits answers it, with what follows."""
        if not self.hellos.take():
            self.refuse(None, TooMany("Too many hellos; wait a little."))
        elif not self._welcome_waits or is_text != self.is_text:
            self.is_text = is_text
            self.send_welcome(session.audience.welcome(self))

    def close(self, code: int = TRY_AGAIN_LATER) -> None:
        """Close the socket once it is free; the page may come again as whoever it is then."""
        self._leave(code, "")

    def _leave(self, code: int, reason: str) -> None:
        if self.farewell is None:
            self.farewell = (code, reason)
            self._flush_soon()

    def _flush_soon(self) -> None:
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._is_due = False
        if self.wire.is_full:
            return
        if self.waiting:
            self.wire.write(self.waiting)
            self.waiting, self.size, self._welcome_waits = [], 0, False
        if self.farewell is not None:
            self.wire.close(*self.farewell)

    async def ask(self, session: TableSession, request: Request) -> None:
        """Carry a request out, and answer it by exactly one ack or error."""
        try:
            await self._carry_out(session, request)
        except TocsinError as error:
            session.metrics.refusals.labels(error.kind).inc()
            self.refuse(request.key, error)
        else:
            self.send(msgspec.json.encode(Ack(request.key)))

    async def _carry_out(self, session: TableSession, request: Request) -> None:
        if self.visitor.token is not None:
            check_scope(self.visitor.token, *BOT_SCOPES.get(type(request), ()))
        who, table = self.person, session.table
        match request:
            case Say():
                await session.say(self, request.text, request.key)
            case Mute():
                number = request.chat
                await session.set_may_speak(
                    lambda talk: talk.speaker(table, who, number), not request.muted
                )
            case SpectatorChat():
                await session.set_may_speak(
                    lambda talk: talk.spectators(table, who), request.allowed
                )
            case _:
                await session.write(lambda table: self._decide(table, request), who, request.key)

    def _decide(self, table: Table, request: Play) -> AnyEntry:
        """Return the line that a request would write, if its page can still be told of it."""
        if self.farewell is not None:
            # It asks again where it comes to, and must not find it done behind its back.
            raise Unavailable("This page is being closed; ask again.")
        return _entry(table, self.person, request)

    def refuse(self, key: str | None, error: TocsinError) -> None:
        """Say what was wrong with a request."""
        self.send(msgspec.json.encode(Refusal(key, error.kind, error.sentence)))

    def disconnect(self, error: TocsinError) -> None:
        """Say why, and close the socket for good."""
        self.refuse(None, error)
        self._leave(SHOWN_THE_DOOR + status(error), error.sentence)


def _entry(table: Table, who: str, request: Play) -> AnyEntry:
    """Return the line that a request would write."""
    match request:
        case Act():
            return commands.act(table, who, request.seat, request.number, request.action)
        case Undo():
            return commands.undo(table, who, request.seat, request.number, whole_turn=False)
        case Restart():
            return commands.undo(table, who, request.seat, request.number, whole_turn=True)
        case AskUndo():
            return commands.ask_undo(table, who, request.seat)
        case AnswerUndo():
            return commands.answer_undo(table, who, request.seat, request.agree)
        case Resign():
            return commands.resign(table, who, request.seat)
        case Return():
            return commands.come_back(table, who, request.seat)
