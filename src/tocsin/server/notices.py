"""Turn notices to people who are not at the table: by e-mail and by webhook."""

import asyncio
import logging
import smtplib
import ssl
import time
from email.message import EmailMessage

import msgspec

from tocsin.kernel.errors import TocsinError
from tocsin.table.store import Person, Store
from tocsin.table.words import Words

from .errors import CannotNotify, TooMany
from .settings import Settings
from .webhook import post

log = logging.getLogger("tocsin.notices")
# Seconds between two notices of one kind to one person about one table.
QUIET = 60.0
TEST_QUIET = 5.0
TIMEOUT = 10.0


class Notices:
    """Sends what people asked to be told."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._last: dict[tuple[str, str], float] = {}

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

    async def _send(self, kind: str, person: Person, table_id: str, game: str) -> None:
        words = Words("en")
        title = words("notice-turn" if table_id else "notice-test", game=game)
        link = f"{self.settings.address}/tables/{table_id}" if table_id else self.settings.address
        if kind == "email":
            await asyncio.to_thread(self._mail, person, title, link)
        else:
            body = {"kind": "turn" if table_id else "test", "table": table_id or None}
            data = msgspec.json.encode(body | {"game": game, "text": title, "link": link})
            await asyncio.to_thread(
                post, str(person.webhook), data, self.settings.private_webhooks, TIMEOUT
            )

    def _mail(self, person: Person, title: str, link: str) -> None:
        settings = self.settings
        if not settings.smtp_host:
            raise CannotNotify("This server cannot send e-mail: its host has set no SMTP server.")
        message = EmailMessage()
        message["Subject"] = title
        message["From"] = settings.smtp_from
        message["To"] = str(person.email)
        message.set_content(f"{title}\n\n{link}\n")
        try:
            with self._smtp() as server:
                if settings.smtp_user:
                    server.login(settings.smtp_user, settings.smtp_password)
                server.send_message(message)
        except (OSError, smtplib.SMTPException) as error:
            raise CannotNotify(f"The mail server refused: {type(error).__name__}.") from None

    def _smtp(self) -> smtplib.SMTP:
        settings = self.settings
        where = (settings.smtp_host, settings.smtp_port)
        if settings.smtp_security == "tls":
            return smtplib.SMTP_SSL(*where, timeout=TIMEOUT, context=ssl.create_default_context())
        server = smtplib.SMTP(*where, timeout=TIMEOUT)
        if settings.smtp_security == "starttls":
            server.starttls(context=ssl.create_default_context())
        return server

    def _may_send(self, person: str, about: str, quiet: float) -> bool:
        now = time.monotonic()
        if now - self._last.get((person, about), -quiet) < quiet:
            return False
        if len(self._last) > 10_000:
            self._last.clear()
        self._last[person, about] = now
        return True
