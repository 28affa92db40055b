"""A real server process on a loopback port, that a test may kill and start again."""

import os
import signal
import subprocess
import sys
import tempfile
import threading
from functools import cache
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE
from tests.server import swift

QUICK = {
    "TOCSIN_BOT_DELAY": "0.000001",
    "TOCSIN_BOT_WORKERS": "1",
    "TOCSIN_ADDRESS_RATE": "100000",
    "TOCSIN_SOCKET_RATE": "10000",
    "TOCSIN_PERSON_RATE": "10000",
    "TOCSIN_CHAT_RATE": "10000",
    "TOCSIN_HINT_RATE": "10000",
    "TOCSIN_OWN_BOT_RATE": "1000",
    "TOCSIN_ADDRESS_TABLES": "1000000",
    "TOCSIN_PERSON_TABLES": "100000",
    # What a server waits for is late on a slow machine only.
    "TOCSIN_BOT_BUDGET": str(PATIENCE),
    "TOCSIN_REVIEW_SECONDS": str(PATIENCE),
    "TOCSIN_REQUEST_WITHIN": str(PATIENCE),
}

# What people start, and the same for tests that have no time for passwords.
PLAIN, SWIFT = "tocsin", swift.__name__

# The server must find what this process finds: the same Tocsin, and the programs of these tests.
PATH = os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])


def outside() -> dict[str, str]:
    """Return the environment of servers: nothing of the machine but where games are found."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("TOCSIN_") or name == "TOCSIN_GAMES"
    }
    return environment | {"PYTHONPATH": PATH}


@cache
def nursery() -> swift.Nursery:
    """Return the process of which servers are forked, started once."""
    return swift.Nursery(outside(), tempfile.gettempdir())


class House:
    """A server with its database; everything else by settings."""

    def __init__(self, database: str | Path, program: str = SWIFT, **settings: Any) -> None:
        self.program = program
        self.database = str(database)
        self.settings = {f"TOCSIN_{name.upper()}": str(value) for name, value in settings.items()}
        self.process: subprocess.Popen[str] | swift.Server | None = None
        self.port = 0
        self.errors: list[str] = []

    def __enter__(self) -> "House":
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def open(self) -> None:
        """Start the server and learn its port."""
        self.start()
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Tocsin is at http://" in line, (line, self.errors)
        self.port = int(line.split("/")[2].split(":")[1])

    def start(self) -> None:
        """Start the server, and do not wait until it is there."""
        words = ["serve", "--port", str(self.port), "--database", self.database]
        environment = outside() | QUICK | self.settings
        if self.program == SWIFT:
            self.process = swift.Server(nursery(), words, environment)
        else:
            self.process = subprocess.Popen(
                [sys.executable, "-m", self.program, *words],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                cwd=tempfile.gettempdir(),
            )
        self._listener = threading.Thread(target=self._listen, args=(self.process,), daemon=True)
        self._listener.start()

    def _listen(self, process: "subprocess.Popen[str] | swift.Server") -> None:
        assert process.stderr is not None
        with process.stderr:
            # Line by line, so that a test that fails meanwhile can say them.
            for line in process.stderr:
                self.errors.append(line)

    def kill(self) -> None:
        """Kill the server as a power cut would."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """Stop the server, which must end by itself and without a complaint."""
        if self.process is not None:
            code = self._end(signal.SIGTERM)
            assert code in (0, -signal.SIGTERM), (code, self.errors)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        # Its workers hold the pipe too: they are gone when it ends.
        self._listener.join(PATIENCE)
        assert not self._listener.is_alive(), "a worker outlived its server"
        self.process = None
        return code
