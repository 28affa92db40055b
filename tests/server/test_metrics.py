"""Metrics follow the conventions of Prometheus, and each is documented."""

import re
from pathlib import Path

import pytest
from prometheus_client import CollectorRegistry
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from tests.server.guest import Guest
from tests.server.house import House
from tocsin.server.operations.metrics import Metrics

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
# https://prometheus.io/docs/practices/naming/: a counter ends in _total, a time in its base unit.
ENDINGS = {"counter": "_total", "histogram": "_seconds"}


@pytest.fixture
def metrics() -> Metrics:
    return Metrics(CollectorRegistry())


def families(text: str) -> dict[str, Metric]:
    """Return the metrics by full name; the parser cuts _total off."""
    found = text_string_to_metric_families(text)
    return {
        metric.name + ("_total" if metric.type == "counter" else ""): metric for metric in found
    }


def test_every_metric_has_type_help_and_a_conventional_name(metrics: Metrics) -> None:
    for name, metric in families(metrics.text().decode()).items():
        assert name.startswith(("tocsin_", "process_"))
        assert metric.type in ("counter", "gauge", "histogram")
        assert metric.documentation.endswith(".")
        assert name.endswith(ENDINGS.get(metric.type, ""))


def test_the_documentation_names_every_metric(metrics: Metrics) -> None:
    documented = re.findall(r"^\| `(\w+)(?:\{\w+\})?` \|", HOSTING.read_text("utf-8"), re.MULTILINE)
    names = {name for name in families(metrics.text().decode()) if name.startswith("tocsin_")}
    assert {name for name in documented if name.startswith("tocsin_")} == names


def test_label_values_are_escaped(metrics: Metrics) -> None:
    kind = 'a "quoted"\nline\\'
    metrics.refusals.labels(kind).inc()
    refusals = families(metrics.text().decode())["tocsin_refusals_total"]
    assert [sample.labels["kind"] for sample in refusals.samples] == [kind]


def test_servers_of_one_process_count_apart(metrics: Metrics) -> None:
    other = Metrics(CollectorRegistry())
    other.messages.inc()
    assert metrics.value("tocsin_messages_total") == 0
    assert other.value("tocsin_messages_total") == 1


def test_log_entries_are_counted_by_kind_with_their_time(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3") as house:
        guest = Guest(house)
        guest.open_table("me", "open", "open")
        found = families(guest.ok("GET", "/metrics"))
    entries = found["tocsin_log_entries_total"].samples
    assert {sample.labels["kind"]: sample.value for sample in entries}["opened"] == 1
    assert [sample.value for sample in found["tocsin_tables"].samples] == [1]
