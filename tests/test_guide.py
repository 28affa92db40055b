"""What docs/kernel.md shows is what is played: the files of the games, and High Card."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.battery.test_rules import CITED_RULINGS, named
from tests.test_house import ROOMS

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "kernel.md").read_text("utf-8")
GAMES = ROOT / "src" / "tocsin" / "games"
# A table of files under the folder of its game.
FILES = re.compile(r"\*\*`games/(\w+)`\*\*\n\n(.*?)\n\n", re.DOTALL)
ROW = re.compile(r"^\| `([\w./]+)` \| (.*) \| (.*) \|$", re.MULTILINE)
# What the guide's table for all games names, unless a ruling bites there; and the bot's own.
EVERYWHERE = {str(Path(package, f"{name}.py")) for package in ROOMS for name in ROOMS[package]}
ELSEWHERE = re.compile(r"bot/.*|.*/__init__\.py|rules/(names|wording|asking)\.py")
SHOWN = re.compile(r"```python\n# (\S+)\n(.*?)```", re.DOTALL)


def test_the_guide_shows_the_example_as_it_is() -> None:
    shown = SHOWN.findall(GUIDE)
    assert len(shown) >= 5
    for path, text in shown:
        assert text.strip("\n") in (ROOT / path).read_text("utf-8"), f"{path} has changed"


def test_the_battery_takes_a_game_that_lies_elsewhere(tmp_path: Path) -> None:
    folder = tmp_path / "low_card"
    shutil.copytree(ROOT / "tests" / "fifth" / "high_card", folder)
    for name in ("__init__.py", "rules/board.py"):
        text = (folder / name).read_text("utf-8")
        (folder / name).write_text(text.replace('"high_card"', '"low_card"'), "utf-8")
    run = subprocess.run(
        # What looks at its texts names their files.
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "low_card"]
        + [f"tests/battery/test_{name}.py" for name in ("language", "words", "rules")],
        cwd=ROOT,
        env=os.environ | {"TOCSIN_GAMES": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout


def head(path: Path) -> str:
    """Return what a module says on its first line that it holds."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return said.partition("\n")[0].removesuffix(".").replace("RULES ", "")


def rulings(path: Path) -> str:
    """Return the rulings that a file cites, in the order of their numbers."""
    cited = CITED_RULINGS.findall(" ".join(path.read_text("utf-8").split()))
    found = set().union(*map(named, cited))
    return ", ".join(sorted(found, key=lambda ruling: int(ruling[1:])))


def test_the_guide_says_what_each_file_of_the_rules_holds() -> None:
    shown = FILES.findall(GUIDE)
    assert len(shown) >= 4
    for game_id, table in shown:
        folder, held = GAMES / game_id, []
        for path in sorted(folder.rglob("*.py")):
            name = path.relative_to(folder).as_posix()
            is_room = name in EVERYWHERE and not rulings(path)
            if not is_room and not ELSEWHERE.fullmatch(name):
                held.append((name, head(path), rulings(path)))
        figures = folder / "data/components.toml"
        if rulings(figures):
            held.append(("data/components.toml", "Printed figures", rulings(figures)))
        assert ROW.findall(table) == held, f"the table of {game_id} has changed"


def test_what_is_measured_are_the_games_that_are_served() -> None:
    unnamed = {name: value for name, value in os.environ.items() if name != "TOCSIN_GAMES"}
    asked = "import bench.load.__main__ as load; print(*load.games.ids())"
    run = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, env=unnamed, capture_output=True, text=True
    )
    assert run.stdout.split() == ["bastille", "bastion", "paris", "revolution"], run.stderr
