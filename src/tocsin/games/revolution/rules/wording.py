"""Options that the questions of several effects share (RULES 4)."""

# mypyc: compile

from tocsin.kernel.choice import Option
from tocsin.kernel.course import NOTHING
from tocsin.kernel.message import Argument, Message, seat_id

from .board import AREAS, SEAT_COUNT, SPACE_COUNT
from .cubes import full_target
from .names import AREA, KIND, SPACE
from .position import Revolution


def option_of_bid(position: Revolution, text: str, action: int) -> Option:
    """Return the option to bid on a space, with a warning if its area has no room for a cube."""
    return _option_of_bid(text, action, full_target(position, action % SPACE_COUNT))


def _option_of_bid(text: str, action: int, full_area: int) -> Option:
    kind, space = divmod(action, SPACE_COUNT)
    args: dict[str, Argument] = {"kind": KIND(kind), "space": SPACE(space)}
    if full_area == NOTHING:
        return Option(text, SPACE(space), Message("option-bid", args))
    return Option(text, SPACE(space), Message("option-bid-full", args | {"area": AREA(full_area)}))


def option_of_area(text: str, key: str, area: int) -> Option:
    """Return an option that names an area."""
    return Option(text, AREA(area), Message(key, {"area": AREA(area)}))


def option_of_cube(text: str, key: str, cube: int) -> Option:
    """Return an option that names a cube."""
    return Option(text, cube_id(cube), Message(key, cube_args(cube)))


def option_of_rival(text: str, key: str, rival: int) -> Option:
    """Return an option that names a seat."""
    return Option(text, seat_id(rival), Message(key, {"rival": seat_id(rival)}))


def cube_id(cube: int) -> str:
    """Return the id of a cube as a thing on the board."""
    return f"cube:{AREAS[cube // SEAT_COUNT]}:{cube % SEAT_COUNT}"


def cube_args(cube: int) -> dict[str, Argument]:
    """Return the area and the owner of a cube as message arguments."""
    return {"area": AREA(cube // SEAT_COUNT), "rival": seat_id(cube % SEAT_COUNT)}
