"""The effects of the spaces, carried out from top to bottom (RULES 4.7 to 4.22).

The position keeps the space whose list is being carried out and how far it has got. An effect
that asks something stays the current one until it is answered; `picked` holds what was already
answered of it.
"""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .bidding import KNOCK
from .board import (
    APOTHECARY,
    AREA_COUNT,
    ASYLUM,
    COPY,
    ENTER_ASYLUM,
    GUARDHOUSE,
    INFLUENCE,
    INFLUENCE_ANY,
    INFLUENCE_RIVAL,
    JAIL,
    KIND_COUNT,
    NOBODY,
    OCCUPY,
    PUT_IN_JAIL,
    REASSIGN,
    RECLAIM,
    SEAT_COUNT,
    SHIFT,
    SPACE_COUNT,
    SPY,
    SUPPORT,
    TOKEN,
    TOKENS,
)
from .told import (
    COPIED,
    DECLINED,
    EJECTED,
    EVICTED,
    GAINED,
    NO_ROOM,
    OCCUPIED,
    PLACED,
    PLACED_RIVAL,
    REASSIGNED,
    RECLAIMED,
    SPIED,
    SUPPORTED,
    SWAPPED,
)

if TYPE_CHECKING:
    from .position import Revolution

# The numbers of the actions; the action space in `__init__` names them in the same order.
DECLINE: Final = KNOCK + 1
PLACE: Final = DECLINE + 1
RIVAL: Final = PLACE + AREA_COUNT
SPY_ON: Final = RIVAL + SEAT_COUNT
SWAP: Final = SPY_ON + AREA_COUNT * SEAT_COUNT
WITH: Final = SWAP + AREA_COUNT * SEAT_COUNT
TAKE: Final = WITH + AREA_COUNT * SEAT_COUNT
PUT: Final = TAKE + AREA_COUNT
TAKE_BACK: Final = PUT + AREA_COUNT
TO_JAIL: Final = TAKE_BACK + KIND_COUNT
EJECT: Final = TO_JAIL + SEAT_COUNT
COPY_SPACE: Final = EJECT + SEAT_COUNT

NOTHING: Final = -1


def run(position: "Revolution") -> bool:
    """Carry out effects until the list is done (True) or one needs a decision (False)."""
    while position.source != NOTHING:
        effects = position.board.effects[position.source]
        if position.step == len(effects):
            position.source = NOTHING
            return True
        effect: i64 = effects[position.step]
        if effect <= OCCUPY:
            carry_out(position, effect, effects[position.step + 1])
            position.step += 2
            continue
        legal = legal_answers(position, effect)
        if len(legal) > 1:
            position.answers = legal
            return False
        if legal:
            # Compulsory and without a choice.
            answer(position, legal[0])
        else:
            # It found no cube, no room or no token, and does nothing, except that an Asylum
            # with room takes the cube in without a question.
            if effect == ENTER_ASYLUM:
                enter_asylum(position)
            position.step += 2
    return True


def carry_out(position: "Revolution", effect: i64, argument: i64) -> None:
    """Carry out an effect that asks nothing."""
    seat = position.actor
    if effect == SUPPORT:
        position.scores[seat] += argument
        position.tell(SUPPORTED, seat, argument)
    elif effect == TOKENS:
        position.hands[seat] += argument
        tell_tokens(position, seat, argument)
    elif effect == INFLUENCE:
        if has_room(position, argument) and position.stocks[seat] > 0:
            place(position, seat, argument)
        else:
            position.tell(NO_ROOM, seat, argument)
    else:
        occupy(position, seat)


def legal_answers(position: "Revolution", effect: i64) -> list[int]:
    """Return the answers to the current effect; none if it can do nothing, or asks nothing."""
    if effect == INFLUENCE_ANY:
        return open_areas(position, PLACE, NOBODY) if position.stocks[position.actor] else []
    if effect == SPY:
        return spy_targets(position)
    if effect == APOTHECARY:
        return swap_partners(position) if position.picked else swap_cubes(position)
    if effect == REASSIGN:
        if position.picked:
            return open_areas(position, PUT, position.picked[0])
        return reassignable(position)
    if effect == RECLAIM:
        return reclaimable(position)
    if effect == PUT_IN_JAIL:
        return ejectable(position, JAIL) if position.picked else rivals(position, TO_JAIL)
    if effect == ENTER_ASYLUM:
        return asylum_ejections(position)
    if effect == INFLUENCE_RIVAL:
        if position.picked:
            return open_areas(position, PLACE, NOBODY)
        return rivals(position, RIVAL) if open_areas(position, PLACE, NOBODY) else []
    if effect == COPY:
        here: i64 = position.board.order[position.cursor]
        return [COPY_SPACE + space for space in position.board.order if space != here]
    return []


