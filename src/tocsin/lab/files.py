"""Results as rows of a file, in the form that its name asks for."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tocsin.kernel.errors import BadOptions

FORMS = (".json", ".csv", ".parquet")


def check_name(path: Path) -> None:
    """Raise BadOptions unless the name says which form is wanted."""
    if path.suffix not in FORMS:
        raise BadOptions(f"“{path.name}” must end in {', '.join(FORMS)}.")
    if path.suffix == ".parquet":
        _polars()


def write_rows(path: Path, rows: Sequence[msgspec.Struct]) -> None:
    """Write rows of one kind."""
    told: list[dict[str, Any]] = [msgspec.to_builtins(row) for row in rows]
    if path.suffix == ".json":
        path.write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    elif path.suffix == ".csv":
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(told[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(told)
    else:
        _polars().DataFrame(told).write_parquet(path)


def _polars() -> Any:
    try:
        import polars
    except ImportError:
        raise BadOptions("Parquet needs the extra “lab”: pip install 'tocsin[lab]'.") from None
    return polars
