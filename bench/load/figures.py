"""What a load run found."""

import os
from pathlib import Path

import msgspec

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGESIZE")


class Figures(msgspec.Struct):
    """Acknowledged actions, their times in ms, and what the server process used."""

    name: str
    actions: int
    seconds: float
    p50: float
    p99: float
    cpu: float
    memory: float
    stale: int = 0


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def megabytes(pid: int) -> float:
    """Return the memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6


def percentile(sorted_times: list[float], part: float) -> float:
    """Return the time that this part of all stays under."""
    if not sorted_times:
        return float("nan")
    return sorted_times[min(len(sorted_times) - 1, int(part * len(sorted_times)))]


def table(results: list[Figures]) -> str:
    """Return the results as a table."""
    rows = ["| server | actions/s | per CPU-s | p50 ms | p99 ms | CPU | memory MB | stale |"]
    rows.append("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for each in results:
        rows.append(
            f"| {each.name} | {each.actions / each.seconds:.0f} | {each.actions / each.cpu:.0f}"
            f" | {each.p50:.1f} | {each.p99:.1f} | {each.cpu / each.seconds:.0%}"
            f" | {each.memory:.0f} | {each.stale} |"
        )
    return "\n".join(rows)
