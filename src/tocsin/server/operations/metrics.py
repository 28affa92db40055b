"""Prometheus metrics of one server process."""

from functools import partial
from typing import Final, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from tocsin.table.log import AnyTableEvent

WRITE_BUCKETS_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

# Otherwise every counter has a second series, the time when it was made.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The metrics of one server, in the registry given: a process may run several servers."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._registry = registry
        ProcessCollector(registry=registry)
        counter = partial(Counter, registry=registry)
        gauge = partial(Gauge, registry=registry)
        self.requests = counter("tocsin_requests_total", "HTTP requests received.")
        self.messages = counter("tocsin_messages_total", "Messages received on WebSockets.")
        self.refusals = counter(
            "tocsin_refusals_total",
            "Requests and messages answered with an error, by its kind.",
            ["kind"],
        )
        self.connections = gauge("tocsin_connections", "WebSocket connections open now.")
        self.refused_connections = counter(
            "tocsin_connections_refused_total",
            "WebSocket connections refused: over a limit, banned, or of a foreign host or origin.",
        )
        entries = counter(
            "tocsin_log_entries_total", "Entries written to the logs of tables, by kind.", ["kind"]
        )
        # Bound once: looking a label up costs three times the count itself.
        self.log_entries = {
            entry: entries.labels(entry.__struct_config__.tag) for entry in get_args(AnyTableEvent)
        }
        self.write_seconds = Histogram(
            "tocsin_write_seconds",
            "Time from a request until its log entry is durable.",
            buckets=WRITE_BUCKETS_S,
            registry=registry,
        )
        self.tables = gauge("tocsin_tables", "Tables in memory.")
        self.broken_tables = gauge(
            "tocsin_tables_broken", "Quarantined tables in the database, counted at each heartbeat."
        )
        self.quarantined_tables = counter(
            "tocsin_tables_quarantined_total", "Tables quarantined since the start."
        )
        self.abandoned_tables = counter(
            "tocsin_tables_abandoned_total", "Tables closed as abandoned."
        )
        self.restarted_runners = counter(
            "tocsin_table_runners_restarted_total",
            "Runners of bots and clocks that ended too early and were restarted.",
        )
        self.bot_failures = counter(
            "tocsin_bot_failures_total",
            "Bots that crashed, hung or answered with an illegal action.",
        )

    def value(self, name: str, **labels: str) -> float:
        """Return the current value of one series; 0 if there is none."""
        return self._registry.get_sample_value(name, labels) or 0.0

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self._registry)
