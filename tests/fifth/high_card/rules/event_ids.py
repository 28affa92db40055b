"""The ids of the events that the rules tell; display/event_kinds.py has their form."""

# mypyc: compile

from typing import Final

DECIDED: Final = 0
SHOWN: Final = 1
