"""docs/kernel.md agrees with the sources: file tables, and the example High Card."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.battery.test_rules import CITED_RULINGS, named
from tests.test_house import MODULES

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "kernel.md").read_text("utf-8")
GAMES = ROOT / "src" / "tocsin" / "games"
# A table of files under the folder of its game.
FILES = re.compile(r"\*\*`games/(\w+)`\*\*\n\n(.*?)\n\n", re.DOTALL)
ROW = re.compile(r"^\| `([\w./]+)` \| (.*) \| (.*) \|$", re.MULTILINE)
# Files in the guide's table for all games, unless they cite a ruling; and files of bots.
EVERYWHERE = {str(Path(package, f"{name}.py")) for package in MODULES for name in MODULES[package]}
ELSEWHERE = re.compile(r"bot/.*|.*/__init__\.py|rules/(names|wording|asking)\.py")
SHOWN = re.compile(r"```python\n# (\S+)\n(.*?)```", re.DOTALL)


def test_guide_quotes_the_example_exactly() -> None:
    shown = SHOWN.findall(GUIDE)
    assert len(shown) >= 5
    for path, text in shown:
        assert text.strip("\n") in (ROOT / path).read_text("utf-8"), f"{path} has changed"


def test_battery_tests_games_outside_the_repository(tmp_path: Path) -> None:
    folder = tmp_path / "low_card"
    shutil.copytree(ROOT / "tests" / "fifth" / "high_card", folder)
    for name in ("__init__.py", "rules/board.py"):
        text = (folder / name).read_text("utf-8")
        (folder / name).write_text(text.replace('"high_card"', '"low_card"'), "utf-8")
    run = subprocess.run(
        # Tests of texts have file names as ids, so that -k finds them.
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
    """Return the first line of a module's docstring, as the guide quotes it."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return said.partition("\n")[0].removesuffix(".").replace("RULES ", "")


def rulings(path: Path) -> str:
    """Return the rulings that a file cites, in the order of their numbers."""
    cited = CITED_RULINGS.findall(" ".join(path.read_text("utf-8").split()))
    rulings = set().union(*map(named, cited))
    return ", ".join(sorted(rulings, key=lambda ruling: int(ruling[1:])))


def test_guide_lists_every_rules_file() -> None:
    shown = FILES.findall(GUIDE)
    assert len(shown) >= 4
    for game_id, table in shown:
        folder, held = GAMES / game_id, []
        for path in sorted(folder.rglob("*.py")):
            name = path.relative_to(folder).as_posix()
            is_everywhere = name in EVERYWHERE and not rulings(path)
            if not is_everywhere and not ELSEWHERE.fullmatch(name):
                held.append((name, head(path), rulings(path)))
        figures = folder / "data/components.toml"
        if rulings(figures):
            held.append(("data/components.toml", "Printed figures", rulings(figures)))
        assert ROW.findall(table) == held, f"the table of {game_id} has changed"


def test_load_test_plays_the_served_games() -> None:
    unnamed = {name: value for name, value in os.environ.items() if name != "TOCSIN_GAMES"}
    asked = "import bench.load.__main__ as load; print(*load.games.ids())"
    run = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, env=unnamed, capture_output=True, text=True
    )
    assert run.stdout.split() == ["bastille", "bastion", "paris", "revolution"], run.stderr
