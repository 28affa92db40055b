"""The changes of the index that are committed together with a log entry."""

from ..log import Imported, LogEntry, Opened, SatDown, SeatsFilled
from .sql_store import Statement

INSERT_PARTICIPANT = (
    "INSERT INTO participant (table_id, person) VALUES ($1, $2)"
    " ON CONFLICT (table_id, person) DO NOTHING"
)
INSERT_TABLE = (
    "INSERT INTO table_index (id, game, status, private, created, host, imported)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7)"
)


def index_changes(table_id: str, line: LogEntry) -> list[Statement]:
    """Return the statements for a new table, a new participant or the start of a match."""
    match line.event:
        case Opened() as opened:
            is_open = any(seat.person is None and seat.bot is None for seat in opened.seats)
            status = "open" if is_open else "playing"
            row = (table_id, opened.game, status, int(opened.private), line.at, opened.host, 0)
            named = {who for seat in opened.seats for who in (seat.person, seat.kept_for) if who}
            people = {opened.host, *named}
            return [(INSERT_TABLE, row), *((INSERT_PARTICIPANT, (table_id, who)) for who in people)]
        case Imported() as imported:
            row = (table_id, imported.record.game, "over", 0, line.at, imported.host, 1)
            return [(INSERT_TABLE, row), (INSERT_PARTICIPANT, (table_id, imported.host))]
        case SatDown() as sat:
            return [(INSERT_PARTICIPANT, (table_id, sat.person))]
        case SeatsFilled():
            return [("UPDATE table_index SET status = 'playing' WHERE id = $1", (table_id,))]
    return []
