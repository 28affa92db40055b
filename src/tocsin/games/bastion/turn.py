"""The course of a match: what is asked next, and what an answer does (RULES 2 and 3)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .attack import (
    begin_attack,
    clear_combat,
    declare_spy,
    fighting_menu,
    mustering_menu,
    offers_fight,
    riposte_menu,
)
from .boards import (
    AMBUSH,
    CRYSTAL_BALL,
    KING_PIECE,
    MISSION_COUNT,
    NOBODY,
    NOTHING,
    PIECE_COUNT,
    SEAT_COUNT,
    STRATEGISTS,
    THEFT,
)
from .combat import (
    add_card,
    addable,
    adder,
    ambush,
    ask_cards,
    declare,
    play_events,
    resolve,
)
from .deployment import begin_deployment, deploy_by_chance
from .drawbridge import turn_gate
from .end import check_rounds
from .events import (
    begin_event,
    call_off,
    dodge_squares,
    event_menu,
    is_prepared,
    may_steal,
    preparing_menu,
    steal,
)
from .knowledge import show_hand, start_labels
from .missions import (
    draw,
    draw_after_laying,
    give_back,
    give_up,
    hand_count,
    holds_ramparts,
    lay,
    layable,
    losable,
    may_choose_loss,
    may_lay,
    returnable,
)
from .movement import destinations, land, movement_menu, pick_up
from .objects import attach, attachable, bearers, deal, gaze, take_object
from .prisons import (
    arrive,
    choose_prisoner,
    freeable,
    go_home,
    home_squares,
    release,
    release_squares,
)
from .steps import (
    ADDING,
    AMBUSHING,
    ARM,
    ARMING,
    ATTACH,
    BOARD,
    BOOTED,
    CARDS,
    CHANGING,
    CHOOSE_SIDE,
    DEALING,
    DECLARE,
    DISPLACED,
    DODGING,
    DONE,
    DRAWING,
    END,
    FIGHTING,
    FREE,
    FREEING,
    HAS_ATTACKED,
    HASTENED,
    HOMING,
    KEEPING,
    LANDING,
    LAY,
    LAYING,
    LOOTING,
    LOSING,
    MOVE,
    MOVING,
    MUSTERING,
    NEXT,
    NO_STEP,
    OPENING,
    OVER,
    PASS,
    PLAY,
    PREPARING,
    RAMPARTS,
    REDRAW,
    REDRAWING,
    RELEASING,
    RESOLVING,
    RETURN,
    RIPOSTING,
    SPIES_REPORT,
    SPY_ON,
    SUPPORT,
    TARGET,
    TO,
    TOKEN,
    TURN_GATE,
    VALIANT,
    push,
)
from .told import MOVED, NO_RIPOSTE, SIDE_CHOSEN, SPIED, TURN
from .towers import lift, put

if TYPE_CHECKING:
    from .position import Bastion


# --- the beginning and the end of a turn


def open_match(position: "Bastion") -> None:
    """Set up, and run on to the first decision."""
    board = position.board
    chance = position.chance
    position.first = chance.below(position.players)
    position.token = position.first
    if not board.common:
        position.deck = list(range(MISSION_COUNT))
        chance.shuffle(position.deck)
    start_labels(position)
    if board.advanced:
        deal(position)
    push(position, NEXT, position.first)
    if board.free_deployment:
        push(position, OPENING, position.first)
    else:
        deploy_by_chance(position)
    if not board.common:
        for turn in range(position.players - 1, -1, -1):
            push(position, DEALING, (position.first + turn) % position.players)
    proceed(position)


def next_turn(position: "Bastion", seat: i64) -> None:
    """Pass the token to the next seat that has an army, and begin its turn."""
    while position.alive[seat] == 0:
        seat = (seat + 1) % position.players
    # The token went past the first seat, or the match has just begun.
    behind = (seat - position.first) % position.players
    before = (position.token - position.first) % position.players
    if position.round_number == 0 or behind <= before:
        check_rounds(position)
        if position.step == OVER:
            return
        position.round_number += 1
    position.token = seat
    position.side = NOTHING
    position.spent = 0
    position.truce = 0
    position.spies = []
    clear_combat(position)
    position.deeds = [0] * len(position.deeds)
    forget_turn(position)
    position.tell(TURN, seat, position.round_number)
    after = (seat + 1) % position.players
    push(position, NEXT, after)
    for step in (REDRAWING, RAMPARTS, SPIES_REPORT, FIGHTING, MOVING, TOKEN):
        push(position, step, seat)


def forget_turn(position: "Bastion") -> None:
    """Forget which drawbridges were turned, and what counts in the turn it was done only."""
    if 1 not in position.turned and 1 not in position.freed and 1 not in position.held:
        return
    position.own()
    for seat in range(position.players):
        position.turned[seat] = 0
        if not position.board.common:
            position.freed[seat] = 0
            position.held[seat] = 0


def report(position: "Bastion", seat: i64) -> None:
    """Let the seat see the missions of those whom its spies, if still there, spied on."""
    if not position.spies:
        return
    position.own()
    for place in range(0, len(position.spies), 2):
        other: i64 = position.spies[place + 1]
        if position.place[position.spies[place]] < 0:
            continue
        show_hand(position, seat, other)
        position.spied[seat * SEAT_COUNT + other] = position.round_number
        position.reveals += 1
        for card in returnable(position, other, hand_count(position, other)):
            position.tell(SPIED, seat, other, card - RETURN)
    position.spies = []


def can_redraw(position: "Bastion", seat: i64) -> bool:
    """Return whether the King may change the strategy: he neither moved nor attacked."""
    king: i64 = seat * PIECE_COUNT + KING_PIECE
    if position.board.common or position.side != STRATEGISTS or not position.deck:
        return False
    idle = position.deeds[king] & (DISPLACED | HASTENED | BOOTED | HAS_ATTACKED) == 0
    return position.place[king] >= 0 and idle


# --- what comes next


def proceed(position: "Bastion") -> None:
    """Do what is to be done until somebody has to decide, or the match is over."""
    while position.step == NO_STEP:
        if position.bearer[CRYSTAL_BALL] >= 0:
            gaze(position)
        top: i64 = position.pending.pop()
        seat: i64 = top % SEAT_COUNT
        step: i64 = top // SEAT_COUNT
        if step >= OPENING or step == CARDS:
            run(position, step, seat)
        elif is_asked(position, step, seat):
            ask(position, step, seat)


def run(position: "Bastion", step: i64, seat: i64) -> None:
    """Do a step that asks nothing, or asks several seats at once."""
    if step == OPENING:
        begin_deployment(position)
    elif step == CARDS:
        ask_cards(position)
    elif step == RESOLVING:
        play_events(position)
        other = adder(position)
        if other == NOBODY:
            resolve(position)
        else:
            push(position, RESOLVING, seat)
            push(position, ADDING, other)
    elif step == DRAWING:
        draw_after_laying(position, seat)
    elif step == SPIES_REPORT:
        report(position, seat)
    elif step == RAMPARTS:
        if holds_ramparts(position, seat):
            position.own()
            position.held[seat] = 1
            push(position, LAYING, seat)
    else:
        next_turn(position, seat)


def is_asked(position: "Bastion", step: i64, seat: i64) -> bool:
    """Return whether the step comes up at all; only what everybody knows may decide that."""
    if step == DEALING:
        draw(position, seat, position.board.first_draw)
    elif step == LAYING:
        return may_lay(position, seat, seat == position.token)
    elif step == PREPARING:
        return not is_prepared(position, seat)
    elif step == REDRAWING:
        return can_redraw(position, seat)
    elif step == CHANGING:
        draw(position, seat, 1)
    elif step in (FIGHTING, RIPOSTING):
        clear_combat(position)
    return True


def ask(position: "Bastion", step: i64, seat: i64) -> None:
    """Ask the seat, unless there is only one answer."""
    position.step = step
    position.actor = seat
    menu = answers(position)
    if is_choice(position, step, seat, menu):
        position.menu = menu
        return
    position.step = NO_STEP
    # Nobody is said to renounce what was not possible; a combat step without a fight ends.
    if menu and (step != RIPOSTING or menu[0] != PASS):
        obey(position, step, seat, menu[-1])


def is_choice(position: "Bastion", step: i64, seat: i64, menu: list[int]) -> bool:
    """Return whether the seat is asked: there is a choice, or not asking would give something away.

    Only what everybody knows may decide that (ruling A50).
    """
    if step == FIGHTING:
        return offers_fight(menu) or may_steal(position, seat)
    if step in (LAYING, PREPARING):
        return True
    if step == LOSING:
        return may_choose_loss(position, seat)
    return len(menu) > 1 or (step == MOVING and may_lay(position, seat, True))


def answers(position: "Bastion") -> list[int]:
    """Return the legal answers to the present step."""
    step = position.step
    seat = position.actor
    if step == MOVING:
        return movement_menu(position, seat)
    if step == LANDING:
        return destinations(position, position.picked, False)
    if step == FIGHTING:
        return fighting_menu(position, seat)
    if step == MUSTERING:
        return mustering_menu(position, seat)
    if step == RIPOSTING:
        return riposte_menu(position, seat)
    if step == TOKEN:
        return [CHOOSE_SIDE, CHOOSE_SIDE + 1]
    if step == LAYING:
        return layable(position, seat, seat == position.token) + [PASS]
    if step == DEALING:
        return returnable(position, seat, hand_count(position, seat))
    if step == KEEPING:
        return returnable(position, seat, position.board.draw)
    if step == CHANGING:
        return returnable(position, seat, hand_count(position, seat))
    if step == REDRAWING:
        return [REDRAW, PASS]
    if step == FREEING:
        return freeable(position, seat)
    if step == RELEASING:
        return release_squares(position, position.picked)
    if step == PREPARING:
        return preparing_menu(position, seat)
    if step == ARMING:
        return attachable(position, seat)
    if step == ADDING:
        return addable(position, seat)
    if step == LOOTING:
        return bearers(position, seat)
    if step == DODGING:
        return dodge_squares(position)
    if step == LOSING:
        return losable(position, seat)
    if step == HOMING:
        return home_squares(position)
    if step == AMBUSHING:
        return event_menu(position, seat, AMBUSH)
    return event_menu(position, seat, THEFT)


# --- what an answer does


def answer(position: "Bastion", action: i64) -> None:
    """Carry out the answer of the seat that was asked."""
    step = position.step
    position.step = NO_STEP
    obey(position, step, position.actor, action)


def obey(position: "Bastion", step: i64, seat: i64, action: i64) -> None:
    """Carry out an answer to a step."""
    if step == LANDING:
        land(position, action)
    elif step == MOVING:
        obey_movement(position, seat, action)
    elif step == FIGHTING:
        obey_fighting(position, seat, action)
    elif step == MUSTERING:
        obey_mustering(position, seat, action)
    elif step == RIPOSTING:
        if action == PASS:
            position.tell(NO_RIPOSTE, seat)
        else:
            begin_attack(position, seat, action, True)
    elif step == TOKEN:
        position.side = action - CHOOSE_SIDE
        position.tell(SIDE_CHOSEN, seat, position.side)
    elif step in (DEALING, KEEPING, CHANGING):
        obey_return(position, step, seat, action - RETURN)
    elif step == LAYING:
        if action != PASS:
            push(position, LAYING, seat)
            lay(position, seat, action - LAY)
    elif step == REDRAWING:
        if action == REDRAW:
            push(position, CHANGING, seat)
    elif step == FREEING:
        if action != PASS:
            choose_prisoner(position, seat, action - FREE)
    elif step == RELEASING:
        release(position, action)
    elif step == LOSING:
        give_up(position, seat, action - RETURN)
    else:
        obey_advanced(position, step, seat, action)


def obey_movement(position: "Bastion", seat: i64, action: i64) -> None:
    """Carry out what the token player does in the movement step."""
    if action == DONE:
        return
    if action < BOARD:
        pick_up(position, seat * PIECE_COUNT + action - MOVE)
        return
    push(position, MOVING, seat)
    if action == ARM:
        push(position, ARMING, seat)
    elif action >= LAY:
        lay(position, seat, action - LAY)
    else:
        turn_gate(position, seat, action - TURN_GATE)


def obey_fighting(position: "Bastion", seat: i64, action: i64) -> None:
    """Carry out what the token player does in the combat step."""
    if action == END:
        return
    if TARGET <= action < VALIANT:
        begin_attack(position, seat, action, False)
    elif action >= PLAY:
        begin_event(position, seat, action - PLAY)
    else:
        push(position, FIGHTING, seat)
        if action >= LAY:
            lay(position, seat, action - LAY)
        else:
            declare_spy(position, seat, action - SPY_ON)


def obey_mustering(position: "Bastion", seat: i64, action: i64) -> None:
    """Name the valiant or a supporter, or declare the attack."""
    if action == DECLARE:
        declare(position)
        return
    push(position, MUSTERING, seat)
    if action >= SUPPORT:
        position.support.append(seat * PIECE_COUNT + action - SUPPORT)
    else:
        position.valiant = seat * PIECE_COUNT + action - VALIANT


def obey_return(position: "Bastion", step: i64, seat: i64, card: i64) -> None:
    """Put a mission under the deck; of the first five cards, two."""
    last: i64 = position.board.draw if step == KEEPING else hand_count(position, seat)
    give_back(position, seat, card, last)
    if step == DEALING and hand_count(position, seat) > position.board.hand_size:
        position.step = DEALING
        position.menu = answers(position)


def obey_advanced(position: "Bastion", step: i64, seat: i64, action: i64) -> None:
    """Carry out an answer about objects and events."""
    if step == PREPARING:
        if action == PASS:
            return
        if action >= PLAY:
            call_off(position, seat, action - PLAY)
        else:
            push(position, PREPARING, seat)
            attach(position, seat, action - ATTACH)
    elif step == ARMING:
        attach(position, seat, action - ATTACH)
    elif step == ADDING:
        add_card(position, seat, action)
    elif step == LOOTING:
        take_object(position, seat, action)
    elif step == HOMING:
        go_home(position, action)
    elif step == DODGING:
        if action != PASS:
            dodge(position, position.board.named[action - TO])
    else:
        obey_event(position, step, seat, action)


def dodge(position: "Bastion", square: i64) -> None:
    """Let the attacked piece step aside, and do what its square offers."""
    piece = position.target
    seat: i64 = piece // PIECE_COUNT
    lift(position, piece)
    put(position, piece, square)
    board = position.board
    position.tell(MOVED, seat, piece % PIECE_COUNT, board.file[square], board.row[square])
    if board.bastion[square] not in (NOBODY, seat):
        push(position, LAYING, seat)
        arrive(position, piece, square)


def obey_event(position: "Bastion", step: i64, seat: i64, action: i64) -> None:
    """Name the victim of Ambush or Theft, then let it happen."""
    if action < VALIANT:
        position.target = action - TARGET
        push(position, step, seat)
        return
    piece: i64 = seat * PIECE_COUNT + action - VALIANT
    if step == AMBUSHING:
        ambush(position, piece)
    else:
        steal(position, piece)
