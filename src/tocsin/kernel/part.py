"""What is printed on a component, for tooltips and the text interface."""

import msgspec

from .message import Message


class Part(msgspec.Struct, frozen=True):
    """A thing on the table: its id, its facts, and where its figures come from."""

    id: str
    facts: list[Message]
    source: str
