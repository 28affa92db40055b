"""Who can hit whom, and how an attack is put together (RULES 4.21 to 4.27)."""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .boards import (
    ARCHER,
    ARMY,
    GROUND,
    KIND,
    KING_PIECE,
    NOBODY,
    NOTHING,
    PIECE_COUNT,
    QUEEN_PIECE,
    SEAT_COUNT,
    SIDE,
    SILVER_BOW,
    SOLDIER,
    TOWER,
    UPSTAIRS,
)
from .contact import is_barred, level_of, riders_and_walkers, touch
from .events import may_attack, playable
from .missions import layable
from .steps import (
    ASSAULT,
    DECLARE,
    END,
    FIGHTING,
    HAS_ATTACKED,
    IS_SPY,
    LAY,
    MUSTERING,
    PASS,
    RETURN,
    RIPOSTING,
    SPY_ON,
    SUPPORT,
    TARGET,
    VALIANT,
    push,
)
from .told import SPYING

if TYPE_CHECKING:
    from .position import Bastion

IN_CONTACT: Final = 1
SHOOTING: Final = 2


def fighters(position: "Bastion", seat: i64) -> list[int]:
    """Return the pieces of the phase's class that have not attacked and do not spy."""
    first: i64 = seat * PIECE_COUNT
    found: list[int] = []
    for piece in range(first, first + PIECE_COUNT):
        if position.place[piece] >= 0 and position.deeds[piece] & (HAS_ATTACKED | IS_SPY) == 0:
            if position.board.side[KIND[piece - first]] == position.side:
                found.append(piece)
    return found


# --- reach


def sees(position: "Bastion", shooter: i64, middle: i64, target: i64) -> bool:
    """Return whether an archer's sight over the middle square reaches the target."""
    if level_of(position, shooter) & UPSTAIRS:
        return True
    if position.bearer[SILVER_BOW] == shooter and KIND[shooter % PIECE_COUNT] == ARCHER:
        return True
    board = position.board
    if middle == board.centre:
        if position.crowd > 0:
            return False
    elif position.at[middle] != NOTHING:
        return False
    here: i64 = position.place[shooter]
    there: i64 = position.place[target]
    if is_barred(position, board.link[here * board.size + middle]):
        return False
    if is_barred(position, board.link[middle * board.size + there]):
        return False
    # A wall in between hides whoever is not upstairs himself.
    return board.level[middle] & GROUND != 0 or level_of(position, target) & UPSTAIRS != 0


def can_shoot(position: "Bastion", piece: i64) -> bool:
    """Return whether the piece attacks at a distance, which nobody does from the battlefield."""
    if position.place[piece] == position.board.centre:
        return False
    return KIND[piece % PIECE_COUNT] == ARCHER or position.bearer[SILVER_BOW] == piece


def reach(position: "Bastion", piece: i64, target: i64) -> i64:
    """Return how the piece could attack the target: IN_CONTACT, SHOOTING, or 0."""
    kind: i64 = KIND[piece % PIECE_COUNT]
    if kind != ARCHER:
        link = touch(position, piece, target)
        if link != 0 and (kind != TOWER or link == SIDE):
            return IN_CONTACT
    there: i64 = position.place[target]
    if can_shoot(position, piece) and there != position.board.centre and there >= 0:
        runs = position.board.lines[position.place[piece]]
        for place in range(0, len(runs), 3):
            if runs[place + 1] == there and sees(position, piece, runs[place], target):
                return SHOOTING
    return 0


