"""The server as it is, but that it starts quickly and that a password costs next to nothing.

What a server needs takes half a second to load, and the tests start some two hundred of them: so
one process loads it for all servers of a worker of pytest, and each is a fork of that process. A
bot's process starts when a bot is asked, for most tests ask none. `test_accounts.py` starts a
server as people do, and says what passwords cost whoever steals the database; `test_races.py`
needs the time that they take, and sets `slow_passwords`.
"""

import atexit
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from typing import Any

HEADER = 8
# Numbers of open files that a process may have before it has opened anything of its own.
OPEN_FILES = 256
SLOW = "TOCSIN_SLOW_PASSWORDS"


class Server:
    """A server that was forked; what `subprocess.Popen` can do, as far as a `House` needs it."""

    def __init__(self, nursery: "Nursery", words: list[str], environment: dict[str, str]) -> None:
        (out, into_out), (err, into_err), (end, into_end) = os.pipe(), os.pipe(), os.pipe()
        self.pid = nursery.fork(words, environment, [into_out, into_err, into_end])
        for given in (into_out, into_err, into_end):
            os.close(given)
        self.stdout, self.stderr = os.fdopen(out), os.fdopen(err)
        self._end = os.fdopen(end)
        self._code: int | None = None

    def send_signal(self, number: int) -> None:
        """Send a signal, unless the server is gone."""
        if not self._is_gone(0):
            os.kill(self.pid, number)

    def wait(self, timeout: float | None = None) -> int:
        """Wait until the server is gone; return how it ended."""
        if not self._is_gone(timeout):
            raise subprocess.TimeoutExpired("the server", timeout or 0)
        assert self._code is not None
        return self._code

    def _is_gone(self, timeout: float | None) -> bool:
        if self._code is None and select.select([self._end], [], [], timeout)[0]:
            self._code = int(self._end.read())
            self._end.close()
        return self._code is not None


class Nursery:
    """The process that has loaded all that a server needs, seen from outside."""

    def __init__(self, environment: dict[str, str], folder: str) -> None:
        self._line, other = socket.socketpair()
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__, str(other.fileno())],
            env=environment,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            pass_fds=[other.fileno()],
        )
        other.close()
        atexit.register(self.close)

    def close(self) -> None:
        """Let the process end; the servers stay."""
        self._line.close()
        self._process.wait()

    def fork(self, words: list[str], environment: dict[str, str], files: list[int]) -> int:
        """Have a server forked; it writes to the first two files, the last one hears of its end."""
        asked = json.dumps([words, environment]).encode()
        with self._lock:
            socket.send_fds(self._line, [len(asked).to_bytes(HEADER)], files)
            self._line.sendall(asked)
            answer = self._line.recv(HEADER, socket.MSG_WAITALL)
        assert answer, "nobody is there to fork a server"
        return int.from_bytes(answer)


# --- in the process itself


def wait_for_words(line: socket.socket) -> list[str]:
    """Fork whenever somebody asks; return only in the fork, with the words of its command."""
    ears, mouth = socket.socketpair()
    for one in (ears, mouth):
        one.setblocking(False)
    signal.set_wakeup_fd(mouth.fileno())
    signal.signal(signal.SIGCHLD, lambda *_: None)
    ends: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([line, ears], [], [])
        if ears in ready:
            ears.recv(OPEN_FILES)
            tell_ends(ends)
        if line not in ready:
            continue
        header, files, _, _ = socket.recv_fds(line, HEADER, 3)
        if not header:
            sys.exit()
        asked: Any = json.loads(line.recv(int.from_bytes(header), socket.MSG_WAITALL))
        words, environment = asked
        child = os.fork()
        if not child:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            take_over(files, environment)
            return list(words)
        ends[child] = files.pop()
        for given in files:
            os.close(given)
        line.sendall(child.to_bytes(HEADER))


def tell_ends(ends: dict[int, int]) -> None:
    """Tell those who wait for it how their servers ended."""
    for child in list(ends):
        gone, status = os.waitpid(child, os.WNOHANG)
        if gone:
            os.write(ends[child], str(os.waitstatus_to_exitcode(status)).encode())
            os.close(ends.pop(child))


def take_over(files: list[int], environment: dict[str, str]) -> None:
    """Be a process of one's own: with its own files, and an environment of its own."""
    for number, given in enumerate(files[:2], start=1):
        os.dup2(given, number)
    os.closerange(3, OPEN_FILES)
    os.environ.clear()
    os.environ.update(environment)


if __name__ == "__main__":
    import asyncpg  # noqa: F401 - where the database is PostgreSQL
    import uvloop  # noqa: F401
    from argon2 import PasswordHasher

    import tocsin.cli.serve
    import tocsin.server.run
    from tocsin.server.bots.pool import BotPool
    from tocsin.server.http import passwords

    setattr(BotPool, "warm_up", lambda pool: None)  # noqa: B010 - not of this type
    gc.collect()
    gc.freeze()
    words = wait_for_words(socket.socket(fileno=int(sys.argv[1])))
    if SLOW not in os.environ:
        cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        setattr(passwords, "HASHER", cheap)  # noqa: B010 - what is final is so for everybody else
    tocsin.cli.main(words, prog_name="tocsin")
