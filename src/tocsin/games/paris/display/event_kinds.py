"""The forms of all events: kind, public arguments and those for the acting seat only."""

# mypyc: compile

from typing import Final

from tocsin.kernel.event import SEAT, EventForm, number

from ..rules import event_ids
from ..rules.names import DISTRICT, END_TILE, GAINED, KIND, LANDMARK, TYPE, VP_TILE, bonus_id

FRANCS: Final = ("francs", number)
POINTS: Final = ("points", number)
OF_KIND: Final = ("kind", KIND)
IN_DISTRICT: Final = ("district", DISTRICT)
BUILDING: Final = (("type", TYPE), ("value", number))

EVENTS: Final = {
    event_ids.ROUND: EventForm("round-begins", (("round", number),)),
    event_ids.DREW: EventForm("drew", (SEAT, *BUILDING)),
    event_ids.BUILT: EventForm("built", (SEAT, *BUILDING, IN_DISTRICT)),
    event_ids.REMOVED: EventForm("removed", (SEAT, *BUILDING)),
    event_ids.BANKED: EventForm("banked", (SEAT, IN_DISTRICT, FRANCS)),
    event_ids.TO_ARC: EventForm("to-arc", (SEAT,)),
    event_ids.ACQUIRED: EventForm("acquired", (SEAT, *BUILDING, IN_DISTRICT, FRANCS)),
    event_ids.NEW_LANDMARK: EventForm("new-landmark", (SEAT, ("landmark", LANDMARK), IN_DISTRICT)),
    event_ids.ACQUIRED_LANDMARK: EventForm(
        "acquired-landmark", (SEAT, ("landmark", LANDMARK), IN_DISTRICT, FRANCS)
    ),
    event_ids.PAID: EventForm("paid", (SEAT, OF_KIND)),
    event_ids.PAID_BONUS: EventForm("paid-bonus", (SEAT, OF_KIND, ("tile", bonus_id))),
    event_ids.PAID_END: EventForm("paid-end", (SEAT, OF_KIND, ("tile", END_TILE))),
    event_ids.TOKEN: EventForm("took-token", (SEAT, OF_KIND)),
    event_ids.SCORED: EventForm("scored", (SEAT, POINTS)),
    event_ids.EARNED: EventForm("earned", (SEAT, FRANCS)),
    event_ids.REWARDED: EventForm("rewarded", (SEAT, ("tile", VP_TILE), IN_DISTRICT)),
    event_ids.DECLINED: EventForm("declined", (SEAT,)),
    event_ids.BONUS_TAKEN: EventForm("bonus-taken", (SEAT, ("tile", bonus_id))),
    event_ids.USED_BONUS: EventForm("used-bonus", (SEAT, ("tile", bonus_id))),
    event_ids.USED_END: EventForm("used-end", (SEAT, ("tile", END_TILE))),
    event_ids.HANDED: EventForm("handed", (SEAT, OF_KIND, POINTS)),
    event_ids.BOUGHT: EventForm("bought", (SEAT, OF_KIND, FRANCS)),
    event_ids.SOLD: EventForm("sold", (SEAT, OF_KIND, FRANCS)),
    event_ids.RETURNED: EventForm("returned", (SEAT, OF_KIND, POINTS)),
    event_ids.MORE_KEY: EventForm("more-key", (SEAT, FRANCS)),
    event_ids.SEARCHED: EventForm("searched", (SEAT,)),
    # Only the taker sees which tile it is (RULES 6.2).
    event_ids.TOOK_END: EventForm(
        "took-end", (SEAT,), (("tile", END_TILE), ("gain", GAINED), ("amount", number))
    ),
    event_ids.PASSED: EventForm("passed", (SEAT,)),
    event_ids.LAST_ROUND: EventForm("last-round"),
    event_ids.ENDED: EventForm("ended", (("round", number),)),
    event_ids.TURN: EventForm("turn-begins", (SEAT,)),
    event_ids.CHOSE_REWARD: EventForm("chose-reward", (SEAT, ("tile", VP_TILE))),
    # Emitted while a move is chosen; its contents are secret until it is paid (RULES 6.4).
    event_ids.MOVING: EventForm("moving", (SEAT,)),
    event_ids.PAID_FEE: EventForm("paid-fee", (SEAT, FRANCS)),
}
