"""Kinds of events: their arguments, and the seats that learn private ones (RULES 6)."""

# mypyc: compile

from typing import Final

from tocsin.kernel.event import SEAT, EventForm, number
from tocsin.kernel.message import seat_id

from ..rules import event_ids
from ..rules.names import EVENT, FIGURE, FILE, MISSION, OBJECT, ON_SIDE, PIECE, RESERVE

RIVAL: Final = ("rival", seat_id)
ITS_PIECE: Final = ("piece", PIECE)
SQUARE: Final = (("file", FILE), ("row", number))
VALUES: Final = (("force", number), ("courage", number))
ITS_MISSION: Final = ("mission", MISSION)
ITS_OBJECT: Final = ("object", OBJECT)
BOTH: Final = ("seat", "rival")

EVENTS: Final = {
    event_ids.TURN: EventForm("turn-begins", (SEAT, ("round", number))),
    event_ids.SIDE_CHOSEN: EventForm("side-chosen", (SEAT, ("side", ON_SIDE))),
    event_ids.MOVED: EventForm("moved", (SEAT, ITS_PIECE, *SQUARE)),
    event_ids.BOARDED: EventForm("boarded", (SEAT, ITS_PIECE, ("tower", PIECE))),
    event_ids.RAPIDITY: EventForm("rapidity-paid", (SEAT, ("amount", number))),
    event_ids.GATE_OPENED: EventForm("gate-opened", (SEAT, RIVAL, ("own", number))),
    event_ids.GATE_CLOSED: EventForm("gate-closed", (SEAT, RIVAL, ("own", number))),
    event_ids.FREED: EventForm("freed", (SEAT, ITS_PIECE, RIVAL, *SQUARE)),
    event_ids.TREASURE_TAKEN: EventForm("treasure-taken", (SEAT, RIVAL)),
    event_ids.FLAG_TAKEN: EventForm("flag-taken", (SEAT, RIVAL)),
    event_ids.TREASURE_BACK: EventForm("treasure-back", (SEAT, RIVAL)),
    event_ids.FLAG_BACK: EventForm("flag-back", (SEAT, RIVAL)),
    event_ids.ATTACKED: EventForm("attacked", (SEAT, ITS_PIECE, RIVAL, ("target", PIECE))),
    event_ids.SUPPORTED: EventForm("supported", (SEAT, ITS_PIECE)),
    event_ids.ASSAULTED: EventForm("assaulted", (SEAT, ITS_PIECE, RIVAL)),
    event_ids.LAID_CARD: EventForm("card-laid", (SEAT,), (("card", number),)),
    event_ids.POWER: EventForm("power", (SEAT, ITS_PIECE, *VALUES, ("power", number))),
    event_ids.STANDOFF: EventForm("standoff", (SEAT, RIVAL)),
    event_ids.CAPTURED: EventForm("captured", (SEAT, RIVAL, ITS_PIECE)),
    event_ids.DAMAGED: EventForm("damaged", (SEAT, RIVAL, ("power", number), ("left", number))),
    event_ids.BROKEN: EventForm("broken", (SEAT, RIVAL)),
    event_ids.NO_RIPOSTE: EventForm("no-riposte", (SEAT,)),
    event_ids.SHOWN: EventForm("shown", (SEAT, ITS_PIECE, *VALUES)),
    event_ids.LOOKED: EventForm("looked", (SEAT, RIVAL, ITS_PIECE), VALUES, BOTH),
    event_ids.DREW: EventForm("drew", (SEAT,), (ITS_MISSION,)),
    event_ids.RETURNED: EventForm("returned", (SEAT,), (ITS_MISSION,)),
    event_ids.MISSION_LAID: EventForm("mission-laid", (SEAT, ITS_MISSION, ("points", number))),
    event_ids.MISSION_LOST: EventForm("mission-lost", (SEAT, ITS_MISSION)),
    event_ids.SPYING: EventForm("spying", (SEAT, ITS_PIECE, RIVAL)),
    event_ids.SPIED: EventForm("spied", (SEAT, RIVAL), (ITS_MISSION,), BOTH),
    # A deployment stays secret until all seats are ready (RULES 6.3).
    event_ids.DEPLOYED: EventForm("deployed", (SEAT, ("figure", FIGURE), *SQUARE), hidden=True),
    event_ids.READY: EventForm("ready", (SEAT,)),
    event_ids.ELIMINATED: EventForm("eliminated", (SEAT,)),
    event_ids.ATTACHED: EventForm("attached", (SEAT, ITS_PIECE, ITS_OBJECT)),
    event_ids.OBJECT_TAKEN: EventForm("object-taken", (SEAT, ITS_PIECE, ITS_OBJECT)),
    event_ids.OBJECT_GONE: EventForm("object-gone", (ITS_OBJECT,)),
    event_ids.EVENT_PLAYED: EventForm(
        "event-played", (SEAT, ("event", EVENT), ("green", number), ("red", number))
    ),
    event_ids.SAVED: EventForm("brought-home", (SEAT, ITS_PIECE, *SQUARE)),
    event_ids.STOLEN: EventForm("stolen", (SEAT, ITS_PIECE, ITS_OBJECT)),
    event_ids.WON: EventForm("victory", (SEAT,)),
    event_ids.ENDED: EventForm("ended", (("round", number),)),
    event_ids.GAINED: EventForm("gained", (SEAT, ("reserve", RESERVE), ("amount", number))),
    event_ids.PICKED: EventForm("picked", (SEAT, ITS_PIECE)),
    event_ids.AIMED: EventForm("aimed", (SEAT, ITS_PIECE, RIVAL)),
    event_ids.AIMED_AT_GATE: EventForm("aimed-at-gate", (SEAT, RIVAL)),
    event_ids.CARD_ADDED: EventForm("card-added", (SEAT, ("card", number))),
    event_ids.WENT_ON: EventForm("went-on", (SEAT,)),
    event_ids.CARD_TURNED: EventForm(
        "card-turned", (SEAT, ("card", number), ("reserve", RESERVE), ("amount", number))
    ),
    event_ids.FORCE_ADDED: EventForm("force-added", (SEAT, ITS_PIECE, ("force", number))),
}
