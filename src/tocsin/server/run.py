"""Runs the application on uvicorn until somebody stops it."""

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
from .settings import Settings
from .context import ServerContext
from .websocket.protocol import WebSocketConnection

log = logging.getLogger("tocsin.run")
# Seconds that sockets have to say good-bye, and in which the process is gone in any case.
FAREWELL = 2
GONE_WITHIN = 4.5
BACKLOG = 2048
# Seconds after which the loop lets the thread go on that writes: after each statement of a commit
# it waits for that, and people for the commit.
TURNS = 0.0005


def run(settings: Settings, host: str, port: int, open_browser: bool) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    logging.basicConfig(level=logging.INFO, stream=sys.stderr, format="%(levelname)s %(message)s")
    asyncio.run(_try(store_for(settings.database_url())))
    listener = _bind(host, port)
    bound = listener.getsockname()[1]
    store = store_for(settings.database_url())
    if not store.shared:
        # Whoever comes from now on waits in line until the matches are resumed. Beside other
        # processes nobody need wait: these serve them until this one is ready.
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
        # No access log: it would hold invitations; counts are at /metrics.
        access_log=False,
        log_config=None,
        # uvicorn warns of every malformed request: strangers would fill the disk with it.
        log_level="error",
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
        backlog=BACKLOG,
    )


class _Server(uvicorn.Server):
    """Ends when it is told to, whatever hangs."""

    def __init__(self, config: GuardedConfig, server: ServerContext, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.limits = config.limits
        self.server, self.address, self.open_browser = server, address, open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Take up the matches, and then say where they are."""
        await super().startup(sockets)
        self.server.gc.begin()
        sys.setswitchinterval(TURNS)
        if self.started:
            print(f"Tocsin is at {self.address}  (stop it with Ctrl-C)", flush=True)
            if self.open_browser:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody in any more, hand the tables over to other processes, and end."""
        for server in self.servers:
            server.close()
        # A proxy keeps connections for its next requests: those must go to other processes.
        self.limits.close_idle()
        await self.server.handover.run()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to close, and set the last bell."""
        if not self.should_exit:
            bell = threading.Timer(GONE_WITHIN + self.server.handover.duration_s, _leave)
            bell.daemon = True
            bell.start()
        super().handle_exit(sig, frame)


def _leave() -> None:
    """End at once; whatever was acknowledged is durable, so this loses nothing."""
    log.warning("something did not end in time, and is left behind")
    os._exit(0)


async def _try(store: Store) -> None:
    """Open and close the store, so that what is wrong with it is said in one sentence."""
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
