"""Calls by which a browser has notices pushed to it, or not any more."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tocsin.table.errors import NotNow
from tocsin.table.people import push_subscriptions
from tocsin.table.people.push_subscriptions import Subscription

from ..errors import CannotNotify
from ..notify.push import checked
from ..notify.webhook import LONGEST_URL, check_url
from ..tables.clock import now_ms
from .endpoints import Endpoint, RequestContext

EndpointUrl = Annotated[str, Meta(min_length=1, max_length=LONGEST_URL)]
KeyText = Annotated[str, Meta(min_length=1, max_length=100)]


class PushKey(msgspec.Struct):
    """The public key with which a browser subscribes, base64url."""

    key: str


class BrowserKeys(msgspec.Struct):
    """The keys of a browser's subscription, as it names them."""

    p256dh: KeyText
    auth: KeyText


class Subscribing(msgspec.Struct):
    """A browser's subscription as it is written in JSON; what else stands there is not kept."""

    endpoint: EndpointUrl
    keys: BrowserKeys


class Unsubscribing(msgspec.Struct):
    """A browser that wants nothing more."""

    endpoint: EndpointUrl


class Pushed(msgspec.Struct):
    """Whether notices are pushed to that browser."""

    on: bool


async def key(context: RequestContext) -> PushKey:
    """Return the key that a browser needs to subscribe."""
    return PushKey((await context.hall.notices.push_keys()).public)


async def subscribe(context: RequestContext) -> Pushed:
    """Have notices pushed to this browser."""
    wanted: Subscribing = context.body
    private = context.hall.settings.private_webhooks
    check_url(wanted.endpoint, private)
    if not private and not wanted.endpoint.startswith("https://"):
        raise CannotNotify("A push service must be at an https address.")
    known = checked(Subscription(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth))
    # Guests come for nothing; of those who sit nowhere nothing is kept.
    store = context.hall.store
    if not await store.with_accounts([context.person]) and not await store.stations_of(
        context.person
    ):
        raise NotNow("Sit down at a table first.")
    await push_subscriptions.begin(store, context.person, known, now_ms())
    return Pushed(True)


async def unsubscribe(context: RequestContext) -> Pushed:
    """Push nothing more to this browser."""
    await push_subscriptions.end(context.hall.store, context.person, context.body.endpoint)
    return Pushed(False)


ENDPOINTS = (
    Endpoint("GET", "/api/push", key, PushKey),
    Endpoint("POST", "/api/push", subscribe, Pushed, Subscribing, errors=(409, 422)),
    Endpoint("POST", "/api/push/end", unsubscribe, Pushed, Unsubscribing),
)
