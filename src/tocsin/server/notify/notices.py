"""Notices to people who are not at the table: by e-mail, by webhook and by push."""

import asyncio
import contextlib
import logging
import smtplib
import socket
import ssl
import time
from email.message import EmailMessage
from typing import Literal, NamedTuple

import msgspec

from tocsin.kernel.errors import TocsinError
from tocsin.table.people import push_subscriptions
from tocsin.table.people.email_links import Letter
from tocsin.table.people.push_subscriptions import Subscription
from tocsin.table.storage.store import Person, Store
from tocsin.table.words import Words

from ..errors import CannotNotify, TooMany, Unavailable
from ..operations.thread_pool import ThreadPool
from ..settings import Settings
from ..tables.clock import now_ms
from .push import PushKeys, encrypted
from .webhook import post

log = logging.getLogger("tocsin.notices")
# Seconds between two notices of one kind to one person about one table.
QUIET = 60.0
TEST_QUIET = 5.0
LETTERS = {"confirm": "letter-confirm", "recover": "letter-recover"}
# Seconds for a whole exchange, from the wait for its turn to the last answer.
DEADLINE = 10.0
AT_ONCE = 8
MOST_WAITING = 200
# For people whose language is not known.
FIRST_LANGUAGE = "en"


# A table waits for them, a seat is kept for them where all play again, or they try it out.
About = Literal["turn", "again", "test"]
Way = Literal["email", "webhook", "push"]
TITLES: dict[About, str] = {"turn": "notice-turn", "again": "notice-again", "test": "notice-test"}
JSON = {"Content-Type": "application/json"}
# A push service keeps what it cannot deliver for so many seconds.
PUSHED = {
    "Content-Type": "application/octet-stream",
    "Content-Encoding": "aes128gcm",
    "TTL": "86400",
    "Urgency": "high",
}
# What a push service answers for a browser that wants nothing more.
GONE = (404, 410)


class Notice(NamedTuple):
    """What somebody is told: about which table of which game; a test is about none."""

    about: About
    table: str
    game: str


