"""A real server process, a real Chromium, and visitors whose consoles must stay silent."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.patience import PATIENCE
from tests.server.house import House

from .visitor import Visitor

# Debian's two: the shell draws and runs the same, but has no window to make for every visitor.
WHOLE = Path("/usr/bin/chromium")
SHELL = Path("/usr/bin/chromium-headless-shell")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # No page lives long enough for the optimizing compiler to pay.
    "--js-flags=--no-opt",
]
DESKTOP = {"width": 1440, "height": 900}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house") / "tables.sqlite3", heartbeat=0.2) as house:
        yield house


# One for each file: a Playwright that stays open would keep its event loop in the way of others.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched(SHELL if SHELL.exists() else WHOLE) as browser:
        yield browser


@contextmanager
def launched(chromium: Path) -> Iterator[Browser]:
    """Yield a browser, that of the machine or the one named in CHROMIUM."""
    chromium = Path(os.environ.get("CHROMIUM", chromium))
    if not chromium.exists():
        if os.environ.get("CI"):
            pytest.fail(f"no browser at {chromium}")
        pytest.skip(f"NO BROWSER at {chromium}: install Debian's chromium, or name one in CHROMIUM")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=ARGUMENTS, timeout=1000 * PATIENCE
        )
        yield browser
        browser.close()


NewVisitor = Callable[..., Visitor]


@pytest.fixture
def visitor(browser: Browser, house: House) -> Iterator[NewVisitor]:
    """Return a maker of visitors; afterwards no console may have complained."""
    visitors: list[Visitor] = []

    def come(*, lists: bool = True, **options: Any) -> Visitor:
        given = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"} | options
        address = f"http://127.0.0.1:{house.port}"
        visitors.append(Visitor(browser.new_context(**given), address, lists=lists))
        return visitors[-1]

    yield come
    complaints = [complaint for each in visitors for complaint in each.complaints]
    for each in visitors:
        each.context.close()
    assert complaints == []
