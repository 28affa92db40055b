"""The only place that touches internals of uvicorn and websockets (bounds in pyproject.toml).

Both leave reference cycles behind each connection. The cyclic garbage collector runs only when
nobody plays (garbage.py), so that cycles would pile up: 10,000 requests hold 60 MB, 1,000 sockets
45 MB (make ablation ARGS=cycles). tests/server/test_garbage.py fails when the libraries change.
"""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.server import ServerProtocol


def break_cycles(ended: HttpToolsProtocol | ServerProtocol) -> None:
    """Drop the references that lead from the parts of an ended protocol back to it."""
    if isinstance(ended, ServerProtocol):
        # protocol -> generator -> frame -> protocol
        ended.parser.close()
        ended.parser_exc = None
    else:
        # protocol -> requests, answered or queued -> callback -> protocol
        ended.pipeline.clear()
        ended.cycle = None  # type: ignore[assignment]
