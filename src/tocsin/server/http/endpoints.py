"""The HTTP calls: each declared once, for the router and for the OpenAPI description."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from tocsin.kernel.errors import BadComponents, TocsinError
from tocsin.table.people import tokens
from tocsin.table.storage import table_index
from tocsin.table.storage.store import Person

from ..access.identity import Visitor, check_scope, set_cookie
from ..access.limits import address
from ..context import ServerContext
from ..errors import Malformed, TooLarge, TooMany, status

LARGEST_BODY = 64 * 1024
NO_BODY: Any = None


class Trouble(msgspec.Struct):
    """Every error: its kind for programs, a sentence for people."""

    kind: str
    sentence: str


class Asked(msgspec.Struct):
    """One call as its handler gets it; `visitor` may be changed to sign somebody in or out."""

    server: ServerContext
    request: Request
    visitor: Visitor
    body: Any
    query: Any

    @property
    def person(self) -> str:
        """Return who asks."""
        return self.visitor.person

    def path(self, name: str) -> str:
        """Return a part of the path."""
        return str(self.request.path_params[name])

    def address(self) -> str:
        """Return where the call comes from."""
        return address(self.request)

    def check_opening(self) -> None:
        """Raise TooMany if the address opens tables faster than people can."""
        server = self.server
        if not (
            server.quotas.tables.take(self.address())
            and server.quotas.daily_tables.take(self.address())
        ):
            raise TooMany("Too many tables; wait a little.")

    async def check_tables(self) -> None:
        """Raise TooMany if the person has too many tables that are not over."""
        settings = self.server.settings
        is_bot = self.visitor.token is not None
        most = settings.own_bot_tables if is_bot else settings.person_tables
        await self.server.index.flush()
        if await table_index.count_unfinished(self.server.store, self.person) >= most:
            raise TooMany(f"You have {most} unfinished tables: finish or close some first.")

    async def check_records(self) -> None:
        """Raise TooMany if the person has brought too many records."""
        most = self.server.settings.person_records
        if await table_index.count_brought(self.server.store, self.person) >= most:
            raise TooMany(f"You have brought {most} records, and more are not kept.")

    def check_corrections(self, corrections: object, person: Person) -> None:
        """Raise BadComponents if this host does not let the person correct figures."""
        allowed = self.server.settings.corrections
        if corrections and (allowed == "nobody" or (allowed == "accounts" and not person.account)):
            who = "nobody" if allowed == "nobody" else "only people with an account"
            raise BadComponents(f"On this server {who} may play by corrected figures.")


class Call(msgspec.Struct, frozen=True):
    """A call: where, what it takes, what it answers, and which errors it may give."""

    method: str
    path: str
    handle: Callable[[Asked], Awaitable[Any]]
    answer: Any
    body: Any = NO_BODY
    query: Any = NO_BODY
    # Beside those that any call may give, or any at such a path (`openapi`).
    errors: tuple[int, ...] = ()
    largest: int = LARGEST_BODY
    media: str = "application/json"
    # By which of these a bot's token allows it; none: it is for people alone.
    scopes: tuple[tokens.Scope, ...] = ()


# What all may know, whatever a token is for.
ANY_SCOPE = tokens.SCOPES


def routes(calls: Iterable[Call], server: ServerContext) -> list[Route]:
    """Return a route for each path, which knows all its methods."""
    by_path: dict[str, dict[str, Call]] = {}
    for call in calls:
        by_path.setdefault(call.path, {})[call.method] = call
    return [Route(path, _Resource(methods, server)) for path, methods in by_path.items()]


class _Resource:
    """Whatever may be asked at one path; an object, so that no method is turned away before."""

    def __init__(self, calls: dict[str, Call], server: ServerContext) -> None:
        self.calls = calls
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        method = "GET" if request.method == "HEAD" else request.method
        call = self.calls.get(method)
        response = (
            _not_allowed(self.calls) if call is None else await self._carry_out(call, request)
        )
        await response(scope, receive, send)

    async def _carry_out(self, call: Call, request: Request) -> Response:
        server = self.server
        try:
            asked = Asked(server, request, await server.auth.visitor(request), None, None)
            if not server.quotas.tokens.take(asked.visitor.token):
                raise TooMany("Too many requests of this bot; wait a little.")
            if asked.visitor.token is not None:
                check_scope(asked.visitor.token, *call.scopes)
            if call.query is not NO_BODY:
                asked.query = _query(request, call.query)
            if call.body is not NO_BODY:
                asked.body = _decoded(await _body(request, call.largest), call.body)
            response = _answer(await call.handle(asked), call.media)
        except TocsinError as error:
            server.metrics.refusals.labels(error.kind).inc()
            return trouble(error)
        except ClientDisconnect:
            return Response(status_code=400)
        if asked.visitor.cookie is not None:
            response.headers["set-cookie"] = set_cookie(request, asked.visitor.cookie)
        return response


def _not_allowed(calls: Iterable[str]) -> Response:
    response = trouble(Malformed("This cannot be done here."))
    response.status_code = 405
    response.headers["allow"] = ", ".join(sorted(calls))
    return response


def trouble(error: TocsinError) -> Response:
    """Return an error as an answer."""
    content = msgspec.json.encode(Trouble(error.kind, error.sentence))
    return Response(content, status(error), media_type="application/json")


def _answer(value: Any, media: str) -> Response:
    content = value if isinstance(value, bytes | str) else msgspec.json.encode(value)
    return Response(content, media_type=media, headers={"cache-control": "no-store"})


async def _body(request: Request, largest: int) -> bytes:
    kind = request.headers.get("content-type", "application/json").partition(";")[0].strip()
    if kind.lower() != "application/json":
        raise Malformed("The body must be JSON.")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > largest:
            raise TooLarge(f"The body may have {largest} bytes at most.")
    return bytes(data)


def _decoded(data: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(f"The body cannot be read: {error}.") from None


def _query(request: Request, kind: Any) -> Any:
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed(f"The query cannot be read: {error}.") from None
