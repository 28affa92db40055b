"""Endpoints about the visitor: name, language and addresses for notices."""

import re
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tocsin.table.errors import BadText
from tocsin.table.people import email_links
from tocsin.table.people.email_links import EmailLink
from tocsin.table.people.names import check_script, clean_name, skeleton
from tocsin.table.people.tokens import Scope
from tocsin.table.storage.person_store import Person
from tocsin.table.words import Language

from ..access.identity import guest_name
from ..errors import NameTaken, NeedsAccount, TooMany, VoidLink
from ..notify.webhook import check_url
from ..tables.clock import now_ms
from .endpoints import ANY_SCOPE, Endpoint, RequestContext

EMAIL = re.compile(r"[^@\s,;<>\"]{1,64}@[^@\s,;<>\"]{1,180}")

LinkToken = Annotated[str, Meta(max_length=100)]


class NoticeAddresses(msgspec.Struct, forbid_unknown_fields=True):
    """The addresses for turn notices; null: no notices of that kind."""

    email: Annotated[str, Meta(max_length=250)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Me(msgspec.Struct):
    """The visitor: an account, a guest or a bot.

    `named`: the name was chosen; `unconfirmed`: an e-mail address to which only a confirmation
    link was sent; `language`: the language of notices.
    """

    id: str
    name: str
    named: bool
    account: str | None
    notices: NoticeAddresses
    unconfirmed: str | None
    language: Language | None
    # The scopes of a bot's token; null: a person.
    scopes: list[Scope] | None


class MyChanges(msgspec.Struct, forbid_unknown_fields=True):
    """Changes to the visitor; fields that are left out stay as they are."""

    name: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    notices: NoticeAddresses | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class Confirmation(msgspec.Struct, forbid_unknown_fields=True):
    """The token of a confirmation link."""

    token: LinkToken


class NoticeTest(msgspec.Struct, forbid_unknown_fields=True):
    """The kind of notice to test."""

    kind: Literal["email", "webhook", "push"]


class Sent(msgspec.Struct):
    """The message was handed on for delivery."""

    sent: bool


async def facts(context: RequestContext, person: Person) -> Me:
    """Return a person as they see themselves."""
    token = context.visitor.token
    return Me(
        id=person.id,
        name=person.name,
        named=person.name != guest_name(person.id),
        account=person.account,
        notices=NoticeAddresses(person.email, person.webhook),
        unconfirmed=await email_links.pending(context.server.store, person.id, now_ms()),
        language=person.language,
        scopes=token.scopes if token is not None else None,
    )


async def me(context: RequestContext) -> Me:
    """Return the visitor."""
    return await facts(context, await context.server.auth.person(context.person))


async def change_me(context: RequestContext) -> Me:
    """Change the name, the notice addresses or the language."""
    person = await context.server.auth.person(context.person)
    before = person.name
    changes: MyChanges = context.body
    columns: list[str] = []
    if changes.name is not UNSET:
        person.name = await free_name(context, changes.name, person)
        columns.append("name")
    if changes.language is not UNSET:
        person.language = changes.language
        columns.append("language")
    if changes.notices is not UNSET:
        columns += await _change_notices(context, changes.notices, person)
    await context.server.store.save_person(person, *columns)
    if person.name != before:
        await context.server.participants.rename(person, before)
    return await facts(context, person)


async def free_name(context: RequestContext, wanted: str, person: Person | None) -> str:
    """Return the cleaned name; raise NameTaken if it looks like another person's account.

    For a new bot, person is None: even the name of its owner counts as taken.
    """
    name = clean_name(wanted)
    owner = await context.server.store.account_with_skeleton(skeleton(name))
    if owner is not None and (person is None or owner != person.id):
        raise NameTaken("An account with this or a very similar name already exists.")
    check_script(name)
    return name


async def _change_notices(
    context: RequestContext, wanted: NoticeAddresses, person: Person
) -> list[str]:
    """Change the notice addresses; return the names of the columns to save."""
    server = context.server
    if person.account is None and (wanted.email or wanted.webhook):
        raise NeedsAccount("Notices are for accounts only.")
    if wanted.webhook:
        check_url(wanted.webhook, server.settings.private_webhooks)
    person.webhook = wanted.webhook or None
    if not wanted.email:
        person.email = None
        await email_links.revoke(server.store, person.id, "recover")
        return ["webhook", "email"]
    if wanted.email.casefold() != person.email:
        if not (EMAIL.fullmatch(wanted.email) and wanted.email.isprintable()):
            raise BadText("This is not an e-mail address.")
        server.notices.check_mail()
        link = EmailLink(person.id, "confirm", wanted.email)
        if not await send_link(context, link, person.language):
            raise TooMany("Too many e-mails today; try again tomorrow.")
    return ["webhook"]


async def send_link(context: RequestContext, link: EmailLink, language: str | None) -> bool:
    """Send a link by e-mail; return False if the daily limit of the account is reached."""
    token = await email_links.create(context.server.store, link, now_ms())
    if token is not None:
        await context.server.notices.send_link(link, token, language)
    return token is not None


async def confirm_email(context: RequestContext) -> Me:
    """Redeem a confirmation link: notices go to its address from now on."""
    store = context.server.store
    link = await email_links.redeem(store, context.body.token, "confirm", now_ms())
    person = await store.person(link.person) if link is not None else None
    if link is None or person is None:
        raise VoidLink("This link has been used or has expired.")
    person.email = link.email
    await store.save_person(person, "email")
    # Recovery links that were sent to the previous address must not work any more.
    await email_links.revoke(store, person.id, "recover")
    return await me(context)


async def try_notice(context: RequestContext) -> Sent:
    """Send a test notice."""
    await context.server.notices.test(
        context.body.kind, await context.server.auth.person(context.person)
    )
    return Sent(True)


ENDPOINTS = (
    Endpoint("GET", "/api/me", me, Me, scopes=ANY_SCOPE),
    Endpoint("PATCH", "/api/me", change_me, Me, MyChanges, errors=(409, 422)),
    Endpoint("POST", "/api/email/confirm", confirm_email, Me, Confirmation, errors=(410,)),
    Endpoint("POST", "/api/notices/test", try_notice, Sent, NoticeTest, errors=(422,)),
)
