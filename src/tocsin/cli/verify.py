"""tocsin verify: replays records, also with another version of Tocsin."""

from collections.abc import Iterator
from pathlib import Path

import click

from tocsin.kernel.errors import BadRecord
from tocsin.kernel.record import replay
from tocsin.lab.versions import Difference, differences
from tocsin.table.words import Words

from .options import language_option
from .records import read, record_files
from .workers import Workers

# With more files only rejected ones are named.
MAX_NAMED_FILES = 20
MAX_VALUE_CHARACTERS = 200


@click.command()
@click.argument(
    "paths",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, path_type=Path),
    metavar="FILE|FOLDER...",
)
@click.option(
    "--beside",
    metavar="PYTHON",
    help="Also play them with the Tocsin of another Python interpreter, and report the first "
    "difference of each: in legal actions, views, events or outcome.",
)
@language_option
@click.pass_context
def verify(
    context: click.Context, paths: tuple[Path, ...], beside: str | None, language: str
) -> None:
    """Replay each record and check seed, every action and the outcome.

    All *.json below a folder are records. The exit code is 1 if a record is rejected, or differs
    in the other version.
    """
    words = Words(language)
    files = record_files(paths)
    results = _replayed(files, words) if beside is None else _compared(files, beside, words)
    rejected = 0
    with Workers().open(len(files)) as (_, advance):
        for is_valid, sentence in results:
            advance(1)
            rejected += not is_valid
            if not is_valid or len(files) <= MAX_NAMED_FILES:
                click.echo(sentence, err=not is_valid)
    if len(files) > MAX_NAMED_FILES:
        click.echo(words("verified-all", count=len(files) - rejected, rejected=rejected))
    if rejected:
        context.exit(1)


def _replayed(files: list[Path], words: Words) -> Iterator[tuple[bool, str]]:
    """Replay each record; yield whether it is valid, with a sentence."""
    for path in files:
        try:
            game, record = read(path)
            replay(game, record)
            if record.outcome is None:
                raise BadRecord(words("not-finished"))
        except BadRecord as error:
            yield False, words("rejected", file=path.name, why=error.sentence)
        else:
            count = len(record.actions)
            yield True, words("verified", file=path.name, game=game.name, count=count)


def _compared(files: list[Path], other: str, words: Words) -> Iterator[tuple[bool, str]]:
    """Play each record in two versions; yield whether they agree, with a sentence."""
    for path, difference in zip(files, differences(files, other), strict=True):
        if difference is None:
            yield True, words("alike", file=path.name)
        else:
            yield False, words("rejected", file=path.name, why=_sentence(difference, words))


def _sentence(difference: Difference, words: Words) -> str:
    here, there = (_shortened(value) for value in (difference.here, difference.there))
    return words(
        "versions-differ", count=difference.actions, what=difference.part, here=here, there=there
    )


def _shortened(value: object) -> str:
    text = str(value)
    return text if len(text) <= MAX_VALUE_CHARACTERS else f"{text[:MAX_VALUE_CHARACTERS]}…"
