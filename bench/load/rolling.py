"""A rolling restart: one process after the other is restarted while people play."""

import asyncio
import time
from collections import Counter

from .crowd import Crowd
from .figures import Row
from .house import House
from .wire import Refused, call

# Between checks whether a process is ready.
POLL_INTERVAL_S = 0.05


async def restart_in_turn(house: House, times: int, seconds: float) -> Row:
    """Restart all processes so many times, spread over the measured period."""
    pause = seconds / (times * house.count + 1)
    ended, ready = [], []
    for turn in range(times * house.count):
        await asyncio.sleep(pause)
        index = turn % house.count
        began = time.monotonic()
        await house.stop(index)
        ended.append(time.monotonic() - began)
        await house.start(index)
        await _ready(house.ports[index])
        ready.append(time.monotonic() - began - ended[-1])
    return {
        "restarts": len(ended),
        "longest_to_end_s": round(max(ended), 2),
        "longest_to_start_s": round(max(ready), 2),
    }


async def _ready(port: int) -> None:
    while True:
        try:
            await call(port, "GET", "/health")
        except (OSError, Refused):
            await asyncio.sleep(POLL_INTERVAL_S)
        else:
            return


async def check_nothing_lost(crowd: Crowd, database: str) -> Row:
    """Compare the acknowledged requests with the log entries in the database."""
    import asyncpg

    # Copied before the log is read, because people play on meanwhile.
    acknowledged = list(crowd.acknowledged)
    connection = await asyncpg.connect(database)
    rows = await connection.fetch("SELECT table_id, request FROM log_entry WHERE request <> ''")
    await connection.close()
    written = Counter((row["table_id"], row["request"]) for row in rows)
    return {
        "lost": sum(each not in written for each in acknowledged),
        "doubled": sum(count > 1 for count in written.values()),
    }
