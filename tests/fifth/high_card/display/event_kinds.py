"""The kinds of events: key, public and secret fields of each."""

# mypyc: compile

from typing import Final

from tocsin.kernel.event import SEAT, EventForm, number

from ..rules import event_ids

EVENTS: Final = {
    # The decision is secret; only the fact that a seat has decided is public (RULES 6.2).
    event_ids.DECIDED: EventForm("decided", (SEAT,), (("thrown", number),)),
    event_ids.SHOWN: EventForm("shown", (SEAT, ("card", number), ("thrown", number))),
}
