"""What docs/kernel.md shows is what is played: the files of the games, and High Card."""

import ast
import re
from pathlib import Path

from tests.test_house import ROOMS

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "kernel.md").read_text("utf-8")
GAMES = ROOT / "src" / "tocsin" / "games"
# A table of files under the folder of its game.
FILES = re.compile(r"\*\*`games/(\w+)`\*\*\n\n(.*?)\n\n", re.DOTALL)
ROW = re.compile(r"^\| `(\w+)\.py` \| (.*) \|$", re.MULTILINE)
# What the guide's table for all games names, and whatever serves the bot.
ELSEWHERE = re.compile(r"names|worth|wording|asking|bot_.*|eye|outlook|ratings")
SHOWN = re.compile(r"```python\n# (\S+)\n(.*?)```", re.DOTALL)


def test_the_guide_shows_the_example_as_it_is() -> None:
    shown = SHOWN.findall(GUIDE)
    assert len(shown) >= 5
    for path, text in shown:
        assert text.strip("\n") in (ROOT / path).read_text("utf-8"), f"{path} has changed"


def test_the_guide_says_what_each_file_of_the_rules_holds() -> None:
    shown = FILES.findall(GUIDE)
    assert len(shown) >= 4
    for game_id, table in shown:
        held = {}
        for path in sorted((GAMES / game_id).glob("*.py")):
            if path.stem not in ROOMS and not ELSEWHERE.fullmatch(path.stem):
                said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
                held[path.stem] = said.partition("\n")[0].removesuffix(".").replace("RULES ", "")
        assert dict(ROW.findall(table)) == held, f"the table of {game_id} has changed"
