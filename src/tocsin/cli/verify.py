"""tocsin verify: whether records are what happened."""

from pathlib import Path

import click

from tocsin.kernel.errors import BadRecord
from tocsin.kernel.record import replay
from tocsin.table.words import Words

from .options import language_option
from .records import read, record_file


@click.command()
@click.argument("files", nargs=-1, required=True, type=record_file, metavar="FILE...")
@language_option
@click.pass_context
def verify(context: click.Context, files: tuple[Path, ...], language: str) -> None:
    """Replay each record FILE and check seed, every action and the outcome.

    Ends with exit code 1 if a record is rejected.
    """
    words = Words(language)
    rejected = False
    for path in files:
        try:
            game, record = read(path)
            replay(game, record)
            if record.outcome is None:
                raise BadRecord(words("not-finished"))
        except BadRecord as error:
            rejected = True
            click.echo(words("rejected", file=path.name, why=error.sentence), err=True)
        else:
            count = len(record.actions)
            click.echo(words("verified", file=path.name, game=game.name, count=count))
    if rejected:
        context.exit(1)
