"""A real PostgreSQL for tests and bench/load, started here and gone afterwards."""

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.patience import MOMENT, PATIENCE, patient, wait_until

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
TRIES = 5
REASON = "NO POSTGRESQL HERE: install the Debian package postgresql"


class NoPostgres(Exception):
    """There is none on this machine, or it did not start."""


def binary(name: str) -> str | None:
    """Return the server program of that name."""
    for folder in FOLDERS:
        if (folder / name).exists():
            return str(folder / name)
    return shutil.which(name)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def running(*options: str) -> Iterator[tuple[str, int]]:
    """Yield the address of a server, and its process."""
    initdb, server = binary("initdb"), binary("postgres")
    if initdb is None or server is None:
        raise NoPostgres(REASON)
    folder = tempfile.mkdtemp(prefix="tocsin-postgres-")
    common: dict[str, Any] = {
        "cwd": folder,
        "env": {"PATH": "/usr/bin:/bin", "HOME": folder, "LC_ALL": "C.UTF-8"},
        "stdout": subprocess.DEVNULL,
        "stderr": subprocess.DEVNULL,
    }
    if os.getuid() == 0:
        # PostgreSQL refuses to run as root.
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        common |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    data = f"{folder}/data"
    subprocess.run(
        [initdb, "-D", data, "-U", "test", "-A", "trust", "-E", "UTF8", "--no-sync"],
        check=True,
        **common,
    )
    where = ["listen_addresses=127.0.0.1", f"unix_socket_directories={folder}"]
    arguments = [part for option in (*where, *options) for part in ("-c", option)]
    port, process = _started([server, "-D", data, *arguments], common)
    try:
        yield f"postgresql://test@127.0.0.1:{port}/postgres", process.pid
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def _started(command: list[str], common: dict[str, Any]) -> "tuple[int, subprocess.Popen[bytes]]":
    """Start a server, at another port where somebody else was quicker to take the free one."""
    for _ in range(TRIES):
        port = free_port()
        process = subprocess.Popen([*command, "-p", str(port)], **common)
        wait_until(
            lambda process=process, port=port: process.poll() is not None or answers(port),  # type: ignore[misc]
            "PostgreSQL at its port",
        )
        if process.poll() is None:
            return port, process
    raise NoPostgres("PostgreSQL did not start")


def answers(port: int) -> bool:
    """Return whether somebody listens there."""
    try:
        socket.create_connection(("127.0.0.1", port), PATIENCE).close()
    except OSError:
        return False
    return True


async def fresh(server: str, name: str) -> str:
    """Make an empty database and return its address."""
    import asyncpg

    async with patient("PostgreSQL ready for work"):
        while True:
            try:
                connection = await asyncpg.connect(server, timeout=PATIENCE)
                break
            except asyncpg.CannotConnectNowError:
                await asyncio.sleep(MOMENT)
    await connection.execute(f"DROP DATABASE IF EXISTS {name}")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return server.replace("/postgres", f"/{name}")
