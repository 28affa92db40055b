"""Help texts and lazy imports of the commands."""

import subprocess
import sys
from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner

from tocsin.cli import COMMANDS, main

SERVE_HELP_PROGRAM = """
import sys
from tocsin.cli import main
main(["serve", "--help"], standalone_mode=False)
import tocsin.server.run
print(*sys.modules)
"""


def all_commands() -> Iterator[tuple[str, click.Command]]:
    """Yield every command with its name, including those of groups."""
    for name in COMMANDS:
        command = main.get_command(click.Context(main), name)
        assert command is not None
        yield name, command
        if isinstance(command, click.Group):
            yield from ((f"{name} {word}", each) for word, each in command.commands.items())


@pytest.mark.parametrize(("words", "command"), list(all_commands()))
def test_every_command_and_option_has_a_help_text(words: str, command: click.Command) -> None:
    assert command.help
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            assert parameter.help, parameter.name
    assert CliRunner().invoke(main, [*words.split(), "--help"]).exit_code == 0


def test_version_names_the_build() -> None:
    output = CliRunner().invoke(main, ["--version"]).output
    assert "compiled" in output or "plain Python" in output


def test_a_command_imports_no_other_command() -> None:
    loaded = subprocess.run(
        [sys.executable, "-c", SERVE_HELP_PROGRAM], capture_output=True, text=True, check=True
    ).stdout.split()
    modules = {f"tocsin.cli.{name}" for name in COMMANDS}
    assert modules & set(loaded) == {"tocsin.cli.serve"}
    # A server and its bot processes should not import terminal output.
    assert "rich" not in loaded
