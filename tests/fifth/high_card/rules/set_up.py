"""Set-up: each seat draws a card (RULES 2)."""

# mypyc: compile

from tocsin.kernel.fields import filled_row

from .board import DECIDING
from .course import HighCardMatch
from .deciding import draw


def set_up(position: HighCardMatch) -> None:
    """Deal the cards, and ask all seats."""
    position.cards = filled_row(position.players, 0)
    position.decided = filled_row(position.players, 0)
    position.thrown = filled_row(position.players, 0)
    for seat in range(position.players):
        position.cards[seat] = draw(position)
    position.ask(DECIDING, 0)
    position.proceed()
