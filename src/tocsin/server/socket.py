"""The WebSocket of a page, as docs/protocol.md has it."""

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tocsin.kernel.errors import TocsinError
from tocsin.table import etiquette
from tocsin.table.errors import BrokenTable

from .errors import Malformed, TooMany
from .hall import Hall
from .identity import Visitor
from .limits import Bucket, address
from .live import Live
from .messages import PROTOCOL, FromClient, Hello
from .page import Farewell, Page

HELLO_WITHIN = 10.0
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


async def serve(hall: Hall, socket: WebSocket) -> None:
    """Serve one page for as long as it is open."""
    await socket.accept()
    try:
        visitor = await hall.visitor(socket)
        live, page, welcome = await _greet(hall, socket, visitor)
    except TocsinError as error:
        await _refuse(socket, error)
        return
    except (WebSocketDisconnect, TimeoutError):
        return
    person = visitor.person
    was_present = person in live.present_here()
    live.pages.add(page)
    page.send_welcome(welcome)
    if not was_present and live.table.seats_of(person):
        live.presence_changed()
    writer = asyncio.create_task(_write(socket, page))
    try:
        await _read(hall, socket, live, page)
    finally:
        live.pages.discard(page)
        writer.cancel()
        # Not `await writer`: its cancellation and our own would look alike.
        await asyncio.wait([writer])
        if person not in live.present_here() and live.table.seats_of(person):
            live.presence_changed()


async def _greet(hall: Hall, socket: WebSocket, visitor: Visitor) -> tuple[Live, Page, bytes]:
    async with asyncio.timeout(HELLO_WITHIN):
        hello = _decoded(await _receive(socket))
    if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
        raise Malformed(f"The first message must be hello, of protocol {PROTOCOL}.")
    live = await hall.live(socket.path_params["id"])
    etiquette.may_watch(live.table, visitor.person, hello.invitation)
    name = (await hall.person(visitor.person)).name
    page = Page(visitor, name, address(socket), hello.text)
    return live, page, live.welcome(page)


async def _read(hall: Hall, socket: WebSocket, live: Live, page: Page) -> None:
    bucket = Bucket(hall.settings.socket_rate)
    while True:
        try:
            text = await _receive(socket)
        except (WebSocketDisconnect, RuntimeError):
            return
        hall.metrics.count("messages")
        # Answering a flood at its own speed would only feed it.
        if not bucket.take():
            page.refuse(_key(text), TooMany("Too many messages; wait a little."))
            await asyncio.sleep(1 / hall.settings.socket_rate)
            continue
        if not (hall.people.take(page.person) and hall.messages.take(page.address)):
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
                page.send_welcome_again(live, request.text)
        else:
            await page.ask(live, request)


async def _receive(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    # A frame of bytes is no message of ours; as an empty text it gets its typed error.
    return text or ""


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


async def _write(socket: WebSocket, page: Page) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            message = await page.next()
            if isinstance(message, Farewell):
                await socket.close(message.code, message.reason)
                return
            await socket.send_text(message.decode())


async def _refuse(socket: WebSocket, error: TocsinError) -> None:
    page = Page(Visitor(""), "")
    page.show_out(error)
    await _write(socket, page)
