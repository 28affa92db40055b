"""The sessions in docs/environments.md run as documented."""

import doctest
from pathlib import Path

from tests.envs.libraries import library

for name in ("gymnasium", "pettingzoo", "pyspiel"):
    library(name)

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_documented_sessions_run() -> None:
    failures, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried > 20
    assert failures == 0
