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
        now = time.monotonic()
        fresh = (
            people for at, people in self._said.get(table_id, {}).values() if now - at < FORGET
        )
        return set().union(*fresh)
