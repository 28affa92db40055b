"""Events: what happened, said once for the log and the animation, to those who may know it."""

from collections.abc import Callable, Sequence

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
    return [f"{prefix}:{name}" for name in names].__getitem__


class EventForm(msgspec.Struct, frozen=True):
    """The declaration of one kind of event: what all may see, and what only its audience may.

    Fields stand in the order of the raw event's ints, public ones first. The audience names
    the public fields that hold a seat; whoever sits there also sees the secret fields, under
    the key with `-own` behind it. An event that nobody else learns of has `hidden` set and no
    secret fields: its audience is told it under the key as it is.
    """

    key: str
    public: tuple[Field, ...] = ()
    secret: tuple[Field, ...] = ()
    audience: tuple[str, ...] = ("seat",)
    hidden: bool = False

    def __post_init__(self) -> None:
        """Refuse a form by which nobody would learn what is secret, or its fields twice."""
        if self.hidden and self.secret:
            raise ValueError(f"{self.key} is hidden as a whole: put all its fields into public")
        if self.hidden or self.secret:
            if not {name for name, _ in self.public} & set(self.audience):
                raise ValueError(f"{self.key} has a secret, and no public field names its audience")


class EventMessages(msgspec.Struct, frozen=True, gc=False):
    """An event in words: what the seats of its audience learn, and what all others do, if any."""

    audience: tuple[int, ...]
    own: Message
    open: Message | None

    def to(self, viewer: int | None) -> Message | None:
        """Return what the viewer (None: a spectator) learns of it, or None if nothing."""
        return self.own if viewer in self.audience else self.open


def event_messages(form: EventForm, raw: Sequence[int]) -> EventMessages:
    """Put a raw event into words, once for all who are told of it."""
    values = raw[1:]
    shown = {
        name: naming(value) for (name, naming), value in zip(form.public, values, strict=False)
    }
    message = Message(form.key, shown)
    if not form.secret and not form.hidden:
        return EventMessages((), message, message)
    audience = tuple(
        value
        for (name, _), value in zip(form.public, values, strict=False)
        if name in form.audience and shown[name] == seat_id(value)
    )
    secret = {
        name: naming(value)
        for (name, naming), value in zip(form.secret, values[len(form.public) :], strict=False)
    }
    own = Message(f"{form.key}-own", shown | secret) if form.secret else message
    return EventMessages(audience, own, None if form.hidden else message)
