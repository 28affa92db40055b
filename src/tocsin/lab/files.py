"""Result rows as a file, in the format of its suffix."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tocsin.kernel.errors import BadOptions

from .optional import require

SUFFIXES = (".json", ".csv", ".parquet")


def check_suffix(path: Path) -> None:
    """Raise BadOptions unless the suffix names a format that can be written."""
    if path.suffix not in SUFFIXES:
        raise BadOptions(f"“{path.name}” must end in {', '.join(SUFFIXES)}.")
    if path.suffix == ".parquet":
        _polars()


def write_rows(path: Path, rows: Sequence[msgspec.Struct]) -> None:
    """Write rows of one type."""
    cells: list[dict[str, Any]] = [msgspec.to_builtins(row) for row in rows]
    if path.suffix == ".json":
        path.write_bytes(msgspec.json.format(msgspec.json.encode(cells)) + b"\n")
    elif path.suffix == ".csv":
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(cells[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(cells)
    else:
        _polars().DataFrame(cells).write_parquet(path)


def _polars() -> Any:
    return require("polars", "Parquet needs")
