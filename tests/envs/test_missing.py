"""The error for a missing library names the extra to install."""

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("name", "package", "extra"),
    [
        ("vector", "numpy", "vector"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(
    name: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in list(sys.modules):
        if module.startswith("tocsin.envs."):
            monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=rf"pip install 'tocsin\[{extra}\]'"):
        import_module(f"tocsin.envs.{name}")
