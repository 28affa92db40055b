"""One client at one table: its outgoing messages and its requests."""

import asyncio

import msgspec

from tocsin.kernel.errors import TocsinError
from tocsin.table import commands
from tocsin.table.log import AnyTableEvent
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
from .transport import Transport

# Beside one message of any size; a client that falls further behind is disconnected.
MAX_QUEUED_BYTES = 256 * 1024
# Repeated hellos, each answered by a welcome.
HELLOS_PER_S = 1.0
# Close codes of the IANA registry; after SERVICE_RESTART, clients reconnect at once.
SERVICE_RESTART = 1012
TRY_AGAIN_LATER = 1013
# 4000 + HTTP status, such as 4404: a client must not reconnect.
REFUSED_CODE = 4000

# The scopes of a bot's token that allow a request; requests without an entry, such as undo, are
# for people only.
BOT_SCOPES: dict[type, tuple[Scope, ...]] = {
    Act: ("play",),
    Resign: ("play",),
    Return: ("play",),
    Say: ("chat",),
}


class ClientConnection:
    """A client that is connected to a table."""

    def __init__(
        self,
        transport: Transport,
        visitor: Visitor,
        name: str,
        address: str = "",
        is_text: bool = False,
        is_whole: bool = False,
    ) -> None:
        self.transport = transport
        self.visitor = visitor
        self.address = address
        self.person = visitor.person
        self.name = name
        # Whether the client wants views as text too.
        self.is_text = is_text
        # Whole views instead of changes: only for bots, which are few, because they cost more.
        self.is_whole = is_whole and visitor.token is not None
        # Frames to send at the end of this loop iteration or when the socket is writable again.
        self.queue: list[bytes] = []
        self.queued_bytes = 0
        # The code and the reason of a requested close; no message is queued after it.
        self.close_frame: tuple[int, str] | None = None
        self.hellos = Bucket(HELLOS_PER_S)
        self._is_welcome_queued = False
        self._is_flush_scheduled = False
        transport.on_writing_resumed = self._flush

    def viewers(self, table: Table) -> list[int | None]:
        """Return the client's seats, or None for a spectator.

        The list is empty for a bot that has lost its seat and has no scope to read.
        """
        token = self.visitor.token
        if token is not None and "read" not in token.scopes:
            return [*table.seats_of(self.person)]
        return [*table.seats_of(self.person)] or [None]

    def send(self, message: bytes, compress: bool = False) -> None:
        """Queue a message; all messages of a loop iteration go out in one write."""
        if self.close_frame is not None:
            return
        frame = self.transport.frame(message, compress)
        if self.queue and self.queued_bytes + len(frame) > MAX_QUEUED_BYTES:
            self.queue, self.queued_bytes = [], 0
            self.close()
            return
        self.queue.append(frame)
        self.queued_bytes += len(frame)
        self._schedule_flush()

    def send_welcome(self, welcome: bytes) -> None:
        """Queue a welcome, the complete state of the table."""
        self._is_welcome_queued = True
        self.send(welcome)

    def send_welcome_again(self, session: TableSession, is_text: bool) -> None:
        """Answer a repeated hello, unless an equal welcome is still in the queue."""
        if not self.hellos.take():
            self.refuse(None, TooMany("Too many hellos; wait a little."))
        elif not self._is_welcome_queued or is_text != self.is_text:
            self.is_text = is_text
            self.send_welcome(session.audience.welcome(self))

    def close(self, code: int = TRY_AGAIN_LATER) -> None:
        """Close the socket after the queue was sent; the client may reconnect."""
        self._close(code, "")

    def _close(self, code: int, reason: str) -> None:
        if self.close_frame is None:
            self.close_frame = (code, reason)
            self._schedule_flush()

    def _schedule_flush(self) -> None:
        if not self._is_flush_scheduled:
            self._is_flush_scheduled = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._is_flush_scheduled = False
        if self.transport.is_writing_paused:
            return
        if self.queue:
            self.transport.write(self.queue)
            self.queue, self.queued_bytes, self._is_welcome_queued = [], 0, False
        if self.close_frame is not None:
            self.transport.close(*self.close_frame)

    async def handle(self, session: TableSession, request: Request) -> None:
        """Execute a request and answer it by exactly one ack or error."""
        try:
            await self._execute(session, request)
        except TocsinError as error:
            session.metrics.refusals.labels(error.kind).inc()
            self.refuse(request.key, error)
        else:
            self.send(msgspec.json.encode(Ack(request.key)))

    async def _execute(self, session: TableSession, request: Request) -> None:
        if self.visitor.token is not None:
            check_scope(self.visitor.token, *BOT_SCOPES.get(type(request), ()))
        person, table = self.person, session.table
        match request:
            case Say():
                await session.say(self, request.text, request.key)
            case Mute():
                number = request.chat
                await session.set_may_speak(
                    lambda talk: talk.person_to_mute(table, person, number), not request.muted
                )
            case SpectatorChat():
                await session.set_may_speak(
                    lambda talk: talk.spectators(table, person), request.allowed
                )
            case _:
                await session.write(lambda table: self._entry(table, request), person, request.key)

    def _entry(self, table: Table, request: Play) -> AnyTableEvent:
        """Return the log entry of a request; raise Unavailable if the connection is closing."""
        if self.close_frame is not None:
            # No acknowledgement can follow; the client repeats the request after reconnecting.
            raise Unavailable("This connection is closing; send the request again.")
        return _log_entry(table, self.person, request)

    def refuse(self, key: str | None, error: TocsinError) -> None:
        """Send an error for the request with this key, or for none."""
        self.send(msgspec.json.encode(Refusal(key, error.kind, error.sentence)))

    def disconnect(self, error: TocsinError) -> None:
        """Send an error and close the socket with a code that forbids to reconnect."""
        self.refuse(None, error)
        self._close(REFUSED_CODE + status(error), error.sentence)


def _log_entry(table: Table, person: str, request: Play) -> AnyTableEvent:
    match request:
        case Act():
            return commands.act(table, person, request.seat, request.number, request.action)
        case Undo():
            return commands.undo(table, person, request.seat, request.number, whole_turn=False)
        case Restart():
            return commands.undo(table, person, request.seat, request.number, whole_turn=True)
        case AskUndo():
            return commands.ask_undo(table, person, request.seat)
        case AnswerUndo():
            return commands.answer_undo(table, person, request.seat, request.agree)
        case Resign():
            return commands.resign(table, person, request.seat)
        case Return():
            return commands.return_to_seat(table, person, request.seat)
