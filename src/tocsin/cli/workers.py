"""The options --workers and --cluster, and a progress bar for long work."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import wraps
from typing import Any, NamedTuple

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tocsin.lab.executor import ALL_CORES, CLUSTER_HELP, TaskExecutor, open_executor


class Workers(NamedTuple):
    """The processes that do the work: a number on this machine, or those of a cluster."""

    processes: int = 1
    cluster: str | None = None

    @contextmanager
    def open(self, total: int) -> Iterator[tuple[TaskExecutor, Callable[[int], None]]]:
        """Open an executor, and a bar with the function that advances it, up to `total`."""
        console = Console(stderr=True)
        bar = Progress(
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
        )
        task = bar.add_task("", total=total)
        processes = min(self.processes, total)
        with (
            bar if console.is_terminal else nullcontext(),
            open_executor(processes, self.cluster) as executor,
        ):
            yield executor, lambda steps: bar.advance(task, steps)


def worker_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add --workers and --cluster to a command, which receives them as `workers`."""

    @click.option(
        "--workers",
        "processes",
        type=click.IntRange(1),
        default=ALL_CORES,
        show_default="all cores",
        help="Number of processes; the results do not depend on it.",
    )
    @click.option("--cluster", metavar="ADDRESS", help=CLUSTER_HELP)
    @wraps(command)
    def with_workers(processes: int, cluster: str | None, **others: Any) -> None:
        command(workers=Workers(processes, cluster), **others)

    return with_workers
