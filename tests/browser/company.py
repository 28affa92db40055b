"""People who meet at a table: two friends, and those who come by the wire."""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from playwright.sync_api import expect

from tests.server.guest import Guest

from .conftest import NewVisitor
from .visitor import Visitor

T = TypeVar("T")


def two_people(visitor: NewVisitor, game: str, *others: str) -> tuple[Visitor, Visitor]:
    """Let one open a table and the other follow the invitation."""
    ada, bea = visitor(), visitor()
    ada.new_table("me", "open", *others, game=game)
    bea.go(ada.page.get_by_label("Invitation", exact=True).input_value())
    bea.page.get_by_role("button", name=re.compile("Sit down")).first.click()
    ada.page.locator(".bar").first.wait_for()
    bea.page.locator(".bar").first.wait_for()
    return ada, bea


def lay(person: Visitor, *spaces: str) -> None:
    """Lay one token after another on these spaces."""
    for space in spaces:
        before = person.sentence()
        person.page.locator(f'.options [data-action$=" {space}"]').click()
        expect(person.page.locator(".bar .sentence")).not_to_have_text(before)


def beside(work: Callable[[], T]) -> T:
    """Do something with sockets: a browser that is driven has the event loop of this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


def become(person: Visitor, guest: Guest) -> None:
    """Give a browser the cookie of somebody who has been here before."""
    name, _, value = guest.cookie.partition("=")
    person.context.add_cookies([{"name": name, "value": value, "url": person.address}])


def said(guest: Guest, table: str, *lines: str) -> None:
    """Let somebody say something at a table, by the wire."""

    async def talk() -> None:
        page = await guest.join(table)
        for line in lines:
            await page.ask("chat", text=line)
        await page.close()

    beside(lambda: asyncio.run(talk()))
