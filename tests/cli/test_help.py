"""Every verb explains itself."""

import click
import pytest
from click.testing import CliRunner

from tocsin.cli import VERBS, main


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: str(verb.name))
def test_every_verb_and_each_of_its_options_has_a_help_text(verb: click.Command) -> None:
    assert verb.help
    for parameter in verb.params:
        if isinstance(parameter, click.Option):
            assert parameter.help, parameter.name
    assert CliRunner().invoke(main, [str(verb.name), "--help"]).exit_code == 0


def test_the_version_says_whether_the_rules_are_compiled() -> None:
    output = CliRunner().invoke(main, ["--version"]).output
    assert "compiled" in output or "plain Python" in output
