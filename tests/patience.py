"""How long a test waits for what must come: many times as long as the slowest machine needs.

A test says what happens, and in which order; it never says how fast, for that depends on the
machine and on what else it does. `bench/` and `make load` measure speed. So every guard against
something that hangs is this one, and no test compares a time that it took itself.
"""

import asyncio
import contextlib
import inspect
import time
from collections.abc import AsyncIterator, Callable

PATIENCE = 300.0
MOMENT = 0.01


async def until(told: Callable[[], object], what: str = "what must come") -> None:
    """Let others work until something is so; what is asked may have to be awaited."""
    async with patient(what):
        while not await _answer(told):
            await asyncio.sleep(MOMENT)


async def _answer(told: Callable[[], object]) -> object:
    found = told()
    return await found if inspect.isawaitable(found) else found


def wait_until(told: Callable[[], object], what: str = "what must come") -> None:
    """Wait until something is so that another thread or process does."""
    end = time.monotonic() + PATIENCE
    while not told():
        if time.monotonic() > end:
            raise AssertionError(in_vain(what))
        time.sleep(MOMENT)


@contextlib.asynccontextmanager
async def patient(what: str) -> AsyncIterator[None]:
    """Have something done that may take its time but must not hang."""
    try:
        async with asyncio.timeout(PATIENCE) as guard:
            yield
    except TimeoutError as error:
        # Not as an OSError, which those who come again after a lost line would take for one.
        if guard.expired():
            raise AssertionError(in_vain(what)) from error
        raise


def in_vain(what: str) -> str:
    """Return what a test says that has waited for nothing."""
    return f"waited {PATIENCE:.0f} seconds in vain: {what}"
