"""Names in messages: pieces, squares, cards."""

from tocsin.kernel.event import things

from .board import EVENTS, FIGURES, FILES, MISSIONS, OBJECTS, PIECES, RESERVES, SIDES

PIECE = things("piece", PIECES)
FIGURE = things("figure", FIGURES)
FILE = things("file", FILES)
MISSION = things("mission", MISSIONS)
OBJECT = things("object", OBJECTS)
EVENT = things("event", EVENTS)
RESERVE = things("reserve", RESERVES)
ON_SIDE = things("side", SIDES)
