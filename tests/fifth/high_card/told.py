"""The events that the rules tell, and who learns what of each."""

# mypyc: compile

from typing import Final

from tocsin.kernel.event import SEAT, EventForm, number

DECIDED: Final = 0
SHOWN: Final = 1
EVENTS: Final = {
    # All see that a seat has decided; what, only the seat itself (RULES 6.2).
    DECIDED: EventForm("decided", (SEAT,), (("thrown", number),)),
    SHOWN: EventForm("shown", (SEAT, ("card", number), ("thrown", number))),
}
