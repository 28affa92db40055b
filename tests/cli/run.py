"""Runs commands in this process."""

import json
from typing import Any

from click.testing import CliRunner

from tocsin.cli import main


def run(*words: str) -> str:
    """Run a command that must succeed; return its standard output."""
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    return result.stdout


def run_json(*words: str) -> dict[str, Any]:
    """Run a command with --json and return its output."""
    output: dict[str, Any] = json.loads(run(*words, "--json"))
    return output