def answer(position: "Revolution", action: i64) -> None:
    """Carry out an answer to the current effect."""
    seat = position.actor
    if action >= COPY_SPACE:
        position.tell(COPIED, seat, action - COPY_SPACE)
        position.source = action - COPY_SPACE
        position.step = 0
    elif action >= EJECT:
        eject(position, action - EJECT)
    elif action >= TO_JAIL:
        pick_for_jail(position, action - TO_JAIL)
    elif action >= TAKE_BACK:
        take_back(position, action - TAKE_BACK)
    elif action >= PUT:
        reassign(position, action - PUT)
    elif action >= TAKE:
        position.picked.append(action - TAKE)
    elif action >= WITH:
        swap(position, action - WITH)
    elif action >= SWAP:
        position.picked.append(action - SWAP)
    elif action >= SPY_ON:
        spy(position, action - SPY_ON)
    elif action >= RIVAL:
        position.picked.append(action - RIVAL)
    elif action >= PLACE:
        place_anywhere(position, action - PLACE)
    else:
        finish_step(position)
        position.tell(DECLINED, seat)


def finish_step(position: "Revolution") -> None:
    """Go on to the next effect."""
    position.step += 2
    position.picked.clear()


# --- cubes


def has_room(position: "Revolution", area: i64) -> bool:
    """Return whether the area has an empty cube space."""
    return position.filled[area] < position.board.capacity[area]


def add_cube(position: "Revolution", seat: i64, area: i64) -> None:
    """Move a cube of the seat from its stock into the area."""
    position.cubes[area * SEAT_COUNT + seat] += 1
    position.filled[area] += 1
    position.stocks[seat] -= 1


def remove_cube(position: "Revolution", seat: i64, area: i64) -> None:
    """Move a cube of the seat from the area back into its stock."""
    position.cubes[area * SEAT_COUNT + seat] -= 1
    position.filled[area] -= 1
    position.stocks[seat] += 1


def place(position: "Revolution", seat: i64, area: i64) -> None:
    """Put an own cube into the area."""
    add_cube(position, seat, area)
    position.tell(PLACED, seat, area)


def tell_tokens(position: "Revolution", seat: i64, tokens: i64) -> None:
    """Tell each kind of the tokens gained."""
    for kind in range(KIND_COUNT):
        amount: i64 = (tokens >> SHIFT[kind]) & 0xFF
        if amount:
            position.tell(GAINED, seat, kind, amount)


def open_areas(position: "Revolution", first: i64, but: i64) -> list[int]:
    """Return an action for each area with room, except one."""
    return [
        first + area for area in position.board.areas if area != but and has_room(position, area)
    ]


def rivals(position: "Revolution", first: i64) -> list[int]:
    """Return an action for each opponent who has a cube in stock."""
    return [
        first + seat
        for seat in range(position.players)
        if seat != position.actor and position.stocks[seat] > 0
    ]


def is_touchable(position: "Revolution", owner: i64) -> bool:
    """Return whether the acting seat may choose this owner's cubes (RULES 4.16)."""
    return owner == position.actor or owner != position.guardhouse


# --- Mayor and Governor


def place_anywhere(position: "Revolution", area: i64) -> None:
    """Put an own cube, or that of the opponent picked, into the area."""
    if position.picked:
        rival = position.picked[0]
        add_cube(position, rival, area)
        position.tell(PLACED_RIVAL, position.actor, rival, area)
    else:
        place(position, position.actor, area)
    finish_step(position)


# --- Spy and Apothecary


def spy_targets(position: "Revolution") -> list[int]:
    """Return the cubes the Spy may replace, and to decline."""
    legal: list[int] = []
    if position.stocks[position.actor] == 0:
        return legal
    for area in position.board.areas:
        for owner in range(position.players):
            index = area * SEAT_COUNT + owner
            if owner != position.actor and position.cubes[index] and is_touchable(position, owner):
                legal.append(SPY_ON + index)
    if legal:
        legal.append(DECLINE)
    return legal


