"""The ids of the events that the rules emit; display/event_kinds.py declares their forms."""

# mypyc: compile

from typing import Final

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
