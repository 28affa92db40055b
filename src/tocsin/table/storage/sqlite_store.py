"""The store in one SQLite file: a single writer thread commits in groups, and syncs each commit."""

import asyncio
import contextlib
import logging
import os
import queue
import re
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from ..errors import ALREADY_WRITTEN, DATABASE_DAMAGED, DATABASE_DOWN, ConcurrentWrite, StoreDown
from .group_commit import LineRow
from .schema import STEPS, TABLES, Steps, missing
from .store import INSERT_LINE, Heard, Left, Met, Rows, Statement, Store

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment] # there is no other way to say that it is missing

BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
log = logging.getLogger("tocsin.store")
PLACE = re.compile(r"\$\d+")
# Lines in one statement; SQLite was made for 999 values at the most.
LINES_AT_ONCE = 100
# What is to be done in a commit: lines, or anything, which has changed nothing if it raises.
Work = list[LineRow] | Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]
Result = tuple["asyncio.Future[Any]", Any]


class SqliteStore(Store):
    """One process, one file, nothing to configure."""

    def __init__(self, path: Path | str, steps: Steps = STEPS) -> None:
        super().__init__(steps)
        self.path = Path(path)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(1, "tocsin-read")
        self._lock: TextIOWrapper | None = None

    async def open(self) -> None:
        """Open the file, and bring its schema up to date."""
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._loop = asyncio.get_running_loop()
        try:
            _close_to_others(self.path)
            connection = self._connect()
            with contextlib.ExitStack() as failing:
                failing.callback(connection.close)
                _migrate(connection, self.steps)
                self._reader = self._connect()
                failing.pop_all()
        except (OSError, sqlite3.Error) as error:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT:
                raise StoreDown(DATABASE_DAMAGED) from None
            raise StoreDown(f"{self.path} cannot be opened: {error}.") from None
        self._writer = threading.Thread(target=self._write_all, args=(connection,), daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what is waiting, and close the file."""
        if self._writer is None:
            return
        await self._group_commit.flush()
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._writer = None
        if self._lock is not None:
            self._lock.close()
        self._readers.shutdown()
        self._reader.close()

    async def serve(self, heard: Heard, met: Met, left: Left) -> None:
        """Make sure that no other server writes to this file: it could not be woken."""
        if fcntl is None:
            return
        lock = Path(f"{self.path}.lock")
        # Whoever can open it can hold it, and keep the server from starting.
        _close_to_others(lock)
        self._lock = lock.open("w")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreDown(f"Another server uses {self.path}.") from None

    async def fetch(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return the rows of a question."""
        return await self._loop.run_in_executor(self._readers, self._fetch, sql, values)

    def _fetch(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        try:
            return self._reader.execute(_plain(sql), values).fetchall()
        except sqlite3.Error as error:
            raise _down(error) from None

    async def write_all(self, statements: Iterable[Statement]) -> None:
        """Carry out statements together, durably."""
        await self._do(partial(_carry_out, statements))

    async def write_lines(self, rows: list[LineRow]) -> list[bool]:
        """Write lines in one commit."""
        written: list[bool] = await self._do(rows)
        return written

    async def _do(self, work: Work) -> Any:
        """Do something in the next commit, and return its result once that is durable."""
        done: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put((work, done))
        try:
            return await done
        finally:
            # See GroupCommit.append.
            del done

    async def dump(self, take: Callable[[str, Rows], None]) -> None:
        """Hand out all rows as they are at one moment."""
        await self._loop.run_in_executor(self._readers, self._dump, take)

    def _dump(self, take: Callable[[str, Rows], None]) -> None:
        try:
            self._reader.execute("BEGIN")
            for table, columns in TABLES.items():
                cursor = self._reader.execute(f"SELECT {columns} FROM {table}")
                while rows := cursor.fetchmany(1000):
                    take(table, rows)
        except sqlite3.Error as error:
            raise _down(error) from None
        finally:
            if self._reader.in_transaction:
                self._reader.execute("COMMIT")

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, timeout=30
        )
        connection.execute("PRAGMA journal_mode = WAL")
        # FULL, not NORMAL: in WAL mode NORMAL may lose the last commits in a power cut.
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def _write_all(self, connection: sqlite3.Connection) -> None:
        """Commit whatever has gathered while the last commit was being synced."""
        with contextlib.closing(connection):
            going = True
            while going:
                group = [self._jobs.get()]
                with contextlib.suppress(queue.Empty):
                    while True:
                        group.append(self._jobs.get_nowait())
                going = None not in group
                self._commit(connection, [job for job in group if job is not None])

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        results: list[Result] = []
        try:
            results = _results(jobs, connection)
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            down = _down(error)
            results = [(done, down) for _, done in jobs]
        # The loop is gone only when nobody waits any more.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_settle, results)


def _close_to_others(path: Path) -> None:
    """Make a file if there is none, for its owner's eyes only.

    The cookie secret, the seeds of running matches and the hashes of passwords are in the
    database; what SQLite keeps beside it has the same mode.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    if stat.S_IMODE(path.stat().st_mode) & 0o077:
        with contextlib.suppress(PermissionError):
            path.chmod(0o600)


def _down(error: sqlite3.Error) -> StoreDown:
    log.warning("the database: %r", error)
    # The last byte is the kind of error, the rest says more.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return StoreDown(DATABASE_DAMAGED if code in BROKEN else DATABASE_DOWN)


@cache
def _plain(sql: str) -> str:
    """Return a statement with its values' places as SQLite has them."""
    return PLACE.sub("?", sql)


def _results(jobs: list[Job], connection: sqlite3.Connection) -> list[Result]:
    """Do some jobs in one commit, and return what comes of them."""
    if len(jobs) == 1:
        work, done = jobs[0]
        # Lines alone are one statement, and that a commit of its own: after each statement this
        # thread waits until the loop lets go of Python.
        if isinstance(work, list) and len(work) <= LINES_AT_ONCE and _is_inserted(work, connection):
            return [(done, [True] * len(work))]
    connection.execute("BEGIN IMMEDIATE")
    results = [(done, _tried(work, connection)) for work, done in jobs]
    connection.execute("COMMIT")
    return results


def _tried(work: Work, connection: sqlite3.Connection) -> Any:
    """Return the result of some work, or what it raised if that is its own trouble."""
    try:
        if isinstance(work, list):
            return _insert_lines(work, connection)
        return work(connection)
    except sqlite3.Error:
        raise
    except Exception as error:
        return error


def _carry_out(statements: Iterable[Statement], connection: sqlite3.Connection) -> None:
    """Carry out statements together; whatever goes wrong with one of them undoes the others."""
    connection.execute("SAVEPOINT job")
    try:
        for sql, values in statements:
            connection.execute(_plain(sql), values)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO job")
        raise ConcurrentWrite(ALREADY_WRITTEN) from None
    except sqlite3.Error:
        raise
    except Exception:
        # The next statement could not be had: a backup that breaks off, for one.
        connection.execute("ROLLBACK TO job")
        raise
    finally:
        connection.execute("RELEASE job")


def _insert_lines(rows: list[LineRow], connection: sqlite3.Connection) -> list[bool]:
    """Write lines and return which are written, as many as may be by one statement."""
    written: list[bool] = []
    for first in range(0, len(rows), LINES_AT_ONCE):
        some = rows[first : first + LINES_AT_ONCE]
        if len(some) > 1 and _is_inserted(some, connection):
            written += [True] * len(some)
        else:
            # A statement that fails undoes itself and nothing else.
            written += [_is_inserted([row], connection) for row in some]
    return written


def _is_inserted(rows: list[LineRow], connection: sqlite3.Connection) -> bool:
    try:
        connection.execute(_insert(len(rows)), [value for row in rows for value in row])
    except sqlite3.IntegrityError:
        return False
    return True


@cache
def _insert(count: int) -> str:
    """Return the statement that writes so many lines."""
    statement, _, places = _plain(INSERT_LINE).partition(" VALUES ")
    return f"{statement} VALUES {', '.join([places] * count)}"


def _settle(results: list[Result]) -> None:
    for done, result in results:
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)


def _migrate(connection: sqlite3.Connection, steps: Steps) -> None:
    connection.execute("BEGIN IMMEDIATE")
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    for number, statements in missing(steps, done):
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
    connection.execute("COMMIT")
