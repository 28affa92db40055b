"""Ids of the events told by the rules; display/event_kinds.py has their form."""

# mypyc: compile

from typing import Final

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