class Notices:
    """Sends what people asked to be told."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._last: dict[tuple[str, str], float] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._mails = ThreadPool("mail", threads=2, max_queued=MOST_WAITING, deadline_s=DEADLINE)

    async def tell(self, about: About, person_id: str, table_id: str, game: str) -> None:
        """Send a notice in every way that a person has chosen."""
        person = await self.store.person(person_id)
        ways = await self._ways(person_id, person)
        if not ways or not self._may_send(person_id, f"{about} {table_id}", QUIET):
            return
        # A guest who only has notices pushed is not known by anything else.
        known = person or Person(person_id, "")
        for way in ways:
            try:
                await self._send(way, known, Notice(about, table_id, game))
            except TocsinError as error:
                log.warning("a notice by %s was not sent: %s", way, error.sentence)

    async def _ways(self, person_id: str, person: Person | None) -> list[Way]:
        ways: list[Way] = []
        if person is not None and person.email:
            ways.append("email")
        if person is not None and person.webhook:
            ways.append("webhook")
        if await push_subscriptions.of_person(self.store, person_id):
            ways.append("push")
        return ways

    async def test(self, way: Way, person: Person) -> None:
        """Send a notice now, or say why it cannot be sent."""
        if not self._may_send(person.id, f"test {way}", TEST_QUIET):
            raise TooMany("Wait a few seconds before the next test.")
        if way not in await self._ways(person.id, person):
            raise CannotNotify("No address is set for this kind of notification.")
        await self._send(way, person, Notice("test", "", "Tocsin"))

    def check_mail(self) -> None:
        """Raise CannotNotify unless this server can send mail with links that lead back to it."""
        if not self.settings.smtp_host:
            raise CannotNotify("This server cannot send e-mail: its host has set no SMTP server.")
        if not self.settings.address:
            raise CannotNotify("This server cannot send links: its host has set no address.")

    async def send_letter(self, letter: Letter, token: str, language: str | None) -> None:
        """Send a link that proves who reads the address."""
        words = Words(language or FIRST_LANGUAGE)
        link = f"{self.settings.address}/letter/{letter.kind}#{token}"
        title = words(LETTERS[letter.kind])
        await self._mail(letter.email, title, link)

    async def _send(self, way: Way, person: Person, notice: Notice) -> None:
        words = Words(person.language or FIRST_LANGUAGE)
        title = words(TITLES[notice.about], game=notice.game)
        table = notice.table
        link = f"{self.settings.address}/tables/{table}" if table else self.settings.address
        if way == "email":
            await self._mail(str(person.email), title, link)
            return
        body = {"kind": notice.about, "table": table or None}
        data = msgspec.json.encode(body | {"game": notice.game, "text": title, "link": link})
        if way == "webhook":
            await self._call(str(person.webhook), data, JSON)
        else:
            await self._push(person.id, data)

    async def _push(self, person_id: str, data: bytes) -> None:
        """Push a notice to every browser of a person, and forget those that are gone."""
        trouble: TocsinError | None = None
        for known in await push_subscriptions.of_person(self.store, person_id):
            try:
                if await self._push_to(known, data) in GONE:
                    await push_subscriptions.end(self.store, person_id, known.endpoint)
            except TocsinError as error:
                trouble = error
        if trouble is not None:
            raise trouble

    async def _push_to(self, known: Subscription, data: bytes) -> int:
        keys = await self.push_keys()
        contact = self.settings.address or f"mailto:{self.settings.smtp_from}"
        headers = {**PUSHED, "Authorization": keys.credentials(known.endpoint, contact, now_ms())}
        return await self._call(known.endpoint, encrypted(known, data), headers, GONE)

    async def push_keys(self) -> PushKeys:
        """Return the keys by which push services know this installation, made once."""
        return PushKeys(await self.store.settle("push key", PushKeys.new()))

    async def _call(
        self, url: str, data: bytes, headers: dict[str, str], also: tuple[int, ...] = ()
    ) -> int:
        """Call an address; a few at once, and each has its deadline."""
        if self._waiting >= MOST_WAITING:
            raise Unavailable("Too many notices are waiting; try again.")
        self._waiting += 1
        try:
            async with asyncio.timeout(DEADLINE), self._turns:
                return await post(url, data, self.settings.private_webhooks, headers, also)
        except TimeoutError:
            raise CannotNotify("It did not answer in time.") from None
        finally:
            self._waiting -= 1

    async def _mail(self, address: str, title: str, link: str) -> None:
        settings = self.settings
        if not settings.smtp_host:
            raise CannotNotify("This server cannot send e-mail: its host has set no SMTP server.")
        message = EmailMessage()
        message["Subject"] = title
        message["From"] = settings.smtp_from
        message["To"] = address
        message.set_content(f"{title}\n\n{link}\n")
        server = self._smtp()
        try:
            await self._mails.run(lambda: self._deliver(server, message))
        finally:
            # The deadline may have come first: a server that talks slowly is cut short.
            _cut(server)

    def _smtp(self) -> smtplib.SMTP:
        """Return a client that is not connected yet."""
        if self.settings.smtp_security == "tls":
            return smtplib.SMTP_SSL(timeout=DEADLINE, context=ssl.create_default_context())
        return smtplib.SMTP(timeout=DEADLINE)

    def _deliver(self, server: smtplib.SMTP, message: EmailMessage) -> None:
        settings = self.settings
        try:
            # The certificate is checked against the name, which `connect` alone does not keep.
            server._host = settings.smtp_host  # type: ignore[attr-defined] # set by its __init__
            server.connect(settings.smtp_host, settings.smtp_port)
            if settings.smtp_security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(message)
            server.quit()
        except (OSError, smtplib.SMTPException) as error:
            raise CannotNotify(f"The mail server refused: {type(error).__name__}.") from None

    def _may_send(self, person: str, about: str, quiet: float) -> bool:
        now = time.monotonic()
        if now - self._last.get((person, about), -quiet) < quiet:
            return False
        if len(self._last) > 10_000:
            self._last.clear()
        self._last[person, about] = now
        return True


def _cut(server: smtplib.SMTP) -> None:
    connection = getattr(server, "sock", None)
    if connection is not None:
        with contextlib.suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)
