"""The messages of the WebSocket protocol; docs/protocol.md describes their meaning."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tocsin.kernel.change import Change
from tocsin.kernel.message import Message
from tocsin.kernel.part import Part
from tocsin.table.chat import Chat
from tocsin.table.updates.entry_updates import EntryUpdates, Viewer
from tocsin.table.updates.facts import SightFacts, TableFacts
from tocsin.table.updates.update_types import ViewerEvent, ViewerUpdate

PROTOCOL = 2

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]+$")]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Hello(msgspec.Struct, tag="hello"):
    """The first message of a client; repeated, it requests another welcome."""

    protocol: int
    invitation: str | None = None
    # Whether views are wanted as text too.
    text: bool = False
    # For bots: whether whole views are wanted instead of changes.
    whole: bool = False


class KeyedRequest(msgspec.Struct):
    """A request; its ack or error carries the same key."""

    key: Key


class SeatRequest(KeyedRequest):
    """A request for a seat."""

    seat: Number


class Act(SeatRequest, tag="act"):
    """Choose an action for a seat."""

    number: Number
    action: Annotated[str, Meta(max_length=200)]


class Undo(SeatRequest, tag="undo"):
    """Undo the last action."""

    number: Number


class Restart(SeatRequest, tag="restart"):
    """Undo the whole turn."""

    number: Number


class AskUndo(SeatRequest, tag="ask_undo"):
    """Ask the other players for consent to an undo."""


class AnswerUndo(SeatRequest, tag="answer_undo"):
    """Consent to the undo of another seat, or refuse it."""

    agree: bool


class Say(KeyedRequest, tag="chat"):
    """Write a chat message."""

    text: Annotated[str, Meta(max_length=500)]


class Mute(KeyedRequest, tag="mute"):
    """Mute or unmute the author of a chat message; for the host."""

    chat: Number
    muted: bool


class SpectatorChat(KeyedRequest, tag="spectator_chat"):
    """Allow or forbid spectators to chat; for the host."""

    allowed: bool


class Resign(SeatRequest, tag="resign"):
    """Resign; a bot plays on in the seat."""


class Return(SeatRequest, tag="return"):
    """Take the seat back from its stand-in."""


Play = Act | Undo | Restart | AskUndo | AnswerUndo | Resign | Return
Request = Play | Say | Mute | SpectatorChat
FromClient = Hello | Request


class Welcome(msgspec.Struct, tag="welcome"):
    """The complete state of the table for this client."""

    protocol: int
    table: TableFacts
    parts: list[Part]
    sights: list[SightFacts]
    chat: list[Chat]
    log: list[list[Message]]


class Update(msgspec.Struct, tag="update", omit_defaults=True):
    """The events that one viewer sees, and the change of the viewer's view."""

    seat: int | None
    number: int
    undone: int
    events: list[ViewerEvent]
    change: Change | None = None


def update_as_json(telling: EntryUpdates, viewer: Viewer, told: ViewerUpdate) -> bytes:
    """Return the update of a log entry for a viewer."""
    seat, _ = viewer
    number = telling.table.viewer_log(seat).number
    events, change = telling.events(viewer, told), telling.rest(viewer, told)
    return msgspec.json.encode(Update(seat, number, told.undone, events, change))


class SightTold(msgspec.Struct, tag="sight"):
    """A viewer's whole view, sent instead of an update."""

    sight: SightFacts


class TableChanged(msgspec.Struct, tag="table"):
    """The table after a change of seats, clocks, requests or status."""

    table: TableFacts


class ChatSaid(msgspec.Struct, tag="chat"):
    """A new chat message."""

    chat: Chat


class Ack(msgspec.Struct, tag="ack"):
    """The request with that key was executed, and its effect is durable."""

    key: str


class Refusal(msgspec.Struct, tag="error"):
    """The request with that key was refused and changed nothing."""

    key: str | None
    kind: str
    sentence: str


FromServer = Welcome | Update | SightTold | TableChanged | ChatSaid | Ack | Refusal
