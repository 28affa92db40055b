"""What can be asked or is still to be done, and the numbers of the actions."""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .boards import (
    CARD_COUNT,
    EVENT_COUNT,
    MISSION_COUNT,
    PIECE_COUNT,
    SEAT_COUNT,
    SQUARE_COUNT,
)

if TYPE_CHECKING:
    from .position import Bastion

# The numbers of the actions; the action space in `__init__` names them in the same order.
CHOOSE_SIDE: Final = 0
MOVE: Final = 2
BOARD: Final = MOVE + PIECE_COUNT
TO: Final = BOARD + 2
TURN_GATE: Final = TO + SQUARE_COUNT
SPY_ON: Final = TURN_GATE + SEAT_COUNT
DONE: Final = SPY_ON + PIECE_COUNT * SEAT_COUNT
END: Final = DONE + 1
PASS: Final = END + 1
TARGET: Final = PASS + 1
ASSAULT: Final = TARGET + SEAT_COUNT * PIECE_COUNT
VALIANT: Final = ASSAULT + SEAT_COUNT
SUPPORT: Final = VALIANT + PIECE_COUNT
DECLARE: Final = SUPPORT + PIECE_COUNT
COURAGE: Final = DECLARE + 1
LAY: Final = COURAGE + CARD_COUNT
RETURN: Final = LAY + MISSION_COUNT
FREE: Final = RETURN + MISSION_COUNT
REDRAW: Final = FREE + PIECE_COUNT
DEPLOY: Final = REDRAW + 1
ATTACH: Final = DEPLOY + PIECE_COUNT
PLAY: Final = ATTACH + PIECE_COUNT
BEAR: Final = PLAY + EVENT_COUNT
ARM: Final = BEAR + PIECE_COUNT

# What a piece has done this turn.
DISPLACED: Final = 1
HASTENED: Final = 2
BOOTED: Final = 4
HAS_ATTACKED: Final = 8
IS_SPY: Final = 16

# Steps that ask somebody something.
DEALING: Final = 0
DEPLOYING: Final = 1
TOKEN: Final = 2
MOVING: Final = 3
LANDING: Final = 4
FREEING: Final = 5
RELEASING: Final = 6
FIGHTING: Final = 7
MUSTERING: Final = 8
PREPARING: Final = 9
CARDS: Final = 10
ADDING: Final = 11
LOOTING: Final = 12
DODGING: Final = 13
LAYING: Final = 14
KEEPING: Final = 15
RIPOSTING: Final = 16
REDRAWING: Final = 17
CHANGING: Final = 18
AMBUSHING: Final = 19
STEALING: Final = 20
ARMING: Final = 21
LOSING: Final = 22
HOMING: Final = 23
# Steps that ask nothing.
OPENING: Final = 24
RESOLVING: Final = 25
DRAWING: Final = 26
SPIES_REPORT: Final = 27
RAMPARTS: Final = 28
NEXT: Final = 29
OVER: Final = 30
NO_STEP: Final = 31
STEPS: Final = (
    ("dealing", "deploying", "token", "moving", "landing", "freeing", "releasing")
    + ("fighting", "mustering", "preparing", "cards", "adding", "looting", "dodging")
    + ("laying", "keeping", "riposting", "redrawing", "changing", "ambushing", "stealing")
    + ("arming", "losing", "homing", "opening", "resolving", "drawing")
    + ("spies_report", "ramparts", "next", "over", "none")
)


def push(position: "Bastion", step: i64, seat: i64) -> None:
    """Put a step on top of what is still to be done."""
    position.pending.append(step * SEAT_COUNT + seat)
