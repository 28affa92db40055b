"""Every verb explains itself."""

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
    """Return every verb with the words that call it, those of groups too."""
    for name in COMMANDS:
        verb = main.get_command(click.Context(main), name)
        assert verb is not None
        yield name, verb
        if isinstance(verb, click.Group):
            yield from ((f"{name} {word}", each) for word, each in verb.commands.items())


@pytest.mark.parametrize(("words", "verb"), list(all_commands()))
def test_every_verb_and_each_of_its_options_has_a_help_text(
    words: str, verb: click.Command
) -> None:
    assert verb.help
    for parameter in verb.params:
        if isinstance(parameter, click.Option):
            assert parameter.help, parameter.name
    assert CliRunner().invoke(main, [*words.split(), "--help"]).exit_code == 0


def test_the_version_says_whether_the_rules_are_compiled() -> None:
    output = CliRunner().invoke(main, ["--version"]).output
    assert "compiled" in output or "plain Python" in output


def test_a_verb_loads_no_other_verb() -> None:
    loaded = subprocess.run(
        [sys.executable, "-c", SERVE_HELP_PROGRAM], capture_output=True, text=True, check=True
    ).stdout.split()
    verbs = {f"tocsin.cli.{name}" for name in COMMANDS}
    assert verbs & set(loaded) == {"tocsin.cli.serve"}
    # What lays out text in a terminal is nothing that a server and its bots should wait for.
    assert "rich" not in loaded
