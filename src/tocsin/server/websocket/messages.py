"""The messages of the socket, as docs/protocol.md has them."""

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
    """The first message of a page."""

    protocol: int
    invitation: str | None = None
    # Whether the match is to be told as text, too.
    text: bool = False
    # For bots: whether sights are to be told whole, not by what changes.
    whole: bool = False


class KeyedRequest(msgspec.Struct):
    """A request, answered by its key."""

    key: Key


class SeatRequest(KeyedRequest):
    """A request of a seat."""

    seat: Number


class Act(SeatRequest, tag="act"):
    """Answer what a seat is asked."""

    number: Number
    action: Annotated[str, Meta(max_length=200)]


class Undo(SeatRequest, tag="undo"):
    """Take back the last action."""

    number: Number


class Restart(SeatRequest, tag="restart"):
    """Take back the turn."""

    number: Number


class AskUndo(SeatRequest, tag="ask_undo"):
    """Ask the table to take something back."""


class AnswerUndo(SeatRequest, tag="answer_undo"):
    """Agree, or not."""

    agree: bool


class Say(KeyedRequest, tag="chat"):
    """Say something to all."""

    text: Annotated[str, Meta(max_length=500)]


class Mute(KeyedRequest, tag="mute"):
    """Mute who said a line, or hear that person again; for the host."""

    chat: Number
    muted: bool


class SpectatorChat(KeyedRequest, tag="spectator_chat"):
    """Let spectators chat, or not; for the host."""

    allowed: bool


class Resign(SeatRequest, tag="resign"):
    """Leave the seat to a bot."""


class Return(SeatRequest, tag="return"):
    """Take the seat back."""


Play = Act | Undo | Restart | AskUndo | AnswerUndo | Resign | Return
Request = Play | Say | Mute | SpectatorChat
FromClient = Hello | Request


class Welcome(msgspec.Struct, tag="welcome"):
    """All there is to know."""

    protocol: int
    table: TableFacts
    parts: list[Part]
    sights: list[SightFacts]
    chat: list[Chat]
    log: list[list[Message]]


class Update(msgspec.Struct, tag="update", omit_defaults=True):
    """How one viewer's sight changes by something visible that happened."""

    seat: int | None
    number: int
    undone: int
    events: list[ViewerEvent]
    change: Change | None = None


def update_as_json(telling: EntryUpdates, viewer: Viewer, told: ViewerUpdate) -> bytes:
    """Return what a viewer is told of a line."""
    seat, _ = viewer
    number = telling.table.viewer_log(seat).number
    events, change = telling.events(viewer, told), telling.rest(viewer, told)
    return msgspec.json.encode(Update(seat, number, told.undone, events, change))


class SightTold(msgspec.Struct, tag="sight"):
    """A viewer's whole sight, in the place of an update."""

    sight: SightFacts


class TableChanged(msgspec.Struct, tag="table"):
    """Seats, clocks, requests or the status changed."""

    table: TableFacts


class ChatSaid(msgspec.Struct, tag="chat"):
    """Somebody said something."""

    chat: Chat


class Ack(msgspec.Struct, tag="ack"):
    """The request with that key was carried out, and is durable."""

    key: str


class Refusal(msgspec.Struct, tag="error"):
    """The request with that key changed nothing."""

    key: str | None
    kind: str
    sentence: str


FromServer = Welcome | Update | SightTold | TableChanged | ChatSaid | Ack | Refusal
