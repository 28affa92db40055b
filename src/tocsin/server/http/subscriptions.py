"""Endpoints to subscribe a browser to push notices, and to unsubscribe it."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tocsin.table.errors import NotNow
from tocsin.table.people import push_subscriptions
from tocsin.table.people.push_subscriptions import Subscription

from ..errors import CannotNotify
from ..notify.push import checked
from ..notify.webhook import MAX_URL_LENGTH, check_url
from ..tables.clock import now_ms
from .endpoints import Endpoint, RequestContext

EndpointUrl = Annotated[str, Meta(min_length=1, max_length=MAX_URL_LENGTH)]
KeyText = Annotated[str, Meta(min_length=1, max_length=100)]


class PushKey(msgspec.Struct):
    """The public key with which a browser subscribes, base64url."""

    key: str


class BrowserKeys(msgspec.Struct):
    """The keys of a subscription, named as in the Push API."""

    p256dh: KeyText
    auth: KeyText


class Subscribing(msgspec.Struct):
    """A browser's PushSubscription as JSON; further fields are ignored."""

    endpoint: EndpointUrl
    keys: BrowserKeys


class Unsubscribing(msgspec.Struct):
    """The subscription to end."""

    endpoint: EndpointUrl


class Pushed(msgspec.Struct):
    """Whether notices are pushed to the browser."""

    on: bool


async def key(context: RequestContext) -> PushKey:
    """Return the server's public key, which a browser needs to subscribe."""
    return PushKey((await context.server.notices.push_keys()).public)


async def subscribe(context: RequestContext) -> Pushed:
    """Subscribe this browser to notices."""
    wanted: Subscribing = context.body
    private = context.server.settings.private_webhooks
    check_url(wanted.endpoint, private)
    if not private and not wanted.endpoint.startswith("https://"):
        raise CannotNotify("A push service must be at an https address.")
    subscription = checked(Subscription(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth))
    # Guests cost a stranger nothing, so that only those with a seat can fill the table.
    store = context.server.store
    if not await store.with_accounts([context.person]) and not await store.tables_of(
        context.person
    ):
        raise NotNow("Take a seat at a table first.")
    await push_subscriptions.subscribe(store, context.person, subscription, now_ms())
    return Pushed(True)


async def unsubscribe(context: RequestContext) -> Pushed:
    """Unsubscribe this browser from notices."""
    await push_subscriptions.unsubscribe(
        context.server.store, context.person, context.body.endpoint
    )
    return Pushed(False)


ENDPOINTS = (
    Endpoint("GET", "/api/push", key, PushKey),
    Endpoint("POST", "/api/push", subscribe, Pushed, Subscribing, errors=(409, 422)),
    Endpoint("POST", "/api/push/end", unsubscribe, Pushed, Unsubscribing),
)
