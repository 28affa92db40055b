"""The events that the rules tell: the kinds, and who learns what of each."""

# mypyc: compile

from typing import Final

from tocsin.kernel.event import SEAT, EventForm, number
from tocsin.kernel.message import seat_id

from .board import KINDS
from .names import AREA, KIND, SPACE

TURN: Final = 0
LAID: Final = 1
KNOCKED: Final = 2
REVEALED: Final = 3
WON: Final = 4
BLOCKED: Final = 5
SUPPORTED: Final = 6
GAINED: Final = 7
PLACED: Final = 8
NO_ROOM: Final = 9
SPIED: Final = 10
SWAPPED: Final = 11
OCCUPIED: Final = 12
EVICTED: Final = 13
REASSIGNED: Final = 14
RECLAIMED: Final = 15
EJECTED: Final = 16
PLACED_RIVAL: Final = 17
COPIED: Final = 18
DECLINED: Final = 19
PATRONAGE: Final = 20
ENDED: Final = 21
OFFERED: Final = 22
PICKED_CUBE: Final = 23
PICKED_AREA: Final = 24
PICKED_RIVAL: Final = 25
NO_CUBE: Final = 26
NO_ROOM_ANY: Final = 27
NO_CUBE_ANY: Final = 28
NO_ROOM_RIVAL: Final = 29
NO_CUBE_RIVAL: Final = 30
NO_SPYING: Final = 31
NO_SWAP: Final = 32
NO_REASSIGN: Final = 33
ALREADY_THERE: Final = 34
ASYLUM_OWN: Final = 35

RIVAL: Final = ("rival", seat_id)
EVENTS: Final = {
    TURN: EventForm("turn-begins", (("turn", number),)),
    # Nothing of a bid is public, not even that a token was laid (RULES 6.2).
    LAID: EventForm("laid", (SEAT, ("kind", KIND), ("space", SPACE)), hidden=True),
    KNOCKED: EventForm("knocked", (SEAT,)),
    REVEALED: EventForm("revealed", (("turn", number),)),
    WON: EventForm("won", (SEAT, ("space", SPACE))),
    BLOCKED: EventForm("blocked", (("space", SPACE),)),
    SUPPORTED: EventForm("supported", (SEAT, ("points", number))),
    GAINED: EventForm("gained", (SEAT, ("kind", KIND), ("amount", number))),
    PLACED: EventForm("placed", (SEAT, ("area", AREA))),
    NO_ROOM: EventForm("no-room", (SEAT, ("area", AREA))),
    SPIED: EventForm("spied", (SEAT, RIVAL, ("area", AREA))),
    SWAPPED: EventForm(
        "swapped",
        (SEAT, ("one", seat_id), ("here", AREA), ("other", seat_id), ("there", AREA)),
    ),
    OCCUPIED: EventForm("occupied", (SEAT,)),
    EVICTED: EventForm("evicted", (SEAT, RIVAL)),
    REASSIGNED: EventForm("reassigned", (SEAT, ("here", AREA), ("there", AREA))),
    RECLAIMED: EventForm("reclaimed", (SEAT, ("kind", KIND))),
    EJECTED: EventForm("ejected", (SEAT, RIVAL, ("area", AREA))),
    PLACED_RIVAL: EventForm("placed-rival", (SEAT, RIVAL, ("area", AREA))),
    COPIED: EventForm("copied", (SEAT, ("space", SPACE))),
    DECLINED: EventForm("declined", (SEAT,)),
    PATRONAGE: EventForm("patronage", (SEAT, ("amount", number))),
    ENDED: EventForm("ended", (("turn", number),)),
    OFFERED: EventForm("offered", (SEAT, ("space", SPACE), *[(kind, number) for kind in KINDS])),
    PICKED_CUBE: EventForm("picked-cube", (SEAT, RIVAL, ("area", AREA))),
    PICKED_AREA: EventForm("picked-area", (SEAT, ("area", AREA))),
    PICKED_RIVAL: EventForm("picked-rival", (SEAT, RIVAL)),
    NO_CUBE: EventForm("no-cube", (SEAT, ("area", AREA))),
    NO_ROOM_ANY: EventForm("no-room-any", (SEAT,)),
    NO_CUBE_ANY: EventForm("no-cube-any", (SEAT,)),
    NO_ROOM_RIVAL: EventForm("no-room-rival", (SEAT,)),
    NO_CUBE_RIVAL: EventForm("no-cube-rival", (SEAT,)),
    NO_SPYING: EventForm("no-spying", (SEAT,)),
    NO_SWAP: EventForm("no-swap", (SEAT,)),
    NO_REASSIGN: EventForm("no-reassign", (SEAT,)),
    ALREADY_THERE: EventForm("already-there", (SEAT,)),
    ASYLUM_OWN: EventForm("asylum-own", (SEAT,)),
}
