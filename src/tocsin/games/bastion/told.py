"""The kinds of events that the rules tell, and who learns what of each (RULES 6)."""

# mypyc: compile

from typing import Final

from tocsin.kernel.event import SEAT, EventForm, number

from . import names
from .names import ITS_MISSION, ITS_OBJECT, ITS_PIECE, RIVAL, SQUARE, VALUES

BOTH: Final = ("seat", "rival")

TURN: Final = 0
SIDE_CHOSEN: Final = 1
MOVED: Final = 2
BOARDED: Final = 3
RAPIDITY: Final = 4
GATE_OPENED: Final = 5
GATE_CLOSED: Final = 6
FREED: Final = 7
TREASURE_TAKEN: Final = 8
FLAG_TAKEN: Final = 9
TREASURE_BACK: Final = 10
FLAG_BACK: Final = 11
ATTACKED: Final = 12
SUPPORTED: Final = 13
ASSAULTED: Final = 14
LAID_CARD: Final = 15
POWER: Final = 16
STANDOFF: Final = 17
CAPTURED: Final = 18
DAMAGED: Final = 19
BROKEN: Final = 20
NO_RIPOSTE: Final = 21
SHOWN: Final = 22
LOOKED: Final = 23
DREW: Final = 24
RETURNED: Final = 25
MISSION_LAID: Final = 26
MISSION_LOST: Final = 27
SPYING: Final = 28
SPIED: Final = 29
DEPLOYED: Final = 30
READY: Final = 31
ELIMINATED: Final = 32
ATTACHED: Final = 33
OBJECT_TAKEN: Final = 34
OBJECT_GONE: Final = 35
EVENT_PLAYED: Final = 36
SAVED: Final = 37
STOLEN: Final = 38
WON: Final = 39
ENDED: Final = 40
GAINED: Final = 41
PICKED: Final = 42
AIMED: Final = 43
AIMED_AT_GATE: Final = 44
CARD_ADDED: Final = 45
WENT_ON: Final = 46
CARD_TURNED: Final = 47
FORCE_ADDED: Final = 48

EVENTS: Final = {
    TURN: EventForm("turn-begins", (SEAT, ("round", number))),
    SIDE_CHOSEN: EventForm("side-chosen", (SEAT, ("side", names.ON_SIDE))),
    MOVED: EventForm("moved", (SEAT, ITS_PIECE, *SQUARE)),
    BOARDED: EventForm("boarded", (SEAT, ITS_PIECE, ("tower", names.PIECE))),
    RAPIDITY: EventForm("rapidity-paid", (SEAT, ("amount", number))),
    GATE_OPENED: EventForm("gate-opened", (SEAT, RIVAL, ("own", number))),
    GATE_CLOSED: EventForm("gate-closed", (SEAT, RIVAL, ("own", number))),
    FREED: EventForm("freed", (SEAT, ITS_PIECE, RIVAL, *SQUARE)),
    TREASURE_TAKEN: EventForm("treasure-taken", (SEAT, RIVAL)),
    FLAG_TAKEN: EventForm("flag-taken", (SEAT, RIVAL)),
    TREASURE_BACK: EventForm("treasure-back", (SEAT, RIVAL)),
    FLAG_BACK: EventForm("flag-back", (SEAT, RIVAL)),
    ATTACKED: EventForm("attacked", (SEAT, ITS_PIECE, RIVAL, ("target", names.PIECE))),
    SUPPORTED: EventForm("supported", (SEAT, ITS_PIECE)),
    ASSAULTED: EventForm("assaulted", (SEAT, ITS_PIECE, RIVAL)),
    LAID_CARD: EventForm("card-laid", (SEAT,), (("card", number),)),
    POWER: EventForm("power", (SEAT, ITS_PIECE, *VALUES, ("power", number))),
    STANDOFF: EventForm("standoff", (SEAT, RIVAL)),
    CAPTURED: EventForm("captured", (SEAT, RIVAL, ITS_PIECE)),
    DAMAGED: EventForm("damaged", (SEAT, RIVAL, ("power", number), ("left", number))),
    BROKEN: EventForm("broken", (SEAT, RIVAL)),
    NO_RIPOSTE: EventForm("no-riposte", (SEAT,)),
    SHOWN: EventForm("shown", (SEAT, ITS_PIECE, *VALUES)),
    LOOKED: EventForm("looked", (SEAT, RIVAL, ITS_PIECE), VALUES, BOTH),
    DREW: EventForm("drew", (SEAT,), (ITS_MISSION,)),
    RETURNED: EventForm("returned", (SEAT,), (ITS_MISSION,)),
    MISSION_LAID: EventForm("mission-laid", (SEAT, ITS_MISSION, ("points", number))),
    MISSION_LOST: EventForm("mission-lost", (SEAT, ITS_MISSION)),
    SPYING: EventForm("spying", (SEAT, ITS_PIECE, RIVAL)),
    SPIED: EventForm("spied", (SEAT, RIVAL), (ITS_MISSION,), BOTH),
    # Nothing of a deployment is public before all are ready (RULES 6.3).
    DEPLOYED: EventForm("deployed", (SEAT, ("figure", names.FIGURE), *SQUARE), hidden=True),
    READY: EventForm("ready", (SEAT,)),
    ELIMINATED: EventForm("eliminated", (SEAT,)),
    ATTACHED: EventForm("attached", (SEAT, ITS_PIECE, ITS_OBJECT)),
    OBJECT_TAKEN: EventForm("object-taken", (SEAT, ITS_PIECE, ITS_OBJECT)),
    OBJECT_GONE: EventForm("object-gone", (ITS_OBJECT,)),
    EVENT_PLAYED: EventForm(
        "event-played", (SEAT, ("event", names.EVENT), ("green", number), ("red", number))
    ),
    SAVED: EventForm("brought-home", (SEAT, ITS_PIECE, *SQUARE)),
    STOLEN: EventForm("stolen", (SEAT, ITS_PIECE, ITS_OBJECT)),
    WON: EventForm("victory", (SEAT,)),
    ENDED: EventForm("ended", (("round", number),)),
    GAINED: EventForm("gained", (SEAT, ("reserve", names.RESERVE), ("amount", number))),
    PICKED: EventForm("picked", (SEAT, ITS_PIECE)),
    AIMED: EventForm("aimed", (SEAT, ITS_PIECE, RIVAL)),
    AIMED_AT_GATE: EventForm("aimed-at-gate", (SEAT, RIVAL)),
    CARD_ADDED: EventForm("card-added", (SEAT, ("card", number))),
    WENT_ON: EventForm("went-on", (SEAT,)),
    CARD_TURNED: EventForm(
        "card-turned", (SEAT, ("card", number), ("reserve", names.RESERVE), ("amount", number))
    ),
    FORCE_ADDED: EventForm("force-added", (SEAT, ITS_PIECE, ("force", number))),
}
