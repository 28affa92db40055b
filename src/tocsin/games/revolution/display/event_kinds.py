"""The kinds of events: key, public and secret fields of each."""

# mypyc: compile

from typing import Final

from tocsin.kernel.event import SEAT, EventForm, number
from tocsin.kernel.message import seat_id

from ..rules import event_ids
from ..rules.names import AREA, KIND, SPACE
from ..rules.tokens import KINDS

RIVAL: Final = ("rival", seat_id)
EVENTS: Final = {
    event_ids.TURN: EventForm("turn-begins", (("turn", number),)),
    # Bids are hidden, even the fact that a token was laid (RULES 6.2).
    event_ids.LAID: EventForm("laid", (SEAT, ("kind", KIND), ("space", SPACE)), hidden=True),
    event_ids.KNOCKED: EventForm("knocked", (SEAT,)),
    event_ids.REVEALED: EventForm("revealed", (("turn", number),)),
    event_ids.WON: EventForm("won", (SEAT, ("space", SPACE))),
    event_ids.BLOCKED: EventForm("blocked", (("space", SPACE),)),
    event_ids.SUPPORTED: EventForm("supported", (SEAT, ("points", number))),
    event_ids.GAINED: EventForm("gained", (SEAT, ("kind", KIND), ("amount", number))),
    event_ids.PLACED: EventForm("placed", (SEAT, ("area", AREA))),
    event_ids.NO_ROOM: EventForm("no-room", (SEAT, ("area", AREA))),
    event_ids.SPIED: EventForm("spied", (SEAT, RIVAL, ("area", AREA))),
    event_ids.SWAPPED: EventForm(
        "swapped",
        (SEAT, ("one", seat_id), ("here", AREA), ("other", seat_id), ("there", AREA)),
    ),
    event_ids.OCCUPIED: EventForm("occupied", (SEAT,)),
    event_ids.EVICTED: EventForm("evicted", (SEAT, RIVAL)),
    event_ids.REASSIGNED: EventForm("reassigned", (SEAT, ("here", AREA), ("there", AREA))),
    event_ids.RECLAIMED: EventForm("reclaimed", (SEAT, ("kind", KIND))),
    event_ids.EJECTED: EventForm("ejected", (SEAT, RIVAL, ("area", AREA))),
    event_ids.PLACED_RIVAL: EventForm("placed-rival", (SEAT, RIVAL, ("area", AREA))),
    event_ids.COPIED: EventForm("copied", (SEAT, ("space", SPACE))),
    event_ids.DECLINED: EventForm("declined", (SEAT,)),
    event_ids.PATRONAGE: EventForm("patronage", (SEAT, ("amount", number))),
    event_ids.ENDED: EventForm("ended", (("turn", number),)),
    event_ids.OFFERED: EventForm(
        "offered", (SEAT, ("space", SPACE), *[(kind, number) for kind in KINDS])
    ),
    event_ids.PICKED_CUBE: EventForm("picked-cube", (SEAT, RIVAL, ("area", AREA))),
    event_ids.PICKED_AREA: EventForm("picked-area", (SEAT, ("area", AREA))),
    event_ids.PICKED_RIVAL: EventForm("picked-rival", (SEAT, RIVAL)),
    event_ids.NO_CUBE: EventForm("no-cube", (SEAT, ("area", AREA))),
    event_ids.NO_ROOM_ANY: EventForm("no-room-any", (SEAT,)),
    event_ids.NO_CUBE_ANY: EventForm("no-cube-any", (SEAT,)),
    event_ids.NO_ROOM_RIVAL: EventForm("no-room-rival", (SEAT,)),
    event_ids.NO_CUBE_RIVAL: EventForm("no-cube-rival", (SEAT,)),
    event_ids.NO_SPYING: EventForm("no-spying", (SEAT,)),
    event_ids.NO_SWAP: EventForm("no-swap", (SEAT,)),
    event_ids.NO_REASSIGN: EventForm("no-reassign", (SEAT,)),
    event_ids.ALREADY_THERE: EventForm("already-there", (SEAT,)),
    event_ids.ASYLUM_OWN: EventForm("asylum-own", (SEAT,)),
}
