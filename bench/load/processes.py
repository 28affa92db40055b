"""CPU time and memory of processes and of the machine, from /proc."""

import os
from pathlib import Path

import msgspec

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGESIZE")
PROC = Path("/proc")


def cpu_seconds(pids: list[int], reaped: bool = False) -> float:
    """Return the CPU time of some processes; `reaped` adds that of their ended children."""
    ticks = 0
    for pid in pids:
        fields = _fields(pid)
        if fields is not None:
            ticks += sum(map(int, fields[11 : 15 if reaped else 13]))
    return ticks / TICK


def children(pids: list[int]) -> list[int]:
    """Return the child processes of some processes."""
    parents = {str(pid) for pid in pids}
    result = []
    for folder in PROC.iterdir():
        if folder.name.isdigit():
            fields = _fields(int(folder.name))
            if fields is not None and fields[1] in parents:
                result.append(int(folder.name))
    return result


def megabytes(pids: list[int]) -> float:
    """Return the resident memory of some processes."""
    pages = 0
    for pid in pids:
        try:
            pages += int((PROC / str(pid) / "statm").read_text().split()[1])
        except OSError:
            continue
    return pages * PAGE / 1e6


def busy_seconds() -> float:
    """Return the CPU time of all processes of the machine."""
    user, nice, system, _, _, *interrupts = map(
        int, (PROC / "stat").read_text().partition("\n")[0].split()[1:9]
    )
    return (user + nice + system + sum(interrupts)) / TICK


def _fields(pid: int) -> list[str] | None:
    """Return the fields of /proc/PID/stat after the name; None if the process has ended."""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None


class Used(msgspec.Struct):
    """CPU seconds of the server, its bot workers, its database, this driver and the machine."""

    server: float
    bots: float
    database: float
    driver: float
    machine: float

    def since(self, before: "Used") -> "Used":
        """Return the difference to an earlier measurement."""
        return Used(*(getattr(self, name) - getattr(before, name) for name in FIELDS))


FIELDS = Used.__struct_fields__


def used(server: list[int], database: int | None) -> Used:
    """Return the CPU time up to now."""
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
