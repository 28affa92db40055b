"""The events that the rules tell, and who learns what of each."""

# mypyc: compile

from typing import Final

from tocsin.kernel.event import SEAT, EventForm, number

from ..rules import event_ids

EVENTS: Final = {
    # All see that a seat has decided; what, only the seat itself (RULES 6.2).
    event_ids.DECIDED: EventForm("decided", (SEAT,), (("thrown", number),)),
    event_ids.SHOWN: EventForm("shown", (SEAT, ("card", number), ("thrown", number))),
}
