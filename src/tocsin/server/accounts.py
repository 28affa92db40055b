"""Calls about people: guests, accounts, names and notices."""

import asyncio
import re
from functools import cache
from typing import Annotated, Literal

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import UNSET, Meta, UnsetType

from tocsin.table.errors import BadText, Overtaken
from tocsin.table.etiquette import LONGEST_NAME, clean
from tocsin.table.store import Person

from .calls import Asked, Call
from .errors import BadLogin, NameTaken, TooMany
from .identity import new_person
from .limits import Buckets
from .webhook import check_url

EMAIL = re.compile(r"[^@\s,;<>\"]{1,64}@[^@\s,;<>\"]{1,180}")
HASHER = PasswordHasher()
# Guessing is slow: this many tries a second, and bursts of ten seconds' worth.
GUESSES = Buckets(0.5, 20)


class NoticeAddresses(msgspec.Struct, forbid_unknown_fields=True):
    """Where to send turn notices; null: nowhere."""

    email: Annotated[str, Meta(max_length=250)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Me(msgspec.Struct):
    """Who asks."""

    id: str
    name: str
    account: str | None
    notices: NoticeAddresses


class MyChanges(msgspec.Struct, forbid_unknown_fields=True):
    """What a person may change."""

    name: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    notices: NoticeAddresses | UnsetType = UNSET


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """An account's name and password."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NoticeTest(msgspec.Struct, forbid_unknown_fields=True):
    """Which notice to try."""

    kind: Literal["email", "webhook"]


class Sent(msgspec.Struct):
    """The notice is on its way."""

    sent: bool


def facts(person: Person) -> Me:
    """Return a person as they see themselves."""
    notices = NoticeAddresses(person.email, person.webhook)
    return Me(person.id, person.name, person.account, notices)


async def me(asked: Asked) -> Me:
    """Say who asks."""
    return facts(await asked.hall.person(asked.person))


async def change_me(asked: Asked) -> Me:
    """Change the name or where notices go."""
    person = await asked.hall.person(asked.person)
    changes: MyChanges = asked.body
    if changes.name is not UNSET:
        person.name = clean(changes.name, LONGEST_NAME)
    if changes.notices is not UNSET:
        person.email = changes.notices.email or None
        person.webhook = changes.notices.webhook or None
        if person.email and not (EMAIL.fullmatch(person.email) and person.email.isprintable()):
            raise BadText("This is not an e-mail address.")
        if person.webhook:
            check_url(person.webhook)
    await asked.hall.store.save_person(person)
    return facts(person)


async def create_account(asked: Asked) -> Me:
    """Turn the guest into an account that keeps all matches."""
    _check_guesses(asked)
    wanted: Credentials = asked.body
    name = clean(wanted.name, LONGEST_NAME)
    person = await asked.hall.person(asked.person)
    if person.account is not None:
        person = Person(new_person(), name, created=person.created)
    person.name, person.account = name, name.casefold()
    person.password = await asyncio.to_thread(HASHER.hash, wanted.password)
    try:
        await asked.hall.store.save_person(person)
    except Overtaken:
        raise NameTaken("There is an account of that name already.") from None
    asked.person = person.id
    return facts(person)


async def login(asked: Asked) -> Me:
    """Sign in to an account."""
    _check_guesses(asked)
    wanted: Credentials = asked.body
    name = " ".join(wanted.name.split()).casefold()
    person = await asked.hall.store.account(name) if name.isprintable() else None
    known = person.password if person is not None else None
    right = await asyncio.to_thread(_matches, known, wanted.password)
    if person is None or known is None or not right:
        raise BadLogin("Wrong account name or password.")
    asked.person = person.id
    return facts(person)


async def logout(asked: Asked) -> Me:
    """Become a new guest."""
    asked.person = new_person()
    return facts(await asked.hall.person(asked.person))


async def try_notice(asked: Asked) -> Sent:
    """Send a notice to try it."""
    await asked.hall.notices.test(asked.body.kind, await asked.hall.person(asked.person))
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


def _check_guesses(asked: Asked) -> None:
    if not GUESSES.take(asked.address()):
        raise TooMany("Too many tries; wait a little.")


CALLS = (
    Call("GET", "/api/me", me, Me),
    Call("PATCH", "/api/me", change_me, Me, MyChanges, errors=(422,)),
    Call("POST", "/api/account", create_account, Me, Credentials, errors=(409, 422)),
    Call("POST", "/api/login", login, Me, Credentials, errors=(401,)),
    Call("POST", "/api/logout", logout, Me),
    Call("POST", "/api/notices/test", try_notice, Sent, NoticeTest, errors=(422,)),
)
