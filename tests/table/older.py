"""A store as an earlier version of Tocsin left it."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tocsin.table import store_postgres, store_sqlite
from tocsin.table.schema import steps


@contextmanager
def older(last: int) -> Iterator[None]:
    """Let stores that are opened here know the steps of the schema up to one."""

    def known(done: int) -> list[tuple[int, list[str]]]:
        return [(number, statements) for number, statements in steps(done) if number <= last]

    with pytest.MonkeyPatch.context() as patched:
        for kind in (store_sqlite, store_postgres):
            patched.setattr(kind, "steps", known)
        yield
