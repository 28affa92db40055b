"""Compares two installed versions of Tocsin: the first difference when they play a record."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

import msgspec

from tocsin.kernel.errors import BadOptions

from . import trace


class Difference(msgspec.Struct, frozen=True):
    """The first difference: number of actions before it, part of the trace, and both values."""

    actions: int
    part: str
    here: Any
    there: Any


def differences(files: Sequence[Path], other: str) -> Iterator[Difference | None]:
    """Yield for each record the first difference between this Tocsin and another Python's."""
    with _traces(sys.executable, files) as here, _traces(other, files) as there:
        for _ in files:
            yield _first_difference(_moments(here, sys.executable), _moments(there, other))


@contextmanager
def _traces(python: str, files: Sequence[Path]) -> Iterator[IO[str]]:
    """Run trace.py with a Python interpreter and provide its output."""
    # Without PYTHONPATH the other interpreter imports its own Tocsin.
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment = dict(os.environ) if python == sys.executable else outside
    command = [python, str(Path(trace.__file__).with_suffix(".py"))]
    # A file, since both sides would block if names and output exceeded the buffers of two pipes.
    with TemporaryFile("w+") as names:
        names.writelines(f"{file.absolute()}\n" for file in files)
        names.seek(0)
        try:
            process = subprocess.Popen(
                command, stdin=names, stdout=subprocess.PIPE, text=True, env=environment
            )
        except OSError as error:
            raise BadOptions(f"{python} cannot be started: {error.strerror}.") from None
        assert process.stdout is not None
        try:
            yield process.stdout
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def _moments(lines: IO[str], python: str) -> Iterator[dict[str, Any]]:
    """Yield the moments of one record, its end the last."""
    for line in lines:
        moment = json.loads(line)
        yield moment
        if "end" in moment:
            return
    raise BadOptions(f"The Tocsin of {python} stopped early.")


def _first_difference(
    here: Iterator[dict[str, Any]], there: Iterator[dict[str, Any]]
) -> Difference | None:
    """Return the first difference of two traces of one record, or the error in both of them."""
    # Both are read to the end, so that the next record begins at the same line.
    ours, theirs = list(here), list(there)
    for count, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        for part in one | other:
            if one.get(part) != other.get(part) or (part == "end" and one[part]):
                return Difference(count, part, one.get(part), other.get(part))
    return None
