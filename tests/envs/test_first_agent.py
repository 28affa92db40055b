"""The agents of docs/environments.md learn to win significantly more than an even share."""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
PLAYERS = 3


def example(title: str) -> str:
    (found,) = re.findall(rf"```python\n(\"\"\"{title}:.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(found)


@pytest.mark.parametrize("title", ["A first agent", "A second agent"])
def test_documented_agents_compile(title: str) -> None:
    compile(example(title), "agent.py", "exec")


def bounds(title: str, folder: Path, *words: str) -> tuple[float, float]:
    """Train an agent and return the interval of its share."""
    program = folder / "agent.py"
    program.write_text(example(title), "utf-8")
    # One thread, so that parallel tests do not compete for the cores.
    one = os.environ | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, str(program), *words]
    done = subprocess.run(command, env=one, stdout=subprocess.PIPE, text=True, check=True)
    share, side = map(float, done.stdout.split()[-2:])
    return share - side, share + side


def test_the_first_agent_beats_random_players(tmp_path: Path) -> None:
    low, _ = bounds("A first agent", tmp_path, "4", "60")
    assert low > 1 / PLAYERS


# Only `make agent` runs it, since PyTorch doubles the installation in CI.
@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="make agent, which brings 1 GB")
def test_the_second_agent_beats_random_players(tmp_path: Path) -> None:
    low, _ = bounds("A second agent", tmp_path, "15000", "60")
    assert low > 1 / PLAYERS
