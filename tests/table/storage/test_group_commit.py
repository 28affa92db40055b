"""Group commit: one transaction for rows that arrive together, an answer for each."""

import asyncio

import pytest

from tests.patience import patient
from tocsin.table.errors import ConcurrentWrite, StoreDown
from tocsin.table.storage.group_commit import MAX_SAVED_COMMITS, GroupCommit, LogRow


class Writer:
    """A store that waits for a signal before each commit, and keeps the batches."""

    def __init__(self, interval_s: float = 0.001) -> None:
        self.batches: list[list[int]] = []
        self.go_on = asyncio.Event()
        self.taken: set[int] = set()
        self.is_down = False
        self.commits = GroupCommit(self.write, interval_s)

    async def write(self, rows: list[LogRow]) -> list[bool]:
        self.batches.append([row[1] for row in rows])
        await self.go_on.wait()
        if self.is_down:
            raise StoreDown("away")
        return [row[1] not in self.taken for row in rows]

    def add(self, number: int, table: str = "t") -> "asyncio.Task[None]":
        return asyncio.create_task(self.commits.append((table, number, 0, "", "", "{}")))


async def ticks() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_rows_of_one_iteration_or_one_commit_share_a_batch() -> None:
    async def body() -> None:
        writer = Writer()
        first = [writer.add(number) for number in range(3)]
        await ticks()
        later = [writer.add(number) for number in range(3, 8)]
        await ticks()
        assert writer.batches == [[0, 1, 2]]
        assert not any(task.done() for task in first + later)
        writer.go_on.set()
        await asyncio.gather(*first, *later)
        assert writer.batches == [[0, 1, 2], [3, 4, 5, 6, 7]]
        await writer.commits.flush()

    asyncio.run(body())


def test_only_a_taken_number_is_rejected() -> None:
    async def body() -> None:
        writer = Writer()
        writer.taken = {1}
        tries = [writer.add(number) for number in range(3)]
        writer.go_on.set()
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), ConcurrentWrite, type(None)]

    asyncio.run(body())


def test_a_failing_database_fails_all_rows_of_the_batch() -> None:
    async def body() -> None:
        writer = Writer()
        writer.is_down = True
        tries = [writer.add(number) for number in range(3)]
        writer.go_on.set()
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(result) for result in results] == [StoreDown] * 3
        writer.is_down = False
        await writer.add(3)

    asyncio.run(body())


def test_a_cancelled_request_does_not_affect_others() -> None:
    async def body() -> None:
        writer = Writer()
        tries = [writer.add(number) for number in range(3)]
        await ticks()
        tries[1].cancel()
        await ticks()
        writer.go_on.set()
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(r) for r in results] == [type(None), asyncio.CancelledError, type(None)]

    asyncio.run(body())


def test_saved_commits_are_spent_without_delay() -> None:
    async def body() -> None:
        writer = Writer(interval_s=3600.0)
        writer.go_on.set()
        async with patient("commits without delay"):
            for number in range(int(MAX_SAVED_COMMITS)):
                await writer.add(number)

    asyncio.run(body())


def test_further_rows_wait_and_share_a_commit() -> None:
    async def body() -> None:
        # Long enough for all rows to arrive, however slow the machine is.
        writer = Writer(interval_s=1.0)
        writer.go_on.set()
        for number in range(int(MAX_SAVED_COMMITS)):
            await writer.add(number)
        late = [writer.add(7, "a")]
        await ticks()
        late.append(writer.add(8, "b"))
        await asyncio.gather(*late)
        assert writer.batches[-1] == [7, 8]

    asyncio.run(body())


def test_flush_waits_for_queued_rows() -> None:
    async def body() -> None:
        writer = Writer()
        task = writer.add(1)
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_later(0.01, writer.go_on.set)
        await writer.commits.flush()
        async with patient("the line"):
            await task

    asyncio.run(body())


@pytest.mark.parametrize("most", [1, 30])
def test_rows_are_written_in_order(most: int) -> None:
    async def body() -> None:
        writer = Writer()
        writer.go_on.set()
        for begin in range(0, 60, most):
            await asyncio.gather(*(writer.add(begin + n) for n in range(most)))
        assert [number for batch in writer.batches for number in batch] == list(range(60))

    asyncio.run(body())
