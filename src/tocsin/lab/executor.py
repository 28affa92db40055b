"""Runs tasks in this process, in several or on a Dask cluster; results keep the order of tasks."""

import argparse
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec

from tocsin.kernel.errors import BadOptions

from .optional import require

T = TypeVar("T")
# Submitted tasks: enough for every worker of a small cluster, few enough to waste little when the
# caller stops early.
MAX_PENDING_TASKS = 256
CONNECT_TIMEOUT_S = 30

ALL_CORES = os.cpu_count() or 1
CLUSTER_HELP = (
    "Dask scheduler, tcp://HOST:PORT; its workers play instead of this machine (docs/clusters.md)."
)


class TaskExecutor(msgspec.Struct, frozen=True):
    """A number of workers and their executor; None runs the tasks in this process."""

    size: int
    executor: Executor | None

    def map_ordered(self, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        """Yield the result of each task in order; closing the iterator cancels the pending ones."""
        if self.executor is None:
            for task in tasks:
                yield work(*task)
            return
        pending: deque[Future[T]] = deque()
        try:
            for task in tasks:
                pending.append(self.executor.submit(work, *task))
                if len(pending) >= MAX_PENDING_TASKS:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        finally:
            for future in pending:
                future.cancel()


SERIAL = TaskExecutor(1, None)


@contextmanager
def open_executor(workers: int, cluster: str | None = None) -> Iterator[TaskExecutor]:
    """Open an executor with processes of this machine, or with the workers of a Dask scheduler."""
    if cluster is not None:
        with _client(cluster) as client:
            # The number of worker threads now; work is not divided again for later workers.
            size = max(1, sum(client.nthreads().values()))
            yield TaskExecutor(size, client.get_executor(pure=False))
    elif workers > 1:
        with ProcessPoolExecutor(workers) as executor:
            yield TaskExecutor(workers, executor)
    else:
        yield SERIAL


def add_options(parser: argparse.ArgumentParser, workers: int = ALL_CORES) -> None:
    """Add --workers and --cluster to the parser of a program outside the command line."""
    help_text = "Number of processes (%(default)s)."
    parser.add_argument("--workers", type=int, default=workers, help=help_text)
    parser.add_argument("--cluster", metavar="ADDRESS", help=CLUSTER_HELP)


def _client(address: str) -> Any:
    distributed = require("distributed", "A cluster needs", "cluster")
    try:
        return distributed.Client(address, timeout=CONNECT_TIMEOUT_S, set_as_default=False)
    except (OSError, ValueError) as error:
        raise BadOptions(f"There is no scheduler at {address}: {error}.") from None
