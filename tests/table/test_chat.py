"""Chat: lines with numbers of their own, limited in number, and permissions."""

from pathlib import Path

import pytest

from tests.table.sitting import Sitting
from tests.table.stores import ask
from tocsin.table import chat
from tocsin.table.chat import MAX_CHAT_LINES, MAX_MUTED, ChatLog
from tocsin.table.errors import (
    BadText,
    ConcurrentWrite,
    Muted,
    NotNow,
    NotYourSeat,
    SpectatorsSilent,
)
from tocsin.table.storage.store import Store
from tocsin.table.table import Table


def said(
    talk: ChatLog, table: Table, text: str, person: str = "anne", key: str = ""
) -> chat.ChatMessage:
    remark = talk.next_message(table, person, person.title(), text, key or text, 7)
    talk.add(remark)
    return remark


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "a\x00b", "a\u202eb"])
def test_unprintable_or_long_lines_are_refused(text: str) -> None:
    table = Sitting().table
    with pytest.raises(BadText):
        ChatLog().next_message(table, "anne", "Anne", text, "key", 0)


def test_oldest_lines_are_deleted(tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        table = Sitting().table
        talk = ChatLog()
        for number in range(MAX_CHAT_LINES + 30):
            await chat.append(store, table.id, said(talk, table, f"line {number}"))
        again = await chat.read(store, table.id)
        assert again.lines(()) == talk.lines(())
        assert len(again.lines(())) == MAX_CHAT_LINES
        assert again.lines(())[0].text == "line 30"
        assert again.lines(())[-1].number == MAX_CHAT_LINES + 30
        assert (await store.fetch("SELECT count(*) FROM chat"))[0][0] == MAX_CHAT_LINES

    ask(tmp_path / "t.sqlite3", fill)


def test_number_and_request_are_written_once(tmp_path: Path) -> None:
    async def twice(store: Store) -> None:
        table = Sitting().table
        here, there = ChatLog(), ChatLog()
        await chat.append(store, table.id, said(here, table, "one", key="k"))
        with pytest.raises(ConcurrentWrite):
            await chat.append(
                store, table.id, there.next_message(table, "bob", "Bob", "two", "k", 7)
            )
        assert [remark.chat.text for remark in await chat.read_new(store, table.id, there)] == [
            "one"
        ]
        assert there.has_request("anne", "k")
        assert not there.has_request("bob", "k")
        with pytest.raises(ConcurrentWrite):
            await chat.append(
                store, table.id, there.next_message(table, "anne", "Anne", "again", "k", 7)
            )

    ask(tmp_path / "t.sqlite3", twice)


def test_spectators_write_at_public_tables_by_default() -> None:
    for private in (False, True):
        table = Sitting(private=private).table
        talk = ChatLog()
        talk.check_may_speak(table, "bob")
        assert talk.spectators_may(table) is not private
        talk.may_speak[talk.spectators(table, "anne")] = private
        if private:
            talk.check_may_speak(table, "stranger")
        else:
            with pytest.raises(SpectatorsSilent):
                talk.check_may_speak(table, "stranger")
        with pytest.raises(NotYourSeat):
            talk.spectators(table, "bob")


def test_only_the_host_mutes_the_author_of_a_line() -> None:
    table = Sitting().table
    talk = ChatLog()
    own, other = said(talk, table, "one"), said(talk, table, "two", "bob")
    with pytest.raises(NotYourSeat):
        talk.person_to_mute(table, "chloe", other.chat.number)
    with pytest.raises(NotNow):
        talk.person_to_mute(table, "anne", own.chat.number)
    with pytest.raises(NotNow):
        talk.person_to_mute(table, "anne", 77)
    assert talk.person_to_mute(table, "anne", other.chat.number) == "bob"
    talk.may_speak["bob"] = False
    with pytest.raises(Muted):
        talk.check_may_speak(table, "bob")
    assert talk.muted() == [other.chat.number]
    # The number of muted people is limited.
    talk.may_speak |= {f"p{number}": False for number in range(MAX_MUTED)}
    stranger = said(talk, table, "three", "stranger")
    with pytest.raises(NotNow):
        talk.person_to_mute(table, "anne", stranger.chat.number)
