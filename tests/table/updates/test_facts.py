"""Facts: the parts of a table and of a match that each person may see."""

import pytest

from tests.table.sitting import Sitting
from tests.table.updates.high_card_table import hidden_seat, high_card_table, write
from tocsin.kernel.message import Message
from tocsin.table.chat import Chat, ChatLog, ChatMessage
from tocsin.table.log import Acted, Closed, InitialSeat, UndoRequested
from tocsin.table.table import Table
from tocsin.table.updates.facts import (
    TableFacts,
    UndoFacts,
    chosen,
    number_of_actions,
    sight,
    table_facts,
)

ALL_KEEP = [Acted(0, "keep"), Acted(1, "keep"), Acted(2, "keep")]


def facts_for(person: str, table: Table, talk: ChatLog | None = None) -> TableFacts:
    return table_facts(table, talk or ChatLog(), person, 0, ["anne"], ["bob"])


# --- the table


def test_seed_is_secret_until_the_match_is_over() -> None:
    table = high_card_table()
    assert facts_for("anne", table).seed is None
    write(table, *ALL_KEEP)
    assert facts_for("stranger", table).seed == table.seed


def test_invitation_is_shown_at_the_table_only() -> None:
    table = high_card_table(private=True)
    assert facts_for("bob", table).invitation == table.invitation
    assert facts_for("stranger", table).invitation is None


def test_invitation_is_shown_to_people_with_a_kept_seat() -> None:
    seats = InitialSeat("Anne", "anne"), InitialSeat("Bob", kept_for="bob"), InitialSeat()
    table = Sitting(*seats, private=True).table
    assert facts_for("bob", table).invitation == table.invitation
    kept = facts_for("bob", table).seats[1]
    assert (kept.kind, kept.name, kept.kept, kept.kept_for_me) == ("open", "Bob", True, True)
    assert not facts_for("anne", table).seats[1].kept_for_me


def test_seats_show_presence_account_and_the_own_seat() -> None:
    seats = facts_for("bob", high_card_table()).seats
    assert [seat.away for seat in seats] == [False, True, True]
    assert [seat.account for seat in seats] == [False, True, False]
    assert [seat.mine for seat in seats] == [False, True, False]


def test_muted_lines_are_shown_to_the_host_only() -> None:
    table, talk = high_card_table(), ChatLog()
    talk.add(ChatMessage(Chat(1, "Bob", 1, "hello", 0), "bob", "key"))
    talk.may_speak["bob"] = False
    assert facts_for("anne", table, talk).chat.muted == [1]
    assert facts_for("bob", table, talk).chat.muted == []


def test_undo_request_shows_its_seat_and_consents() -> None:
    table = high_card_table()
    assert facts_for("bob", table).undo_request is None
    write(table, Acted(0, "keep"), UndoRequested(0))
    assert facts_for("bob", table).undo_request == UndoFacts(0, [])


def test_chosen_options_are_those_that_differ_from_the_defaults() -> None:
    table = Sitting().table
    assert chosen(table) == {}
    name, default = next(iter(table.options.items()))
    table.options = table.options | {name: f"not {default}"}
    assert chosen(table) == {name: f"not {default}"}


def test_hidden_actions_are_counted_after_the_match_only() -> None:
    sitting = Sitting()
    sitting.lay(0)
    assert number_of_actions(sitting.table) == 0
    sitting.act(0, "knock")
    assert number_of_actions(sitting.table) == 1
    sitting.play_to_end()
    assert sitting.table.match is not None
    assert number_of_actions(sitting.table) == len(sitting.table.match.log)


# --- the match


def test_seat_sees_its_own_card_and_its_choice() -> None:
    facts = sight(high_card_table(), 1)
    own_seat = {"card": 1, "decided": False, "thrown": False}
    assert facts.view["seats"] == [hidden_seat(False), own_seat, hidden_seat(False)]
    assert facts.choice is not None
    assert facts.choice.message == Message("choose-keep", {"card": 1})
    assert (facts.seat, facts.number, facts.actors) == (1, 0, [0, 1, 2])
    assert facts.sheets is None


def test_spectators_see_no_card_and_no_choice() -> None:
    table = high_card_table()
    write(table, Acted(0, "throw"))
    facts = sight(table, None)
    assert facts.view["seats"] == [hidden_seat(True), hidden_seat(False), hidden_seat(False)]
    assert (facts.choice, facts.can_undo, facts.number) == (None, False, 1)


@pytest.mark.parametrize(("seat", "expected"), [(0, True), (1, False), (None, False)])
def test_undo_is_offered_to_the_seat_that_acted(seat: int | None, expected: bool) -> None:
    table = high_card_table()
    write(table, Acted(0, "keep"))
    assert sight(table, seat).can_undo is expected


def test_closed_table_asks_no_seat() -> None:
    table = high_card_table()
    write(table, Acted(0, "keep"), Closed("abandoned"))
    facts = sight(table, 0)
    assert (facts.actors, facts.choice, facts.can_undo) == ([], None, False)


def test_view_as_text_is_given_on_request() -> None:
    sheets = sight(high_card_table(), 0, is_text=True).sheets
    assert sheets is not None
    hidden = Message("cell-hidden")
    assert sheets[0].rows == [["seat:0", 1], ["seat:1", hidden], ["seat:2", hidden]]
