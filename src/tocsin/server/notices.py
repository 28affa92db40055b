"""Turn notices to people who are not at the table: by e-mail and by webhook."""

import asyncio
import contextlib
import logging
import smtplib
import socket
import ssl
import time
from email.message import EmailMessage

import msgspec

from tocsin.kernel.errors import TocsinError
from tocsin.table.letters import Letter
from tocsin.table.store import Person, Store
from tocsin.table.words import Words

from .errors import CannotNotify, TooMany, Unavailable
from .helpers import Helpers
from .settings import Settings
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


class Notices:
    """Sends what people asked to be told."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._last: dict[tuple[str, str], float] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._mails = Helpers("mail", threads=2, most_waiting=MOST_WAITING, deadline=DEADLINE)

    async def your_turn(self, person_id: str, table_id: str, game: str) -> None:
        """Tell somebody that a table waits for them."""
        person = await self.store.person(person_id)
        if person is None or not (person.email or person.webhook):
            return
        if not self._may_send(person_id, table_id, QUIET):
            return
        for kind in ("email", "webhook"):
            if getattr(person, kind):
                try:
                    await self._send(kind, person, table_id, game)
                except TocsinError as error:
                    log.warning("a notice by %s was not sent: %s", kind, error.sentence)

    async def test(self, kind: str, person: Person) -> None:
        """Send a notice now, or say why it cannot be sent."""
        if not self._may_send(person.id, f"test {kind}", TEST_QUIET):
            raise TooMany("Wait a few seconds before the next test.")
        if not getattr(person, kind):
            raise CannotNotify("No address is set for this kind of notification.")
        await self._send(kind, person, "", "Tocsin")

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

    async def _send(self, kind: str, person: Person, table_id: str, game: str) -> None:
        words = Words(person.language or FIRST_LANGUAGE)
        title = words("notice-turn" if table_id else "notice-test", game=game)
        link = f"{self.settings.address}/tables/{table_id}" if table_id else self.settings.address
        if kind == "email":
            await self._mail(str(person.email), title, link)
        else:
            body = {"kind": "turn" if table_id else "test", "table": table_id or None}
            data = msgspec.json.encode(body | {"game": game, "text": title, "link": link})
            await self._call(str(person.webhook), data)

    async def _call(self, url: str, data: bytes) -> None:
        """Call a webhook; a few at once, and each has its deadline."""
        if self._waiting >= MOST_WAITING:
            raise Unavailable("Too many notices are waiting; try again.")
        self._waiting += 1
        try:
            async with asyncio.timeout(DEADLINE), self._turns:
                await post(url, data, self.settings.private_webhooks)
        except TimeoutError:
            raise CannotNotify("The webhook did not answer in time.") from None
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
            await self._mails.do(lambda: self._deliver(server, message))
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
