"""Notices to people who are not at the table, by e-mail, webhook and push."""

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
from tocsin.table.people.email_links import EmailLink
from tocsin.table.people.push_subscriptions import Subscription
from tocsin.table.storage.person_store import Person
from tocsin.table.storage.store import Store
from tocsin.table.words import Words

from ..errors import CannotNotify, TooMany, Unavailable
from ..operations.thread_pool import ThreadPool
from ..settings import Settings
from ..tables.clock import now_ms
from .push import PushKeys, encrypted
from .webhook import post

log = logging.getLogger("tocsin.notices")
# Between notices of one kind to one person about one table.
MIN_INTERVAL_S = 60.0
MIN_TEST_INTERVAL_S = 5.0
# Keys of translations, by the kind of link.
LINK_TITLES = {"confirm": "letter-confirm", "recover": "letter-recover"}
# For a whole exchange, with the wait for a free slot.
TIMEOUT_S = 10.0
MAX_CONCURRENT_POSTS = 8
MAX_QUEUED = 200
DEFAULT_LANGUAGE = "en"


# It is the person's turn, a seat of a rematch is reserved, or a test.
About = Literal["turn", "again", "test"]
Way = Literal["email", "webhook", "push"]
TITLES: dict[About, str] = {"turn": "notice-turn", "again": "notice-again", "test": "notice-test"}
JSON = {"Content-Type": "application/json"}
# TTL: seconds for which a push service stores an undelivered message (RFC 8030, 5.2).
PUSH_HEADERS = {
    "Content-Type": "application/octet-stream",
    "Content-Encoding": "aes128gcm",
    "TTL": "86400",
    "Urgency": "high",
}
# Statuses of a push service for a subscription that has ended (RFC 8030, 7.3).
GONE = (404, 410)


NO_SMTP = "This server cannot send e-mail: no SMTP server is configured."
# Notices whose times are remembered for the intervals.
MAX_REMEMBERED = 10_000


class Notice(NamedTuple):
    """A notice about a table of a game; in a test, the table is empty."""

    about: About
    table: str
    game: str


