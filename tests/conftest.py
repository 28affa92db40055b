"""How all tests run: every draw of hypothesis is the same in every run."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Laws assert outside test files; without this they would fail without saying what they saw.
pytest.register_assert_rewrite("tests.battery.laws", "tests.browser.records")

# The example of docs/kernel.md is found like every other game, and held to the same laws.
os.environ.setdefault("TOCSIN_GAMES", str(Path(__file__).with_name("fifth")))

settings.register_profile(
    "tocsin",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("tocsin")
