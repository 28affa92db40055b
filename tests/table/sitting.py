"""A table for tests: people act through commands, and each entry is applied at once."""

import time
from random import Random
from typing import Any

from tocsin.table import commands, opening
from tocsin.table.clocks import Pace
from tocsin.table.log import Acted, AnyTableEvent, InitialSeat, LogEntry, decode, encode
from tocsin.table.table import EntryEffects, Table

PEOPLE = ("anne", "bob", "chloe")
SPACES = ("priest", "merchant", "printer", "rogue", "rogue")
KINDS = ("force", "blackmail", "gold", "gold", "gold")


class Sitting:
    """Three people at a table of Revolution!; `at` is the time, in ms."""

    def __init__(
        self,
        *places: InitialSeat,
        pace: Pace | None = None,
        private: bool = False,
        hints: bool = True,
    ) -> None:
        people = places or tuple(InitialSeat(name.title(), name) for name in PEOPLE)
        # The present, since a server closes old tables as abandoned.
        self.at = time.time_ns() // 1_000_000
        self.lines: list[LogEntry] = []
        self.table = Table("table")
        self.write(
            opening.open_table(
                "revolution",
                {},
                list(people),
                host="anne",
                host_name="Anne",
                private=private,
                pace=pace,
                corrections={},
                hints=hints,
            )
        )

    def write(self, entry: AnyTableEvent, by: str = "", key: str = "") -> EntryEffects:
        # Through JSON and back, as in the store.
        line = LogEntry(len(self.lines) + 1, self.at, decode(encode(entry)), by, key)
        self.lines.append(line)
        return self.table.read(line)

    def act(self, seat: int, action: str) -> EntryEffects:
        number = self.table.viewer_log(seat).number
        return self.write(commands.act(self.table, person(seat), seat, number, action))

    def undo(self, seat: int, whole_turn: bool = False) -> EntryEffects:
        number = self.table.viewer_log(seat).number
        return self.write(commands.undo(self.table, person(seat), seat, number, whole_turn))

    def hint(self, seat: int) -> EntryEffects:
        asked = commands.check_may_hint(self.table, person(seat), seat)
        return self.write(commands.hint(self.table, person(seat), seat, asked))

    def lay(self, seat: int, *spaces: str) -> None:
        for kind, space in zip(KINDS, spaces or SPACES, strict=False):
            self.act(seat, f"bid {kind} {space}")

    def bid(self, seat: int, *spaces: str) -> None:
        self.lay(seat, *spaces)
        self.act(seat, "knock")

    def play_to_end(self, seed: int = 0) -> None:
        dice = Random(seed)
        while seats := self.table.deciders():
            seat = dice.choice(seats)
            assert self.table.match is not None
            action = dice.choice(self.table.match.position.legal(seat))
            self.write(Acted(seat, self.table.game.actions.text(action)))

    def numbers(self) -> list[int]:
        """Return the update numbers of the seats and of a spectator."""
        return [self.table.viewer_log(viewer).number for viewer in (0, 1, 2, None)]

    def truth(self) -> Any:
        """Return the whole state of the table for comparison."""
        return truth(self.table, self.at)


def truth(table: Table, at: int) -> Any:
    match = table.match
    return (
        table.status,
        table.number,
        sorted(table.keys),
        [(seat.kind, seat.name, seat.person, seat.player) for seat in table.seats],
        None if table.clocks is None else table.clocks.faces(at),
        None if match is None else match.position.to_json(),
        None if match is None else [played.number for played in match.log],
        [(table.viewer_log(v).number, table.viewer_log(v).log()) for v in (0, 1, 2, None)],
        None
        if table.undo_request is None
        else (table.undo_request.seat, table.undo_request.agreed),
    )


def person(seat: int) -> str:
    return PEOPLE[seat]
