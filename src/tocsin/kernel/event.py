"""Events: what happened, said once for the log and the animation, to those who may know it."""

from collections.abc import Callable

import msgspec

from .message import Argument, Message, seat_id

Naming = Callable[[int], Argument]
Field = tuple[str, Naming]


def number(value: int) -> int:
    """Name a plain number."""
    return value


SEAT: Field = ("seat", seat_id)


def things(prefix: str, names: tuple[str, ...]) -> Callable[[int], str]:
    """Name the things of one kind by their ids."""
    return lambda index: f"{prefix}:{names[index]}"


class EventForm(msgspec.Struct, frozen=True):
    """The declaration of one kind of event: what all may see, and what only its audience may.

    Fields stand in the order of the raw event's ints, public ones first. The audience names
    the public fields that hold a seat; whoever sits there also sees the secret fields, under
    the key with `-own` behind it. An event of which nothing is public has `hidden` set.
    """

    key: str
    public: tuple[Field, ...] = ()
    secret: tuple[Field, ...] = ()
    audience: tuple[str, ...] = ("seat",)
    hidden: bool = False


def told(form: EventForm, raw: list[int], viewer: int | None) -> Message | None:
    """Return what the viewer (None: a spectator) learns of a raw event, or None if nothing."""
    values = raw[1:]
    shown = {
        name: naming(value) for (name, naming), value in zip(form.public, values, strict=False)
    }
    knows = viewer is not None and any(shown.get(name) == seat_id(viewer) for name in form.audience)
    if form.hidden and not knows:
        return None
    if not form.secret or not knows:
        return Message(form.key, shown)
    for (name, naming), value in zip(form.secret, values[len(form.public) :], strict=False):
        shown[name] = naming(value)
    return Message(f"{form.key}-own", shown)