def add_targets(position: "Bastion", piece: i64, only: i64, marks: list[int]) -> None:
    """Mark the enemies that the piece could attack; `only` names the one enemy, or NOBODY."""
    board = position.board
    here: i64 = position.place[piece]
    seat: i64 = piece // PIECE_COUNT
    kind: i64 = KIND[piece % PIECE_COUNT]
    if kind != ARCHER:
        first: i64 = here * board.size
        level = level_of(position, piece)
        for square in board.adjacent[here]:
            walker: i64 = position.at[square]
            if square != board.centre:
                if walker == NOTHING or walker // PIECE_COUNT == seat:
                    # A Tower's rider is always of the same seat.
                    continue
            link: i64 = board.link[first + square]
            if (kind == TOWER and link & SIDE == 0) or is_barred(position, link):
                continue
            for other in riders_and_walkers(position, square):
                owner: i64 = other // PIECE_COUNT
                if owner != seat and (only == NOBODY or owner == only):
                    if level & level_of(position, other):
                        marks[other] = 1
        if here == board.centre:
            for other in riders_and_walkers(position, here):
                enemy: i64 = other // PIECE_COUNT
                if enemy != seat and (only == NOBODY or enemy == only):
                    if level & level_of(position, other):
                        marks[other] = 1
    if can_shoot(position, piece):
        runs = board.lines[here]
        for place in range(0, len(runs), 3):
            end: i64 = runs[place + 1]
            if end == board.centre or position.at[end] == NOTHING:
                continue
            if position.at[end] // PIECE_COUNT == seat:
                continue
            for other in riders_and_walkers(position, end):
                foe: i64 = other // PIECE_COUNT
                if foe != seat and (only == NOBODY or foe == only):
                    if sees(position, piece, runs[place], other):
                        marks[other] = 1


def targets(position: "Bastion", seat: i64, only: i64) -> list[int]:
    """Return an action for each enemy piece that some fighter of the seat could attack."""
    marks = [0] * len(position.place)
    for piece in fighters(position, seat):
        add_targets(position, piece, only, marks)
    return [TARGET + piece for piece, marked in enumerate(marks) if marked]


def can_assault(position: "Bastion", piece: i64, owner: i64) -> bool:
    """Return whether the piece stands before the drawbridge, on the ground, and can strike it."""
    if KIND[piece % PIECE_COUNT] == ARCHER or position.carrier[piece] != NOTHING:
        return False
    return position.place[piece] in position.board.fronts[owner]


def assaults(position: "Bastion", seat: i64) -> list[int]:
    """Return an action for each enemy drawbridge that the seat could attack."""
    found: list[int] = []
    for owner in range(position.players):
        if owner == seat or position.resistance[owner] <= 0:
            continue
        for square in position.board.fronts[owner]:
            piece: i64 = position.at[square]
            if piece != NOTHING and piece // PIECE_COUNT == seat:
                fresh = position.deeds[piece] & (HAS_ATTACKED | IS_SPY) == 0
                kind: i64 = KIND[piece % PIECE_COUNT]
                if fresh and kind != ARCHER and position.board.side[kind] == position.side:
                    found.append(ASSAULT + owner)
                    break
    return found


# --- the menus of a combat step


def fighting_menu(position: "Bastion", seat: i64) -> list[int]:
    """Return all that the token player may do in the combat step."""
    menu: list[int] = []
    if position.alive[seat] == 0:
        return [END]
    if may_attack(position):
        menu += targets(position, seat, NOBODY)
        menu += assaults(position, seat)
        if position.board.advanced:
            menu += playable(position, seat)
    menu += spying(position, seat)
    menu += layable(position, seat, True)
    menu.append(END)
    return menu


def offers_fight(menu: list[int]) -> bool:
    """Return whether such a menu has more than missions to lay and the end: those come last."""
    first: i64 = menu[0]
    return first != END and not LAY <= first < RETURN


def spying(position: "Bastion", seat: i64) -> list[int]:
    """Return who could spy on whom: any piece in contact with a King or a Queen."""
    found: list[int] = []
    if position.board.common:
        return found
    for other in range(position.players):
        if other == seat or position.alive[other] == 0:
            continue
        near: list[int] = []
        note_near(position, seat, other * PIECE_COUNT + KING_PIECE, near)
        note_near(position, seat, other * PIECE_COUNT + QUEEN_PIECE, near)
        if not near:
            continue
        for slot in range(PIECE_COUNT):
            if slot in near:
                found.append(SPY_ON + slot * SEAT_COUNT + other)
    return found


