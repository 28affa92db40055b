"""Event kinds: message keys, public fields and fields private to a seat."""

# mypyc: compile

from typing import Final

from tocsin.kernel.event import SEAT, EventForm, number

from ..rules import event_ids, names
from ..rules.board import WEAPONS

EVENTS: Final = {
    event_ids.ROUND: EventForm("round-begins", (("round", number),)),
    event_ids.PLACED: EventForm("placed", (SEAT, ("value", number), ("location", names.LOCATION))),
    event_ids.EVALUATED: EventForm(
        "evaluated", (SEAT, ("value", number), ("location", names.LOCATION))
    ),
    event_ids.GAINED: EventForm("gained", (SEAT, ("amount", number))),
    event_ids.STARTS: EventForm("starts", (SEAT,)),
    event_ids.EXCHANGED: EventForm("exchanged", (SEAT, ("old", number), ("new", number))),
    event_ids.KEPT: EventForm("kept", (SEAT, ("value", number))),
    event_ids.SCORED: EventForm("scored", (SEAT, ("points", number), ("source", names.SOURCE))),
    event_ids.TORCHES_TAKEN: EventForm("torches-taken", (SEAT, ("amount", number))),
    event_ids.HIRED: EventForm("hired", (SEAT, ("amount", number))),
    event_ids.MOVED: EventForm("moved", (SEAT, ("steps", number), ("space", number))),
    event_ids.AT_THE_END: EventForm("at-the-end", (SEAT, ("amount", number))),
    event_ids.BOUGHT: EventForm("bought", (SEAT, ("card", names.CARD), ("price", number))),
    event_ids.DECLINED: EventForm("declined", (SEAT,)),
    # RULES 6.3: the mission is private to its holder.
    event_ids.MISSION_TAKEN: EventForm("mission-taken", (SEAT,), (("mission", names.MISSION),)),
    event_ids.NO_MISSION: EventForm("no-mission", (SEAT,)),
    event_ids.FLAGS_MOST: EventForm("flags-most", (SEAT, ("flags", number))),
    event_ids.FLAGS_SECOND: EventForm("flags-second", (SEAT, ("flags", number))),
    event_ids.SHOWN_BONUS: EventForm("shown-bonus", (("tile", names.BONUS_TILE),)),
    event_ids.SHOWN_VERSAILLES: EventForm("shown-versailles", (("tile", names.VERSAILLES_TILE),)),
    event_ids.SHOWN_CARD: EventForm("shown-card", (("card", names.CARD),)),
    event_ids.INTERIM_BEGINS: EventForm("interim-begins", (("round", number),)),
    event_ids.FINAL_BEGINS: EventForm("final-begins", (("round", number),)),
    event_ids.JOINED: EventForm("joined", (SEAT, ("card", names.CARD), ("group", names.GROUP))),
    event_ids.DRAWN: EventForm("drawn", (SEAT,)),
    event_ids.ENTERED: EventForm(
        "entered", (SEAT, ("place", number), ("board", names.NICHE_BOARD), ("effect", names.EFFECT))
    ),
    event_ids.CARD_TAKEN: EventForm("card-taken", (SEAT, ("card", names.CARD))),
    event_ids.CLAIMED: EventForm("claimed", (SEAT, ("one", names.WEAPON), ("other", names.WEAPON))),
    event_ids.CLAIMED_LAST: EventForm("claimed-last", (SEAT, ("one", names.WEAPON))),
    event_ids.ARSENAL_LAID: EventForm("arsenal-laid", tuple((name, number) for name in WEAPONS)),
    event_ids.MISSION_SCORED: EventForm(
        "mission-scored", (SEAT, ("mission", names.MISSION), ("points", number))
    ),
    event_ids.UNARMED: EventForm("unarmed", (SEAT, ("amount", number), ("points", number))),
    event_ids.ENDED: EventForm("ended", (("round", number),)),
    event_ids.PILE_CHOSEN: EventForm("pile-chosen", (SEAT, ("pile", names.PILE))),
    event_ids.WENT_HOME: EventForm("went-home", (SEAT, ("amount", number))),
    event_ids.BACK_IN_BAG: EventForm("back-in-bag", (SEAT, ("amount", number))),
    event_ids.NO_UPGRADE: EventForm("no-upgrade", (SEAT,)),
    event_ids.NO_CARD: EventForm("no-card", (SEAT,)),
    event_ids.CLAIMED_TWO: EventForm("claimed-two", (SEAT, ("weapon", names.WEAPON))),
    event_ids.DISPLAY_EMPTY: EventForm("nobody-left", (SEAT,)),
    event_ids.TOO_POOR: EventForm("too-poor", (SEAT,)),
}
