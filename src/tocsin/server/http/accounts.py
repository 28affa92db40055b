"""Calls about people: guests, accounts, names, sessions and notices."""

import re
from functools import cache
from typing import Annotated, Literal

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import UNSET, Meta, UnsetType

from tocsin.table.errors import BadText, Overtaken
from tocsin.table.people import email_links, sessions, tokens
from tocsin.table.people.email_links import Letter
from tocsin.table.people.names import check_script, clean_name, shape
from tocsin.table.people.tokens import Scope
from tocsin.table.storage.store import Person
from tocsin.table.words import Language

from ..access.identity import guest_name
from ..access.limits import Buckets
from ..errors import WRONG, BadLogin, NameTaken, NeedsAccount, TooMany, VoidLink
from ..notify.webhook import check_url
from ..operations.thread_pool import ThreadPool
from ..tables.clock import now_ms
from .endpoints import ANY_SCOPE, Asked, Call

EMAIL = re.compile(r"[^@\s,;<>\"]{1,64}@[^@\s,;<>\"]{1,180}")
HASHER = PasswordHasher()
# Hashing takes a core for a while, and nobody else's time.
PASSWORDS = ThreadPool("passwords", threads=2, max_queued=40, deadline_s=30.0)
# Guessing is slow: tries a second and how many may come at once, from one address, at one
# account whoever tries, and in all, for every try costs a good deal of work.
GUESSES = Buckets(0.5, 20)
GUESSES_AT_ONE = Buckets(0.05, 200)
# Less than an account stands, so that no one address can keep its owner out.
GUESSES_AT_ONE_FROM_ONE = Buckets(1 / 60, 480)
GUESSES_IN_ALL = Buckets(20, 5)
EVERYBODY = ""
# No name of an account, which has no spaces in front.
SIGNED_IN = " "

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Token = Annotated[str, Meta(max_length=100)]


