"""Ids of the events; display/event_kinds.py declares their fields."""

# mypyc: compile

from typing import Final

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
DISPLAY_EMPTY: Final = 39
TOO_POOR: Final = 40
