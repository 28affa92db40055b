"""Runs the application on uvicorn until it is stopped."""

import asyncio
import logging
import os
import socket
import sys
import threading
import webbrowser
from types import FrameType

import uvicorn

from tocsin.kernel.errors import BadOptions
from tocsin.table.storage.database import store_for
from tocsin.table.storage.store import Store

from .access.connection_guard import GuardedConnection
from .access.connection_limits import GuardedConfig
from .access.request_guard import RequestGuard
from .app import application
from .context import ServerContext
from .settings import Settings
from .websocket.protocol import WebSocketConnection

log = logging.getLogger("tocsin.run")
# Time for open connections to close, and for the whole shutdown beyond the handover.
GRACEFUL_SHUTDOWN_S = 2
MAX_SHUTDOWN_S = 4.5
BACKLOG = 2048
# The database thread needs the interpreter after each statement of a commit, and requests wait for
# the commit: the event loop must yield sooner than after Python's default of 5 ms.
SWITCH_INTERVAL_S = 0.0005


def run(settings: Settings, host: str, port: int, open_browser: bool) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    logging.basicConfig(level=logging.INFO, stream=sys.stderr, format="%(levelname)s %(message)s")
    asyncio.run(_check_store(store_for(settings.database_url())))
    listener = _bind(host, port)
    bound = listener.getsockname()[1]
    store = store_for(settings.database_url())
    if not store.shared:
        # Connections wait in the backlog until the server is ready. With other processes the port
        # stays closed until then, so that these accept them.
        listener.listen(BACKLOG)
    app = application(settings, store)
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{bound}/"
    try:
        _Server(config(settings, app), app.server, address, open_browser).run(sockets=[listener])
    finally:
        if app.failure is not None:
            raise app.failure


def config(settings: Settings, app: RequestGuard) -> GuardedConfig:
    """Return uvicorn's configuration for the application."""
    return GuardedConfig(
        app,
        settings,
        http=GuardedConnection,
        ws=WebSocketConnection,
        # No access log: its addresses would contain invitations. Counts are at /metrics.
        access_log=False,
        log_config=None,
        # uvicorn logs a warning for each malformed request, which could fill the disk.
        log_level="error",
        server_header=False,
        timeout_graceful_shutdown=GRACEFUL_SHUTDOWN_S,
        backlog=BACKLOG,
    )


class _Server(uvicorn.Server):
    """Ends within a fixed time after a signal, even if a request hangs."""

    def __init__(
        self, config: GuardedConfig, server: ServerContext, address: str, open_browser: bool
    ) -> None:
        super().__init__(config)
        self.limits = config.limits
        self.server, self.address, self.open_browser = server, address, open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the application, and print its address."""
        await super().startup(sockets)
        self.server.gc.begin()
        sys.setswitchinterval(SWITCH_INTERVAL_S)
        if self.started:
            print(f"Tocsin is at {self.address}  (stop it with Ctrl-C)", flush=True)
            if self.open_browser:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting connections, hand the tables over to other processes, and end."""
        for server in self.servers:
            server.close()
        # A proxy reuses idle connections; its next requests must go to other processes.
        self.limits.close_idle()
        await self.server.handover.run()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin the shutdown, and end the process if it takes too long."""
        if not self.should_exit:
            timer = threading.Timer(MAX_SHUTDOWN_S + self.server.handover.duration_s, _exit)
            timer.daemon = True
            timer.start()
        super().handle_exit(sig, frame)


def _exit() -> None:
    """End at once; acknowledged entries are durable, so that nothing is lost."""
    log.warning("the shutdown took too long; the process ends now")
    os._exit(0)


async def _check_store(store: Store) -> None:
    """Open and close the store, so that a database error ends the start with one sentence."""
    await store.open()
    try:
        await store.serve(
            lambda table_id: None, lambda process, table_id, people: None, lambda table_id: None
        )
    finally:
        await store.close()


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        raise BadOptions(f"Cannot listen on {host}, port {port}: {error.strerror}.") from None
    return listener
