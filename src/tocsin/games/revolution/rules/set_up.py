"""Set-up: an empty town, cubes and tokens (RULES 2)."""

# mypyc: compile

from tocsin.kernel.fields import cells

from .board import AREA_COUNT, SEAT_COUNT, SPACE_COUNT
from .position import Revolution
from .turn import begin_turn


def set_up(position: Revolution) -> None:
    """Lay out an empty town, deal cubes and tokens, and begin turn 1 (RULES 2.1 to 2.4)."""
    board = position.board
    players = position.players
    position.cubes = cells(AREA_COUNT * SEAT_COUNT, 0)
    position.filled = cells(AREA_COUNT, 0)
    position.stocks = cells(players, board.cubes)
    position.scores = cells(players, 0)
    position.hands = cells(players, board.start_hand)
    position.bids = cells(players * SPACE_COUNT, 0)
    position.left = cells(players, 0)
    position.used = cells(players, 0)
    position.knocked = cells(players, 0)
    begin_turn(position)
