"""Presence at other processes: the people whose connections to a table are held there."""

import time

# Processes repeat their presence every few seconds; without a repetition it expires.
PRESENCE_TTL_S = 16.0


class Presence:
    """The last presence that each other process announced for each table."""

    def __init__(self) -> None:
        self._announced: dict[str, dict[str, tuple[float, set[str]]]] = {}

    def update(self, process: str, table_id: str, people: set[str]) -> bool:
        """Record the people at a table of another process; return whether they changed."""
        by_process = self._announced.setdefault(table_id, {})
        before = by_process.get(process, (0.0, set[str]()))[1]
        if people:
            by_process[process] = (time.monotonic(), people)
        else:
            by_process.pop(process, None)
        if not by_process:
            del self._announced[table_id]
        return people != before

    def at(self, table_id: str) -> set[str]:
        """Return the people at a table by way of other processes."""
        return set().union(*(people for _, people in self._fresh(table_id).values()))

    def expire(self) -> None:
        """Delete the presence of processes that ended without withdrawing it."""
        fresh = {table_id: self._fresh(table_id) for table_id in self._announced}
        self._announced = {table_id: each for table_id, each in fresh.items() if each}

    def _fresh(self, table_id: str) -> dict[str, tuple[float, set[str]]]:
        now = time.monotonic()
        by_process = self._announced.get(table_id, {})
        return {
            process: (at, people)
            for process, (at, people) in by_process.items()
            if now - at < PRESENCE_TTL_S
        }
