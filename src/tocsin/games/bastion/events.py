"""Events: one card a seat, played for rapidity (RULES 4.49 to 4.51)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .boards import (
    AMBUSH,
    ARMY,
    DODGE,
    FOG,
    FURY,
    KIND,
    LEVEL,
    MIRROR,
    NOBODY,
    NOTHING,
    PIECE_COUNT,
    RUSE,
    SOLDIER,
    THEFT,
    TOWER,
    TRUCE,
    UPSTAIRS,
)
from .contact import is_barred, is_free, touch
from .objects import GONE, can_bear, event_in_hand, object_in_hand, object_of
from .steps import (
    AMBUSHING,
    ATTACH,
    CARDS,
    DODGING,
    FIGHTING,
    HAS_ATTACKED,
    IS_SPY,
    PASS,
    PLAY,
    RESOLVING,
    RIPOSTING,
    STEALING,
    TARGET,
    TO,
    VALIANT,
    push,
)
from .told import EVENT_PLAYED, STOLEN

if TYPE_CHECKING:
    from .position import Bastion


def can_pay(position: "Bastion", seat: i64, event: i64) -> bool:
    """Return whether the seat's reserves are enough for the event."""
    board = position.board
    return (
        position.reserve[seat * 3] >= board.event_green[event]
        and position.reserve[seat * 3 + 1] >= board.event_red[event]
    )


def has_cheapest(position: "Bastion", seat: i64) -> bool:
    """Return whether the seat could play an event, as far as the others can tell."""
    if event_in_hand(position, seat) == NOTHING:
        return False
    cheapest: i64 = position.board.event_green[AMBUSH]
    for cost in position.board.event_green:
        if cost < cheapest:
            cheapest = cost
    return position.reserve[seat * 3] >= cheapest


def play(position: "Bastion", seat: i64, event: i64) -> None:
    """Pay for an event and put it away."""
    position.own()
    if position.event_at[event] != seat:
        return
    position.event_at[event] = GONE
    green: i64 = position.board.event_green[event]
    red: i64 = position.board.event_red[event]
    position.reserve[seat * 3] -= green
    position.reserve[seat * 3 + 1] -= red
    position.reveals += 1
    position.tell(EVENT_PLAYED, seat, event, green, red)


# --- instead of an attack


def may_attack(position: "Bastion") -> bool:
    """Return whether attacks can be declared: not after a Truce, nor on the very first turn."""
    is_first = position.round_number == 1 and position.token == position.first
    return position.truce == 0 and not is_first


def playable(position: "Bastion", seat: i64) -> list[int]:
    """Return the event that the seat may play instead of declaring an attack."""
    event = event_in_hand(position, seat)
    if event != AMBUSH and event != THEFT:
        return []
    if not can_pay(position, seat, event) or not victims(position, seat, event):
        return []
    return [PLAY + event]


def may_steal(position: "Bastion", seat: i64) -> bool:
    """Return whether the seat could steal an object, as far as the others can tell.

    Whoever could ambush somebody could attack him too, but an Archer steals in contact.
    """
    if not may_attack(position) or event_in_hand(position, seat) == NOTHING:
        return False
    if position.reserve[seat * 3] < position.board.event_green[THEFT]:
        return False
    return len(victims(position, seat, THEFT)) > 0


def may_do(position: "Bastion", piece: i64, event: i64, victim: i64) -> bool:
    """Return whether the piece could carry out the event against the victim."""
    slot: i64 = piece % PIECE_COUNT
    if position.place[piece] < 0 or position.deeds[piece] & (HAS_ATTACKED | IS_SPY):
        return False
    if touch(position, piece, victim) == 0:
        return False
    if event == AMBUSH:
        return (
            KIND[slot] == SOLDIER and position.side == ARMY and KIND[victim % PIECE_COUNT] != TOWER
        )
    return (
        position.board.side[KIND[slot]] == position.side
        and can_bear(position, piece)
        and object_of(position, victim) != NOTHING
    )


def victims(position: "Bastion", seat: i64, event: i64) -> list[int]:
    """Return an action for each enemy piece against which the event could be played."""
    found: list[int] = []
    for victim in range(len(position.place)):
        if victim // PIECE_COUNT != seat and position.place[victim] >= 0:
            if doers(position, seat, event, victim):
                found.append(TARGET + victim)
    return found


