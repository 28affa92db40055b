"""A client as a browser is one: a cookie, calls, and a page at a table."""

import asyncio
import http.client
import json
import secrets
from collections.abc import Callable
from itertools import count
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

from tests.patience import PATIENCE, patient
from tests.server.house import House
from tocsin.kernel.change import changed
from tocsin.server.websocket.messages import PROTOCOL

Json = Any
PASSWORD = "correct horse battery"
PLACES = count(1)


class Guest:
    """Somebody with a cookie."""

    def __init__(self, house: House, name: str | None = None) -> None:
        self.house = house
        self.cookie = ""
        if name is not None:
            self.ok("PATCH", "/api/me", {"name": name})

    @property
    def headers(self) -> dict[str, str]:
        """Return by what the server knows who this is."""
        return {"Cookie": self.cookie} if self.cookie else {}

    def call(
        self, method: str, path: str, body: Json = None, raw: bytes | None = None, **headers: str
    ) -> tuple[int, Json]:
        """Make a call and return its status and answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.house.port, timeout=PATIENCE)
        sent = {"Content-Type": "application/json", **headers, **self.headers}
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        try:
            connection.request(method, path, data, sent)
            answer = connection.getresponse()
            content = answer.read()
        finally:
            connection.close()
        if answer.getheader("set-cookie"):
            self.cookie = str(answer.getheader("set-cookie")).partition(";")[0]
        is_json = "json" in str(answer.getheader("content-type"))
        return answer.status, json.loads(content) if is_json else content.decode()

    def ok(self, method: str, path: str, body: Json = None) -> Json:
        """Make a call that must succeed."""
        status, answer = self.call(method, path, body)
        assert status == 200, (status, answer, self.house.errors[-5:])
        return answer

    def open_table(self, *seats: str, game: str = "revolution", **wishes: Json) -> Json:
        """Open a table; a seat is me, open, or the name of a bot."""
        places = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        return self.ok("POST", "/api/tables", {"game": game, "seats": places, **wishes})

    def sit(self, table: str, seat: int, invitation: str | None = None) -> Json:
        body = {"seat": seat} | ({"invitation": invitation} if invitation else {})
        return self.ok("POST", f"/api/tables/{table}/sit", body)

    async def join(self, table: str, invitation: str | None = None) -> "Page":
        """Open a page at a table."""
        page = Page(self, table, invitation)
        await page.open()
        return page


def elsewhere() -> dict[str, str]:
    """Return the headers of a call from an address of its own, as a proxy says it.

    Passwords that come from one address again and again would be taken for guesses.
    """
    return {"X-Forwarded-For": f"2001:db8:{next(PLACES):x}::1"}


def account(house: House, name: str) -> Guest:
    """Return somebody who has just made an account."""
    return _known(house, "/api/account", name, PASSWORD)


def signed_in(house: House, name: str, password: str = PASSWORD) -> Guest:
    """Return somebody who has just signed in, at another browser."""
    return _known(house, "/api/login", name, password)


def _known(house: House, path: str, name: str, password: str) -> Guest:
    guest = Guest(house)
    body = {"name": name, "password": password}
    status, answer = guest.call("POST", path, body, None, **elsewhere())
    assert status == 200, (status, answer, house.errors[-5:])
    return guest


class Page:
    """A socket that keeps all it hears."""

    def __init__(self, guest: Guest, table_id: str, invitation: str | None = None) -> None:
        self.guest = guest
        self.id = table_id
        self.invitation = invitation
        self.text = False
        self.frames: list[str] = []
        self.sights: dict[int | None, Json] = {}
        self.log: list[list[Json]] = []
        self.table: Json = None
        self.chat: list[Json] = []
        self.answers: dict[str, Json] = {}
        self.socket: ClientConnection

    async def open(self) -> None:
        self.socket = await dial(self.guest, self.id)
        hello: Json = {"type": "hello", "protocol": PROTOCOL, "text": self.text}
        if self.invitation is not None:
            hello["invitation"] = self.invitation
        await self.socket.send(json.dumps(hello))
        first = await self.hear()
        assert first["type"] == "welcome", f"not let in: {first} {self.guest.house.errors[-5:]}"

    async def close(self) -> None:
        await self.socket.close()

    async def hear(self) -> Json:
        """Take in one message."""
        async with patient("a message to this page"):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        message = json.loads(text)
        match message["type"]:
            case "welcome":
                self.table = message["table"]
                self.sights = {sight["seat"]: sight for sight in message["sights"]}
                self.log = message["log"]
                self.chat = message["chat"]
            case "update":
                self._update(message)
            case "table":
                self.table = message["table"]
            case "chat":
                self.chat.append(message["chat"])
            case _:
                self.answers[str(message["key"])] = message
        return message

    def _update(self, message: Json) -> None:
        seat = message["seat"]
        self.sights[seat] = followed(self.sights[seat], message)[-1]
        if seat == next(iter(self.sights)):
            kept = self.log[: len(self.log) - message["undone"]]
            events = [{"key": event["key"], "args": event["args"]} for event in message["events"]]
            self.log = [*kept, events]

    async def ask(self, kind: str, key: str | None = None, **fields: Json) -> Json:
        """Send a request and return its answer."""
        key = key or secrets.token_hex(8)
        await self.socket.send(json.dumps({"type": kind, "key": key, **fields}))
        while key not in self.answers:
            await self.hear()
        return self.answers.pop(key)

    async def act(self, seat: int, action: str, **fields: Json) -> Json:
        """Act on what the seat was last shown."""
        number = fields.pop("number", self.sights[seat]["number"])
        return await self.ask("act", seat=seat, number=number, action=action, **fields)

    async def until(self, told: Callable[[], bool]) -> None:
        """Listen until something is so."""
        while not told():
            await self.hear()

    async def settle(self, seconds: float = 0.3) -> None:
        """Listen until nothing more comes."""
        while True:
            try:
                async with asyncio.timeout(seconds):
                    await self.hear()
            except TimeoutError:
                return

    def choices(self) -> list[tuple[int, list[str]]]:
        """Return the seats that are asked something, and their options."""
        return [
            (seat, [option["action"] for option in sight["choice"]["options"]])
            for seat, sight in self.sights.items()
            if seat is not None and sight["choice"]
        ]

    def is_over(self) -> bool:
        return any(sight["outcome"] for sight in self.sights.values())


def followed(sight: Json, update: Json) -> list[Json]:
    """Return a sight at each event of an update, and at last what it has become."""
    # No gaps and no doubles: every update is the next one.
    assert update["number"] == sight["number"] + 1
    assert update["seat"] == sight["seat"]
    return [
        *told_moments(sight, update),
        followed_step(sight, update) | {"number": update["number"]},
    ]


def followed_step(sight: Json, step: Json) -> Json:
    """Return what a sight becomes by the changes of a step."""
    return changed([sight, *told_moments(sight, step)][-1], step.get("change", {}))


def told_moments(sight: Json, step: Json) -> list[Json]:
    """Return a sight at each event of a step."""
    sights = [sight]
    for event in step["events"]:
        sights.append(sights[-1] | {"view": changed(sights[-1]["view"], event.get("change", {}))})
    return sights[1:]


async def dial(guest: Guest, table_id: str, **headers: str) -> ClientConnection:
    """Open a bare socket."""
    headers |= guest.headers
    async with patient("a socket"):
        return await connect(
            f"ws://127.0.0.1:{guest.house.port}/api/tables/{table_id}/socket",
            additional_headers=headers,
            open_timeout=None,
            ping_interval=None,
            max_size=None,
            compression=None,
        )


Chooser = Callable[[int, list[str]], str]


async def play_on(page: Page, choose: Chooser, most: int = 10_000) -> int:
    """Answer everything the page is asked until the match is over; return how often."""
    acted = 0
    while not page.is_over() and acted < most:
        asked = page.choices()
        if not asked:
            await page.hear()
            continue
        seat, options = asked[0]
        answer = await page.act(seat, choose(seat, options))
        if answer["type"] == "ack":
            acted += 1
        else:
            # Somebody knocked in the same moment: the update that says so comes or came.
            assert answer["kind"] == "stale-action", answer
    return acted


# The line was lost, or nobody is there. Whoever only keeps silent is no such case: `patient`.
Dropped = (websockets.ConnectionClosed, OSError, websockets.InvalidHandshake)
