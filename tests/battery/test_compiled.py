"""A compiled wheel contains a compiled library for every marked module."""

import os
from importlib import import_module
from pathlib import Path

import pytest

import tocsin

PACKAGE = Path(tocsin.__file__).parent
MARK = "# mypyc: compile"


def marked_modules() -> list[str]:
    """Return the names of the modules with the mark."""
    return [
        ".".join(("tocsin", *path.relative_to(PACKAGE).with_suffix("").parts))
        for path in sorted(PACKAGE.rglob("*.py"))
        if MARK in path.read_text("utf-8").splitlines()
    ]


def test_some_modules_ask_to_be_compiled() -> None:
    assert "tocsin.kernel.chance" in marked_modules()


@pytest.mark.skipif(
    os.environ.get("TOCSIN_EXPECT_COMPILED") != "1", reason="the engine may be plain Python here"
)
@pytest.mark.parametrize("name", marked_modules())
def test_a_marked_module_is_compiled(name: str) -> None:
    loaded_from = import_module(name).__file__
    assert loaded_from is not None
    assert Path(loaded_from).suffix in (".so", ".pyd"), f"{name} runs from {loaded_from}"
