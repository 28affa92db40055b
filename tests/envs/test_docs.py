"""The sessions in the paper on environments are true."""

import doctest
from pathlib import Path

from tests.envs.libraries import library

for name in ("gymnasium", "pettingzoo", "pyspiel"):
    library(name)

PAPER = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_sessions_run() -> None:
    failures, tried = doctest.testfile(str(PAPER), module_relative=False, encoding="utf-8")
    assert tried > 20
    assert failures == 0
