"""The only place that touches internals of a library (upper bounds in pyproject.toml).

websockets leaves a reference cycle behind each connection: protocol -> generator -> frame ->
protocol. The cyclic garbage collector runs only in idle moments (gc_schedule.py), and until then
1,000 ended connections with their compressors hold 28 MB. A version of websockets that leaves
other cycles fails tests/server/test_reference_cycles.py.
"""

from websockets.server import ServerProtocol


def break_cycles(protocol: ServerProtocol) -> None:
    """Break the reference cycles of a connection that has ended."""
    protocol.parser.close()
    protocol.parser_exc = None
