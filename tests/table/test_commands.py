"""Commands: each allows or refuses a request at a table."""

from collections.abc import Callable

import pytest

from tests.table.sitting import Sitting, person
from tocsin.kernel.errors import BadOptions, CannotUndo, NotYourChoice, StaleAction
from tocsin.table import commands
from tocsin.table.clocks import Pace
from tocsin.table.errors import (
    BadPace,
    NotNow,
    NotYourSeat,
    PrivateTable,
    SeatTaken,
    TooManyChanges,
)
from tocsin.table.log import ClockExpired, InitialSeat


def test_acting_for_another_seat_is_refused() -> None:
    sitting = Sitting()
    for who in ("bob", "stranger", ""):
        with pytest.raises(NotYourSeat):
            commands.act(sitting.table, who, 0, 0, "bid force priest")
    with pytest.raises(NotYourSeat):
        commands.act(sitting.table, "anne", 17, 0, "bid force priest")


def test_action_with_another_number_is_stale() -> None:
    sitting = Sitting()
    sitting.act(0, "bid force priest")
    for number in (0, 2, 99):
        with pytest.raises(StaleAction):
            commands.act(sitting.table, "anne", 0, number, "bid blackmail merchant")


def test_seat_that_knocked_may_not_act() -> None:
    sitting = Sitting()
    sitting.bid(0)
    number = sitting.table.viewer_log(0).number
    with pytest.raises(NotYourChoice):
        commands.act(sitting.table, "anne", 0, number, "knock")


def test_private_table_needs_a_seat_or_an_invitation() -> None:
    sitting = Sitting(InitialSeat("Anne", "anne"), InitialSeat(), InitialSeat(), private=True)
    table = sitting.table
    commands.check_may_watch(table, "anne", None)
    commands.check_may_watch(table, "dora", table.invitation)
    for invitation in (None, "", "no", table.invitation + "x", "é"):
        with pytest.raises(PrivateTable):
            commands.check_may_watch(table, "dora", invitation)
        with pytest.raises(PrivateTable):
            commands.sit(table, "dora", "Dora", 1, invitation)
    sitting.write(commands.sit(table, "dora", "Dora", 1, table.invitation))
    commands.check_may_watch(table, "dora", None)


def test_seats_are_taken_once_and_left_before_the_match_only() -> None:
    sitting = Sitting(InitialSeat("Anne", "anne"), InitialSeat(), InitialSeat())
    table = sitting.table
    sitting.write(commands.sit(table, "bob", "Bob", 1, None))
    with pytest.raises(SeatTaken):
        commands.sit(table, "chloe", "Chloe", 1, None)
    with pytest.raises(NotYourSeat):
        commands.stand(table, "chloe", 1)
    sitting.write(commands.stand(table, "bob", 1))
    assert table.seats[1].kind == "open"
    with pytest.raises(NotYourSeat):
        commands.fill(table, "bob", "random")
    sitting.write(commands.fill(table, "anne", "random"))
    with pytest.raises(NotNow):
        commands.stand(table, "anne", 0)
    with pytest.raises(NotNow):
        commands.sit(table, "bob", "Bob", 1, None)


@pytest.mark.parametrize("bot", ["", "nobody", "__import__"])
def test_unknown_bots_are_refused(bot: str) -> None:
    with pytest.raises(BadOptions):
        Sitting(InitialSeat("Anne", "anne"), InitialSeat(bot=bot), InitialSeat(bot="random"))


def test_pace_is_checked_when_a_table_opens() -> None:
    with pytest.raises(BadPace):
        Sitting(pace=Pace(0, 0, 0))


# --- undo by consent


def revealed() -> Sitting:
    """Return a table at which the bids have been revealed and the first answer is owed."""
    sitting = Sitting()
    sitting.bid(0, "spy", "priest", "apothecary", "printer", "printer")
    sitting.bid(1, "innkeeper", "general", "captain", "captain", "captain")
    sitting.bid(2, "magistrate", "merchant", "aristocrat", "rogue", "mercenary")
    return sitting


def test_undo_after_a_reveal_needs_consent_of_all_others() -> None:
    sitting = revealed()
    table = sitting.table
    with pytest.raises(CannotUndo):
        commands.undo(table, "bob", 1, table.viewer_log(1).number, whole_turn=False)
    sitting.write(commands.ask_undo(table, "bob", 1))
    assert table.undo_request is not None
    with pytest.raises(NotNow):
        commands.answer_undo(table, "bob", 1, True)
    sitting.write(commands.answer_undo(table, "anne", 0, True))
    with pytest.raises(NotNow):
        commands.answer_undo(table, "anne", 0, True)
    assert table.undo_request is not None
    sitting.write(commands.answer_undo(table, "chloe", 2, True))
    assert table.undo_request is None
    # Bob's knock is undone, and Chloe's whole bid after it.
    assert table.deciders() == [1, 2]
    assert table.match is not None
    assert len(table.match.log) == 6 + 5
    assert [event.key for event in table.viewer_log(None).log()[-1]] == []


def test_one_refusal_rejects_an_undo_request() -> None:
    sitting = revealed()
    sitting.write(commands.ask_undo(sitting.table, "bob", 1))
    sitting.write(commands.answer_undo(sitting.table, "chloe", 2, False))
    assert sitting.table.undo_request is None
    assert sitting.table.deciders() == [0]


