"""The names of things in messages: pieces, squares, cards."""

from tocsin.kernel.event import number, things
from tocsin.kernel.message import seat_id

from .board import (
    EVENTS,
    FIGURES,
    FILES,
    MISSIONS,
    OBJECTS,
    PIECES,
    RESERVES,
    SIDES,
)

PIECE = things("piece", PIECES)
FIGURE = things("figure", FIGURES)
FILE = things("file", FILES)
MISSION = things("mission", MISSIONS)
OBJECT = things("object", OBJECTS)
EVENT = things("event", EVENTS)
RESERVE = things("reserve", RESERVES)
ON_SIDE = things("side", SIDES)

# Fields of events.
RIVAL = ("rival", seat_id)
ITS_PIECE = ("piece", PIECE)
SQUARE = (("file", FILE), ("row", number))
VALUES = (("force", number), ("courage", number))
ITS_MISSION = ("mission", MISSION)
ITS_OBJECT = ("object", OBJECT)
