"""The form of the games: each room where the next engineer looks for it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.battery.variants import GAMES, folder_of

# Whoever knows one game knows all: these are in every one, beside the chapters of its rules.
ROOMS = {
    "": ("__init__",),
    "rules": ("board", "components", "course", "end_and_scoring", "event_ids")
    + ("position", "set_up"),
    "display": ("event_kinds", "parts", "scores", "sheets", "view", "view_types"),
    "bot": ("encoding", "heuristic"),
}
MOST_LINES = 400
LONGEST_FUNCTION = 60
MOST_PARAMETERS = 8
MOST_NAMES = 40


def modules(game_id: str) -> Iterator[tuple[Path, ast.Module]]:
    """Yield the modules of a game, parsed."""
    for path in sorted(folder_of(game_id).rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_the_same_rooms(game_id: str) -> None:
    folder = folder_of(game_id)
    for package, names in ROOMS.items():
        there = {path.stem for path in (folder / package).glob("*.py")}
        assert sorted(set(names) - there) == []
    assert [path.name for path in folder.glob("*.py")] == ["__init__.py"]


@pytest.mark.parametrize("game_id", GAMES)
def test_files_functions_and_lists_stay_readable(game_id: str) -> None:
    for path, tree in modules(game_id):
        assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES, path.name
        for function in functions(tree):
            where = f"{path.name}: {function.name}"
            length = (function.end_lineno or 0) - function.lineno + 1
            # What declares fields, each with its comment, is a list and no function.
            if function.name != "__init__":
                assert length <= LONGEST_FUNCTION, f"{where} has {length} lines"
            of = function.args
            count = len(of.posonlyargs) + len(of.args) + len(of.kwonlyargs)
            count -= bool(of.args) and of.args[0].arg == "self"
            assert count <= MOST_PARAMETERS, f"{where} takes {count} parameters"
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                assert len(node.names) <= MOST_NAMES, f"{path.name} imports {len(node.names)} names"


@pytest.mark.parametrize("game_id", GAMES)
def test_imports_point_one_way_without_a_trick(game_id: str) -> None:
    """The fields lie below and import no rule, so that no rule needs a quoted type."""
    for path, tree in modules(game_id):
        imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        names = {alias.name for node in imported for alias in node.names}
        assert "TYPE_CHECKING" not in names, path.name
        if path.stem == "position":
            own = [node for node in imported if node.level]
            below = {node.module or alias.name for node in own for alias in node.names}
            assert below <= {"board"}, f"the fields import {below}"