class NoticeAddresses(msgspec.Struct, forbid_unknown_fields=True):
    """Where to send turn notices; null: nowhere."""

    email: Annotated[str, Meta(max_length=250)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Me(msgspec.Struct):
    """Who asks; `named`: whether the name was chosen; `unconfirmed` is an address to which a link
    was sent, and nothing else goes; `language` is the one to write to them in."""

    id: str
    name: str
    named: bool
    account: str | None
    notices: NoticeAddresses
    unconfirmed: str | None
    language: Language | None
    # What a bot's token allows; null: a person.
    scopes: list[Scope] | None


class MyChanges(msgspec.Struct, forbid_unknown_fields=True):
    """What a person may change."""

    name: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    notices: NoticeAddresses | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """An account's name and password."""

    name: Name
    password: Password


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The password so far, and the one from now on."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Forgotten(msgspec.Struct, forbid_unknown_fields=True):
    """The account whose password was forgotten."""

    name: Name


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """A link from a letter, and the password from now on."""

    token: Token
    password: Password


class Confirmation(msgspec.Struct, forbid_unknown_fields=True):
    """A link from a letter."""

    token: Token


class SessionFacts(msgspec.Struct):
    """A browser that is signed in."""

    id: str
    browser: str
    created: int
    used: int
    current: bool


class SessionEnd(msgspec.Struct, forbid_unknown_fields=True):
    """Which session to end; null: all but this one."""

    id: Annotated[str, Meta(max_length=100, pattern="^[0-9a-f]*$")] | None


class NoticeTest(msgspec.Struct, forbid_unknown_fields=True):
    """Which notice to try."""

    kind: Literal["email", "webhook", "push"]


class Sent(msgspec.Struct):
    """The notice is on its way."""

    sent: bool


async def facts(asked: Asked, person: Person) -> Me:
    """Return a person as they see themselves."""
    notices = NoticeAddresses(person.email, person.webhook)
    awaited = await email_links.awaited(asked.server.store, person.id, now_ms())
    named = person.name != guest_name(person.id)
    token = asked.visitor.token
    return Me(
        id=person.id,
        name=person.name,
        named=named,
        account=person.account,
        notices=notices,
        unconfirmed=awaited,
        language=person.language,
        scopes=token.scopes if token is not None else None,
    )


async def me(asked: Asked) -> Me:
    """Say who asks."""
    return await facts(asked, await asked.server.auth.person(asked.person))


async def change_me(asked: Asked) -> Me:
    """Change the name, where notices go, or their language."""
    person = await asked.server.auth.person(asked.person)
    before = person.name
    changes: MyChanges = asked.body
    changed: list[str] = []
    if changes.name is not UNSET:
        person.name = await free_name(asked, changes.name, person)
        changed.append("name")
    if changes.language is not UNSET:
        person.language = changes.language
        changed.append("language")
    if changes.notices is not UNSET:
        changed += await _change_notices(asked, changes.notices, person)
    await asked.server.store.save_person(person, *changed)
    if person.name != before:
        await asked.server.participants.rename(person, before)
    return await facts(asked, person)


async def free_name(asked: Asked, wanted: str, person: Person | None) -> str:
    """Return the name as it may be shown, unless it could be taken for somebody's account.

    A new bot is nobody yet: its owner's name is taken, too.
    """
    name = clean_name(wanted)
    like = await asked.server.store.account_like(shape(name))
    if like is not None and (person is None or like != person.id):
        raise NameTaken("There is an account of that name, or of one that looks like it.")
    check_script(name)
    return name


async def _change_notices(asked: Asked, wanted: NoticeAddresses, person: Person) -> list[str]:
    """Change where notices go, and return what is to be written of it."""
    if person.account is None and (wanted.email or wanted.webhook):
        raise NeedsAccount("Notices are for accounts only.")
    if wanted.webhook:
        check_url(wanted.webhook, asked.server.settings.private_webhooks)
    person.webhook = wanted.webhook or None
    if not wanted.email:
        person.email = None
        await email_links.void(asked.server.store, person.id, "recover")
        return ["webhook", "email"]
    if wanted.email.casefold() != person.email:
        if not (EMAIL.fullmatch(wanted.email) and wanted.email.isprintable()):
            raise BadText("This is not an e-mail address.")
        asked.server.notices.check_mail()
        letter = Letter(person.id, "confirm", wanted.email)
        if not await _send_letter(asked, letter, person.language):
            raise TooMany("Enough letters for today; try again tomorrow.")
    return ["webhook"]


async def _send_letter(asked: Asked, letter: Letter, language: str | None) -> bool:
    """Send a letter, and return whether it was sent: so many a day and no more."""
    token = await email_links.write(asked.server.store, letter, now_ms())
    if token is not None:
        await asked.server.notices.send_letter(letter, token, language)
    return token is not None


async def confirm_email(asked: Asked) -> Me:
    """Follow the link in a letter: notices may go to that address from now on."""
    letter = await email_links.open_(asked.server.store, asked.body.token, "confirm", now_ms())
    person = await asked.server.store.person(letter.person) if letter is not None else None
    if letter is None or person is None:
        raise VoidLink("This link has been used, or is too old.")
    person.email = letter.email
    await asked.server.store.save_person(person, "email")
    # Links that went to the address before open nothing any more.
    await email_links.void(asked.server.store, person.id, "recover")
    return await facts(asked, await asked.server.auth.person(asked.person))


async def create_account(asked: Asked) -> Me:
    """Turn the guest into an account that keeps all matches, and the name if one was chosen."""
    _check_guesses(asked, EVERYBODY)
    wanted: Credentials = asked.body
    person = await asked.server.auth.person(asked.person)
    if person.account is not None:
        visitor = asked.server.auth.new_guest()
        person = await asked.server.auth.person(visitor.person)
    name = await free_name(asked, wanted.name, person)
    if person.name == guest_name(person.id):
        person.name = name
    else:
        await free_name(asked, person.name, person)
    person.account, person.shape = name.casefold(), shape(name)
    person.password = await PASSWORDS.run(lambda: HASHER.hash(wanted.password))
    try:
        await asked.server.store.make_account(person)
    except Overtaken:
        raise NameTaken("There is an account of that name already.") from None
    await _sign_in(asked, person)
    asked.server.access.disconnect(person.id, asked.visitor.session)
    await asked.server.participants.mark_account(person.id)
    return await facts(asked, person)


async def _sign_in(asked: Asked, person: Person) -> None:
    """Give the browser a token of its own: whatever it kept before opens nothing any more."""
    if asked.visitor.session is not None:
        await sessions.end(asked.server.store, asked.person, asked.visitor.session)
    asked.visitor = await asked.server.auth.sign_in(asked.request, person)


async def login(asked: Asked) -> Me:
    """Sign in to an account."""
    wanted: Credentials = asked.body
    person = await _account(asked, wanted.name)
    known = person.password if person is not None else None
    right = await PASSWORDS.run(lambda: _matches(known, wanted.password))
    if person is None or known is None or not right:
        raise BadLogin(WRONG)
    await _sign_in(asked, person)
    return await facts(asked, person)


async def _account(asked: Asked, wanted: str) -> Person | None:
    """Return the account of that name, if the name is not being guessed at."""
    try:
        name = clean_name(wanted).casefold()
    except BadText:
        name = None
    _check_guesses(asked, name or EVERYBODY)
    return await asked.server.store.account(name) if name is not None else None


async def logout(asked: Asked) -> Me:
    """End this session, and become a new guest."""
    if asked.visitor.session is not None:
        await sessions.end(asked.server.store, asked.person, asked.visitor.session)
        asked.server.access.disconnect(asked.person, None, only=asked.visitor.session)
    asked.visitor = asked.server.auth.new_guest()
    return await facts(asked, await asked.server.auth.person(asked.person))


async def change_password(asked: Asked) -> Me:
    """Set another password; every other browser is signed out."""
    wanted: NewPassword = asked.body
    person = await check_password(asked, wanted.old)
    await _set_password(asked, person, wanted.new)
    return await facts(asked, person)


async def check_password(asked: Asked, password: str) -> Person:
    """Return the account of whoever asks, if that is its password."""
    person = await asked.server.auth.person(asked.person)
    if person.account is None:
        raise NeedsAccount("Only an account has a password.")
    # Not the bucket of those outside: a stranger's guesses would keep the owner from changing it.
    _check_guesses(asked, f"{SIGNED_IN} {person.id}")
    if not await PASSWORDS.run(lambda: _matches(person.password, password)):
        raise BadLogin("This is not the password so far.")
    return person


async def _set_password(asked: Asked, person: Person, password: str) -> None:
    hashed = await PASSWORDS.run(lambda: HASHER.hash(password))
    try:
        await asked.server.store.change_password(person, hashed)
    except Overtaken:
        raise BadLogin("The password was changed at this very moment.") from None
    await sessions.end_all(asked.server.store, person.id)
    # Whoever had the password may have made some.
    await asked.server.store.write(tokens.ending_all(person.id))
    await email_links.void(asked.server.store, person.id, "recover")
    asked.visitor = await asked.server.auth.sign_in(asked.request, person)
    asked.server.access.disconnect(person.id, asked.visitor.session)


async def forgot_password(asked: Asked) -> Sent:
    """Send a link to the account's confirmed address; whether there is one is not told."""
    asked.server.notices.check_mail()
    person = await _account(asked, asked.body.name)
    if person is not None and person.email is not None:
        # Beside this call: how long that takes would tell that there is an account.
        letter = Letter(person.id, "recover", person.email)
        asked.server.tasks.spawn(_send_letter(asked, letter, person.language))
    return Sent(True)


async def recover(asked: Asked) -> Me:
    """Follow the link in a letter and set another password; every browser is signed out."""
    wanted: Recovery = asked.body
    _check_guesses(asked, EVERYBODY)
    letter = await email_links.open_(asked.server.store, wanted.token, "recover", now_ms())
    person = await asked.server.store.person(letter.person) if letter is not None else None
    if person is None:
        raise VoidLink("This link has been used, or is too old.")
    await _set_password(asked, person, wanted.password)
    return await facts(asked, person)


async def list_sessions(asked: Asked) -> list[SessionFacts]:
    """List where the account is signed in."""
    found = await sessions.of_person(asked.server.store, asked.person, now_ms())
    return [
        SessionFacts(
            each.id, each.browser, each.created, each.used, each.id == asked.visitor.session
        )
        for each in found
    ]


async def end_session(asked: Asked) -> list[SessionFacts]:
    """Sign one browser out, or all others."""
    wanted: SessionEnd = asked.body
    if asked.visitor.session is None:
        raise NeedsAccount("Only an account is signed in.")
    if wanted.id is None:
        await sessions.end_all(asked.server.store, asked.person, asked.visitor.session)
        asked.server.access.disconnect(asked.person, asked.visitor.session)
    else:
        await sessions.end(asked.server.store, asked.person, wanted.id)
        asked.server.access.disconnect(asked.person, None, only=wanted.id)
    return await list_sessions(asked)


async def try_notice(asked: Asked) -> Sent:
    """Send a notice to try it."""
    await asked.server.notices.test(asked.body.kind, await asked.server.auth.person(asked.person))
    return Sent(True)


@cache
def _nobodys_hash() -> str:
    return HASHER.hash("nobody")


def _matches(known: str | None, password: str) -> bool:
    # Something is checked also where there is no account: both answers take the same time.
    try:
        return HASHER.verify(known or _nobodys_hash(), password)
    except (Argon2Error, InvalidHashError):
        return False


def _check_guesses(asked: Asked, account: str) -> None:
    taken = GUESSES.take(asked.address()) and GUESSES_IN_ALL.take(EVERYBODY)
    if taken and account:
        here = f"{asked.address()} {account}"
        taken = GUESSES_AT_ONE_FROM_ONE.take(here) and GUESSES_AT_ONE.take(account)
    if not taken:
        raise TooMany("Too many tries; wait a little.")


CALLS = (
    Call("GET", "/api/me", me, Me, scopes=ANY_SCOPE),
    Call("PATCH", "/api/me", change_me, Me, MyChanges, errors=(409, 422)),
    Call("POST", "/api/account", create_account, Me, Credentials, errors=(409, 422)),
    Call("POST", "/api/login", login, Me, Credentials),
    Call("POST", "/api/logout", logout, Me),
    Call("POST", "/api/password", change_password, Me, NewPassword),
    Call("POST", "/api/password/forgotten", forgot_password, Sent, Forgotten, errors=(422,)),
    Call("POST", "/api/password/recover", recover, Me, Recovery, errors=(410,)),
    Call("POST", "/api/email/confirm", confirm_email, Me, Confirmation, errors=(410,)),
    Call("GET", "/api/sessions", list_sessions, list[SessionFacts]),
    Call("POST", "/api/sessions/end", end_session, list[SessionFacts], SessionEnd),
    Call("POST", "/api/notices/test", try_notice, Sent, NoticeTest, errors=(422,)),
)
