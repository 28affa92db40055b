"""Quarantines a table whose rules or display raise an unexpected error."""

import contextlib
from collections.abc import Callable, Iterator

from tocsin.kernel.errors import TocsinError
from tocsin.table.errors import BrokenTable

QUARANTINED = "Something is wrong with this table. It was set aside, and its host can look at it."


class FailureGuard:
    """The failure state of one table in memory; a broken table is neither read nor written."""

    def __init__(self, table_id: str, on_failure: Callable[[str, Exception], BrokenTable]) -> None:
        self.is_broken = False
        self._table_id = table_id
        self._on_failure = on_failure

    @contextlib.contextmanager
    def quarantine_on_error(self, expected: type[TocsinError] = TocsinError) -> Iterator[None]:
        """Quarantine the table on any error but the expected ones, which pass through."""
        if self.is_broken:
            raise BrokenTable(QUARANTINED)
        try:
            yield
        except (expected, BrokenTable):
            raise
        except Exception as error:
            raise self._on_failure(self._table_id, error) from error
