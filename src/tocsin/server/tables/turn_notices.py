"""Turn notices: notifies people who owe a decision and are not connected."""

from tocsin.table.table import Table

from ..notify.notices import Notices
from ..operations.background import BackgroundTasks
from .session import TableSession


class TurnNotices:
    """Sends notices about tables in the background."""

    def __init__(self, notices: Notices, tasks: BackgroundTasks) -> None:
        self._notices = notices
        self._tasks = tasks

    def on_turn(self, session: TableSession, seats: set[int]) -> None:
        """Notify the absent people of seats that began to owe a decision."""
        if not seats:
            return
        present = session.audience.people()
        table = session.table
        deciders = [table.seats[seat] for seat in seats if not table.seats[seat].player]
        for person in {seat.person for seat in deciders if seat.kind == "person"}:
            if person and person not in present:
                self._tasks.spawn(self._notices.tell("turn", person, table.id, table.game.name))

    def on_seat_reserved(self, person: str, table: Table) -> None:
        """Notify a person for whom a seat of a following table is reserved."""
        self._tasks.spawn(self._notices.tell("again", person, table.id, table.game.name))
