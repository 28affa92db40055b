"""Every verb explains itself."""

from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner

from tocsin.cli import VERBS, main


def all_verbs() -> Iterator[tuple[str, click.Command]]:
    """Return every verb with the words that call it, those of groups too."""
    for verb in VERBS:
        yield str(verb.name), verb
        if isinstance(verb, click.Group):
            yield from ((f"{verb.name} {name}", each) for name, each in verb.commands.items())


@pytest.mark.parametrize(("words", "verb"), list(all_verbs()))
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
