"""The web application: all routes behind the request guard."""

import contextlib
from collections.abc import AsyncIterator

from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from tocsin.kernel.errors import TocsinError
from tocsin.table.storage.store import Store

from . import static
from .access.request_guard import RequestGuard, may_read_metrics
from .context import ServerContext
from .errors import Malformed, NoSuchPage, Unavailable
from .http import (
    accounts,
    bot_accounts,
    games,
    hints,
    lessons,
    me,
    personal_data,
    profiles,
    records,
    subscriptions,
    table_lists,
    tables,
)
from .http.endpoints import Endpoint, error_response, routes
from .http.openapi import describe
from .operations.health import HEALTHY, Health
from .settings import Settings
from .websocket import endpoint

ENDPOINTS: tuple[Endpoint, ...] = (
    *games.ENDPOINTS,
    *lessons.ENDPOINTS,
    *me.ENDPOINTS,
    *accounts.ENDPOINTS,
    *table_lists.ENDPOINTS,
    *tables.ENDPOINTS,
    *hints.ENDPOINTS,
    *records.ENDPOINTS,
    *personal_data.ENDPOINTS,
    *profiles.ENDPOINTS,
    *bot_accounts.ENDPOINTS,
    *subscriptions.ENDPOINTS,
)


def application(settings: Settings, store: Store) -> RequestGuard:
    """Return the web application on a store."""
    server = ServerContext(settings, store)
    health_check = Health(store)
    description = describe(ENDPOINTS)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await server.open()
        except TocsinError as error:
            guard.failure = error
            raise
        try:
            yield
        finally:
            await server.close()

    async def openapi(request: Request) -> Response:
        return Response(description, media_type="application/json")

    async def health(request: Request) -> Response:
        result = await health_check.result()
        return PlainTextResponse(result, 200 if result == HEALTHY else 503)

    async def metrics(request: Request) -> Response:
        if not may_read_metrics(request, settings.metrics_token):
            raise HTTPException(404)
        return Response(server.metrics.text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)

    async def page(request: Request) -> Response:
        return await static.serve(server, request)

    async def table_socket(websocket: WebSocket) -> None:
        await endpoint.serve(server, websocket)

    app = Starlette(
        routes=[
            Route("/health", health),
            Route("/metrics", metrics),
            Route("/api/openapi.json", openapi),
            *routes(ENDPOINTS, server),
            WebSocketRoute("/api/tables/{id}/socket", table_socket),
            Route("/{path:path}", page),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: _http_error, Exception: _server_error},
    )
    guard = RequestGuard(app, server)
    return guard


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = NoSuchPage("There is nothing here.")
    answer = error_response(known if error.status_code == 404 else Malformed(str(error.detail)))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


async def _server_error(request: Request, error: Exception) -> Response:
    answer = error_response(Unavailable("Something went wrong here; nothing was changed."))
    answer.status_code = 500
    return answer
