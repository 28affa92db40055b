"""A mistake gets one clear sentence and exit code 2, never a traceback."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tocsin import games
from tocsin.cli import main

MISTAKES = {
    "game": (["simulate", "revolutoin"], "no game “revolutoin”"),
    "game to play": (["play", "chess"], "no game “chess”"),
    "players": (["simulate", "revolution", "--players", "7"], "3 to 6 players"),
    "option": (["simulate", "revolution", "--option", "bord=core"], "no option “bord”"),
    "value": (["simulate", "revolution", "--option", "board=xx"], "cannot be “xx”"),
    "no value": (["simulate", "revolution", "--option", "board"], "NAME=VALUE"),
    "board for others": (
        ["simulate", "revolution", "--players", "4", "--option", "board=anarchy"],
        "with 4 players",
    ),
    "option for another board": (
        ["simulate", "revolution", "--option", "board=core", "--option", "prisons=open"],
        "Option prisons means something only with board=anarchy.",
    ),
    "bot": (["simulate", "revolution", "--bots", "gredy"], "no bot “gredy”"),
    "bots": (["simulate", "revolution", "--bots", "random,random"], "not 2"),
    "no bot": (["play", "revolution", "--bots", ""], "name is missing"),
    "record": (["play", "revolution", "--record", "no/such/folder.json"], "no/such/folder.json"),
    "records": (["simulate", "revolution", "--records", "/dev/null/x"], "/dev/null"),
    "seat": (["play", "revolution", "--seat", "3"], "from 0 to 2"),
    "file": (["verify", "nothing-here.json"], "does not exist"),
    "language": (["play", "revolution", "--lang", "xx"], "'en', 'fr'"),
    "verb": (["simulat"], "No such command"),
}


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES.values(), ids=MISTAKES)
def test_mistakes_are_named_in_a_sentence(arguments: list[str], sentence: str) -> None:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output


def test_a_missing_game_folder_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "OWN_FOLDERS", ["tests/fith"])
    result = CliRunner().invoke(main, ["games"])
    assert result.exit_code == 2
    assert "TOCSIN_GAMES names “tests/fith”, and there is no such folder." in result.stderr


def test_errors_in_a_components_file_are_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    for text, sentence in (
        ("not toml", "not a TOML file"),
        ("[core_areas.tavernn]\nspaces = 5", "no “core_areas.tavernn”"),
        ("[core_areas.tavern]\nspaces = 'five'", "must be a whole number"),
        ("[core_spaces.general]\neffects = ['dance']", "“dance” is not an effect"),
        ("[core_spaces.general]\neffects = [1]", "each a printable text"),
        ("[core_spaces.general]\neffects = ['support 999999999999999999999']", "not an effect"),
        ("[core_spaces.general]\neffects = ['jail']", "“jail”, which its board lacks"),
        ("[core_spaces.general]\nban = ['luck']", "one of: force, blackmail"),
        ("[core_areas.tavern]\nspaces = -3", "from 0 to 99"),
        ("[core_areas.tavern]\nscoring = 'luck'", "one of: majority, each cube"),
        ("[tokens.start]\ngold = 300", "from 0 to 20"),
        ("[boards]\ncore = ['warden']", "“warden” is not among the spaces"),
    ):
        path.write_text(text, "utf-8")
        arguments = ["simulate", "revolution", "--games", "1", "--components", str(path)]
        result = CliRunner().invoke(main, arguments)
        assert (result.exit_code, sentence in result.stderr) == (2, True), result.output
