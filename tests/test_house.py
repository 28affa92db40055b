"""The layout of the games: equal modules, and limits of their size."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.battery.variants import GAMES, folder_of

# The modules of every game, in addition to the chapters of its rules.
MODULES = {
    "": ("__init__",),
    "rules": ("board", "components", "course", "end_and_scoring", "event_ids")
    + ("position", "set_up"),
    "display": ("event_kinds", "parts", "scores", "sheets", "view", "view_types"),
    "bot": ("encoding", "heuristic"),
}
MAX_LINES = 400
MAX_FUNCTION_LINES = 60
MAX_PARAMETERS = 8
MAX_NAMES = 40


def modules(game_id: str) -> Iterator[tuple[Path, ast.Module]]:
    """Yield the modules of a game, parsed."""
    for path in sorted(folder_of(game_id).rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_the_same_modules(game_id: str) -> None:
    folder = folder_of(game_id)
    for package, names in MODULES.items():
        there = {path.stem for path in (folder / package).glob("*.py")}
        assert sorted(set(names) - there) == []
    assert [path.name for path in folder.glob("*.py")] == ["__init__.py"]


@pytest.mark.parametrize("game_id", GAMES)
def test_files_functions_and_lists_stay_readable(game_id: str) -> None:
    for path, tree in modules(game_id):
        assert len(path.read_text("utf-8").splitlines()) <= MAX_LINES, path.name
        for function in functions(tree):
            where = f"{path.name}: {function.name}"
            length = (function.end_lineno or 0) - function.lineno + 1
            # `__init__` is a list of fields with comments.
            if function.name != "__init__":
                assert length <= MAX_FUNCTION_LINES, f"{where} has {length} lines"
            of = function.args
            count = len(of.posonlyargs) + len(of.args) + len(of.kwonlyargs)
            count -= bool(of.args) and of.args[0].arg == "self"
            assert count <= MAX_PARAMETERS, f"{where} takes {count} parameters"
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                assert len(node.names) <= MAX_NAMES, f"{path.name} imports {len(node.names)} names"


@pytest.mark.parametrize("game_id", GAMES)
def test_positions_import_only_their_board(game_id: str) -> None:
    """Positions import no rules, so that rules can import positions without quoted types."""
    for path, tree in modules(game_id):
        imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        names = {alias.name for node in imported for alias in node.names}
        assert "TYPE_CHECKING" not in names, path.name
        if path.stem == "position":
            own = [node for node in imported if node.level]
            below = {node.module or alias.name for node in own for alias in node.names}
            assert below <= {"board"}, f"the position imports {below}"
