"""The course of a match: what follows what, until somebody has to decide (RULES 3.1 and 7.1)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .banque import cash
from .board import (
    ASK_MISSION,
    ASK_NOTHING,
    ASSIGNING,
    BANQUE,
    BUY,
    CATACOMBES,
    CHOOSE_PILE,
    CLAIM,
    CLAIMING,
    DECLINE,
    DRAWING,
    ENTER,
    EVALUATING,
    JOIN,
    LOCATION_COUNT,
    NONE,
    NOTRE_DAME,
    OVER,
    PLACE_LOUIS,
    RAISE,
    TAKE_BONUS,
    TAKE_MISSION,
    VERSAILLES,
)
from .board import BASTILLE as AT_THE_BASTILLE
from .catacombs import clear_niches, deploy, draw, enter, is_final
from .etats_generaux import keep, open_pile, sit
from .final import join, next_monk, tally
from .flags import award
from .influence import has_tiles, next_space, place, return_tile, tile_owner, tile_value
from .interim import claim, next_claim, score_crowns, score_gems, score_track
from .notre_dame import exchange, raise_tile
from .place_louis import buy, decline, recruit
from .preparation import begin_round, lay_out_arsenal
from .told import EVALUATED, FINAL_BEGINS, INTERIM_BEGINS
from .track import advance
from .versailles import take, visit

if TYPE_CHECKING:
    from .position import Bastille


def play(position: "Bastille", seat: i64, action: i64) -> None:
    """Carry out an action and run on to the next decision."""
    if action < TAKE_BONUS:
        place(position, seat, action)
        following: i64 = (seat + 1) % position.players
        if has_tiles(position, following):
            position.actor = following
            return
        position.asked = ASK_NOTHING
        position.phase = EVALUATING
        position.cursor = NONE
        next_location(position)
    else:
        answer(position, seat, action)
    proceed(position)


def proceed(position: "Bastille") -> None:
    """Go on until somebody has to decide.

    A single answer is given without asking (ruling A26), but for missions: that a search was
    not asked would tell the others what is left of the deck (ruling A19).
    """
    while position.phase != OVER:
        if position.asked == ASK_NOTHING:
            go_on(position)
        elif len(position.answers) == 1 and position.asked != ASK_MISSION:
            answer(position, position.actor, position.answers[0])
        else:
            return


def answer(position: "Bastille", seat: i64, action: i64) -> None:
    """Carry out the answer to what is asked."""
    position.asked = ASK_NOTHING
    position.answers = []
    if action >= JOIN:
        join(position, seat, action - JOIN)
    elif action >= CLAIM:
        claim(position, seat, action - CLAIM)
    elif action >= RAISE:
        raise_tile(position, seat, action - RAISE + 1)
    elif action >= ENTER:
        enter(position, seat, action - ENTER)
    elif action >= TAKE_MISSION:
        keep(position, seat, position.item, action - TAKE_MISSION)
    elif action >= CHOOSE_PILE:
        open_pile(position, seat, action - CHOOSE_PILE)
    elif action == DECLINE:
        decline(position, seat)
    elif action >= BUY:
        buy(position, seat, action - BUY)
    else:
        take(position, seat, action - TAKE_BONUS)


def go_on(position: "Bastille") -> None:
    """Take the next step of the phase, or begin the next phase."""
    if position.phase == EVALUATING:
        if position.space != NONE:
            return_tile(position)
        if position.cursor == LOCATION_COUNT:
            award(position)
            after_flags(position)
        else:
            evaluate(position)
    elif position.phase == ASSIGNING:
        if not next_monk(position):
            begin_scoring(position)
    elif position.phase == DRAWING:
        if position.cursor < position.board.draws and max(position.bag) > 0:
            draw(position)
        else:
            clear_niches(position)
            score_track(position)
            position.phase = CLAIMING
            position.cursor = 0
    elif position.cursor < position.players:
        next_claim(position)
    elif is_final(position):
        tally(position)
    else:
        lay_out_arsenal(position)
        begin_round(position)


def next_location(position: "Bastille") -> None:
    """Turn to the next location."""
    position.cursor += 1
    position.rank = 0
    position.memo = NONE


def evaluate(position: "Bastille") -> None:
    """Evaluate the next tile at the location, or turn to the next location."""
    location = position.cursor
    space = next_space(position, location)
    if space == NONE:
        next_location(position)
        return
    tile: i64 = position.spaces[space]
    seat = tile_owner(tile)
    value = tile_value(tile)
    is_first = position.rank == 0
    position.rank += 1
    position.space = space
    position.tell(EVALUATED, seat, value, location)
    if location == BANQUE:
        cash(position, seat, value, is_first)
    elif location == NOTRE_DAME:
        return_tile(position)
        exchange(position, seat, value, is_first)
    elif location == VERSAILLES:
        visit(position, seat, is_first)
    elif location == CATACOMBES:
        deploy(position, seat, is_first)
    elif location == PLACE_LOUIS:
        recruit(position, seat, value)
    elif location == AT_THE_BASTILLE:
        advance(position, seat, value, is_first)
    else:
        sit(position, seat, is_first)


def after_flags(position: "Bastille") -> None:
    """Begin a scoring if the round ends with one, else the next round (ruling A3)."""
    position.cursor = 0
    if is_final(position):
        position.tell(FINAL_BEGINS, position.round_number)
        position.phase = ASSIGNING
    elif position.round_number == position.board.interim:
        position.tell(INTERIM_BEGINS, position.round_number)
        begin_scoring(position)
    else:
        begin_round(position)


def begin_scoring(position: "Bastille") -> None:
    """Score gems and crowns; the catacombs are next."""
    score_gems(position)
    score_crowns(position)
    position.phase = DRAWING
    position.cursor = 0
