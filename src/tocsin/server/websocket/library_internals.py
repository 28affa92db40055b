"""The only place that touches internals of a library (upper bounds in pyproject.toml).

websockets leaves a reference cycle behind each connection: protocol -> generator -> frame ->
protocol. The cyclic garbage collector runs only while the server is idle (gc_schedule.py), and
until then 1,000 ended connections with their compressors hold 28 MB.
tests/server/test_reference_cycles.py fails if a version of websockets needs something else.
"""

from websockets.server import ServerProtocol


def break_cycles(protocol: ServerProtocol) -> None:
    """Drop what leads from the parts of an ended protocol back to it."""
    protocol.parser.close()
    protocol.parser_exc = None
