"""Set-up: an empty town, cubes and tokens (RULES 2)."""

# mypyc: compile

from tocsin.kernel.fields import filled_row

from .board import AREA_COUNT, SEAT_COUNT, SPACE_COUNT
from .position import Revolution
from .turn import begin_turn


def set_up(position: Revolution) -> None:
    """Lay out an empty town, deal cubes and tokens, and begin turn 1 (RULES 2.1 to 2.4)."""
    board = position.board
    players = position.players
    position.cubes = filled_row(AREA_COUNT * SEAT_COUNT, 0)
    position.filled = filled_row(AREA_COUNT, 0)
    position.stocks = filled_row(players, board.cubes)
    position.scores = filled_row(players, 0)
    position.hands = filled_row(players, board.start_hand)
    position.bids = filled_row(players * SPACE_COUNT, 0)
    position.left = filled_row(players, 0)
    position.used = filled_row(players, 0)
    position.knocked = filled_row(players, 0)
    begin_turn(position)
