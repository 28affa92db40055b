"""The chat of a table: the last MAX_CHAT_LINES lines, numbered apart from the log."""

from collections import deque
from collections.abc import Collection

import msgspec

from .checks import check_host
from .errors import Muted, NotNow, SpectatorsSilent
from .people.names import clean
from .storage.sql_store import Statement
from .storage.store import Store
from .table import Table

MAX_CHAT_LINES = 200
MAX_CHAT_CHARS = 500
MAX_MUTED = 100
# In place of a person: all spectators.
SPECTATORS = ""


class Chat(msgspec.Struct, frozen=True):
    """A line of chat as clients see it.

    Lines have their own numbers: numbers of the log would disclose hidden actions in between.
    """

    number: int
    name: str
    seat: int | None
    text: str
    at: int
    # Whether the author has an account; looked up when the line is sent, and not stored.
    account: bool = False
    # Whether the author is a bot account.
    bot: bool = False


class ChatMessage(msgspec.Struct, frozen=True):
    """A line of chat with its author and the idempotency key of the request."""

    chat: Chat
    person: str
    key: str


class ChatLog:
    """The stored lines of a table, and the permissions to write."""

    def __init__(self) -> None:
        # The number of the newest line.
        self.last = 0
        self.messages: deque[ChatMessage] = deque(maxlen=MAX_CHAT_LINES)
        # Person, or SPECTATORS, to whether they may write, as the host decided.
        self.may_speak: dict[str, bool] = {}

    def add(self, message: ChatMessage) -> None:
        """Append the next line."""
        self.last = message.chat.number
        self.messages.append(message)

    def forget(self, person: str) -> None:
        """Remove all lines of a person."""
        kept = [message for message in self.messages if message.person != person]
        self.messages = deque(kept, maxlen=MAX_CHAT_LINES)

    def lines(self, accounts: Collection[str]) -> list[Chat]:
        """Return the lines, marked where the author is one of the accounts."""
        return [marked(message.chat, message.person in accounts) for message in self.messages]

    def people(self) -> set[str]:
        """Return the authors of the lines."""
        return {message.person for message in self.messages}

    def has_request(self, person: str, key: str) -> bool:
        """Return whether this request was carried out already."""
        return any((message.person, message.key) == (person, key) for message in self.messages)

    def spectators_may(self, table: Table) -> bool:
        """Return whether spectators may write: by default at public tables only."""
        return self.may_speak.get(SPECTATORS, not table.private)

    def muted(self) -> list[int]:
        """Return the numbers of the lines of muted people."""
        return [
            message.chat.number
            for message in self.messages
            if not self.may_speak.get(message.person, True)
        ]

    def check_may_speak(self, table: Table, person: str, is_bot: bool = False) -> None:
        """Raise Muted or SpectatorsSilent unless the person may write; a bot must be seated."""
        if not self.may_speak.get(person, True):
            raise Muted("The host of this table has muted you.")
        is_seated = bool(table.seats_of(person)) or person == table.host
        if not is_seated and (is_bot or not self.spectators_may(table)):
            raise SpectatorsSilent("Spectators cannot chat at this table.")

    def next_message(
        self,
        table: Table,
        person: str,
        name: str,
        text: str,
        key: str,
        at: int,
        is_bot: bool = False,
    ) -> ChatMessage:
        """Return a person's message under the next number; `name` is used for spectators."""
        own = table.seats_of(person)
        seat = own[0] if own else None
        author = table.seats[own[0]].name if own else name
        chat = Chat(self.last + 1, author, seat, clean(text, MAX_CHAT_CHARS), at, bot=is_bot)
        return ChatMessage(chat, person, key)

    def person_to_mute(self, table: Table, host: str, number: int) -> str:
        """Return the author of a line if the host may mute or unmute them."""
        check_host(table, host)
        authors = (message.person for message in self.messages if message.chat.number == number)
        author = next(authors, None)
        if author is None:
            raise NotNow("That was said too long ago.")
        if author == host:
            raise NotNow("You cannot mute yourself.")
        if len(self.may_speak) >= MAX_MUTED and author not in self.may_speak:
            raise NotNow("Too many people are muted at this table.")
        return author

    def spectators(self, table: Table, host: str) -> str:
        """Return SPECTATORS if the host may mute or unmute them."""
        check_host(table, host)
        return SPECTATORS


def marked(chat: Chat, account: bool) -> Chat:
    """Return a copy of a line with this value of `account`."""
    return msgspec.structs.replace(chat, account=account)


async def read(store: Store, table_id: str) -> ChatLog:
    """Return the chat of a table."""
    talk = ChatLog()
    await read_new(store, table_id, talk)
    return talk


async def read_new(store: Store, table_id: str, talk: ChatLog) -> list[ChatMessage]:
    """Update a chat from the store, permissions included; return the new messages."""
    rows = await store.fetch(
        "SELECT number, at, person, request, name, seat, body, bot FROM chat"
        " WHERE table_id = $1 AND number > $2 ORDER BY number",
        table_id,
        talk.last,
    )
    new = [
        ChatMessage(Chat(number, name, seat, text, at, bot=bool(bot)), person, key)
        for number, at, person, key, name, seat, text, bot in rows
    ]
    for message in new:
        talk.add(message)
    permissions = await store.fetch(
        "SELECT person, allowed FROM chat_permission WHERE table_id = $1", table_id
    )
    talk.may_speak = {person: bool(allowed) for person, allowed in permissions}
    return new


async def append(store: Store, table_id: str, message: ChatMessage) -> None:
    """Write a message and delete the oldest; ConcurrentWrite if its number is taken."""
    chat = message.chat
    values = (table_id, chat.number, chat.at, message.person, message.key, chat.name, chat.seat)
    insert: Statement = (
        "INSERT INTO chat (table_id, number, at, person, request, name, seat, body, bot)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        (*values, chat.text, int(chat.bot)),
    )
    delete: Statement = (
        "DELETE FROM chat WHERE table_id = $1 AND number <= $2",
        (table_id, chat.number - MAX_CHAT_LINES),
    )
    await store.write(insert, delete, *store.change_notification(table_id))


async def set_may_speak(store: Store, table_id: str, whom: str, may: bool) -> None:
    """Store whether a person, or SPECTATORS, may write."""
    await store.write(
        (
            "INSERT INTO chat_permission (table_id, person, allowed) VALUES ($1, $2, $3)"
            " ON CONFLICT (table_id, person) DO UPDATE SET allowed = excluded.allowed",
            (table_id, whom, int(may)),
        ),
        *store.change_notification(table_id),
    )
