"""Laws of the code base: sizes, names and plain language, over all of `src/tocsin`."""

import ast
import io
import re
import tokenize
from collections import Counter, defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "tocsin"
MAX_MODULE_LINES = 300
MAX_FOLDER_MODULES = 40
# Words that avoid a term, and how often they may stand in 1,000 words of docstrings and comments.
MAX_PER_1000_WORDS = {
    r"\bwhat (?:is|it|a|the|was|were|are|one|people|others|they|has|had|can|must|there)\b": 1.0,
    r"\bReturn (?:what|how|who|whether there|where)\b": 0.1,
    r"\bwhoever\b": 0.1,
    r"\b(?:nobody|somebody|anybody)\b": 0.4,
}
CONSTANTS_WITHOUT_UNIT = re.compile(r"(MOST_|LONGEST|LARGEST|TRIES$|A_DAY|AT_ONCE|LATE$|PATIENCE)")


def modules() -> dict[str, str]:
    """Return the text of each module by its path."""
    return {
        path.relative_to(SOURCE).as_posix(): path.read_text("utf-8")
        for path in sorted(SOURCE.rglob("*.py"))
    }


def prose(text: str) -> str:
    """Return the docstrings and comments of a module."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    parts = [
        ast.get_docstring(node) or ""
        for node in ast.walk(ast.parse(text))
        if isinstance(node, documented)
    ]
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            parts.append(token.string.lstrip("# "))
    return "\n".join(parts)


def test_modules_are_short() -> None:
    lines = {path: text.count("\n") for path, text in modules().items()}
    assert {path: count for path, count in lines.items() if count > MAX_MODULE_LINES} == {}


def test_folders_are_small() -> None:
    counts = Counter(path.rpartition("/")[0] for path in modules())
    assert {path: count for path, count in counts.items() if count > MAX_FOLDER_MODULES} == {}


def test_class_names_are_unique_outside_games() -> None:
    places = defaultdict(set)
    for path, text in modules().items():
        if path.count("/") < 2 or not path.startswith("games/"):
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.ClassDef):
                    places[node.name].add(path)
    assert {name: paths for name, paths in places.items() if len(paths) > 1} == {}


def test_docstrings_and_comments_use_established_terms() -> None:
    text = "\n".join(map(prose, modules().values()))
    words = len(text.split())
    for pattern, limit in MAX_PER_1000_WORDS.items():
        assert 1000 * len(re.findall(pattern, text)) / words <= limit, pattern


def test_constants_say_kind_and_unit() -> None:
    odd = []
    for path, text in modules().items():
        for node in ast.parse(text).body:
            targets = node.targets if isinstance(node, ast.Assign) else []
            if isinstance(node, ast.AnnAssign):
                targets = [node.target]
            odd += [
                f"{path}: {target.id}"
                for target in targets
                if isinstance(target, ast.Name) and CONSTANTS_WITHOUT_UNIT.match(target.id)
            ]
    assert odd == []
