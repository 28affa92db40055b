"""HTTP endpoints: each declared once, for the router and for the OpenAPI description."""

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
from tocsin.table.storage.person_store import Person

from ..access.identity import Visitor, check_scope, set_cookie
from ..access.limits import address
from ..context import ServerContext
from ..errors import Malformed, TooLarge, TooMany, status

MAX_BODY_BYTES = 64 * 1024
NO_BODY: Any = None


class ErrorBody(msgspec.Struct):
    """The body of every error response: a kind for programs, a sentence for people."""

    kind: str
    sentence: str


class RequestContext(msgspec.Struct):
    """One request as its handler gets it; a handler may replace `visitor` to sign in or out."""

    server: ServerContext
    request: Request
    visitor: Visitor
    body: Any
    query: Any

    @property
    def person(self) -> str:
        """Return the id of the visitor."""
        return self.visitor.person

    def path(self, name: str) -> str:
        """Return a parameter of the path."""
        return str(self.request.path_params[name])

    def address(self) -> str:
        """Return the client's address, by which requests are limited."""
        return address(self.request)

    def check_opening(self) -> None:
        """Raise TooMany if the address opens tables too fast."""
        server = self.server
        if not (
            server.quotas.tables.take(self.address())
            and server.quotas.daily_tables.take(self.address())
        ):
            raise TooMany("Too many tables; wait a little.")

    async def check_tables(self) -> None:
        """Raise TooMany if the person has too many unfinished tables."""
        settings = self.server.settings
        is_bot = self.visitor.token is not None
        most = settings.own_bot_tables if is_bot else settings.person_tables
        await self.server.index.flush()
        if await table_index.count_unfinished(self.server.store, self.person) >= most:
            raise TooMany(f"You have {most} unfinished tables: finish or close some first.")

    async def check_records(self) -> None:
        """Raise TooMany if the person has imported too many records."""
        most = self.server.settings.person_records
        if await table_index.count_imported(self.server.store, self.person) >= most:
            raise TooMany(f"You have imported {most} records, which is the limit.")

    def check_corrections(self, corrections: object, person: Person) -> None:
        """Raise BadComponents if the settings do not let this person correct components."""
        allowed = self.server.settings.corrections
        if corrections and (allowed == "nobody" or (allowed == "accounts" and not person.account)):
            who = "nobody" if allowed == "nobody" else "only people with an account"
            raise BadComponents(f"On this server {who} may play by corrected figures.")


class Endpoint(msgspec.Struct, frozen=True):
    """A method and path with the types of its body, query and answer, and its errors."""

    method: str
    path: str
    handle: Callable[[RequestContext], Awaitable[Any]]
    answer: Any
    body: Any = NO_BODY
    query: Any = NO_BODY
    # Status codes beside those that openapi.py adds to every endpoint and by path.
    errors: tuple[int, ...] = ()
    max_body_bytes: int = MAX_BODY_BYTES
    media: str = "application/json"
    # Any of these scopes lets a bot's token use the endpoint; empty: people only.
    scopes: tuple[tokens.Scope, ...] = ()


ANY_SCOPE = tokens.SCOPES


def routes(endpoints: Iterable[Endpoint], server: ServerContext) -> list[Route]:
    """Return one route for each path, with all its methods."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, _Resource(methods, server)) for path, methods in by_path.items()]


class _Resource:
    """The endpoints of one path as an ASGI application: Starlette lets every method through."""

    def __init__(self, endpoints: dict[str, Endpoint], server: ServerContext) -> None:
        self.endpoints = endpoints
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        method = "GET" if request.method == "HEAD" else request.method
        endpoint = self.endpoints.get(method)
        response = (
            _not_allowed(self.endpoints)
            if endpoint is None
            else await self._respond(endpoint, request)
        )
        await response(scope, receive, send)

    async def _respond(self, endpoint: Endpoint, request: Request) -> Response:
        server = self.server
        try:
            context = RequestContext(
                server, request, await server.auth.visitor(request), None, None
            )
            if not server.quotas.tokens.take(context.visitor.token):
                raise TooMany("Too many requests of this bot; wait a little.")
            if context.visitor.token is not None:
                check_scope(context.visitor.token, *endpoint.scopes)
            if endpoint.query is not NO_BODY:
                context.query = _query(request, endpoint.query)
            if endpoint.body is not NO_BODY:
                context.body = _decoded(
                    await _body(request, endpoint.max_body_bytes), endpoint.body
                )
            response = _answer(await endpoint.handle(context), endpoint.media)
        except TocsinError as error:
            server.metrics.refusals.labels(error.kind).inc()
            return error_response(error)
        except ClientDisconnect:
            return Response(status_code=400)
        if context.visitor.cookie is not None:
            response.headers["set-cookie"] = set_cookie(request, context.visitor.cookie)
        return response


def _not_allowed(endpoints: Iterable[str]) -> Response:
    response = error_response(Malformed("This method is not allowed here."))
    response.status_code = 405
    response.headers["allow"] = ", ".join(sorted(endpoints))
    return response


def error_response(error: TocsinError) -> Response:
    """Return an error as an answer."""
    content = msgspec.json.encode(ErrorBody(error.kind, error.sentence))
    return Response(content, status(error), media_type="application/json")


def _answer(value: Any, media: str) -> Response:
    content = value if isinstance(value, bytes | str) else msgspec.json.encode(value)
    return Response(content, media_type=media, headers={"cache-control": "no-store"})


async def _body(request: Request, max_bytes: int) -> bytes:
    kind = request.headers.get("content-type", "application/json").partition(";")[0].strip()
    if kind.lower() != "application/json":
        raise Malformed("The body must be JSON.")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > max_bytes:
            raise TooLarge(f"The body may have at most {max_bytes} bytes.")
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
