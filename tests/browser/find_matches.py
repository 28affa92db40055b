"""Looks for the matches that are played by clicks: the shortest with all in them that is wanted.

python -m tests.browser.find_matches [DEALS]
"""

import sys

from tests.battery.matches import record
from tocsin.kernel.record import Record, encode

from .records import KEPT, Wanted
from .test_matches import WANTED

DEALS = 2000


def shortest(wanted: Wanted, deals: int) -> Record:
    """Return the match of the fewest actions in so many deals."""
    found: Record | None = None
    for number in range(deals):
        played = record(wanted.variant, number)
        if found is None or len(played.actions) < len(found.actions):
            if wanted.seen(played) >= wanted.events:
                found = played
    if found is None:
        raise SystemExit(f"{wanted.name}: no match of {deals} has all of {sorted(wanted.events)}")
    return found


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for wanted in WANTED:
        played = shortest(wanted, int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
        wanted.path.write_bytes(encode(played))
        print(f"{wanted.name}: {len(played.actions)} actions")
