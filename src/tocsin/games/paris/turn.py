"""The turn: its steps on a stack, each asked or carried out (RULES 3).

A step that needs a decision stays on top until it is answered. The last step of a turn lies at
the bottom, and its argument remembers the landmark acquired.
"""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .board import (
    ARC,
    ENDS,
    LANDMARK_COUNT,
    NOBODY,
    RESOURCE_COUNT,
    SEAT_FIELDS,
    SPACE_COUNT,
)
from .bonus_tiles import add_uses, pairs, return_pair, tiles_anywhere, tiles_behind, use
from .bonus_track import bonuses, take, take_ahead, take_with_meeple
from .drawing import are_piles_empty, build, draw, open_piles, remove, sites
from .end_tiles import add_end_uses, are_left, finds, search, take_end, use_end
from .keys import add_placements, place
from .landmarks import add_hand_ins, hand_in, sell_waiting
from .market import add_trades, buy, sell
from .moving import (
    acquire,
    add_moves,
    aim,
    benefit,
    bill,
    expect_payment,
    openings,
    targets,
)
from .paying import PLAIN, payments
from .steps import (
    AFTER,
    AT,
    BENEFIT,
    BONUS,
    BUILD,
    BUY,
    CODE_COUNT,
    DRAWING,
    END_CODE,
    FINISH,
    GOING_BACK,
    HAND,
    INTO,
    MOVE,
    PASS,
    PAY,
    PAYING,
    PLACE,
    PLAY,
    RETURN,
    RETURNING,
    REWARD_WITH,
    REWARDING,
    REWARDING_AT,
    SEARCH,
    SEARCHING,
    SELL,
    SITING,
    TAKE,
    TAKING_ANY,
    TAKING_BONUS,
    TARGET,
    TO,
    USE,
    WHERE,
)
from .told import DECLINED, ENDED, PASSED, ROUND, TURN
from .vp_tiles import choose_reward, free_spots, reward, rewards

if TYPE_CHECKING:
    from .position import Paris


def begin_turn(position: "Paris") -> None:
    """Put the steps of a turn on the stack, the first of them on top."""
    position.push(AFTER, 0)
    position.push(PLAY, 0)
    position.push(DRAWING, 0)


def run(position: "Paris") -> None:
    """Carry out steps until one needs a decision or the match is over."""
    while True:
        if not position.steps:
            if not next_turn(position):
                return
        legal = legal_answers(position)
        if len(legal) > 1 or (legal and is_asked_anyway(position)):
            position.answers = legal
            return
        if legal:
            answer(position, legal[0])
        else:
            carry_out(position)


def is_asked_anyway(position: "Paris") -> bool:
    """Return whether even one answer is asked for, lest not asking tell a secret (RULES 6.4)."""
    step = position.steps[-2]
    if step != TARGET and step != PAYING:
        return False
    return position.seats[position.actor * SEAT_FIELDS + ENDS] != 0


def next_turn(position: "Paris") -> bool:
    """Let the next seat begin its turn; False if the match is over."""
    seat: i64 = (position.actor + 1) % position.players
    if seat == position.first:
        if position.round_number == position.last_round:
            position.actor = NOBODY
            position.answers = []
            position.tell(ENDED, position.round_number)
            return False
        position.round_number += 1
        position.tell(ROUND, position.round_number)
    position.actor = seat
    position.tell(TURN, seat)
    begin_turn(position)
    return True


def legal_answers(position: "Paris") -> list[int]:
    """Return the answers to the step on top; none if it asks nothing."""
    step = position.steps[-2]
    argument = position.steps[-1]
    if step == AFTER:
        legal: list[int] = []
        add_hand_ins(position, legal)
        legal.append(FINISH)
        return with_free_actions(position, legal)
    if step == PLAY:
        return with_free_actions(position, main_actions(position))
    if step == DRAWING:
        piles = open_piles(position)
        # A free action loses nothing by waiting for the last pile's tile (ruling A26).
        return with_free_actions(position, piles) if len(piles) > 1 else piles
    if step == TARGET:
        return targets(position, argument)
    if step == TAKING_BONUS:
        tiles = bonuses(position, argument)
        return with_free_actions(position, tiles) if tiles else tiles
    if step == PAYING:
        return payments(position, bill(position, argument))
    if step == SITING:
        return sites(position, argument)
    if step == WHERE:
        return openings(position, argument % LANDMARK_COUNT)
    if step == REWARDING:
        return rewards(position)
    if step == REWARDING_AT:
        return free_spots(position)
    if step == SEARCHING:
        return finds(position)
    if step == TAKING_ANY:
        return tiles_anywhere(position)
    if step == GOING_BACK:
        return tiles_behind(position, argument)
    if step == RETURNING:
        return pairs(position, argument)
    return []


