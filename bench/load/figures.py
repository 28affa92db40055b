"""Results of a load run: a row for each engine and game, as a table and as JSON."""

import json
import os
import platform
import statistics
from datetime import datetime
from typing import Any

from bench.compare import OUT, machine

from .crowd import Tally
from .processes import Used

Row = dict[str, Any]
# With fewer answers, the 99th percentile would be a single outlier.
MIN_ANSWERS_FOR_P99 = 200
RATIO_FORM = "{0[median]:.2f} ({0[lowest]:.2f} to {0[highest]:.2f})"
# Heading, key, form.
COLUMNS = (
    ("scenario", "scenario", "{}"),
    ("engine", "engine", "{}"),
    ("game", "game", "{}"),
    ("actions/s", "actions_per_second", "{:.0f}"),
    ("per CPU-s", "per_cpu_second", "{:.0f}"),
    ("/ in memory", "ratio_to_in_memory", RATIO_FORM),
    ("/ FlatFile", "ratio_to_durable", RATIO_FORM),
    ("/ before", "ratio_to_before", RATIO_FORM),
    ("answers", "answers", "{}"),
    ("p50 ms", "p50_ms", "{:.1f}"),
    ("p99 ms", "p99_ms", "{:.1f}"),
    ("longest", "longest_ms", "{:.1f}"),
    ("bytes/action", "bytes_per_action", "{:.0f}"),
    ("memory MB", "memory_mb", "{:.0f}"),
    ("cores", "server_cores", "{:.2f}"),
    ("others", "other_cores", "{:.2f}"),
)


def percentile(times: list[float], part: float) -> float | None:
    """Return the percentile of a list of times, for a part between 0 and 1."""
    times = sorted(times)
    return times[min(len(times) - 1, int(part * len(times)))] if times else None


def findings(tally: Tally, used: Used, seconds: float, actions: int) -> Row:
    """Return the results of a period; actions include those of bots."""
    cores = os.cpu_count() or 1
    known = used.server + used.bots + used.database + used.driver
    return {
        "seconds": round(seconds, 2),
        "actions": actions,
        "actions_per_second": round(actions / seconds, 1),
        "per_cpu_second": _rounded(actions / used.server if used.server else None),
        # Acknowledgements to people only: actions of bots have none.
        "answers": len(tally.times),
        "p50_ms": _rounded(percentile(tally.times, 0.5)),
        "p99_ms": _rounded(
            percentile(tally.times, 0.99) if len(tally.times) >= MIN_ANSWERS_FOR_P99 else None
        ),
        "longest_ms": _rounded(max(tally.times, default=None)),
        "bytes_per_action": _rounded(tally.bytes / actions if actions else None),
        "bytes_per_welcome": _rounded(
            tally.welcome_bytes / tally.welcomes if tally.welcomes else None
        ),
        "server_cores": round(used.server / seconds, 3),
        "bot_cores": round(used.bots / seconds, 3),
        "database_cores": round(used.database / seconds, 3),
        "driver_cores": round(used.driver / seconds, 3),
        # Use of the whole machine, and the part that belongs to unrelated processes.
        "machine_busy": round(used.machine / seconds / cores, 3),
        "other_cores": round(max(0.0, used.machine - known) / seconds, 3),
        "stale": tally.stale,
        "refused": dict(tally.refused),
        "gaps": tally.gaps,
        "reconnected": len(tally.outages_ms),
        "silence_p99_ms": _rounded(percentile(tally.outages_ms, 0.99)),
        "longest_silence_ms": _rounded(max(tally.outages_ms, default=None)),
    }


def _rounded(figure: float | None) -> float | None:
    return None if figure is None else round(figure, 2)


def middle(rounds: list[Row]) -> Row:
    """Return the round with the median cost, with the costs of all rounds."""
    measured = sorted(
        (row for row in rounds if row.get("per_cpu_second")), key=lambda row: row["per_cpu_second"]
    )
    if not measured:
        return rounds[-1]
    row = dict(measured[(len(measured) - 1) // 2])
    row["rounds"] = [each["per_cpu_second"] for each in measured]
    return row


def median_ratio(rounds: list[Row], reference: list[Row]) -> Row | None:
    """Return the median, lowest and highest ratio of per_cpu_second, round by round."""
    costs = [[row.get("per_cpu_second") for row in pair] for pair in zip(rounds, reference)]
    ratios = [ours / theirs for ours, theirs in costs if ours and theirs]
    if not ratios:
        return None
    return {
        "median": round(statistics.median(ratios), 3),
        "lowest": round(min(ratios), 3),
        "highest": round(max(ratios), 3),
    }


def table(rows: list[Row]) -> str:
    """Return the rows as a Markdown table."""
    lines = ["| " + " | ".join(heading for heading, _, _ in COLUMNS) + " |"]
    lines.append("|" + " --- |" * len(COLUMNS))
    for row in rows:
        cells = [
            form.format(row[key]) if row.get(key) is not None else "-" for _, key, form in COLUMNS
        ]
        lines.append("| " + " | ".join(cells) + " |")
        if "problem" in row:
            lines.append(f"\n{row['engine']}, {row['game']}: NOT MEASURED, {row['problem']}\n")
    return "\n".join(lines)


def save(rows: list[Row], arguments: list[str]) -> None:
    """Write all rows to bench/out/load.json."""
    run = {
        "at": datetime.now().astimezone().isoformat(timespec="seconds"),
        "arguments": arguments,
        "machine": machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "load_before": round(os.getloadavg()[0], 2),
    }
    OUT.mkdir(exist_ok=True)
    (OUT / "load.json").write_text(json.dumps({"run": run, "rows": rows}, indent=2) + "\n")
