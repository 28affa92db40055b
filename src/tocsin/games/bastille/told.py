"""What the rules tell: the kinds of events, and who learns what of each."""

# mypyc: compile

from typing import Final

from tocsin.kernel.event import SEAT, EventForm, number

from . import names
from .board import WEAPONS

ROUND: Final = 0
PLACED: Final = 1
EVALUATED: Final = 2
GAINED: Final = 3
STARTS: Final = 4
EXCHANGED: Final = 5
KEPT: Final = 6
SCORED: Final = 7
TORCHES_TAKEN: Final = 8
HIRED: Final = 9
MOVED: Final = 10
AT_THE_END: Final = 11
BOUGHT: Final = 12
DECLINED: Final = 13
MISSION_TAKEN: Final = 14
NO_MISSION: Final = 15
FLAGS_MOST: Final = 16
FLAGS_SECOND: Final = 17
SHOWN_BONUS: Final = 18
SHOWN_VERSAILLES: Final = 19
SHOWN_CARD: Final = 20
INTERIM_BEGINS: Final = 21
FINAL_BEGINS: Final = 22
JOINED: Final = 23
DRAWN: Final = 24
ENTERED: Final = 25
CARD_TAKEN: Final = 26
CLAIMED: Final = 27
CLAIMED_LAST: Final = 28
ARSENAL_LAID: Final = 29
MISSION_SCORED: Final = 30
UNARMED: Final = 31
ENDED: Final = 32
PILE_CHOSEN: Final = 33
WENT_HOME: Final = 34
BACK_IN_BAG: Final = 35
NO_UPGRADE: Final = 36
NO_CARD: Final = 37
CLAIMED_TWO: Final = 38
NOBODY_LEFT: Final = 39
TOO_POOR: Final = 40

EVENTS: Final = {
    ROUND: EventForm("round-begins", (("round", number),)),
    PLACED: EventForm("placed", (SEAT, ("value", number), ("location", names.LOCATION))),
    EVALUATED: EventForm("evaluated", (SEAT, ("value", number), ("location", names.LOCATION))),
    GAINED: EventForm("gained", (SEAT, ("amount", number))),
    STARTS: EventForm("starts", (SEAT,)),
    EXCHANGED: EventForm("exchanged", (SEAT, ("old", number), ("new", number))),
    KEPT: EventForm("kept", (SEAT, ("value", number))),
    SCORED: EventForm("scored", (SEAT, ("points", number), ("source", names.SOURCE))),
    TORCHES_TAKEN: EventForm("torches-taken", (SEAT, ("amount", number))),
    HIRED: EventForm("hired", (SEAT, ("amount", number))),
    MOVED: EventForm("moved", (SEAT, ("steps", number), ("space", number))),
    AT_THE_END: EventForm("at-the-end", (SEAT, ("amount", number))),
    BOUGHT: EventForm("bought", (SEAT, ("card", names.CARD), ("price", number))),
    DECLINED: EventForm("declined", (SEAT,)),
    # That a mission was kept is seen by all, which one by its keeper only (RULES 6.3).
    MISSION_TAKEN: EventForm("mission-taken", (SEAT,), (("mission", names.MISSION),)),
    NO_MISSION: EventForm("no-mission", (SEAT,)),
    FLAGS_MOST: EventForm("flags-most", (SEAT, ("flags", number))),
    FLAGS_SECOND: EventForm("flags-second", (SEAT, ("flags", number))),
    SHOWN_BONUS: EventForm("shown-bonus", (("tile", names.BONUS_TILE),)),
    SHOWN_VERSAILLES: EventForm("shown-versailles", (("tile", names.VERSAILLES_TILE),)),
    SHOWN_CARD: EventForm("shown-card", (("card", names.CARD),)),
    INTERIM_BEGINS: EventForm("interim-begins", (("round", number),)),
    FINAL_BEGINS: EventForm("final-begins", (("round", number),)),
    JOINED: EventForm("joined", (SEAT, ("card", names.CARD), ("group", names.GROUP))),
    DRAWN: EventForm("drawn", (SEAT,)),
    ENTERED: EventForm(
        "entered", (SEAT, ("place", number), ("board", names.NICHE_BOARD), ("effect", names.EFFECT))
    ),
    CARD_TAKEN: EventForm("card-taken", (SEAT, ("card", names.CARD))),
    CLAIMED: EventForm("claimed", (SEAT, ("one", names.WEAPON), ("other", names.WEAPON))),
    CLAIMED_LAST: EventForm("claimed-last", (SEAT, ("one", names.WEAPON))),
    ARSENAL_LAID: EventForm("arsenal-laid", tuple((name, number) for name in WEAPONS)),
    MISSION_SCORED: EventForm(
        "mission-scored", (SEAT, ("mission", names.MISSION), ("points", number))
    ),
    UNARMED: EventForm("unarmed", (SEAT, ("amount", number), ("points", number))),
    ENDED: EventForm("ended", (("round", number),)),
    PILE_CHOSEN: EventForm("pile-chosen", (SEAT, ("pile", names.PILE))),
    WENT_HOME: EventForm("went-home", (SEAT, ("amount", number))),
    BACK_IN_BAG: EventForm("back-in-bag", (SEAT, ("amount", number))),
    NO_UPGRADE: EventForm("no-upgrade", (SEAT,)),
    NO_CARD: EventForm("no-card", (SEAT,)),
    CLAIMED_TWO: EventForm("claimed-two", (SEAT, ("weapon", names.WEAPON))),
    NOBODY_LEFT: EventForm("nobody-left", (SEAT,)),
    TOO_POOR: EventForm("too-poor", (SEAT,)),
}
