"""What one seat is asked now, for people: drawn by the board and the text interface alike."""

import msgspec

from .message import Message


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer: its action text, the thing it belongs to, and its own message.

    With a warning, a person is asked once more before the answer counts: it says what is lost.
    """

    action: str
    target: str
    message: Message
    warning: Message | None = None


class Choice(msgspec.Struct, frozen=True):
    """One sentence and the options, in the order of `legal`."""

    seat: int
    message: Message
    options: list[Option]
