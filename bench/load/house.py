"""The processes of this project's server: start, stop, restart."""

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from .processes import cpu_seconds
from .wire import Refused, call

# Limits that are lifted, because all clients have one address.
UNLIMITED = dict.fromkeys(
    (
        "TOCSIN_ADDRESS_RATE",
        "TOCSIN_ADDRESS_SOCKETS",
        "TOCSIN_ADDRESS_CONNECTIONS",
        "TOCSIN_ADDRESS_TABLES",
        "TOCSIN_PERSON_RATE",
        "TOCSIN_PERSON_TABLES",
        "TOCSIN_SOCKET_RATE",
        "TOCSIN_SOCKETS",
    ),
    "100000000",
)
STOP_TIMEOUT_S = 30
POLL_INTERVAL_S = 0.05


class House:
    """This project's server, with one or several processes on one database."""

    # The working directory: outside the checkout, so that the installed package is imported.
    folder = tempfile.gettempdir()

    def __init__(
        self, name: str, python: str = sys.executable, processes: int = 1, is_this: bool = True
    ) -> None:
        self.name = name
        self.python = python
        self.count = processes
        self.is_this = is_this
        self.ports: list[int] = []
        self.database = ""
        # Processor time of processes that have ended.
        self.ended_cpu_s = 0.0
        self._processes: list[subprocess.Popen[str]] = []

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._processes]

    @property
    def is_alive(self) -> bool:
        return all(process.poll() is None for process in self._processes)

    def is_compiled(self) -> bool:
        """Tell whether the server's rules are compiled."""
        script = "import tocsin.kernel.position as module; print(module.__file__)"
        result = subprocess.run(
            [self.python, "-c", script],
            env=self._environment(),
            cwd=tempfile.gettempdir(),
            capture_output=True,
            text=True,
            check=True,
        )
        return not result.stdout.strip().endswith(".py")

    def _environment(self) -> dict[str, str]:
        hidden = ("TOCSIN_",) if self.is_this else ("TOCSIN_", "PYTHONPATH")
        kept = {name: each for name, each in os.environ.items() if not name.startswith(hidden)}
        return kept | UNLIMITED | {"TOCSIN_BOT_DELAY": "0.000001"}

    async def open(self, database: str) -> None:
        """Start all processes."""
        self.database = database
        for index in range(self.count):
            await self.start(index)

    async def start(self, index: int) -> None:
        """Start one process, on its old port if it had one."""
        old = self.ports[index] if index < len(self.ports) else 0
        process = subprocess.Popen(
            self.command(old),
            env=self._environment(),
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        # Before the first await, so that close() also ends a process that is still starting.
        self._processes[index : index + 1] = [process]
        assert process.stdout is not None
        said = await asyncio.to_thread(process.stdout.readline)
        if "http://" not in said:
            raise Refused(f"{self.name} did not start")
        port = int(said.split("/")[2].split(":")[1])
        self.ports[index : index + 1] = [port]

    def command(self, port: int) -> list[str]:
        """Return the command that starts one process; port 0: any free port."""
        serve = [self.python, "-m", "tocsin", "serve", "--port", str(port)]
        return [*serve, "--database", self.database]

    async def stop(self, index: int) -> None:
        """Stop one process by SIGTERM and wait for its end."""
        process = self._processes[index]
        process.terminate()
        used = 0.0
        async with asyncio.timeout(STOP_TIMEOUT_S):
            while process.poll() is None:
                used = cpu_seconds([process.pid]) or used
                await asyncio.sleep(POLL_INTERVAL_S)
        self.ended_cpu_s += used
        assert process.stdout is not None
        process.stdout.close()

    async def close(self) -> None:
        """Stop all processes."""
        await asyncio.gather(*(self.stop(index) for index in range(len(self._processes))))
        self._processes.clear()
        self.ports.clear()

    async def players(self, game: str) -> tuple[int, int]:
        """Return the least and the greatest number of players of a game."""
        games, _ = await call(self.ports[0], "GET", "/api/games")
        few, many = next(each["players"] for each in games if each["id"] == game)
        return few, many


def sqlite(folder: Path) -> str:
    return str(folder / "load.sqlite3")
