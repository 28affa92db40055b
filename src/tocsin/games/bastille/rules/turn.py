"""Phases of a round, and the scorings that follow it (RULES 1.1 and 3.1)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.course import Question

from . import board as b
from . import end_and_scoring, event_ids
from .banque import evaluate_banque
from .bastille_track import evaluate_bastille
from .board import tile_owner, tile_value
from .catacombs import evaluate_catacombes
from .etats_generaux import evaluate_etats_generaux
from .evaluation import next_location, next_space, return_tile
from .flags import award_flag_bonuses
from .notre_dame import evaluate_notre_dame
from .position import Bastille
from .preparation import begin_round, is_final
from .weapons import lay_out_arsenal, next_claim


class Evaluating(Question[Bastille]):
    """The phase in which all tiles are evaluated, location by location."""

    def carry_out(self, position: Bastille) -> None:
        """Evaluate tiles until a seat must decide; after the last one, score the flags."""
        while position.cursor < b.LOCATION_COUNT:
            if position.space != b.NONE:
                return_tile(position)
            space = next_space(position, position.cursor)
            if space == b.NONE:
                next_location(position)
            else:
                evaluate(position, space)
                if position.asked != b.EVALUATE:
                    return
        award_flag_bonuses(position)
        position.done()
        after_flags(position)


class Assigning(Question[Bastille]):
    """The first step of the final scoring: each monk joins a group."""

    def carry_out(self, position: Bastille) -> None:
        """Ask for the group of the next monk; after the last one, begin the scoring."""
        if not end_and_scoring.next_monk(position):
            position.replace_top(b.DRAW)
            end_and_scoring.begin_scoring(position)


class Arming(Question[Bastille]):
    """The last step of a scoring: weapon tokens are taken in the order of the track."""

    def carry_out(self, position: Bastille) -> None:
        """Let the next seat choose; after the last one, begin the next round or end the match."""
        if position.cursor < position.players:
            next_claim(position)
            return
        if is_final(position):
            end_and_scoring.score_final_only(position)
            position.done()
            position.ask(b.END, b.NO_SEAT)
            position.emit(event_ids.ENDED, position.round_number)
        else:
            lay_out_arsenal(position)
            position.done()
            begin_round(position)


class Over(Question[Bastille]):
    """The end of the match, without actors."""

    def asks(self, position: Bastille) -> bool:
        """Return True, so that the course stops here."""
        return True


def evaluate(position: Bastille, space: i64) -> None:
    """Evaluate the tile on a space, by asking its owner where the location offers a choice."""
    location = position.cursor
    tile = position.spaces[space]
    seat = tile_owner(tile)
    value = tile_value(tile)
    position.rank += 1
    position.space = space
    position.emit(event_ids.EVALUATED, seat, value, location)
    if location == b.BANQUE:
        evaluate_banque(position, seat, value)
    elif location == b.NOTRE_DAME:
        evaluate_notre_dame(position, seat, value)
    elif location == b.VERSAILLES:
        position.ask(b.ASK_BONUS, seat, value)
    elif location == b.CATACOMBES:
        evaluate_catacombes(position, seat)
    elif location == b.PLACE_LOUIS:
        position.ask(b.ASK_CHARACTER, seat, value)
    elif location == b.BASTILLE:
        evaluate_bastille(position, seat, value)
    else:
        evaluate_etats_generaux(position, seat)


def after_flags(position: Bastille) -> None:
    """Begin the interim or final scoring if it is due, else the next round (ruling A3)."""
    position.cursor = 0
    if is_final(position):
        position.ask(b.ASSIGN, b.NO_SEAT)
        position.emit(event_ids.FINAL_BEGINS, position.round_number)
    elif position.round_number == position.board.interim:
        position.ask(b.DRAW, b.NO_SEAT)
        position.emit(event_ids.INTERIM_BEGINS, position.round_number)
        end_and_scoring.begin_scoring(position)
    else:
        begin_round(position)