def test_bots_agree_to_every_undo() -> None:
    sitting = Sitting(
        InitialSeat("Anne", "anne"), InitialSeat(bot="random"), InitialSeat(bot="random")
    )
    sitting.act(0, "bid force priest")
    sitting.write(commands.ask_undo(sitting.table, "anne", 0))
    assert sitting.table.undo_request is None
    assert sitting.table.match is not None
    assert sitting.table.match.log == []


def test_public_action_cancels_an_undo_request() -> None:
    sitting = revealed()
    sitting.write(commands.ask_undo(sitting.table, "bob", 1))
    sitting.act(0, "decline")
    assert sitting.table.undo_request is None


def test_hidden_action_does_not_cancel_an_undo_request() -> None:
    sitting = Sitting()
    sitting.bid(0)
    sitting.write(commands.ask_undo(sitting.table, "anne", 0))
    sitting.lay(1)
    assert sitting.table.undo_request is not None


# --- leaving


def test_stand_in_plays_until_the_person_returns() -> None:
    sitting = Sitting()
    table = sitting.table
    sitting.write(commands.resign(table, "bob", 1))
    assert table.seats[1].player == "medium"
    with pytest.raises(NotNow):
        commands.act(table, "bob", 1, table.viewer_log(1).number, "bid force priest")
    with pytest.raises(NotYourSeat):
        commands.return_to_seat(table, "anne", 1)
    sitting.write(commands.return_to_seat(table, "bob", 1))
    assert table.seats[1].player is None
    with pytest.raises(NotNow):
        commands.return_to_seat(table, "bob", 1)
    sitting.act(1, "bid force priest")


def test_stand_in_takes_over_when_a_clock_expires() -> None:
    sitting = Sitting(pace=Pace(60, 0, 60))
    table = sitting.table
    assert table.clocks is not None
    sitting.at += 60_000
    assert table.clocks.expired(sitting.at) == [0, 1, 2]
    sitting.write(ClockExpired(1, "greedy"))
    assert table.clocks.expired(sitting.at) == [0, 2]
    sitting.write(commands.return_to_seat(table, "bob", 1))
    assert table.clocks.left(1, sitting.at) == 6_000


def test_hidden_action_earns_no_increment() -> None:
    """An increment for each hidden token would disclose the number of tokens."""
    quiet, busy = (Sitting(pace=Pace(60, 5, 90)) for _ in range(2))
    busy.lay(1)
    for sitting in (quiet, busy):
        sitting.at += 10_000
        assert sitting.table.clocks is not None
        assert sitting.table.clocks.left(1, sitting.at) == 50_000
    busy.act(1, "knock")
    assert busy.table.clocks is not None
    assert busy.table.clocks.left(1, busy.at) == 55_000


def test_increment_of_an_undone_action_is_subtracted() -> None:
    sitting = Sitting(pace=Pace(60, 5, 90))
    for _ in range(3):
        sitting.bid(0)
        sitting.undo(0, whole_turn=True)
    assert sitting.table.clocks is not None
    assert sitting.table.clocks.left(0, sitting.at) == 60_000
    assert person(0) == "anne"


# --- limits on changes


def repeat(*steps: Callable[[], object]) -> None:
    """Repeat the steps 10,000 times, far more often than the limits allow."""
    for _ in range(10_000):
        for step in steps:
            step()


def test_repeated_undo_is_limited() -> None:
    sitting = Sitting()
    with pytest.raises(TooManyChanges):
        repeat(lambda: sitting.act(1, "bid force priest"), lambda: sitting.undo(1))
    # Each further action that stands allows ten more changes.
    assert len(sitting.lines) < 500
    assert sitting.table.status == "playing"
    sitting.act(1, "bid blackmail merchant")
    sitting.undo(1)
    # The limit is that of a seat, so seat 0 is not affected.
    sitting.act(0, "bid force priest")
    sitting.undo(0)


def test_repeated_sitting_down_is_limited() -> None:
    sitting = Sitting(InitialSeat("Anne", "anne"), InitialSeat(), InitialSeat())
    with pytest.raises(TooManyChanges):
        repeat(
            lambda: sitting.write(commands.sit(sitting.table, "bob", "Bob", 1, None)),
            lambda: sitting.write(commands.stand(sitting.table, "bob", 1)),
        )
    assert len(sitting.lines) < 500


def test_repeated_returning_is_limited() -> None:
    sitting = Sitting()
    with pytest.raises(TooManyChanges):
        repeat(
            lambda: sitting.write(commands.resign(sitting.table, "bob", 1)),
            lambda: sitting.write(commands.return_to_seat(sitting.table, "bob", 1)),
        )
    assert len(sitting.lines) < 500


def test_repeated_undo_requests_are_limited() -> None:
    sitting = Sitting(
        InitialSeat("Anne", "anne"), InitialSeat("", bot="random"), InitialSeat("", bot="random")
    )
    with pytest.raises(TooManyChanges):
        repeat(
            lambda: sitting.act(0, "bid force priest"),
            lambda: sitting.write(commands.ask_undo(sitting.table, "anne", 0)),
        )
    assert len(sitting.lines) < 500
