"""The WebSocket of a page, as docs/protocol.md has it."""

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
from .client_connection import Page
from .messages import PROTOCOL, FromClient, Hello
from .transport import Wire

HELLO_WITHIN = 30.0
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


async def serve(server: ServerContext, socket: WebSocket) -> None:
    """Serve one page for as long as it is open."""
    await socket.accept()
    # Only the handshake is Starlette's; from here on there is nothing between frames and page.
    wire: Wire = socket.state.wire
    with contextlib.ExitStack() as counted:
        try:
            visitor = await server.auth.visitor(socket)
            counted.enter_context(server.quotas.tokens.socket(visitor.token))
            session, page, welcome = await _greet(server, socket, wire, visitor)
        except TocsinError as error:
            # Whoever stays to look at a closed door has no socket more.
            counted.close()
            await _refuse(wire, error)
            return
        except (EOFError, TimeoutError):
            return
        await _seat(server, wire, session, page, welcome)


async def _seat(
    server: ServerContext, wire: Wire, session: TableSession, page: Page, welcome: bytes
) -> None:
    """Serve a page that was let in."""
    person = page.person
    was_present = person in session.audience.people_here()
    session.audience.connections.add(page)
    page.send_welcome(welcome)
    if not was_present and session.table.seats_of(person):
        session.announce_presence()
    try:
        await _read(server, wire, session, page)
    finally:
        session.audience.connections.discard(page)
        if person not in session.audience.people_here() and session.table.seats_of(person):
            session.announce_presence()


async def _greet(
    server: ServerContext, socket: WebSocket, wire: Wire, visitor: Visitor
) -> tuple[TableSession, Page, bytes]:
    async with asyncio.timeout(HELLO_WITHIN):
        hello = _decoded(await wire.next())
    if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
        raise Malformed(f"The first message must be hello, of protocol {PROTOCOL}.")
    name = (await server.auth.person(visitor.person)).name
    # From here on nothing is waited for until the page is at the table, which could be put away.
    session = await server.tables.get(socket.path_params["id"])
    commands.may_watch(session.table, visitor.person, hello.invitation)
    if visitor.token is not None:
        # Who plays sees what the seat sees; anything else is reading.
        is_seated = bool(session.table.seats_of(visitor.person))
        check_scope(visitor.token, *(("play", "read") if is_seated else ("read",)))
    page = Page(wire, visitor, name, address(socket), hello.text, hello.whole)
    return session, page, session.audience.welcome(page)


async def _read(server: ServerContext, wire: Wire, session: TableSession, page: Page) -> None:
    bucket = Bucket(server.settings.socket_rate)
    while True:
        try:
            text = await wire.next()
        except EOFError:
            return
        server.metrics.messages.inc()
        # Answering a flood at its own speed would only feed it.
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
                _key(text), TooMany("Too many messages from you or near you; wait a little.")
            )
            await asyncio.sleep(1)
            continue
        try:
            request = _decoded(text)
        except Malformed as error:
            page.refuse(_key(text), error)
            continue
        if isinstance(request, Hello):
            # A table that cannot be shown any more has shown this page out itself.
            with contextlib.suppress(BrokenTable):
                page.send_welcome_again(session, request.text)
        else:
            await page.ask(session, request)


def _decoded(text: str) -> FromClient:
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(f"The message cannot be read: {error}.") from None


class _Keyed(msgspec.Struct):
    key: str | None = None


def _key(text: str) -> str | None:
    """Return the key of a message that cannot be read otherwise, so that the error finds it."""
    try:
        key = msgspec.json.decode(text, type=_Keyed).key
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return key[:64] if key is not None else None


async def _refuse(wire: Wire, error: TocsinError) -> None:
    Page(wire, Visitor(""), "").disconnect(error)
    with contextlib.suppress(EOFError):
        while True:
            await wire.next()
