"""Who has a page open at a table by way of another process."""

import time

# Processes say it every few seconds; one that has not said it for so long is gone.
FORGET = 16.0


class Presence:
    """What other processes last said."""

    def __init__(self) -> None:
        self._said: dict[str, dict[str, tuple[float, set[str]]]] = {}

    def note(self, process: str, table_id: str, people: set[str]) -> bool:
        """Note what a process said; return whether it is news."""
        said = self._said.setdefault(table_id, {})
        before = said.get(process, (0.0, set[str]()))[1]
        if people:
            said[process] = (time.monotonic(), people)
        else:
            said.pop(process, None)
        if not said:
            del self._said[table_id]
        return people != before

    def at(self, table_id: str) -> set[str]:
        """Return who is at a table elsewhere."""
        return set().union(*(people for _, people in self._fresh(table_id).values()))

    def forget(self) -> None:
        """Forget what processes said that are gone; they could not take it back."""
        fresh = {table_id: self._fresh(table_id) for table_id in self._said}
        self._said = {table_id: said for table_id, said in fresh.items() if said}

    def _fresh(self, table_id: str) -> dict[str, tuple[float, set[str]]]:
        now = time.monotonic()
        said = self._said.get(table_id, {})
        return {process: told for process, told in said.items() if now - told[0] < FORGET}
