"""Imports of optional libraries for the tests of the environments."""

import os
from importlib import import_module
from typing import Any

import pytest


def library(name: str) -> Any:
    """Import a module; if it is missing, skip the test file, but fail in CI."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(
            f"{missing.name} IS NOT INSTALLED HERE: see pyproject.toml, extras",
            allow_module_level=True,
        )
