"""ASGI middleware that reports the progress of each HTTP request to its connection."""

from typing import Protocol

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class ProgressListener(Protocol):
    """The connection of a request; uvicorn passes it on in the scope's state."""

    def request_started(self, has_body: bool) -> None: ...

    def body_received(self) -> None: ...

    def response_started(self) -> bool: ...

    def request_finished(self) -> None: ...


class RequestProgress:
    """Wraps an application; requests pass through unchanged."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request and report its progress."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        connection: ProgressListener = scope["state"]["connection"]
        connection.request_started(_has_body(scope))

        async def receive_reported() -> Message:
            message = await receive()
            if not message.get("more_body"):
                connection.body_received()
            return message

        async def send_reported(message: Message) -> None:
            if message["type"] == "http.response.start" and not connection.response_started():
                message["headers"] = [*message.get("headers", ()), (b"connection", b"close")]
            await send(message)

        try:
            await self._app(scope, receive_reported, send_reported)
        finally:
            connection.request_finished()


def _has_body(scope: Scope) -> bool:
    return any(
        name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
        for name, value in scope["headers"]
    )
