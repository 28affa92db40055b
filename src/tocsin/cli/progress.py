"""A bar for what takes long, and processes to share it among."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tocsin.lab.sharing import ALL_CORES, CLUSTER_HELP, Team, sharing


def sharing_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Let a command say among whom its work is shared: no command has one of the two alone."""
    workers = click.option(
        "--workers",
        type=click.IntRange(1),
        default=ALL_CORES,
        show_default="all cores",
        help="Processes that play; the results do not depend on it.",
    )
    cluster = click.option("--cluster", metavar="ADDRESS", help=CLUSTER_HELP)
    return workers(cluster(command))


@contextmanager
def at_work(
    total: int, workers: int, cluster: str | None = None
) -> Iterator[tuple[Team, Callable[[int], None]]]:
    """Give processes, one or more, and a function that counts what is done."""
    console = Console(stderr=True)
    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True
    )
    task = bar.add_task("", total=total)
    with bar if console.is_terminal else nullcontext(), sharing(workers, cluster) as team:
        yield team, lambda count: bar.advance(task, count)
