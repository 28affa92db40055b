"""The events that the rules tell: their kinds, and who learns what of each."""

# mypyc: compile

from typing import Final

from tocsin.kernel.event import SEAT, EventForm, number

from .names import DISTRICT, END_TILE, GAINED, KIND, LANDMARK, TYPE, VP_TILE, bonus_id

ROUND: Final = 0
DREW: Final = 1
BUILT: Final = 2
REMOVED: Final = 3
BANKED: Final = 4
TO_ARC: Final = 5
ACQUIRED: Final = 6
NEW_LANDMARK: Final = 7
ACQUIRED_LANDMARK: Final = 8
PAID: Final = 9
PAID_BONUS: Final = 10
PAID_END: Final = 11
TOKEN: Final = 12
SCORED: Final = 13
EARNED: Final = 14
REWARDED: Final = 15
DECLINED: Final = 16
BONUS_TAKEN: Final = 17
USED_BONUS: Final = 18
USED_END: Final = 19
HANDED: Final = 20
BOUGHT: Final = 21
SOLD: Final = 22
RETURNED: Final = 23
MORE_KEY: Final = 24
SEARCHED: Final = 25
TOOK_END: Final = 26
PASSED: Final = 27
LAST_ROUND: Final = 28
ENDED: Final = 29
TURN: Final = 30
CHOSE_REWARD: Final = 31
MOVING: Final = 32
PAID_FEE: Final = 33

FRANCS: Final = ("francs", number)
POINTS: Final = ("points", number)
KIND_TOLD: Final = ("kind", KIND)
IN_DISTRICT: Final = ("district", DISTRICT)
BUILDING: Final = (("type", TYPE), ("value", number))

EVENTS: Final = {
    ROUND: EventForm("round-begins", (("round", number),)),
    DREW: EventForm("drew", (SEAT, *BUILDING)),
    BUILT: EventForm("built", (SEAT, *BUILDING, IN_DISTRICT)),
    REMOVED: EventForm("removed", (SEAT, *BUILDING)),
    BANKED: EventForm("banked", (SEAT, IN_DISTRICT, FRANCS)),
    TO_ARC: EventForm("to-arc", (SEAT,)),
    ACQUIRED: EventForm("acquired", (SEAT, *BUILDING, IN_DISTRICT, FRANCS)),
    NEW_LANDMARK: EventForm("new-landmark", (SEAT, ("landmark", LANDMARK), IN_DISTRICT)),
    ACQUIRED_LANDMARK: EventForm(
        "acquired-landmark", (SEAT, ("landmark", LANDMARK), IN_DISTRICT, FRANCS)
    ),
    PAID: EventForm("paid", (SEAT, KIND_TOLD)),
    PAID_BONUS: EventForm("paid-bonus", (SEAT, KIND_TOLD, ("tile", bonus_id))),
    PAID_END: EventForm("paid-end", (SEAT, KIND_TOLD, ("tile", END_TILE))),
    TOKEN: EventForm("took-token", (SEAT, KIND_TOLD)),
    SCORED: EventForm("scored", (SEAT, POINTS)),
    EARNED: EventForm("earned", (SEAT, FRANCS)),
    REWARDED: EventForm("rewarded", (SEAT, ("tile", VP_TILE), IN_DISTRICT)),
    DECLINED: EventForm("declined", (SEAT,)),
    BONUS_TAKEN: EventForm("bonus-taken", (SEAT, ("tile", bonus_id))),
    USED_BONUS: EventForm("used-bonus", (SEAT, ("tile", bonus_id))),
    USED_END: EventForm("used-end", (SEAT, ("tile", END_TILE))),
    HANDED: EventForm("handed", (SEAT, KIND_TOLD, POINTS)),
    BOUGHT: EventForm("bought", (SEAT, KIND_TOLD, FRANCS)),
    SOLD: EventForm("sold", (SEAT, KIND_TOLD, FRANCS)),
    RETURNED: EventForm("returned", (SEAT, KIND_TOLD, POINTS)),
    MORE_KEY: EventForm("more-key", (SEAT, FRANCS)),
    SEARCHED: EventForm("searched", (SEAT,)),
    # Which tile it was only its taker knows (RULES 6.2).
    TOOK_END: EventForm(
        "took-end", (SEAT,), (("tile", END_TILE), ("gain", GAINED), ("amount", number))
    ),
    PASSED: EventForm("passed", (SEAT,)),
    LAST_ROUND: EventForm("last-round"),
    ENDED: EventForm("ended", (("round", number),)),
    TURN: EventForm("turn-begins", (SEAT,)),
    CHOSE_REWARD: EventForm("chose-reward", (SEAT, ("tile", VP_TILE))),
    # All that others learn of a move before it is paid (RULES 6.4).
    MOVING: EventForm("moving", (SEAT,)),
    PAID_FEE: EventForm("paid-fee", (SEAT, FRANCS)),
}
