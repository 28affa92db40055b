"""What processes and the machine have used, by /proc."""

import os
from pathlib import Path

import msgspec

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGESIZE")
PROC = Path("/proc")


def cpu_seconds(pids: list[int], reaped: bool = False) -> float:
    """Return the processor time of some processes, and of their children that have ended."""
    ticks = 0
    for pid in pids:
        fields = _fields(pid)
        if fields is not None:
            ticks += sum(map(int, fields[11 : 15 if reaped else 13]))
    return ticks / TICK


def children(pids: list[int]) -> list[int]:
    """Return the processes that these have started."""
    wanted = {str(pid) for pid in pids}
    found = []
    for folder in PROC.iterdir():
        if folder.name.isdigit():
            fields = _fields(int(folder.name))
            if fields is not None and fields[1] in wanted:
                found.append(int(folder.name))
    return found


def megabytes(pids: list[int]) -> float:
    """Return the memory that some processes hold."""
    pages = 0
    for pid in pids:
        try:
            pages += int((PROC / str(pid) / "statm").read_text().split()[1])
        except OSError:
            continue
    return pages * PAGE / 1e6


def busy_seconds() -> float:
    """Return the processor time that the whole machine has used, whoever used it."""
    user, nice, system, _, _, *interrupts = map(
        int, (PROC / "stat").read_text().partition("\n")[0].split()[1:9]
    )
    return (user + nice + system + sum(interrupts)) / TICK


def _fields(pid: int) -> list[str] | None:
    """Return what the system says of a process after its name; None if it is gone."""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None


class Used(msgspec.Struct):
    """Processor time up to a moment: of the server, its helpers, its database, us, everybody."""

    server: float
    bots: float
    database: float
    driver: float
    machine: float

    def since(self, before: "Used") -> "Used":
        """Return what was used since."""
        return Used(*(getattr(self, name) - getattr(before, name) for name in FIELDS))


FIELDS = Used.__struct_fields__


def used(server: list[int], database: int | None) -> Used:
    """Return what was used up to now."""
    behind = [database, *children([database])] if database else []
    return Used(
        server=cpu_seconds(server),
        bots=cpu_seconds(children(server)),
        database=cpu_seconds(behind)
        + cpu_seconds(behind[:1], reaped=True)
        - cpu_seconds(behind[:1]),
        driver=cpu_seconds([os.getpid()]),
        machine=busy_seconds(),
    )
