"""A bot as a program that answers questions line by line."""

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from tests.cli.run import run_json
from tocsin import games
from tocsin.bots import seat_bot
from tocsin.bots.command import CommandBot
from tocsin.bots.sight import Sight
from tocsin.kernel.errors import BadOptions

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
GAME = games.load("revolution")


def program(tmp_path: Path, text: str) -> str:
    """Return the command that runs a program."""
    path = tmp_path / "mybot.py"
    path.write_text(text, "utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def sight() -> Sight:
    return Sight(GAME, GAME.new(players=3, seed="ab" * 32), 0)


def test_documented_program_plays_whole_matches(tmp_path: Path) -> None:
    block = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert block is not None
    field = f"command:{program(tmp_path, block[1])},random,random"
    words = ("--field", field, "--deals", "1", "--workers", "1")
    assert run_json("arena", "revolution", *words)["games"] == 3


def test_a_program_gets_view_and_choice_and_returns_a_plan(tmp_path: Path) -> None:
    request_file = tmp_path / "request.json"
    text = f"""
import json
line = input()
open({str(request_file)!r}, "w").write(line)
legal = json.loads(line)["legal"]
print(json.dumps({{"action": legal[1], "then": ["bid blackmail captain"]}}), flush=True)
"""
    bot = CommandBot(GAME, program(tmp_path, text))
    seen = sight()
    line = bot.plan(seen)
    bot.close()
    assert line == [seen.legal[1], GAME.actions.parse("bid blackmail captain")]
    request = json.loads(request_file.read_text("utf-8"))
    assert request["view"] == seen.view()
    assert len(request["choice"]["options"]) == len(request["legal"])


@pytest.mark.parametrize("answer", ["", "[]", '{"action": "fly"}', '{"action": "knock"}'])
def test_a_program_with_an_invalid_reply_is_named(tmp_path: Path, answer: str) -> None:
    bot = CommandBot(GAME, program(tmp_path, f"input()\nprint({answer!r}, flush=True)"))
    with pytest.raises(BadOptions, match="mybot"):
        bot.plan(sight())
    bot.close()


def test_a_missing_program_is_named() -> None:
    with pytest.raises(BadOptions, match="no-such-bot"):
        seat_bot("command:./no-such-bot", GAME, 1).choose(sight())
