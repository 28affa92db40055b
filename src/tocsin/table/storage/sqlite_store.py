"""The store in one SQLite file: a writer thread commits queued jobs in batches with fsync."""

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
from .group_commit import LogRow
from .schema import MIGRATIONS, TABLE_COLUMNS, Migrations, pending_migrations
from .sql_store import Rows, Statement
from .store import INSERT_LOG_ENTRY, OnChange, OnPresence, OnRelease, Store

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment] # a module cannot be typed as optional

DAMAGED_FILE_CODES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
log = logging.getLogger("tocsin.store")
PARAMETER = re.compile(r"\$\d+")
# Older versions of SQLite allow at most 999 bound parameters.
ROWS_PER_STATEMENT = 100
ROWS_PER_READ = 1000
# Work of the writer thread: log rows, or a function that leaves no change behind if it raises.
Work = list[LogRow] | Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]
Result = tuple["asyncio.Future[Any]", Any]


class SqliteStore(Store):
    """A database file for one server process."""

    def __init__(self, path: Path | str, migrations: Migrations = MIGRATIONS) -> None:
        super().__init__(migrations)
        self.path = Path(path)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(1, "tocsin-read")
        self._file_lock: TextIOWrapper | None = None

    async def open(self) -> None:
        """Open the file and migrate its schema."""
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._loop = asyncio.get_running_loop()
        try:
            _make_private(self.path)
            connection = self._connect()
            with contextlib.ExitStack() as failing:
                failing.callback(connection.close)
                _migrate(connection, self.migrations)
                self._reader = self._connect()
                failing.pop_all()
        except (OSError, sqlite3.Error) as error:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT:
                raise StoreDown(DATABASE_DAMAGED) from None
            raise StoreDown(f"{self.path} cannot be opened: {error}.") from None
        self._writer = threading.Thread(target=self._run_writer, args=(connection,), daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Commit queued rows and close the file."""
        if self._writer is None:
            return
        await self._group_commit.flush()
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._writer = None
        if self._file_lock is not None:
            self._file_lock.close()
        self._readers.shutdown()
        self._reader.close()

    async def serve(
        self, on_change: OnChange, on_presence: OnPresence, on_release: OnRelease
    ) -> None:
        """Lock the file against a second server: SQLite has no notifications between processes."""
        if fcntl is None:
            return
        lock = Path(f"{self.path}.lock")
        # Private: another user who can open the file could hold the lock and block the server.
        _make_private(lock)
        self._file_lock = lock.open("w")
        try:
            fcntl.flock(self._file_lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreDown(f"Another server uses {self.path}.") from None

    async def fetch(self, sql: str, *values: Any) -> Rows:
        """Return the rows of a query."""
        return await self._loop.run_in_executor(self._readers, self._fetch, sql, values)

    def _fetch(self, sql: str, values: tuple[Any, ...]) -> Rows:
        try:
            return self._reader.execute(_sqlite_sql(sql), values).fetchall()
        except sqlite3.Error as error:
            raise _store_down(error) from None

    async def write_all(self, statements: Iterable[Statement]) -> None:
        """Execute statements in one transaction."""
        await self._submit(partial(_execute_all, statements))

    async def write_log_rows(self, rows: list[LogRow]) -> list[bool]:
        """Insert log entries in one commit."""
        inserted: list[bool] = await self._submit(rows)
        return inserted

    async def _submit(self, work: Work) -> Any:
        """Queue work for the next commit, and return its result once it is durable."""
        done: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put((work, done))
        try:
            return await done
        finally:
            # Break the reference cycle, see GroupCommit.append.
            del done

    async def dump(self, receive: Callable[[str, Rows], None]) -> None:
        """Pass on all rows, from one snapshot."""
        await self._loop.run_in_executor(self._readers, self._dump, receive)

    def _dump(self, receive: Callable[[str, Rows], None]) -> None:
        try:
            self._reader.execute("BEGIN")
            for table, columns in TABLE_COLUMNS.items():
                cursor = self._reader.execute(f"SELECT {columns} FROM {table}")
                while rows := cursor.fetchmany(ROWS_PER_READ):
                    receive(table, rows)
        except sqlite3.Error as error:
            raise _store_down(error) from None
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

    def _run_writer(self, connection: sqlite3.Connection) -> None:
        """Commit in batches the jobs that arrived during the previous commit."""
        with contextlib.closing(connection):
            is_running = True
            while is_running:
                batch = [self._jobs.get()]
                with contextlib.suppress(queue.Empty):
                    while True:
                        batch.append(self._jobs.get_nowait())
                is_running = None not in batch
                self._commit(connection, [job for job in batch if job is not None])

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        results: list[Result] = []
        try:
            results = _results(jobs, connection)
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            down = _store_down(error)
            results = [(done, down) for _, done in jobs]
        # RuntimeError: the loop is closed, so no request waits for the results.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_resolve, results)


def _make_private(path: Path) -> None:
    """Create a file if it is missing, and make it readable by its owner only.

    The database holds the cookie secret, the seeds of running matches and password hashes; SQLite
    creates its journal files with the same mode.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    if stat.S_IMODE(path.stat().st_mode) & 0o077:
        with contextlib.suppress(PermissionError):
            path.chmod(0o600)


def _store_down(error: sqlite3.Error) -> StoreDown:
    log.warning("the database: %r", error)
    # The low byte of an extended result code is the primary code.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return StoreDown(DATABASE_DAMAGED if code in DAMAGED_FILE_CODES else DATABASE_DOWN)


@cache
def _sqlite_sql(sql: str) -> str:
    """Return a statement with SQLite's parameter markers."""
    return PARAMETER.sub("?", sql)


def _results(jobs: list[Job], connection: sqlite3.Connection) -> list[Result]:
    """Execute jobs in one transaction, and return their results or exceptions."""
    if len(jobs) == 1:
        work, done = jobs[0]
        # One autocommitted statement instead of BEGIN, INSERT and COMMIT: this thread has to
        # reacquire the GIL after each statement.
        if (
            isinstance(work, list)
            and len(work) <= ROWS_PER_STATEMENT
            and _is_inserted(work, connection)
        ):
            return [(done, [True] * len(work))]
    connection.execute("BEGIN IMMEDIATE")
    results = [(done, _result(work, connection)) for work, done in jobs]
    connection.execute("COMMIT")
    return results


def _result(work: Work, connection: sqlite3.Connection) -> Any:
    """Return the result of a job, or its exception unless the database failed."""
    try:
        if isinstance(work, list):
            return _insert_rows(work, connection)
        return work(connection)
    except sqlite3.Error:
        raise
    except Exception as error:
        return error


def _execute_all(statements: Iterable[Statement], connection: sqlite3.Connection) -> None:
    """Execute statements within a savepoint, which an error rolls back."""
    connection.execute("SAVEPOINT job")
    try:
        for sql, values in statements:
            connection.execute(_sqlite_sql(sql), values)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO job")
        raise ConcurrentWrite(ALREADY_WRITTEN) from None
    except sqlite3.Error:
        raise
    except Exception:
        # The iterable of statements raised: a truncated backup, for example.
        connection.execute("ROLLBACK TO job")
        raise
    finally:
        connection.execute("RELEASE job")


def _insert_rows(rows: list[LogRow], connection: sqlite3.Connection) -> list[bool]:
    """Insert log entries, by as few statements as possible, and return which were inserted."""
    inserted: list[bool] = []
    for first in range(0, len(rows), ROWS_PER_STATEMENT):
        batch = rows[first : first + ROWS_PER_STATEMENT]
        if len(batch) > 1 and _is_inserted(batch, connection):
            inserted += [True] * len(batch)
        else:
            # A failed statement is rolled back alone, the transaction continues.
            inserted += [_is_inserted([row], connection) for row in batch]
    return inserted


def _is_inserted(rows: list[LogRow], connection: sqlite3.Connection) -> bool:
    try:
        connection.execute(_insert_sql(len(rows)), [value for row in rows for value in row])
    except sqlite3.IntegrityError:
        return False
    return True


@cache
def _insert_sql(count: int) -> str:
    """Return the statement that inserts this many log entries."""
    statement, _, row = _sqlite_sql(INSERT_LOG_ENTRY).partition(" VALUES ")
    return f"{statement} VALUES {', '.join([row] * count)}"


def _resolve(results: list[Result]) -> None:
    for done, result in results:
        if done.done():  # the request was cancelled
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)


def _migrate(connection: sqlite3.Connection, migrations: Migrations) -> None:
    connection.execute("BEGIN IMMEDIATE")
    (applied,) = connection.execute("PRAGMA user_version").fetchone()
    for number, statements in pending_migrations(migrations, applied):
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
    connection.execute("COMMIT")