class Notices:
    """Sends notices in the ways that people have chosen, and e-mail links."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._last_sent_s: dict[tuple[str, str], float] = {}
        self._post_slots = asyncio.Semaphore(MAX_CONCURRENT_POSTS)
        self._queued = 0
        self._mail_pool = ThreadPool("mail", threads=2, max_queued=MAX_QUEUED, deadline_s=TIMEOUT_S)

    async def tell(self, about: About, person_id: str, table_id: str, game: str) -> None:
        """Send a notice in every way that a person has chosen; log failures."""
        person = await self.store.person(person_id)
        ways = await self._ways(person_id, person)
        if not ways or not self._may_send(person_id, f"{about} {table_id}", MIN_INTERVAL_S):
            return
        # Guests with a push subscription may have no row of their own.
        recipient = person or Person(person_id, "")
        for way in ways:
            try:
                await self._send(way, recipient, Notice(about, table_id, game))
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
        """Send a test notice; raise the reason if it cannot be sent."""
        if not self._may_send(person.id, f"test {way}", MIN_TEST_INTERVAL_S):
            raise TooMany("Wait a few seconds before the next test.")
        if way not in await self._ways(person.id, person):
            raise CannotNotify("No address is set for this kind of notification.")
        await self._send(way, person, Notice("test", "", "Tocsin"))

    def check_mail(self) -> None:
        """Raise CannotNotify unless an SMTP server and the public address are configured."""
        if not self.settings.smtp_host:
            raise CannotNotify(NO_SMTP)
        if not self.settings.address:
            raise CannotNotify("This server cannot send links: no address is configured.")

    async def send_link(self, letter: EmailLink, token: str, language: str | None) -> None:
        """Send a link to confirm an e-mail address or to reset a password."""
        words = Words(language or DEFAULT_LANGUAGE)
        link = f"{self.settings.address}/letter/{letter.kind}#{token}"
        await self._mail(letter.email, words(LINK_TITLES[letter.kind]), link)

    async def _send(self, way: Way, person: Person, notice: Notice) -> None:
        words = Words(person.language or DEFAULT_LANGUAGE)
        title = words(TITLES[notice.about], game=notice.game)
        table = notice.table
        link = f"{self.settings.address}/tables/{table}" if table else self.settings.address
        if way == "email":
            await self._mail(str(person.email), title, link)
            return
        body = {"kind": notice.about, "table": table or None}
        data = msgspec.json.encode(body | {"game": notice.game, "text": title, "link": link})
        if way == "webhook":
            await self._post(str(person.webhook), data, JSON)
        else:
            await self._push(person.id, data)

    async def _push(self, person_id: str, data: bytes) -> None:
        """Push a notice to all browsers of a person; delete subscriptions that have ended."""
        last_error: TocsinError | None = None
        for subscription in await push_subscriptions.of_person(self.store, person_id):
            try:
                if await self._push_to(subscription, data) in GONE:
                    await push_subscriptions.unsubscribe(
                        self.store, person_id, subscription.endpoint
                    )
            except TocsinError as error:
                last_error = error
        if last_error is not None:
            raise last_error

    async def _push_to(self, subscription: Subscription, data: bytes) -> int:
        keys = await self.push_keys()
        contact = self.settings.address or f"mailto:{self.settings.smtp_from}"
        url = subscription.endpoint
        headers = {**PUSH_HEADERS, "Authorization": keys.authorization(url, contact, now_ms())}
        return await self._post(url, encrypted(subscription, data), headers, GONE)

    async def push_keys(self) -> PushKeys:
        """Return this installation's VAPID keys; the first call creates and stores them."""
        return PushKeys(await self.store.ensure_setting("push key", PushKeys.new()))

    async def _post(
        self, url: str, data: bytes, headers: dict[str, str], allowed: tuple[int, ...] = ()
    ) -> int:
        """Send a POST request within the limits of concurrency and time."""
        if self._queued >= MAX_QUEUED:
            raise Unavailable("Too many notices are waiting; try again.")
        self._queued += 1
        try:
            async with asyncio.timeout(TIMEOUT_S), self._post_slots:
                return await post(url, data, self.settings.private_webhooks, headers, allowed)
        except TimeoutError:
            raise CannotNotify("The address did not answer in time.") from None
        finally:
            self._queued -= 1

    async def _mail(self, address: str, title: str, link: str) -> None:
        settings = self.settings
        if not settings.smtp_host:
            raise CannotNotify(NO_SMTP)
        message = EmailMessage()
        message["Subject"] = title
        message["From"] = settings.smtp_from
        message["To"] = address
        message.set_content(f"{title}\n\n{link}\n")
        server = self._smtp()
        try:
            await self._mail_pool.run(lambda: self._deliver(server, message))
        finally:
            # After a timeout of the pool, this ends the thread's exchange with a slow server.
            _shut_down(server)

    def _smtp(self) -> smtplib.SMTP:
        """Return an SMTP client that is not connected yet."""
        if self.settings.smtp_security == "tls":
            return smtplib.SMTP_SSL(timeout=TIMEOUT_S, context=ssl.create_default_context())
        return smtplib.SMTP(timeout=TIMEOUT_S)

    def _deliver(self, server: smtplib.SMTP, message: EmailMessage) -> None:
        settings = self.settings
        try:
            # smtplib checks the certificate against _host, which connect() does not set.
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

    def _may_send(self, person: str, about: str, interval_s: float) -> bool:
        now = time.monotonic()
        if now - self._last_sent_s.get((person, about), -interval_s) < interval_s:
            return False
        if len(self._last_sent_s) > MAX_REMEMBERED:
            self._last_sent_s.clear()
        self._last_sent_s[person, about] = now
        return True


def _shut_down(server: smtplib.SMTP) -> None:
    connection = getattr(server, "sock", None)
    if connection is not None:
        with contextlib.suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)
