"""Hints in the log of a table: public, no part of the match, and never undone."""

import pytest

from tests.table.sitting import Sitting
from tocsin.kernel.errors import BadRecord, StaleAction
from tocsin.kernel.message import Message
from tocsin.kernel.record import HintRecord, decode, encode, replay
from tocsin.table import checks, commands, opening
from tocsin.table.errors import NoHints, NotNow, TooManyChanges
from tocsin.table.frozen import FrozenTable
from tocsin.table.log import InitialSeat, LogEntry
from tocsin.table.table import Table
from tocsin.table.updates.facts import number_of_actions

HINTED = [Message("hinted", {"seat": "seat:0"})]


def test_hint_is_shown_to_all_and_changes_no_position() -> None:
    sitting = Sitting()
    assert sitting.table.match is not None
    before = sitting.table.match.position
    news = sitting.hint(0)
    assert sitting.numbers() == [1, 1, 1, 1]
    assert all(sitting.table.viewer_log(viewer).log() == [HINTED] for viewer in (0, 1, None))
    assert sitting.table.match.position is before
    assert number_of_actions(sitting.table) == 0
    assert news.public


def test_hint_is_not_undone_with_earlier_actions() -> None:
    sitting = Sitting()
    sitting.act(0, "bid force priest")
    sitting.hint(0)
    sitting.act(0, "bid blackmail merchant")
    sitting.undo(0, whole_turn=True)
    assert sitting.table.viewer_log(0).log() == [HINTED]
    assert sitting.table.hint_records() == [HintRecord(0, 0)]


def test_record_with_hints_replays() -> None:
    sitting = Sitting()
    sitting.bid(1)
    sitting.act(0, "bid force priest")
    sitting.hint(0)
    sitting.play_to_end()
    record = sitting.table.record()
    assert record.hints == [HintRecord(0, 7)]
    assert decode(encode(record)) == record
    assert replay(sitting.table.game, record).outcome() == record.outcome
    imported = Table.from_log(
        "other", [LogEntry(1, 7, opening.import_match(record, "dora", "Dora"))]
    )
    assert imported.record() == record


@pytest.mark.parametrize("hint", [HintRecord(3, 0), HintRecord(-1, 0), HintRecord(0, 99_999)])
def test_hint_of_no_seat_or_time_makes_a_bad_record(hint: HintRecord) -> None:
    sitting = Sitting()
    sitting.play_to_end()
    assert sitting.table.match is not None
    with pytest.raises(BadRecord, match="hint"):
        replay(sitting.table.game, sitting.table.match.record(hints=[hint]))


def test_frozen_match_keeps_its_hints() -> None:
    sitting = Sitting()
    sitting.act(0, "bid force priest")
    sitting.hint(1)
    assert FrozenTable.from_log("table", sitting.lines).record().hints == [HintRecord(1, 1)]


def test_hints_are_always_allowed_against_bots() -> None:
    places = (InitialSeat("Anne", "anne"), InitialSeat(bot="greedy"), InitialSeat(bot="greedy"))
    assert Sitting(*places, hints=False).hint(0).public


def test_hints_among_people_need_the_hosts_consent() -> None:
    with pytest.raises(NoHints):
        Sitting(hints=False).hint(0)


def test_hint_for_another_choice_is_stale() -> None:
    sitting = Sitting()
    asked = commands.check_may_hint(sitting.table, "anne", 0)
    sitting.act(1, "bid force priest")
    # A hidden action of another seat does not change the choice.
    sitting.write(commands.hint(sitting.table, "anne", 0, asked))
    sitting.act(0, "bid force priest")
    with pytest.raises(StaleAction):
        commands.hint(sitting.table, "anne", 0, asked)


def test_hints_are_limited_and_end_with_the_match() -> None:
    sitting = Sitting()
    for _ in range(checks.FREE_CHANGES):
        sitting.hint(0)
    with pytest.raises(TooManyChanges):
        sitting.hint(0)
    sitting.play_to_end()
    with pytest.raises(NotNow):
        sitting.hint(0)


def test_next_table_allows_hints_like_the_one_before() -> None:
    sitting = Sitting()
    sitting.play_to_end()
    assert opening.open_next(sitting.table, "anne", "Anne").hints
