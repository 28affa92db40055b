"""Lines that come together are written together: one commit, however many there are."""

import asyncio
from collections.abc import Awaitable, Callable

from .errors import WRITTEN, Overtaken

# A line of a log: table, number, time, whose request it answers, the request's key, the entry.
LineRow = tuple[str, int, int, str, str, str]
# Writes lines in one commit, and returns which of them are written.
Write = Callable[[list[LineRow]], Awaitable[list[bool]]]

# Seconds from one commit to the next: to sync a commit costs as much as all else that is done for
# a line. A table that plays alone does not wait.
APART = 0.02


class Gathering:
    """The lines that wait to be written."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._lines: list[tuple[LineRow, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        # When the last commit began, and whose lines were in it.
        self._began = float("-inf")
        self._tables: set[str] = set()

    async def add(self, row: LineRow) -> None:
        """Return once the line is durable; Overtaken if somebody else wrote that line first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.append((row, done))
        if self._writing is None:
            # It begins when all that came with this line is here.
            self._writing = asyncio.create_task(self._write_all())
        try:
            await done
        finally:
            # What an error has come through is kept with it, and must not keep the error.
            del done

    async def finish(self) -> None:
        """Wait until everything is written."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        """Write what there is, and then what came while that was being synced."""
        clock = asyncio.get_running_loop().time
        try:
            while self._lines:
                pause = self._began + APART - clock()
                if pause > 0 and not self._is_alone():
                    await asyncio.sleep(pause)
                group, self._lines = self._lines, []
                self._began, self._tables = clock(), {row[0] for row, _ in group}
                await self._write_group(group)
        finally:
            self._writing = None

    def _is_alone(self) -> bool:
        """Return whether what waits is of the one table that was written last."""
        return len(self._tables) == 1 and all(row[0] in self._tables for row, _ in self._lines)

    async def _write_group(self, group: "list[tuple[LineRow, asyncio.Future[None]]]") -> None:
        troubles = await self._troubles([row for row, _ in group])
        for (_, done), trouble in zip(group, troubles, strict=True):
            if done.done():
                continue
            if trouble is None:
                done.set_result(None)
            else:
                done.set_exception(trouble)

    async def _troubles(self, rows: list[LineRow]) -> list[Exception | None]:
        """Write lines, and return for each what was wrong, if anything was."""
        try:
            written = await self._write(rows)
        except Exception as error:
            # Whatever it is, those who wait have to know.
            return [error] * len(rows)
        return [None if is_written else Overtaken(WRITTEN) for is_written in written]
