"""How all tests run: in which order, and every draw of hypothesis the same in every run."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import tests  # noqa: F401 - names the folder of the example

# Laws assert outside test files; without this they would fail without saying what they saw.
pytest.register_assert_rewrite("tests.battery.laws", "tests.browser.records", "tests.games")

settings.register_profile(
    "tocsin",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("tocsin")

ROOT = Path(__file__).parent
# Tests that wait for servers and browsers come first: what only computes fills up the cores at the
# end, when no other test is left to use them.
FIRST = ("server", "browser", "battery")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Let no search for garbage look at the tests, of which there are thousands, and all stay."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the folders whose tests take long come first; within one the order stays."""
    items.sort(key=place)


def place(item: pytest.Item) -> int:
    """Return the place of a test's folder among those that come first."""
    folder = item.path.relative_to(ROOT).parts[0]
    return FIRST.index(folder) if folder in FIRST else len(FIRST)
