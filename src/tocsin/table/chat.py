"""The chat of a table, kept beside its log: so many lines, by numbers of their own."""

from collections import deque
from collections.abc import Collection

import msgspec

from .errors import Muted, NotNow, SpectatorsSilent
from .people.names import clean
from .storage.sql_store import Statement
from .storage.store import Store
from .table import Table, check_host

CHAT_KEPT = 200
LONGEST_CHAT = 500
MOST_MUTED = 100
# Whom the host lets speak or not: a person, or all spectators.
SPECTATORS = ""


class Chat(msgspec.Struct, frozen=True):
    """A line of chat as clients see it; its number counts chat alone, for a line's would tell
    how much was done in secret since the last."""

    number: int
    name: str
    seat: int | None
    text: str
    at: int
    # Whether who said it has an account; known when it is told, and not kept with the line.
    account: bool = False
    # Whether somebody's own bot said it.
    bot: bool = False


class Remark(msgspec.Struct, frozen=True):
    """A line of chat, who said it, and the key of the request."""

    chat: Chat
    person: str
    key: str


class Talk:
    """What was said at a table and is still kept, and who may speak there."""

    def __init__(self) -> None:
        # The number of the newest line.
        self.last = 0
        self.remarks: deque[Remark] = deque(maxlen=CHAT_KEPT)
        self.voices: dict[str, bool] = {}

    def add(self, remark: Remark) -> None:
        """Take in the next line."""
        self.last = remark.chat.number
        self.remarks.append(remark)

    def forget(self, person: str) -> None:
        """Let go of all that a person said."""
        kept = [remark for remark in self.remarks if remark.person != person]
        self.remarks = deque(kept, maxlen=CHAT_KEPT)

    def lines(self, accounts: Collection[str]) -> list[Chat]:
        """Return what is shown to whoever comes, marked where somebody with an account spoke."""
        return [marked(remark.chat, remark.person in accounts) for remark in self.remarks]

    def people(self) -> set[str]:
        """Return who said what is kept beside the log."""
        return {remark.person for remark in self.remarks}

    def was_said(self, person: str, key: str) -> bool:
        """Return whether this request was carried out before."""
        return any((remark.person, remark.key) == (person, key) for remark in self.remarks)

    def spectators_may(self, table: Table) -> bool:
        """Return whether spectators may speak: at public tables unless the host forbids it."""
        return self.voices.get(SPECTATORS, not table.private)

    def muted(self) -> list[int]:
        """Return the lines of those who may not speak any more."""
        return [
            remark.chat.number
            for remark in self.remarks
            if not self.voices.get(remark.person, True)
        ]

    # --- what each person may do

    def check_voice(self, table: Table, person: str, is_bot: bool = False) -> None:
        """Raise Muted or SpectatorsSilent unless the person may speak; a bot only if it plays."""
        if not self.voices.get(person, True):
            raise Muted("The host of this table has muted you.")
        is_seated = bool(table.seats_of(person)) or person == table.host
        if not is_seated and (is_bot or not self.spectators_may(table)):
            raise SpectatorsSilent("Spectators cannot chat at this table.")

    def next(
        self,
        table: Table,
        person: str,
        name: str,
        text: str,
        key: str,
        at: int,
        is_bot: bool = False,
    ) -> Remark:
        """Return what somebody says, under the next number."""
        own = table.seats_of(person)
        seat = own[0] if own else None
        shown = table.seats[own[0]].name if own else name
        chat = Chat(self.last + 1, shown, seat, clean(text, LONGEST_CHAT), at, bot=is_bot)
        return Remark(chat, person, key)

    def speaker(self, table: Table, host: str, number: int) -> str:
        """Return who said a line, whom the host wants to mute or to hear again."""
        check_host(table, host)
        found = [remark.person for remark in self.remarks if remark.chat.number == number]
        if not found:
            raise NotNow("That was said too long ago.")
        if found[0] == host:
            raise NotNow("You cannot mute yourself.")
        if len(self.voices) >= MOST_MUTED and found[0] not in self.voices:
            raise NotNow("Too many people are muted at this table.")
        return found[0]

    def spectators(self, table: Table, host: str) -> str:
        """Return whom the switch for all spectators is about."""
        check_host(table, host)
        return SPECTATORS


def marked(chat: Chat, account: bool) -> Chat:
    """Return a line with the mark of an account, or without."""
    return msgspec.structs.replace(chat, account=account)


async def read(store: Store, table_id: str) -> Talk:
    """Return the chat of a table."""
    talk = Talk()
    await hear(store, table_id, talk)
    return talk


async def hear(store: Store, table_id: str, talk: Talk) -> list[Remark]:
    """Read what was said since, and who may speak now; return what is new."""
    rows = await store.fetch(
        "SELECT number, at, person, request, name, seat, body, bot FROM chat"
        " WHERE table_id = $1 AND number > $2 ORDER BY number",
        table_id,
        talk.last,
    )
    new = [
        Remark(Chat(number, name, seat, text, at, bot=bool(bot)), person, key)
        for number, at, person, key, name, seat, text, bot in rows
    ]
    for remark in new:
        talk.add(remark)
    voices = await store.fetch(
        "SELECT person, allowed FROM chat_permission WHERE table_id = $1", table_id
    )
    talk.voices = {whom: bool(may) for whom, may in voices}
    return new


async def say(store: Store, table_id: str, remark: Remark) -> None:
    """Keep a line, and let go of the oldest; Overtaken if another process has that number."""
    said = remark.chat
    values = (table_id, said.number, said.at, remark.person, remark.key, said.name, said.seat)
    insert: Statement = (
        "INSERT INTO chat (table_id, number, at, person, request, name, seat, body, bot)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        (*values, said.text, int(said.bot)),
    )
    forget: Statement = (
        "DELETE FROM chat WHERE table_id = $1 AND number <= $2",
        (table_id, said.number - CHAT_KEPT),
    )
    await store.write(insert, forget, *store.change_notification(table_id))


async def let_speak(store: Store, table_id: str, whom: str, may: bool) -> None:
    """Note whether somebody may speak."""
    await store.write(
        (
            "INSERT INTO chat_permission (table_id, person, allowed) VALUES ($1, $2, $3)"
            " ON CONFLICT (table_id, person) DO UPDATE SET allowed = excluded.allowed",
            (table_id, whom, int(may)),
        ),
        *store.change_notification(table_id),
    )
