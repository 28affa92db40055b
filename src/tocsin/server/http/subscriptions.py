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
from .endpoints import Asked, Call

Endpoint = Annotated[str, Meta(min_length=1, max_length=LONGEST_URL)]
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

    endpoint: Endpoint
    keys: BrowserKeys


class Unsubscribing(msgspec.Struct):
    """A browser that wants nothing more."""

    endpoint: Endpoint


class Pushed(msgspec.Struct):
    """Whether notices are pushed to that browser."""

    on: bool


async def key(asked: Asked) -> PushKey:
    """Return the key that a browser needs to subscribe."""
    return PushKey((await asked.server.notices.push_keys()).public)


async def subscribe(asked: Asked) -> Pushed:
    """Have notices pushed to this browser."""
    wanted: Subscribing = asked.body
    private = asked.server.settings.private_webhooks
    check_url(wanted.endpoint, private)
    if not private and not wanted.endpoint.startswith("https://"):
        raise CannotNotify("A push service must be at an https address.")
    known = checked(Subscription(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth))
    # Guests come for nothing; of those who sit nowhere nothing is kept.
    store = asked.server.store
    if not await store.with_accounts([asked.person]) and not await store.stations_of(asked.person):
        raise NotNow("Sit down at a table first.")
    await push_subscriptions.begin(store, asked.person, known, now_ms())
    return Pushed(True)


async def unsubscribe(asked: Asked) -> Pushed:
    """Push nothing more to this browser."""
    await push_subscriptions.end(asked.server.store, asked.person, asked.body.endpoint)
    return Pushed(False)


CALLS = (
    Call("GET", "/api/push", key, PushKey),
    Call("POST", "/api/push", subscribe, Pushed, Subscribing, errors=(409, 422)),
    Call("POST", "/api/push/end", unsubscribe, Pushed, Unsubscribing),
)
