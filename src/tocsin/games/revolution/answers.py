"""The numbers of the answers to effects; the action space names them in the same order."""

# mypyc: compile

from typing import Final

from .bidding import KNOCK
from .board import AREA_COUNT, KIND_COUNT, SEAT_COUNT

DECLINE: Final = KNOCK + 1
PLACE: Final = DECLINE + 1
RIVAL: Final = PLACE + AREA_COUNT
SPY_ON: Final = RIVAL + SEAT_COUNT
SWAP: Final = SPY_ON + AREA_COUNT * SEAT_COUNT
WITH: Final = SWAP + AREA_COUNT * SEAT_COUNT
TAKE: Final = WITH + AREA_COUNT * SEAT_COUNT
PUT: Final = TAKE + AREA_COUNT
TAKE_BACK: Final = PUT + AREA_COUNT
TO_JAIL: Final = TAKE_BACK + KIND_COUNT
EJECT: Final = TO_JAIL + SEAT_COUNT
COPY_SPACE: Final = EJECT + SEAT_COUNT
