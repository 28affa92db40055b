"""The WebSocket endpoint of a table; docs/protocol.md describes its protocol."""

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket

from tocsin.kernel.errors import TocsinError
from tocsin.table import commands
from tocsin.table.errors import BrokenTable

from ..access.identity import Visitor, check_scope
from ..access.limits import Bucket, address
from ..context import ServerContext
from ..errors import Malformed, TooMany
from ..tables.session import TableSession
from .client_connection import ClientConnection
from .messages import PROTOCOL, FromClient, Hello
from .transport import Transport

HELLO_TIMEOUT_S = 30.0
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


async def serve(server: ServerContext, socket: WebSocket) -> None:
    """Serve one client until its connection ends."""
    await socket.accept()
    # After the handshake, messages bypass Starlette and ASGI.
    transport: Transport = socket.state.transport
    with contextlib.ExitStack() as socket_count:
        try:
            visitor = await server.auth.visitor(socket)
            socket_count.enter_context(server.quotas.tokens.socket(visitor.token))
            session, page, welcome = await _greet(server, socket, transport, visitor)
        except TocsinError as error:
            # A refused client does not count as a socket of its token any more.
            socket_count.close()
            await _refuse(transport, error)
            return
        except (EOFError, TimeoutError):
            return
        await _seat(server, transport, session, page, welcome)


async def _seat(
    server: ServerContext,
    transport: Transport,
    session: TableSession,
    page: ClientConnection,
    welcome: bytes,
) -> None:
    """Add a client to its table and serve it."""
    person = page.person
    was_present = person in session.audience.people_here()
    session.audience.connections.add(page)
    page.send_welcome(welcome)
    if not was_present and session.table.seats_of(person):
        session.announce_presence()
    try:
        await _read(server, transport, session, page)
    finally:
        session.audience.connections.discard(page)
        if person not in session.audience.people_here() and session.table.seats_of(person):
            session.announce_presence()


async def _greet(
    server: ServerContext, socket: WebSocket, transport: Transport, visitor: Visitor
) -> tuple[TableSession, ClientConnection, bytes]:
    async with asyncio.timeout(HELLO_TIMEOUT_S):
        hello = _decoded(await transport.next())
    if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
        raise Malformed(f"The first message must be hello, of protocol {PROTOCOL}.")
    name = (await server.auth.person(visitor.person)).name
    # No other await follows until the client is added: an idle table could be unloaded.
    session = await server.tables.get(socket.path_params["id"])
    commands.check_may_watch(session.table, visitor.person, hello.invitation)
    if visitor.token is not None:
        # A seated bot sees its own view with "play"; a spectator needs "read".
        is_seated = bool(session.table.seats_of(visitor.person))
        check_scope(visitor.token, *(("play", "read") if is_seated else ("read",)))
    page = ClientConnection(transport, visitor, name, address(socket), hello.text, hello.whole)
    return session, page, session.audience.welcome(page)


async def _read(
    server: ServerContext, transport: Transport, session: TableSession, page: ClientConnection
) -> None:
    bucket = Bucket(server.settings.socket_rate)
    while True:
        try:
            text = await transport.next()
        except EOFError:
            return
        server.metrics.messages.inc()
        # The pause slows a flood down to the allowed rate.
        if not bucket.take():
            page.refuse(_key(text), TooMany("Too many messages; wait a little."))
            await asyncio.sleep(1 / server.settings.socket_rate)
            continue
        if not (
            server.quotas.person_messages.take(page.person)
            and server.quotas.address_messages.take(page.address)
            and server.quotas.tokens.take(page.visitor.token)
        ):
            page.refuse(
                _key(text), TooMany("Too many messages from you or your network; wait a little.")
            )
            await asyncio.sleep(1)
            continue
        try:
            request = _decoded(text)
        except Malformed as error:
            page.refuse(_key(text), error)
            continue
        if isinstance(request, Hello):
            # A quarantined table has disconnected its clients itself.
            with contextlib.suppress(BrokenTable):
                page.send_welcome_again(session, request.text)
        else:
            await page.handle(session, request)


def _decoded(text: str) -> FromClient:
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(f"The message cannot be read: {error}.") from None


class _Keyed(msgspec.Struct):
    key: str | None = None


def _key(text: str) -> str | None:
    """Return the key of an unreadable message, so that its error can name it."""
    try:
        key = msgspec.json.decode(text, type=_Keyed).key
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return key[:64] if key is not None else None


async def _refuse(transport: Transport, error: TocsinError) -> None:
    ClientConnection(transport, Visitor(""), "").disconnect(error)
    with contextlib.suppress(EOFError):
        while True:
            await transport.next()
