"""The things on the table by their ids."""

from tocsin.kernel.event import things

from .board import AREAS, KINDS, SPACES

AREA = things("area", AREAS)
SPACE = things("space", SPACES)
KIND = things("kind", KINDS)
