"""The session in the README runs, and its commands exist."""

import doctest
import re
from pathlib import Path

import click

from tocsin.cli import main

README = Path(__file__).parent.parent / "README.md"


def test_the_session_in_the_readme_runs() -> None:
    failures, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried > 8
    assert failures == 0


def test_every_verb_and_option_named_in_the_readme_exists() -> None:
    named = re.findall(r"\.venv/bin/tocsin (\w+)(.*)", README.read_text("utf-8"))
    assert named
    for verb, rest in named:
        command = main.get_command(click.Context(main), verb)
        assert command is not None, verb
        known = {
            name
            for parameter in command.params
            if isinstance(parameter, click.Option)
            for name in parameter.opts
        }
        assert set(re.findall(r"--[a-z-]+", rest)) <= known