def spy(position: "Revolution", index: i64) -> None:
    """Replace a cube by one of the acting seat."""
    seat = position.actor
    owner: i64 = index % SEAT_COUNT
    area: i64 = index // SEAT_COUNT
    remove_cube(position, owner, area)
    add_cube(position, seat, area)
    finish_step(position)
    position.tell(SPIED, seat, owner, area)


def swappable(position: "Revolution") -> list[int]:
    """Return every cube the acting seat may name in a swap, as area and owner in one int."""
    cubes: list[int] = []
    for area in position.board.areas:
        for owner in range(position.players):
            if position.cubes[area * SEAT_COUNT + owner] and is_touchable(position, owner):
                cubes.append(area * SEAT_COUNT + owner)
    # Only its owner may name the Guardhouse cube (ruling A2).
    if position.guardhouse == position.actor and not position.board.sealed:
        cubes.append(GUARDHOUSE * SEAT_COUNT + position.actor)
    return cubes


def is_swap(one: i64, other: i64) -> bool:
    """Return whether exchanging the two cubes changes anything (rulings A1 and A16)."""
    return one // SEAT_COUNT != other // SEAT_COUNT and one % SEAT_COUNT != other % SEAT_COUNT


def swap_cubes(position: "Revolution") -> list[int]:
    """Return the cubes that have a partner to change places with, and to decline."""
    cubes = swappable(position)
    legal: list[int] = []
    for one in cubes:
        for other in cubes:
            if is_swap(one, other):
                legal.append(SWAP + one)
                break
    if legal:
        legal.append(DECLINE)
    return legal


def swap_partners(position: "Revolution") -> list[int]:
    """Return the cubes with which the picked one may change places."""
    one = position.picked[0]
    return [WITH + other for other in swappable(position) if is_swap(one, other)]


def swap(position: "Revolution", other: i64) -> None:
    """Let the picked cube and another change places."""
    one: i64 = position.picked[0]
    exchange(position, one // SEAT_COUNT, one % SEAT_COUNT, other % SEAT_COUNT)
    exchange(position, other // SEAT_COUNT, other % SEAT_COUNT, one % SEAT_COUNT)
    finish_step(position)
    position.tell(
        SWAPPED,
        position.actor,
        one % SEAT_COUNT,
        one // SEAT_COUNT,
        other % SEAT_COUNT,
        other // SEAT_COUNT,
    )


def exchange(position: "Revolution", area: i64, old: i64, new: i64) -> None:
    """Let the new owner's cube stand where the old one's stood."""
    if area == GUARDHOUSE:
        position.guardhouse = new
    else:
        position.cubes[area * SEAT_COUNT + old] -= 1
        position.cubes[area * SEAT_COUNT + new] += 1


# --- Viceroy and Messenger


def occupy(position: "Revolution", seat: i64) -> None:
    """Put an own cube into the Guardhouse, sending the occupant's back."""
    occupant = position.guardhouse
    if occupant == seat or position.stocks[seat] == 0:
        return
    if occupant != NOBODY:
        position.stocks[occupant] += 1
        position.tell(EVICTED, seat, occupant)
    position.stocks[seat] -= 1
    position.guardhouse = seat
    position.tell(OCCUPIED, seat)


def reassignable(position: "Revolution") -> list[int]:
    """Return where the acting seat may take a cube of its own from, and to decline."""
    seat = position.actor
    legal: list[int] = []
    for area in position.board.areas:
        if position.cubes[area * SEAT_COUNT + seat] and open_areas(position, PUT, area):
            legal.append(TAKE + area)
    if (
        position.guardhouse == seat
        and not position.board.sealed
        and open_areas(position, PUT, NOBODY)
    ):
        legal.append(TAKE + GUARDHOUSE)
    if legal:
        legal.append(DECLINE)
    return legal


def reassign(position: "Revolution", area: i64) -> None:
    """Move the picked cube into another area."""
    seat = position.actor
    source: i64 = position.picked[0]
    if source == GUARDHOUSE:
        position.guardhouse = NOBODY
        position.stocks[seat] += 1
    else:
        remove_cube(position, seat, source)
    add_cube(position, seat, area)
    finish_step(position)
    position.tell(REASSIGNED, seat, source, area)


# --- Warden and Heretic


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
    """Put an own cube into the Asylum if there is room."""
    if position.stocks[position.actor] > 0 and has_room(position, ASYLUM):
        place(position, position.actor, ASYLUM)


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
