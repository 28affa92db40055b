"""Notices by push: the switch in the settings, and the service worker that shows what comes."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.patience import wait_until
from tests.server.house import House
from tests.server.notify.test_push import Browser as Subscriber
from tests.server.notify.test_push import service

from .conftest import WHOLE, NewVisitor, launched
from .test_people import sign_up
from .visitor import Visitor

__all__ = ["service"]

Json = dict[str, Any]

# No push service of the world can be reached from here: the browser is given a subscription at
# one on loopback. All else is its own: permission, worker, keys of the server, notification.
SUBSCRIBED = """(given) => {
    let current = null;
    const subscription = {
        endpoint: given.endpoint,
        toJSON: () => given,
        unsubscribe: async () => { current = null; return true; },
    };
    PushManager.prototype.getSubscription = async () => current;
    PushManager.prototype.subscribe = async (wish) => {
        if (wish.applicationServerKey.length !== 65) throw new Error("no key of the server");
        return (current = subscription);
    };
}"""
# A push to a worker that is not awake yet is lost.
AWAKE = "async () => (await navigator.serviceWorker.ready).active?.state === 'activated'"
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    const shown = await worker.getNotifications();
    return shown.map(({ title, data }) => [title, data]);
}"""

# A click on a notice, as the worker hears of it. Windows open and come to the fore for people only:
# instead it is noted what was asked of the browser.
CLICKED = """async (text) => {
    const asked = [];
    clients.openWindow = async (address) => void asked.push(["open", address]);
    WindowClient.prototype.focus = async function () {
        asked.push(["focus", new URL(this.url).pathname]);
    };
    const shown = await registration.getNotifications();
    const notification = shown.find(({ title }) => title === text);
    const click = new NotificationEvent("notificationclick", { notification });
    const done = [];
    click.waitUntil = (work) => done.push(work);
    dispatchEvent(click);
    await Promise.all(done);
    return [asked, (await registration.getNotifications()).length];
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Yield a whole browser: the shell lets nobody allow notices."""
    with launched(WHOLE) as browser:
        yield browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a house that may push to this machine."""
    folder = tmp_path_factory.mktemp("house")
    with House(folder / "tables.sqlite3", private_webhooks="true") as house:
        yield house


def registration(line: CDPSession, person: Visitor) -> str:
    """Return the browser's own number for the service worker of the page."""
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(each["registrationId"] for each in news["registrations"]),
    )
    line.send("ServiceWorker.enable")
    person.until(lambda: found)
    return found[-1]


def push(line: CDPSession, person: Visitor, worker: str, notice: Json) -> None:
    """Push until it is shown: what comes to a worker that falls asleep or wakes up is lost.

    A push service sends it again, too; one about the same table takes the place of the other.
    """
    wanted = {"origin": person.address, "registrationId": worker, "data": json.dumps(notice)}

    def is_shown() -> bool:
        line.send("ServiceWorker.deliverPushMessage", wanted)
        person.pause(300)
        return notice["text"] in dict(person.page.evaluate(SHOWN))

    person.until(is_shown)


def test_a_notice_is_pushed_in_the_readers_language_and_the_worker_shows_it(
    visitor: NewVisitor, service: tuple[list[Any], int]
) -> None:
    received, port = service
    subscriber = Subscriber(port)
    ada = visitor(locale="fr-FR")
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(f"({SUBSCRIBED})({json.dumps(subscriber.subscription())})")
    ada.go("/settings")
    switch = ada.page.get_by_label("Prévenir ce navigateur, même quand aucune page n’est ouverte")
    # Who sits nowhere has nothing to be told.
    switch.click()
    ada.page.get_by_text("Asseyez-vous d’abord à une table").wait_for()
    expect(switch).not_to_be_checked()
    ada.play_now("Revolution!")
    table = ada.page.url.rpartition("/")[2]
    ada.go("/settings")
    switch.click()
    ada.page.get_by_text("Ce navigateur sera prévenu.").wait_for()
    expect(switch).to_be_checked()
    ada.click("Me prévenir maintenant")
    wait_until(lambda: received, "the notice")
    notice = subscriber.read(received[-1][2])
    assert notice["kind"] == "test"
    assert "notification" in notice["text"]
    # What was pushed comes to the worker, whatever page is open.
    line = ada.context.new_cdp_session(ada.page)
    worker = registration(line, ada)
    ada.until(lambda: ada.page.evaluate(AWAKE))
    turn = {
        "kind": "turn",
        "table": table,
        "text": "Revolution! : c’est à vous",
        "game": "",
        "link": "",
    }
    for pushed in (notice, turn):
        push(line, ada, worker, pushed)
    assert dict(ada.page.evaluate(SHOWN)) == {
        notice["text"]: "/",
        turn["text"]: f"/tables/{table}",
    }
    # A click leads to the table: to its page if one is open, else to a new one.
    ada.until(lambda: ada.context.service_workers)
    (listening,) = ada.context.service_workers
    assert listening.evaluate(CLICKED, turn["text"]) == [[["open", f"/tables/{table}"]], 1]
    ada.go(f"/tables/{table}")
    ada.wait_for_choice()
    push(line, ada, worker, turn)
    assert len(ada.page.evaluate(SHOWN)) == 2
    assert listening.evaluate(CLICKED, turn["text"]) == [[["focus", f"/tables/{table}"]], 1]
    ada.go("/settings")
    expect(switch).not_to_be_checked()  # a page that is loaded anew was given no subscription
    switch.click()
    ada.page.get_by_text("Ce navigateur sera prévenu.").wait_for()
    switch.click()
    ada.page.get_by_text("Ce navigateur n’est plus prévenu.").wait_for()
    expect(ada.page.get_by_role("button", name="Me prévenir maintenant")).to_have_count(0)
    ada.complaints.clear()  # The browser itself reports the answer that was no success.


def test_who_signs_out_is_not_told_here_any_more(
    visitor: NewVisitor, service: tuple[list[Any], int]
) -> None:
    subscriber = Subscriber(service[1])
    ada = visitor()
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(f"({SUBSCRIBED})({json.dumps(subscriber.subscription())})")
    ada.play_now("Revolution!")
    sign_up(ada, "Ada Signs Out")
    switch = ada.page.get_by_label("Notify this browser, even when no page is open")
    switch.click()
    ada.page.get_by_text("This browser will be notified.").wait_for()
    with ada.page.expect_request("**/api/push/end") as ended:
        ada.click("Sign out")
    assert ended.value.post_data_json == {"endpoint": subscriber.subscription()["endpoint"]}
    answer = ended.value.response()
    assert answer is not None
    assert answer.ok
    expect(switch).not_to_be_checked()
    assert (
        ada.page.evaluate(
            "async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()"
        )
        is None
    )
