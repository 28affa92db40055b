"""The choice of a seat in words, shown by the board and by the text interface."""

import msgspec

from .message import Message


class Option(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One answer: its action text, the id of the thing it belongs to, and its message.

    An option with a warning has to be confirmed; the warning names the loss.
    """

    action: str
    target: str
    message: Message
    warning: Message | None = None


class ClosedOption(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing that cannot be chosen now, with the reason; `name` is its id in the words, if set."""

    target: str
    message: Message
    name: str = ""


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A question in one sentence, its options in the order of `legal`, and closed options."""

    seat: int
    message: Message
    options: list[Option]
    closed: list[ClosedOption] = []


def coach_key(choice: Choice) -> str:
    """Return the key of the message with which a coach explains this kind of question."""
    return "coach-" + choice.message.key.removeprefix("choose-")
