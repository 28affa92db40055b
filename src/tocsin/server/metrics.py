"""Figures for Prometheus, in its text form."""

import resource
import time
from bisect import bisect_left
from collections import Counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counts since the start."""

    def __init__(self) -> None:
        self.began = time.time()
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, float] = {}
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name: str, label: str = "") -> None:
        """Count one more; the label is written as Prometheus writes it: `kind="stale-action"`."""
        self.counts[name, label] += 1

    def wrote(self, seconds: float) -> None:
        """Note how long a line took from its request until it was durable."""
        self._buckets[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> str:
        """Return everything in Prometheus' text form."""
        rows = []
        for (name, label), value in sorted(self.counts.items()):
            rows.append(f"tocsin_{name}_total{{{label}}} {value}")
        for name, gauge in sorted(self.gauges.items()):
            rows.append(f"tocsin_{name} {gauge:g}")
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._buckets, strict=True):
            total += count
            rows.append(f'tocsin_write_seconds_bucket{{le="{bound}"}} {total}')
        rows.append(f"tocsin_write_seconds_sum {self._seconds:.6f}")
        rows.append(f"tocsin_write_seconds_count {total}")
        usage = resource.getrusage(resource.RUSAGE_SELF)
        rows.append(f"process_cpu_seconds_total {usage.ru_utime + usage.ru_stime:.3f}")
        rows.append(f"process_start_time_seconds {self.began:.3f}")
        rows.append(f"process_resident_memory_bytes {_resident()}")
        return "\n".join(rows) + "\n"


def _resident() -> int:
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
