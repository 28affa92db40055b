"""Ids of areas, spaces and kinds of token, as messages name them."""

from tocsin.kernel.event import things

from .board import AREAS, SPACES
from .tokens import KINDS

AREA = things("area", AREAS)
SPACE = things("space", SPACES)
KIND = things("kind", KINDS)
