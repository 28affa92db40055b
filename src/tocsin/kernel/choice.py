"""What one seat is asked now, for people: drawn by the board and the text interface alike."""

import msgspec

from .message import Message


class Option(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One answer: its action text, the thing it belongs to, and its own message.

    With a warning, a person is asked once more before the answer counts: it says what is lost.
    """

    action: str
    target: str
    message: Message
    warning: Message | None = None


class ClosedOption(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing that one might expect to be offered, and a clause that says why it is not.

    Where the words know it by another id, that is its name.
    """

    target: str
    message: Message
    name: str = ""


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One sentence, the options in the order of `legal`, and what is not offered and why."""

    seat: int
    message: Message
    options: list[Option]
    closed: list[ClosedOption] = []


def coach_key(choice: Choice) -> str:
    """Return the message with which a coach explains a question of that kind."""
    return "coach-" + choice.message.key.removeprefix("choose-")
