"""Two installed versions of Tocsin play the same records: where do they part?"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec

from tocsin.kernel.errors import BadOptions

from . import trace


class Difference(msgspec.Struct, frozen=True):
    """The first moment at which two versions differ: after how many actions, in what, and how."""

    actions: int
    what: str
    here: Any
    there: Any


def differences(files: Sequence[Path], other: str) -> Iterator[Difference | None]:
    """Yield for each record where another Python's Tocsin first differs from this one."""
    with _telling(sys.executable, files) as here, _telling(other, files) as there:
        for _ in files:
            yield _first(_moments(here, sys.executable), _moments(there, other))


@contextmanager
def _telling(python: str, files: Sequence[Path]) -> Iterator[IO[str]]:
    """Give the lines in which the Tocsin of a Python tells records."""
    # Its own Tocsin, and not the one that this process was told to take.
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment = dict(os.environ) if python == sys.executable else outside
    try:
        process = subprocess.Popen(
            [python, str(Path(trace.__file__).with_suffix(".py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
    except OSError as error:
        raise BadOptions(f"{python} cannot be started: {error.strerror}.") from None
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        # All names fit into a pipe by far, or are read as fast as matches are told.
        process.stdin.writelines(f"{file.absolute()}\n" for file in files)
        process.stdin.close()
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
    raise BadOptions(f"The Tocsin of {python} stopped before it had told all.")


def _first(here: Iterator[dict[str, Any]], there: Iterator[dict[str, Any]]) -> Difference | None:
    """Return where two tellings of one record part, or why neither tells it to its end."""
    # Both are read to the end, so that the next record begins at the same place.
    ours, theirs = list(here), list(there)
    for count, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        for what in one | other:
            if one.get(what) != other.get(what) or (what == "end" and one[what]):
                return Difference(count, what, one.get(what), other.get(what))
    return None
