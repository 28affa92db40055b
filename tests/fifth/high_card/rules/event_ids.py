"""The ids of the events that the rules tell; display/event_kinds.py declares their fields."""

# mypyc: compile

from typing import Final

DECIDED: Final = 0
SHOWN: Final = 1
