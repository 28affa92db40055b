"""The ids of the events that the rules tell; display/event_kinds.py declares their fields."""

# mypyc: compile

from typing import Final

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
