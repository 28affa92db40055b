"""Reading of record files."""

from pathlib import Path

from tocsin import games
from tocsin.kernel.errors import BadComponents, BadOptions, BadRecord
from tocsin.kernel.game import Game
from tocsin.kernel.record import Record, decode


def record_files(paths: tuple[Path, ...]) -> list[Path]:
    """Return the files, and for each folder all *.json below it."""
    files: list[Path] = []
    for path in paths:
        files += sorted(path.rglob("*.json")) if path.is_dir() else [path]
    if not files:
        raise BadOptions("There are no records (*.json) in the folder.")
    return files


def read(path: Path) -> tuple[Game, Record]:
    """Return a record and its game."""
    record = decode(path.read_bytes())
    try:
        return games.load(record.game, record.corrections), record
    except (BadOptions, BadComponents) as error:
        raise BadRecord(error.sentence) from None
