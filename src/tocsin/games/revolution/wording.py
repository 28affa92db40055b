"""Words that the questions of several effects share (RULES 4)."""

# mypyc: compile

from tocsin.kernel.choice import Option
from tocsin.kernel.course import NOTHING
from tocsin.kernel.message import Argument, Message, seat_id

from .board import AREAS, SEAT_COUNT, SPACE_COUNT
from .cubes import full_area
from .names import AREA, KIND, SPACE
from .position import Revolution


def option_of_bid(position: Revolution, text: str, action: int) -> Option:
    """Return an option that names a space, and an area that has no room for its cube now."""
    return _option_of_bid(text, action, full_area(position, action % SPACE_COUNT))


def _option_of_bid(text: str, action: int, full: int) -> Option:
    kind, space = divmod(action, SPACE_COUNT)
    args: dict[str, Argument] = {"kind": KIND(kind), "space": SPACE(space)}
    if full == NOTHING:
        return Option(text, SPACE(space), Message("option-bid", args))
    return Option(text, SPACE(space), Message("option-bid-full", args | {"area": AREA(full)}))


def option_of_area(text: str, key: str, area: int) -> Option:
    """Return an option that names an area."""
    return Option(text, AREA(area), Message(key, {"area": AREA(area)}))


def option_of_cube(text: str, key: str, cube: int) -> Option:
    """Return an option that names a cube."""
    return Option(text, cube_id(cube), Message(key, cube_args(cube)))


def option_of_rival(text: str, key: str, rival: int) -> Option:
    """Return an option that names a seat."""
    return Option(text, seat_id(rival), Message(key, {"rival": seat_id(rival)}))


def option_to_decline(text: str) -> Option:
    """Return the option to leave an effect out."""
    return Option(text, "answer:decline", Message("option-decline"))


def cube_id(cube: int) -> str:
    """Return the id of a cube as a thing on the board."""
    return f"cube:{AREAS[cube // SEAT_COUNT]}:{cube % SEAT_COUNT}"


def cube_args(cube: int) -> dict[str, Argument]:
    """Return a cube as arguments of a message: where it stands and whose it is."""
    return {"area": AREA(cube // SEAT_COUNT), "rival": seat_id(cube % SEAT_COUNT)}
