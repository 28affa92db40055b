"""The round and its phases, and the steps of a scoring: what follows what (RULES 3.1 and 7.1)."""

# mypyc: compile

from tocsin.kernel.course import Question

from . import board as b
from . import final_scoring, interim_scoring, told
from .catacombs import clear_niches, cubes_in_bag, draw, is_final
from .evaluation import evaluate, next_location, next_space, return_tile
from .flags import award
from .position import Bastille
from .preparation import begin_round, lay_out_arsenal


class Evaluating(Question[Bastille]):
    """The phase after all tiles are placed: location by location, tile by tile."""

    def carry_out(self, position: Bastille) -> None:
        """Evaluate the next tile; after the last one the flags are scored."""
        if position.space != b.NONE:
            return_tile(position)
        while position.cursor < b.LOCATION_COUNT:
            space = next_space(position, position.cursor)
            if space != b.NONE:
                evaluate(position, space)
                return
            next_location(position)
        award(position)
        position.done()
        after_flags(position)


class Assigning(Question[Bastille]):
    """The final scoring begins with the monks."""

    def carry_out(self, position: Bastille) -> None:
        """Ask for the next monk."""
        if not final_scoring.next_monk(position):
            position.turn_to(b.DRAW)
            begin_scoring(position)


class Drawing(Question[Bastille]):
    """Henchmen are drawn from the bag, while there are any (ruling A17)."""

    def carry_out(self, position: Bastille) -> None:
        """Draw the next henchman; after the last the Bastille is scored."""
        if position.cursor < position.board.draws and cubes_in_bag(position) > 0:
            draw(position)
            return
        clear_niches(position)
        interim_scoring.score_track(position)
        position.done()
        position.cursor = 0
        position.ask(b.ARM, b.NOBODY)


class Arming(Question[Bastille]):
    """Weapon tokens are taken in the order of the track, which ends a scoring."""

    def carry_out(self, position: Bastille) -> None:
        """Let the next seat choose; after the last a round begins, or the match is over."""
        if position.cursor < position.players:
            interim_scoring.next_claim(position)
            return
        if is_final(position):
            final_scoring.tally(position)
            position.done()
            position.ask(b.END, b.NOBODY)
            position.tell(told.ENDED, position.round_number)
        else:
            lay_out_arsenal(position)
            position.done()
            begin_round(position)


class Over(Question[Bastille]):
    """The end: there is nothing to decide any more, and nobody to do so."""

    def asks(self, position: Bastille) -> bool:
        """Go no further."""
        return True


def after_flags(position: Bastille) -> None:
    """Begin a scoring if the round ends with one, else the next round (ruling A3)."""
    position.cursor = 0
    if is_final(position):
        position.ask(b.ASSIGN, b.NOBODY)
        position.tell(told.FINAL_BEGINS, position.round_number)
    elif position.round_number == position.board.interim:
        position.ask(b.DRAW, b.NOBODY)
        position.tell(told.INTERIM_BEGINS, position.round_number)
        begin_scoring(position)
    else:
        begin_round(position)


def begin_scoring(position: Bastille) -> None:
    """Score gems and crowns; the catacombs are next."""
    interim_scoring.score_gems(position)
    interim_scoring.score_crowns(position)
    position.cursor = 0
