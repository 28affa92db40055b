"""Events for log and animation, each with the seats that may see its secret fields."""

from collections.abc import Callable, Sequence

import msgspec

from .message import Argument, Message, seat_id

Naming = Callable[[int], Argument]
Field = tuple[str, Naming]


def number(value: int) -> int:
    """Return a plain number as an argument."""
    return value


SEAT: Field = ("seat", seat_id)


def things(prefix: str, names: tuple[str, ...]) -> Callable[[int], str]:
    """Return a function from index to id, such as `prize:crown`."""
    return [f"{prefix}:{name}" for name in names].__getitem__


class EventForm(msgspec.Struct, frozen=True):
    """The declaration of one kind of event: its public fields, and the secret ones of its audience.

    Fields are in the order of the raw event's ints, public ones first. `audience` names public
    fields that hold a seat: these seats also see the secret fields, in a message with `-own`
    appended to the key. A `hidden` event is shown to its audience only, and has no secret fields.
    """

    key: str
    public: tuple[Field, ...] = ()
    secret: tuple[Field, ...] = ()
    audience: tuple[str, ...] = ("seat",)
    hidden: bool = False

    def __post_init__(self) -> None:
        """Raise ValueError for secret fields without an audience, or in a hidden event."""
        if self.hidden and self.secret:
            raise ValueError(f"{self.key} is hidden as a whole: put all its fields into public")
        if self.hidden or self.secret:
            if not {name for name, _ in self.public} & set(self.audience):
                raise ValueError(f"{self.key} has a secret, and no public field names its audience")


class EventMessages(msgspec.Struct, frozen=True, gc=False):
    """The messages of an event: one for its audience and one, or None, for all other viewers."""

    audience: tuple[int, ...]
    own: Message
    public: Message | None

    def to(self, viewer: int | None) -> Message | None:
        """Return the message to a viewer (None: a spectator), or None if the event is hidden."""
        return self.own if viewer in self.audience else self.public


def event_messages(form: EventForm, raw: Sequence[int]) -> EventMessages:
    """Return the messages of a raw event."""
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
