"""How all tests run: every draw of hypothesis is the same in every run."""

import gc
from collections.abc import Iterator

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


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Let no search for garbage look at the tests, of which there are thousands, and all stay."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()
