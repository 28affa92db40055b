"""Record files, as the verbs that read them need them."""

from pathlib import Path

import click

from tocsin import games
from tocsin.kernel.errors import BadComponents, BadOptions, BadRecord
from tocsin.kernel.game import Game
from tocsin.kernel.record import Record, decode

record_file = click.Path(exists=True, dir_okay=False, path_type=Path)
records_path = click.Path(exists=True, path_type=Path)


def record_files(paths: tuple[Path, ...]) -> list[Path]:
    """Return the files that are named, and those in the folders that are named."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.json")) if path.is_dir() else [path]
    if not found:
        raise BadOptions("There is no record (*.json) in there.")
    return found


def read(path: Path) -> tuple[Game, Record]:
    """Return a record and the game it is of."""
    record = decode(path.read_bytes())
    try:
        return games.load(record.game, record.corrections), record
    except (BadOptions, BadComponents) as error:
        raise BadRecord(error.sentence) from None
