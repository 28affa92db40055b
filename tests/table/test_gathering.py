"""Lines that come together are written by one commit, and each of them gets its own answer."""

import asyncio

import pytest

from tests.patience import patient
from tocsin.table import gathering
from tocsin.table.errors import Overtaken, StoreDown
from tocsin.table.gathering import Gathering, LineRow


class Desk:
    """Writes what it is given when it is told to, and keeps what was written together."""

    def __init__(self) -> None:
        self.groups: list[list[int]] = []
        self.go_on = asyncio.Event()
        self.taken: set[int] = set()
        self.is_down = False
        self.lines = Gathering(self.write)

    async def write(self, rows: list[LineRow]) -> list[bool]:
        self.groups.append([row[1] for row in rows])
        await self.go_on.wait()
        if self.is_down:
            raise StoreDown("away")
        return [row[1] not in self.taken for row in rows]

    def add(self, number: int, table: str = "t") -> "asyncio.Task[None]":
        return asyncio.create_task(self.lines.add((table, number, 0, "", "", "{}")))


async def ticks() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_what_comes_together_or_while_a_commit_is_synced_is_one_commit() -> None:
    async def body() -> None:
        desk = Desk()
        first = [desk.add(number) for number in range(3)]
        await ticks()
        later = [desk.add(number) for number in range(3, 8)]
        await ticks()
        assert desk.groups == [[0, 1, 2]]
        assert not any(task.done() for task in first + later)
        desk.go_on.set()
        await asyncio.gather(*first, *later)
        assert desk.groups == [[0, 1, 2], [3, 4, 5, 6, 7]]
        await desk.lines.finish()

    asyncio.run(body())


def test_only_the_line_that_was_there_already_is_overtaken() -> None:
    async def body() -> None:
        desk = Desk()
        desk.taken = {1}
        tries = [desk.add(number) for number in range(3)]
        desk.go_on.set()
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Overtaken, type(None)]

    asyncio.run(body())


def test_nobody_waits_for_ever_when_the_database_is_away() -> None:
    async def body() -> None:
        desk = Desk()
        desk.is_down = True
        tries = [desk.add(number) for number in range(3)]
        desk.go_on.set()
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(result) for result in results] == [StoreDown] * 3
        # And it goes on when the database is back.
        desk.is_down = False
        await desk.add(3)

    asyncio.run(body())


def test_whoever_gives_up_takes_nobodys_answer_away() -> None:
    async def body() -> None:
        desk = Desk()
        tries = [desk.add(number) for number in range(3)]
        await ticks()
        tries[1].cancel()
        await ticks()
        desk.go_on.set()
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(r) for r in results] == [type(None), asyncio.CancelledError, type(None)]

    asyncio.run(body())


def test_a_line_that_comes_alone_is_written_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    # Whoever waited for the others of a group would wait for ever.
    monkeypatch.setattr(gathering, "APART", 3600.0)

    async def body() -> None:
        desk = Desk()
        desk.go_on.set()
        async with patient("lines that come alone"):
            for number in range(100):
                await desk.add(number)

    asyncio.run(body())


def test_lines_of_many_tables_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    # Long enough for the second to come, however slow the machine is.
    monkeypatch.setattr(gathering, "APART", 1.0)

    async def body() -> None:
        desk = Desk()
        desk.go_on.set()
        await desk.add(0, "a")
        others = [desk.add(1, "b")]
        await ticks()
        others.append(desk.add(2, "c"))
        await asyncio.gather(*others)
        assert desk.groups == [[0], [1, 2]]

    asyncio.run(body())


def test_everything_is_written_before_a_store_closes() -> None:
    async def body() -> None:
        desk = Desk()
        task = desk.add(1)
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_later(0.01, desk.go_on.set)
        await desk.lines.finish()
        async with patient("the line"):
            await task

    asyncio.run(body())


@pytest.mark.parametrize("most", [1, 30])
def test_many_lines_one_after_the_other_come_in_order(most: int) -> None:
    async def body() -> None:
        desk = Desk()
        desk.go_on.set()
        for begin in range(0, 60, most):
            await asyncio.gather(*(desk.add(begin + n) for n in range(most)))
        assert [number for group in desk.groups for number in group] == list(range(60))

    asyncio.run(body())
