"""tocsin verify: whether records are what happened, here and in another version of Tocsin."""

from collections.abc import Iterator
from pathlib import Path

import click

from tocsin.kernel.errors import BadRecord
from tocsin.kernel.record import replay
from tocsin.lab.versions import Difference, differences
from tocsin.table.words import Words

from .options import language_option
from .progress import at_work
from .records import read, record_files, records_path

# More files than this are not named one by one, but for those that are rejected.
FEW = 20
# Characters of what differs.
LONGEST = 200


@click.command()
@click.argument("paths", nargs=-1, required=True, type=records_path, metavar="FILE|FOLDER...")
@click.option(
    "--beside",
    metavar="PYTHON",
    help="Play them with the Tocsin of another Python, too, and report the first difference of "
    "each: in what is legal, seen or told, or in the outcome.",
)
@language_option
@click.pass_context
def verify(
    context: click.Context, paths: tuple[Path, ...], beside: str | None, language: str
) -> None:
    """Replay each record and check seed, every action and the outcome.

    Of a folder, all *.json in it are records. Ends with exit code 1 if a record is rejected, or
    differs in the other version.
    """
    words = Words(language)
    files = record_files(paths)
    said = _verified(files, words) if beside is None else _compared(files, beside, words)
    rejected = 0
    with at_work(len(files), 1) as (_, done):
        for is_right, sentence in said:
            done(1)
            rejected += not is_right
            if not is_right or len(files) <= FEW:
                click.echo(sentence, err=not is_right)
    if len(files) > FEW:
        click.echo(words("verified-all", count=len(files) - rejected, rejected=rejected))
    if rejected:
        context.exit(1)


def _verified(files: list[Path], words: Words) -> Iterator[tuple[bool, str]]:
    """Yield for each record whether it is what happened, and a sentence on it."""
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
    """Yield for each record whether both versions play it alike, and a sentence on it."""
    for path, found in zip(files, differences(files, other), strict=True):
        if found is None:
            yield True, words("alike", file=path.name)
        else:
            yield False, words("rejected", file=path.name, why=_told(found, words))


def _told(found: Difference, words: Words) -> str:
    here, there = (_short(value) for value in (found.here, found.there))
    return words("versions-differ", count=found.actions, what=found.what, here=here, there=there)


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