def doers(position: "Bastion", seat: i64, event: i64, victim: i64) -> list[int]:
    """Return an action for each piece that could carry the event out."""
    first: i64 = seat * PIECE_COUNT
    return [
        VALIANT + piece - first
        for piece in range(first, first + PIECE_COUNT)
        if may_do(position, piece, event, victim)
    ]


def event_menu(position: "Bastion", seat: i64, event: i64) -> list[int]:
    """Return against whom the event goes, then who carries it out."""
    if position.target == NOTHING:
        return victims(position, seat, event)
    return doers(position, seat, event, position.target)


def begin_event(position: "Bastion", seat: i64, event: i64) -> None:
    """Play Ambush or Theft; against whom is asked next."""
    play(position, seat, event)
    position.attacker = seat
    push(position, FIGHTING, seat)
    push(position, AMBUSHING if event == AMBUSH else STEALING, seat)


def steal(position: "Bastion", piece: i64) -> None:
    """Take the object of the target for the piece, whose attack that was."""
    position.own()
    number = object_of(position, position.target)
    position.bearer[number] = piece
    position.deeds[piece] |= HAS_ATTACKED
    position.progress = position.round_number
    position.tell(STOLEN, piece // PIECE_COUNT, piece % PIECE_COUNT, number)


# --- before the cards


def is_machine_fight(position: "Bastion") -> bool:
    """Return whether a Tower or a drawbridge is in the combat: no events then."""
    if position.bridge != NOBODY or position.target == NOTHING:
        return True
    return (
        KIND[position.valiant % PIECE_COUNT] == TOWER
        or KIND[position.target % PIECE_COUNT] == TOWER
    )


def is_prepared(position: "Bastion", seat: i64) -> bool:
    """Return whether the seat has nothing to add before the cards, as far as all can tell."""
    if not position.board.advanced:
        return True
    for action in preparing_menu(position, seat):
        if ATTACH <= action < PLAY:
            return False
    if seat == position.attacker or is_machine_fight(position):
        return True
    return not has_cheapest(position, seat)


def preparing_menu(position: "Bastion", seat: i64) -> list[int]:
    """Return the objects to attach, the events to play, and to go on."""
    menu: list[int] = []
    first: i64 = seat * PIECE_COUNT
    if object_in_hand(position, seat) != NOTHING:
        if seat == position.attacker:
            own = [position.valiant] + position.support
        else:
            own = [position.target]
        for piece in own:
            if piece != NOTHING and can_bear(position, piece):
                menu.append(ATTACH + piece - first)
    event = event_in_hand(position, seat)
    if seat != position.attacker and (event in (DODGE, TRUCE)):
        if can_pay(position, seat, event) and not is_machine_fight(position):
            menu.append(PLAY + event)
    menu.append(PASS)
    return menu


def call_off(position: "Bastion", seat: i64, event: i64) -> None:
    """Cancel the combat by Dodge or Truce."""
    play(position, seat, event)
    drop(position, CARDS)
    drop(position, RESOLVING)
    if event == TRUCE:
        position.truce = 1
        drop(position, RIPOSTING)
    else:
        push(position, DODGING, seat)


def drop(position: "Bastion", step: i64) -> None:
    """Take a step off the top of what is still to be done, if it is there."""
    if position.pending and position.pending[-1] // 4 == step:
        position.pending.pop()


def dodge_squares(position: "Bastion") -> list[int]:
    """Return where the dodging piece may step, and to stay."""
    board = position.board
    piece: i64 = position.target
    here: i64 = position.place[piece]
    found: list[int] = []
    for square in board.adjacent[here]:
        link: i64 = board.link[here * board.size + square]
        meets = link & LEVEL != 0
        if position.carrier[piece] != NOTHING:
            meets = board.level[square] & UPSTAIRS != 0
        if meets and not is_barred(position, link) and is_free(position, square, 1):
            found.append(TO + board.name[square])
    found.append(PASS)
    return found


def is_card_event(event: i64) -> bool:
    """Return whether the event is played instead of a courage card."""
    return event in (RUSE, FOG, MIRROR, FURY)
