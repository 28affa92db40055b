"""The effects of the spaces, carried out from top to bottom (RULES 4.7 to 4.22).

The position keeps the space whose list is being carried out and how far it has got. An effect
that asks something stays the current one until it is answered; `picked` holds what was already
answered of it.
"""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .anarchy import (
    asylum_ejections,
    eject,
    ejectable,
    enter_asylum,
    pick_for_jail,
    reclaimable,
    take_back,
)
from .answers import (
    COPY_SPACE,
    EJECT,
    PLACE,
    PUT,
    RIVAL,
    SPY_ON,
    SWAP,
    TAKE,
    TAKE_BACK,
    TO_JAIL,
    WITH,
)
from .board import (
    APOTHECARY,
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
    SPY,
    SUPPORT,
    TOKENS,
)
from .cubes import add_cube, finish_step, has_room, open_areas, place, rivals
from .palace import destinations, enter, occupy, reassign, reassignable
from .spy import spy, spy_targets, swap, swap_cubes, swap_partners
from .told import (
    COPIED,
    DECLINED,
    GAINED,
    NO_CUBE,
    NO_CUBE_ANY,
    NO_CUBE_RIVAL,
    NO_REASSIGN,
    NO_ROOM,
    NO_ROOM_ANY,
    NO_ROOM_RIVAL,
    NO_SPYING,
    NO_SWAP,
    OCCUPIED,
    PICKED_AREA,
    PICKED_CUBE,
    PICKED_RIVAL,
    PLACED_RIVAL,
    SUPPORTED,
)

if TYPE_CHECKING:
    from .position import Revolution


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
            # An Asylum with room takes the cube in without a question; any other effect that
            # leaves nothing to answer does nothing.
            if effect == ENTER_ASYLUM:
                enter_asylum(position)
            else:
                position.tell(why_nothing(position, effect), position.actor)
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
        if not has_room(position, argument):
            position.tell(NO_ROOM, seat, argument)
        elif position.stocks[seat] == 0:
            position.tell(NO_CUBE, seat, argument)
        else:
            place(position, seat, argument)
    else:
        occupy(position, seat)


def why_nothing(position: "Revolution", effect: i64) -> i64:
    """Return the event that says why an effect leaves nothing to answer."""
    if effect == APOTHECARY:
        return NO_SWAP
    if effect == REASSIGN:
        return NO_REASSIGN
    if effect == PUT_IN_JAIL:
        return NO_CUBE_RIVAL
    if effect == INFLUENCE_RIVAL:
        return NO_CUBE_RIVAL if open_areas(position, PLACE, NOBODY) else NO_ROOM_RIVAL
    if position.stocks[position.actor] == 0:
        return NO_CUBE_ANY
    return NO_SPYING if effect == SPY else NO_ROOM_ANY


def tell_tokens(position: "Revolution", seat: i64, tokens: i64) -> None:
    """Tell each kind of the tokens gained."""
    for kind in range(KIND_COUNT):
        amount: i64 = (tokens >> SHIFT[kind]) & 0xFF
        if amount:
            position.tell(GAINED, seat, kind, amount)


def legal_answers(position: "Revolution", effect: i64) -> list[int]:
    """Return the answers to the current effect; none if it can do nothing, or asks nothing."""
    if effect == INFLUENCE_ANY:
        return destinations(position, PLACE, NOBODY) if position.stocks[position.actor] else []
    if effect == SPY:
        return spy_targets(position)
    if effect == APOTHECARY:
        return swap_partners(position) if position.picked else swap_cubes(position)
    if effect == REASSIGN:
        if position.picked:
            return destinations(position, PUT, position.picked[0])
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
        position.tell(PICKED_AREA, seat, action - TAKE)
    elif action >= WITH:
        swap(position, action - WITH)
    elif action >= SWAP:
        position.picked.append(action - SWAP)
        cube: i64 = action - SWAP
        position.tell(PICKED_CUBE, seat, cube % SEAT_COUNT, cube // SEAT_COUNT)
    elif action >= SPY_ON:
        spy(position, action - SPY_ON)
    elif action >= RIVAL:
        position.picked.append(action - RIVAL)
        position.tell(PICKED_RIVAL, seat, action - RIVAL)
    elif action >= PLACE:
        place_anywhere(position, action - PLACE)
    else:
        finish_step(position)
        position.tell(DECLINED, seat)


def place_anywhere(position: "Revolution", area: i64) -> None:
    """Put an own cube, or that of the opponent picked, into the area."""
    if position.picked:
        rival = position.picked[0]
        add_cube(position, rival, area)
        position.tell(PLACED_RIVAL, position.actor, rival, area)
    elif area == GUARDHOUSE:
        enter(position, position.actor)
        position.tell(OCCUPIED, position.actor)
    else:
        place(position, position.actor, area)
    finish_step(position)
