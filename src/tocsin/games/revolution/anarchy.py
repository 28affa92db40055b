"""What Anarchy adds: Reclaim, Jail and Asylum (RULES 4.18 to 4.20)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .answers import EJECT, TAKE_BACK
from .board import ASYLUM, JAIL, KIND_COUNT, SEAT_COUNT, SHIFT, SPACE_COUNT, TOKEN
from .cubes import add_cube, finish_step, has_room, place, remove_cube
from .told import ASYLUM_OWN, EJECTED, NO_CUBE, PICKED_RIVAL, PLACED_RIVAL, RECLAIMED

if TYPE_CHECKING:
    from .position import Revolution


def reclaimable(position: "Revolution") -> list[int]:
    """Return the kinds of token in the winning bid on the space being resolved.

    An Anarchist who copies the Warden reclaims from the Anarchist's own bid (RULES 4.22).
    """
    here = position.board.order[position.cursor]
    bid = position.bids[position.actor * SPACE_COUNT + here]
    return [TAKE_BACK + kind for kind in range(KIND_COUNT) if (bid >> SHIFT[kind]) & 0xFF]


def take_back(position: "Revolution", kind: i64) -> None:
    """Take one token of the winning bid back into the hand."""
    position.hands[position.actor] += TOKEN[kind]
    finish_step(position)
    position.tell(RECLAIMED, position.actor, kind)


def pick_for_jail(position: "Revolution", rival: i64) -> None:
    """Jail a cube of the opponent, at once if there is room."""
    if has_room(position, JAIL):
        jail(position, rival)
    else:
        position.picked.append(rival)
        position.tell(PICKED_RIVAL, position.actor, rival)


def jail(position: "Revolution", rival: i64) -> None:
    """Put a cube of the opponent into the Jail."""
    add_cube(position, rival, JAIL)
    finish_step(position)
    position.tell(PLACED_RIVAL, position.actor, rival, JAIL)


def ejectable(position: "Revolution", area: i64) -> list[int]:
    """Return an action for each seat with a cube in the area."""
    return [
        EJECT + seat for seat in range(position.players) if position.cubes[area * SEAT_COUNT + seat]
    ]


def asylum_ejections(position: "Revolution") -> list[int]:
    """Return whose cube may have to leave a full Asylum: an opponent's."""
    if position.stocks[position.actor] == 0 or has_room(position, ASYLUM):
        return []
    own = EJECT + position.actor
    return [action for action in ejectable(position, ASYLUM) if action != own]


def enter_asylum(position: "Revolution") -> None:
    """Put an own cube into the Asylum if there is room, and say so if nothing changes."""
    seat = position.actor
    if position.stocks[seat] == 0:
        position.tell(NO_CUBE, seat, ASYLUM)
    elif has_room(position, ASYLUM):
        place(position, seat, ASYLUM)
    else:
        position.tell(ASYLUM_OWN, seat)


def eject(position: "Revolution", owner: i64) -> None:
    """Send a cube out of the full area, and put in the one that was to enter."""
    seat = position.actor
    area: i64 = JAIL if position.picked else ASYLUM
    remove_cube(position, owner, area)
    position.tell(EJECTED, seat, owner, area)
    if position.picked:
        jail(position, position.picked[0])
    else:
        finish_step(position)
        place(position, seat, ASYLUM)
