"""Endpoints about accounts: registration, login, passwords and sessions."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tocsin.table.errors import ConcurrentWrite
from tocsin.table.people import email_links, sessions, tokens
from tocsin.table.people.email_links import EmailLink
from tocsin.table.people.names import skeleton
from tocsin.table.storage.person_store import Person

from ..access.identity import guest_name
from ..errors import WRONG_LOGIN, BadLogin, NameTaken, NeedsAccount, VoidLink
from ..tables.clock import now_ms
from .endpoints import Endpoint, RequestContext
from .me import LinkToken, Me, Sent, facts, free_name, send_link
from .passwords import account_for_attempt, check_attempts, check_password, hashed, is_correct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """An account's name and password."""

    name: Name
    password: Password


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The current and the new password."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Forgotten(msgspec.Struct, forbid_unknown_fields=True):
    """The account whose password was forgotten."""

    name: Name


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """The token of a recovery link and the new password."""

    token: LinkToken
    password: Password


class SessionFacts(msgspec.Struct):
    """A browser that is signed in."""

    id: str
    browser: str
    created: int
    used: int
    current: bool


class SessionEnd(msgspec.Struct, forbid_unknown_fields=True):
    """The session to end; null: all but the current one."""

    id: Annotated[str, Meta(max_length=100, pattern="^[0-9a-f]*$")] | None


async def create_account(context: RequestContext) -> Me:
    """Turn the guest into an account that keeps all matches and a chosen name."""
    check_attempts(context)
    wanted: Credentials = context.body
    server = context.server
    person = await server.auth.person(context.person)
    if person.account is not None:
        person = await server.auth.person(server.auth.new_guest().person)
    name = await free_name(context, wanted.name, person)
    if person.name == guest_name(person.id):
        person.name = name
    else:
        await free_name(context, person.name, person)
    person.account, person.skeleton = name.casefold(), skeleton(name)
    person.password = await hashed(wanted.password)
    try:
        await server.store.create_account(person)
    except ConcurrentWrite:
        raise NameTaken("There is an account of that name already.") from None
    await _sign_in(context, person)
    server.access.disconnect(person.id, context.visitor.session)
    await server.participants.mark_account(person.id)
    return await facts(context, person)


async def _sign_in(context: RequestContext, person: Person) -> None:
    """Begin a new session in this browser; its previous session ends."""
    if context.visitor.session is not None:
        await sessions.end(context.server.store, context.person, context.visitor.session)
    context.visitor = await context.server.auth.sign_in(context.request, person)


async def login(context: RequestContext) -> Me:
    """Sign in to an account."""
    wanted: Credentials = context.body
    person = await account_for_attempt(context, wanted.name)
    if not await is_correct(person, wanted.password) or person is None:
        raise BadLogin(WRONG_LOGIN)
    await _sign_in(context, person)
    return await facts(context, person)


async def logout(context: RequestContext) -> Me:
    """End this session and become a new guest."""
    if context.visitor.session is not None:
        await sessions.end(context.server.store, context.person, context.visitor.session)
        context.server.access.disconnect(context.person, None, only=context.visitor.session)
    context.visitor = context.server.auth.new_guest()
    return await facts(context, await context.server.auth.person(context.person))


async def change_password(context: RequestContext) -> Me:
    """Set another password; every other browser is signed out."""
    wanted: NewPassword = context.body
    person = await check_password(context, wanted.old)
    await _set_password(context, person, wanted.new)
    return await facts(context, person)


async def _set_password(context: RequestContext, person: Person, password: str) -> None:
    store = context.server.store
    password_hash = await hashed(password)
    try:
        await store.change_password(person, password_hash)
    except ConcurrentWrite:
        raise BadLogin("The password was changed by another request.") from None
    await sessions.end_all(store, person.id)
    # A thief of the old password may have issued tokens and recovery links.
    await store.write(tokens.revoke_all(person.id))
    await email_links.revoke(store, person.id, "recover")
    context.visitor = await context.server.auth.sign_in(context.request, person)
    context.server.access.disconnect(person.id, context.visitor.session)


async def forgot_password(context: RequestContext) -> Sent:
    """Send a recovery link to the account's confirmed address; unknown accounts answer alike."""
    context.server.notices.check_mail()
    person = await account_for_attempt(context, context.body.name)
    if person is not None and person.email is not None:
        # In the background: the response time must not tell whether the account exists.
        link = EmailLink(person.id, "recover", person.email)
        context.server.tasks.spawn(send_link(context, link, person.language))
    return Sent(True)


async def recover(context: RequestContext) -> Me:
    """Redeem a recovery link and set another password; every browser is signed out."""
    wanted: Recovery = context.body
    check_attempts(context)
    store = context.server.store
    link = await email_links.redeem(store, wanted.token, "recover", now_ms())
    person = await store.person(link.person) if link is not None else None
    if person is None:
        raise VoidLink("This link has been used or has expired.")
    await _set_password(context, person, wanted.password)
    return await facts(context, person)


async def list_sessions(context: RequestContext) -> list[SessionFacts]:
    """List the sessions of the account."""
    return [
        SessionFacts(
            each.id, each.browser, each.created, each.used, each.id == context.visitor.session
        )
        for each in await sessions.of_person(context.server.store, context.person, now_ms())
    ]


async def end_session(context: RequestContext) -> list[SessionFacts]:
    """Sign one browser out, or all others."""
    wanted: SessionEnd = context.body
    if context.visitor.session is None:
        raise NeedsAccount("Only an account is signed in.")
    if wanted.id is None:
        await sessions.end_all(context.server.store, context.person, context.visitor.session)
        context.server.access.disconnect(context.person, context.visitor.session)
    else:
        await sessions.end(context.server.store, context.person, wanted.id)
        context.server.access.disconnect(context.person, None, only=wanted.id)
    return await list_sessions(context)


ENDPOINTS = (
    Endpoint("POST", "/api/account", create_account, Me, Credentials, errors=(409, 422)),
    Endpoint("POST", "/api/login", login, Me, Credentials),
    Endpoint("POST", "/api/logout", logout, Me),
    Endpoint("POST", "/api/password", change_password, Me, NewPassword),
    Endpoint("POST", "/api/password/forgotten", forgot_password, Sent, Forgotten, errors=(422,)),
    Endpoint("POST", "/api/password/recover", recover, Me, Recovery, errors=(410,)),
    Endpoint("GET", "/api/sessions", list_sessions, list[SessionFacts]),
    Endpoint("POST", "/api/sessions/end", end_session, list[SessionFacts], SessionEnd),
)
