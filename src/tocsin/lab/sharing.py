"""Work that is shared among processes, and comes back in the order in which it was given out."""

import argparse
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec

from tocsin.kernel.errors import BadOptions

T = TypeVar("T")
# So many pieces are given out at once: enough for every worker of a small cluster, and little is
# done in vain if one stops early.
AHEAD = 256
# Seconds in which a scheduler must answer.
CONNECT_WITHIN = 30

ALL_CORES = os.cpu_count() or 1
CLUSTER_HELP = (
    "A Dask scheduler, tcp://HOST:PORT, whose workers play instead; see docs/clusters.md."
)


class Team(msgspec.Struct, frozen=True):
    """Processes to share work among: how many, and who hands it out; for one alone, nobody."""

    size: int
    executor: Executor | None

    def in_order(self, work: Callable[..., T], pieces: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        """Yield what each piece comes to; whoever stops asking has the rest called off."""
        if self.executor is None:
            for piece in pieces:
                yield work(*piece)
            return
        running: deque[Future[T]] = deque()
        try:
            for piece in pieces:
                running.append(self.executor.submit(work, *piece))
                if len(running) >= AHEAD:
                    yield running.popleft().result()
            while running:
                yield running.popleft().result()
        finally:
            for future in running:
                future.cancel()


ALONE = Team(1, None)


@contextmanager
def sharing(workers: int, cluster: str | None = None) -> Iterator[Team]:
    """Give processes to share work among: of this machine, or those of a Dask scheduler."""
    if cluster is not None:
        with _client(cluster) as client:
            # A thread of each worker plays; those that join later only find shares cut for fewer.
            yield Team(max(1, sum(client.nthreads().values())), client.get_executor(pure=False))
    elif workers > 1:
        with ProcessPoolExecutor(workers) as executor:
            yield Team(workers, executor)
    else:
        yield ALONE


def add_options(parser: argparse.ArgumentParser, workers: int = ALL_CORES) -> None:
    """Let a program that is no command say, as those do, among whom its work is shared."""
    told = "Processes that play (%(default)s)."
    parser.add_argument("--workers", type=int, default=workers, help=told)
    parser.add_argument("--cluster", metavar="ADDRESS", help=CLUSTER_HELP)


def _client(address: str) -> Any:
    try:
        import distributed
    except ImportError:
        raise BadOptions(
            "A cluster needs the extra “cluster”: pip install 'tocsin[cluster]'."
        ) from None
    connect: Any = distributed.Client  # which has no types
    try:
        return connect(address, timeout=CONNECT_WITHIN, set_as_default=False)
    except (OSError, ValueError) as error:
        raise BadOptions(f"There is no scheduler at {address}: {error}.") from None
