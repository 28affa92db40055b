"""A table is rebuilt exactly from its log."""

from random import Random

import pytest

from tests.table.sitting import PEOPLE, Sitting, person, truth
from tocsin.kernel.errors import TocsinError
from tocsin.kernel.record import replay
from tocsin.table import commands, opening
from tocsin.table.clocks import Pace
from tocsin.table.log import AnyTableEvent, ClockPaused, InitialSeat, LogEntry
from tocsin.table.table import Table


def random_request(sitting: Sitting, dice: Random) -> AnyTableEvent:
    """Return the event of a random request; raise a typed error if it is refused."""
    table = sitting.table
    seat = dice.choice(table.deciders() or [0])
    who, number = person(seat), table.viewer_log(seat).number
    match = table.match
    legal = match.position.legal(seat) if match is not None else []
    roll = dice.random()
    if roll < 0.04:
        asked = commands.check_may_hint(table, who, seat)
        return commands.hint(table, who, seat, asked)
    if roll < 0.75 and legal:
        return commands.act(table, who, seat, number, table.game.actions.text(dice.choice(legal)))
    if roll < 0.85:
        return commands.undo(table, who, seat, number, whole_turn=roll < 0.78)
    if roll < 0.90:
        return commands.ask_undo(table, who, seat)
    if roll < 0.95:
        answering = dice.randrange(3)
        return commands.answer_undo(table, person(answering), answering, dice.random() < 0.8)
    if roll < 0.97:
        return commands.resign(table, who, seat)
    if roll < 0.98:
        leaver = dice.randrange(3)
        return commands.return_to_seat(table, person(leaver), leaver)
    return ClockPaused(sitting.at - 500)


@pytest.mark.parametrize("seed", range(6))
def test_table_is_rebuilt_exactly_from_its_log(seed: int) -> None:
    dice = Random(seed)
    sitting = Sitting(pace=Pace(600, 5, 900))
    done = 0
    while done < 300 and sitting.table.status == "playing":
        sitting.at += dice.randrange(2_000)
        try:
            entry = random_request(sitting, dice)
        except TocsinError:
            continue
        sitting.write(entry, "anne", f"key {done}")
        done += 1
        if done % 20 == 0:
            again = Table.from_log("table", sitting.lines)
            assert truth(again, sitting.at) == sitting.truth()
    assert done > 100


def test_viewer_log_does_not_depend_on_when_it_is_built() -> None:
    sitting = Sitting()
    early = sitting.table
    for viewer in (0, 1, 2, None):
        early.viewer_log(viewer)
    sitting.lay(0)
    sitting.undo(0)
    sitting.bid(1)
    sitting.undo(0, whole_turn=True)
    late = Table.from_log("table", sitting.lines)
    for viewer in (0, 1, 2, None):
        assert late.viewer_log(viewer).number == early.viewer_log(viewer).number
        assert late.viewer_log(viewer).log() == early.viewer_log(viewer).log()


def test_record_of_a_finished_match_replays() -> None:
    sitting = Sitting()
    sitting.at += 5_000
    sitting.play_to_end()
    record = sitting.table.record()
    assert replay(sitting.table.game, record).outcome() == record.outcome
    assert len(record.times) == len(record.actions)
    assert set(record.times) == {5_000}


def test_imported_record_makes_a_finished_table() -> None:
    sitting = Sitting()
    sitting.play_to_end()
    record = sitting.table.record()
    imported = Table.from_log(
        "other", [LogEntry(1, 7, opening.import_match(record, "dora", "Dora"))]
    )
    assert imported.status == "over"
    assert imported.record() == record
    assert imported.viewer_log(None).number > 0
    assert [seat.name for seat in imported.seats] == ["Anne", "Bob", "Chloe"]
    assert imported.seats_of("dora") == imported.seats_of("anne") == []


def test_last_open_seat_taken_starts_the_match() -> None:
    sitting = Sitting(InitialSeat("Anne", "anne"), InitialSeat(), InitialSeat())
    table = sitting.table
    assert table.status == "open"
    sitting.write(commands.sit(table, "bob", "Bob", 2, None))
    assert table.status == "open"
    sitting.write(commands.sit(table, "chloe", "Chloe", 1, None))
    assert sitting.table.status == "playing"
    assert [seat.name for seat in table.seats] == ["Anne", "Chloe", "Bob"]


def test_host_fills_open_seats_with_bots() -> None:
    sitting = Sitting(InitialSeat("Anne", "anne"), InitialSeat(), InitialSeat())
    sitting.write(commands.fill(sitting.table, "anne", "random"))
    assert [seat.bot for seat in sitting.table.seats] == [None, "random", "random"]
    assert len({seat.name for seat in sitting.table.seats}) == 3
    assert sitting.table.status == "playing"


def test_several_seats_of_one_person_have_numbered_names() -> None:
    sitting = Sitting(*(InitialSeat("Anne", "anne") for _ in PEOPLE))
    assert [seat.name for seat in sitting.table.seats] == ["Anne", "Anne 2", "Anne 3"]
    assert sitting.table.seats_of("anne") == [0, 1, 2]