def main_actions(position: "Paris") -> list[int]:
    """Return the actions of which one must be taken; to pass if none can (RULES 3.6 and 3.7)."""
    seat = position.actor
    legal: list[int] = []
    add_placements(position, seat, legal)
    must = len(legal) > 0
    ease = add_moves(position, seat, legal)
    if are_piles_empty(position) and are_left(position):
        legal.append(SEARCH)
        must = True
    # A move that costs a tile may be made, but need not (ruling A14).
    if not must and ease != PLAIN:
        legal.append(PASS)
    return legal


def with_free_actions(position: "Paris", legal: list[int]) -> list[int]:
    """Add what the acting seat may do besides, behind the answers to the step (RULES 3.8).

    To pass, to decline or to end the turn comes last: nobody should do so by the first number.
    """
    seat = position.actor
    leaving: i64 = legal[-1]
    if PASS <= leaving <= FINISH:
        legal.pop()
    add_trades(position, seat, legal)
    add_uses(position, seat, legal)
    add_end_uses(position, seat, legal)
    if PASS <= leaving <= FINISH:
        legal.append(leaving)
    return legal


def carry_out(position: "Paris") -> None:
    """Carry out the step on top, which asks nothing."""
    step = position.steps[-2]
    if step == PAYING:
        acquire(position)
    elif step == BENEFIT:
        benefit(position, position.finish_step())
    elif step == SITING:
        remove(position)
    else:
        # No pile to draw from, no tile to take or to place, no further pair.
        position.finish_step()


def answer(position: "Paris", action: i64) -> None:
    """Carry out an answer to the step on top, or a free action beside it."""
    if action < SEARCH:
        answer_on_board(position, action)
    elif action >= USE:
        code: i64 = action - USE + 1
        if code >= END_CODE:
            use_end(position, code - END_CODE)
        else:
            use(position, code)
    elif action >= SELL:
        sell(position, action - SELL)
    elif action >= BUY:
        buy(position, action - BUY)
    elif action >= RETURN:
        return_pair(position, action - RETURN)
    elif action >= PASS:
        leave(position, action)
    elif action >= TAKE:
        take_end(position, action - TAKE)
    else:
        search(position)


def answer_on_board(position: "Paris", action: i64) -> None:
    """Carry out an answer that names something on the board."""
    if action < BUILD:
        draw(position, action)
    elif action < PLACE:
        build(position, action - BUILD)
    elif action < MOVE:
        place(position, action - PLACE)
    elif action < TO:
        position.push(TARGET, action - MOVE)
    elif action < INTO:
        aim(position, position.steps[-1], action - TO)
    elif action < PAY:
        landmark: i64 = position.steps[-1] % LANDMARK_COUNT
        expect_payment(position, ARC, SPACE_COUNT + landmark, action - INTO)
    elif action < REWARD_WITH:
        position.plan = position.plan + [action - PAY]
    elif action < AT:
        choose_reward(position, action - REWARD_WITH)
    elif action < BONUS:
        reward(position, action - AT)
    elif action < HAND:
        take_bonus(position, action - BONUS + 1)
    else:
        filled: i64 = action - HAND
        hand_in(position, RESOURCE_COUNT + filled // CODE_COUNT, filled % CODE_COUNT)


def take_bonus(position: "Paris", number: i64) -> None:
    """Take a tile from the track as the step on top says."""
    step = position.steps[-2]
    if step == TAKING_BONUS:
        take_ahead(position, number)
        return
    position.finish_step()
    if step == TAKING_ANY:
        take(position, number)
    else:
        take_with_meeple(position, number)


def leave(position: "Paris", action: i64) -> None:
    """Pass, decline or end the turn."""
    if action == FINISH:
        sell_waiting(position)
    elif action == PASS:
        position.tell(PASSED, position.actor)
    else:
        position.tell(DECLINED, position.actor)
    position.finish_step()
