"""The libraries whose interfaces the environments have, and their official tests."""

import os
from importlib import import_module
from typing import Any

import pytest


def library(name: str) -> Any:
    """Return a module; without it the tests of a file are skipped, but never in CI."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(
            f"{missing.name} IS NOT INSTALLED HERE: see pyproject.toml, extras",
            allow_module_level=True,
        )
