"""A table of High Card in which every card is a 1, so that all views can be written by hand."""

from typing import Any

from tocsin.table.log import AnyTableEvent, InitialSeat, LogEntry
from tocsin.table.opening import open_table
from tocsin.table.table import EntryEffects, Table

ONLY_ONES = {"cards": {"highest": 1}}


def high_card_table(hints: bool = False, private: bool = False) -> Table:
    """Return a table at which Anne, Bob and Chloe each have a hidden 1 to keep or throw."""
    seats = [InitialSeat(name.title(), name) for name in ("anne", "bob", "chloe")]
    opened = open_table(
        "high_card",
        {},
        seats,
        host="anne",
        host_name="Anne",
        private=private,
        pace=None,
        corrections=ONLY_ONES,
        hints=hints,
    )
    return Table.from_log("table", [LogEntry(1, 0, opened)])


def next_entry(table: Table, event: AnyTableEvent) -> LogEntry:
    return LogEntry(table.number + 1, 0, event)


def write(table: Table, *events: AnyTableEvent) -> EntryEffects:
    """Apply events to the table and return the effects of the last one."""
    for event in events:
        effects = table.read(next_entry(table, event))
    return effects


def hidden_seat(decided: bool) -> dict[str, Any]:
    """Return the view of another player's seat before all have decided."""
    return {"card": None, "decided": decided, "thrown": None}