def note_near(position: "Bastion", seat: i64, royal: i64, near: list[int]) -> None:
    """Note the pieces of the seat that are in contact with the King or Queen and free to spy."""
    here: i64 = position.place[royal]
    if here < 0:
        return
    squares = position.board.adjacent[here]
    if here == position.board.centre:
        squares = squares + [here]
    for square in squares:
        walker: i64 = position.at[square]
        if square != position.board.centre:
            if walker == NOTHING or walker // PIECE_COUNT != seat:
                continue
        for piece in riders_and_walkers(position, square):
            if piece // PIECE_COUNT == seat and touch(position, piece, royal):
                if position.deeds[piece] & (HAS_ATTACKED | IS_SPY) == 0:
                    near.append(piece % PIECE_COUNT)


def declare_spy(position: "Bastion", seat: i64, choice: i64) -> None:
    """Declare a piece a spy: it will not attack this turn."""
    piece: i64 = seat * PIECE_COUNT + choice // SEAT_COUNT
    position.deeds[piece] |= IS_SPY
    position.spies += [piece, choice % SEAT_COUNT]
    position.tell(SPYING, seat, choice // SEAT_COUNT, choice % SEAT_COUNT)


def riposte_menu(position: "Bastion", seat: i64) -> list[int]:
    """Return what the attacked player may strike back at: pieces of the token player."""
    menu = targets(position, seat, position.token)
    menu.append(PASS)
    return menu


def begin_attack(position: "Bastion", seat: i64, action: i64, is_riposte: bool) -> None:
    """Name the target; the fighters are asked next."""
    clear_combat(position)
    position.attacker = seat
    if action >= ASSAULT:
        position.bridge = action - ASSAULT
        owner: i64 = position.bridge
    else:
        position.target = action - TARGET
        owner = position.target // PIECE_COUNT
    if not is_riposte:
        push(position, FIGHTING, seat)
        push(position, RIPOSTING, owner)
    push(position, MUSTERING, seat)


def clear_combat(position: "Bastion") -> None:
    """Forget the last combat."""
    if position.attacker == NOBODY and position.valiant == NOTHING and position.target == NOTHING:
        return
    position.attacker = NOBODY
    position.target = NOTHING
    position.bridge = NOBODY
    position.valiant = NOTHING
    position.support = []
    position.cards = [NOTHING, NOTHING]
    position.extra = [NOTHING, NOTHING]
    position.captures = 0


# --- valiant and supporters


def able(position: "Bastion", piece: i64) -> bool:
    """Return whether the fighter could take part in the attack being put together."""
    if position.bridge != NOBODY:
        return can_assault(position, piece, position.bridge)
    return reach(position, piece, position.target) != 0


def mustering_menu(position: "Bastion", seat: i64) -> list[int]:
    """Return who may be the valiant, then who may support, or the declaration."""
    first: i64 = seat * PIECE_COUNT
    found: list[int] = []
    if position.valiant == NOTHING:
        for piece in fighters(position, seat):
            if able(position, piece):
                found.append(VALIANT + piece - first)
        return found
    if can_gang(position, position.valiant):
        for piece in fighters(position, seat):
            if piece != position.valiant and piece not in position.support:
                if is_companion(position, piece) and able(position, piece):
                    found.append(SUPPORT + piece - first)
    found.append(DECLARE)
    return found


def can_gang(position: "Bastion", piece: i64) -> bool:
    """Return whether an attack of this valiant may have supporters."""
    if position.target != NOTHING and position.place[position.target] == position.board.centre:
        return False
    return KIND[piece % PIECE_COUNT] <= ARCHER


def is_companion(position: "Bastion", piece: i64) -> bool:
    """Return whether the piece may support the valiant: soldiers, or archers, together."""
    kind: i64 = KIND[piece % PIECE_COUNT]
    if kind == KIND[position.valiant % PIECE_COUNT]:
        return True
    # At four players archers are soldiers (RULES 4.44).
    return kind <= ARCHER and position.board.side[ARCHER] == ARMY


assert SOLDIER == 0  # so that `<= ARCHER` means soldiers and archers
