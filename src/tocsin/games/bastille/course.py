"""The course of a match: what follows what, until somebody has to decide (RULES 3.1 and 7.1)."""

# mypyc: compile

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NO_ANSWERS, Question
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position

from . import board as b
from . import final, hidden, interim, told
from .banque import Banking
from .catacombs import Deploying, Entering, clear_niches, cubes_in_bag, draw, is_final
from .etats_generaux import ChoosingPile, Searching, Sitting
from .flags import award
from .influence import Placing, next_location, next_space, return_tile, tile_owner, tile_value
from .notre_dame import Exchanging, Upgrading
from .place_louis import Recruiting
from .position import Bastille
from .preparation import begin_round, lay_out_arsenal
from .track import Marching
from .versailles import Visiting


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
        if not final.next_monk(position):
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
        interim.score_track(position)
        position.done()
        position.cursor = 0
        position.ask(b.ARM, b.NOBODY)


class Arming(Question[Bastille]):
    """Weapon tokens are taken in the order of the track, which ends a scoring."""

    def carry_out(self, position: Bastille) -> None:
        """Let the next seat choose; after the last a round begins, or the match is over."""
        if position.cursor < position.players:
            interim.next_claim(position)
            return
        if is_final(position):
            final.tally(position)
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


def evaluate(position: Bastille, space: i64) -> None:
    """Evaluate the tile on a space."""
    tile = position.spaces[space]
    seat = tile_owner(tile)
    value = tile_value(tile)
    position.rank += 1
    position.space = space
    position.tell(told.EVALUATED, seat, value, position.cursor)
    position.ask(b.EVALUATION[position.cursor], seat, value)


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
    interim.score_gems(position)
    interim.score_crowns(position)
    position.cursor = 0


PLACING: Final = Placing(b.ASK_TILE, "tile")
# A question with a single answer is not asked but answered (ruling A26): so the kernel does.
QUESTIONS: Final[list[Question[Any]]] = [
    Over(b.END, "over"),
    PLACING,
    Visiting(b.ASK_BONUS, "bonus"),
    Recruiting(b.ASK_CHARACTER, "character"),
    ChoosingPile(b.ASK_PILE, "pile"),
    Searching(b.ASK_MISSION, "mission"),
    Entering(b.ASK_NICHE, "niche"),
    Upgrading(b.ASK_UPGRADE, "upgrade"),
    interim.Claiming(b.ASK_WEAPONS, "weapons"),
    final.Joining(b.ASK_GROUP, "group"),
    Evaluating(b.EVALUATE, "evaluating"),
    Assigning(b.ASSIGN, "assigning"),
    Drawing(b.DRAW, "drawing"),
    Arming(b.ARM, "claiming"),
    Banking(b.AT_BANQUE, "banque"),
    Exchanging(b.AT_NOTRE_DAME, "notre_dame"),
    Deploying(b.AT_CATACOMBES, "catacombes"),
    Marching(b.AT_BASTILLE, "bastille"),
    Sitting(b.AT_ETATS_GENERAUX, "etats_generaux"),
]
assert all(question.number == number for number, question in enumerate(QUESTIONS))


def phase(position: Bastille) -> i64:
    """Return the number of the phase: what lies below all that is asked."""
    if position.asked == b.END:
        return b.OVER
    lowest = position.stack[0] if len(position.stack) else position.asked
    return b.PLACING if lowest == b.ASK_TILE else b.EVALUATING + lowest - b.EVALUATE


class Revolt(Bastille):
    """A position of Bastille with its rules."""

    def questions(self) -> list[Question[Any]]:
        """Return all questions, by number."""
        return QUESTIONS

    # Every question is put to one seat, and two of three decisions place a tile: straight ways.

    def actors(self) -> list[int]:
        """Return the seat that is asked."""
        return [] if self.asked == b.END else [self.actor]

    def options(self, seat: i64) -> vec[i64]:
        """Return the actions that seat may take now; not to be changed."""
        if seat != self.actor:
            return NO_ANSWERS
        return PLACING.offers(self) if self.asked == b.ASK_TILE else self.answers

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action and run on to the next decision."""
        if self.asked == b.ASK_TILE:
            PLACING.answer(self, action)
            if self.asked == b.ASK_TILE:
                return
        else:
            QUESTIONS[self.asked].answer(self, action)
        self.proceed()

    def twin(self, chance: Chance) -> Position:
        """Return a twin that goes on with another stream of chance."""
        twin = Revolt(self.board, self.players, chance, self.reveals)
        twin.follow(self)
        return twin

    def redeal(self, seat: i64, chance: Chance) -> Position:
        """Return a twin with all that the seat cannot know drawn anew."""
        twin = Revolt(self.board, self.players, chance, self.reveals)
        twin.follow(self)
        hidden.redeal(twin, seat, chance)
        return twin

    def round(self) -> int:
        """Return the number of the round."""
        return self.round_number

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None."""
        return final.outcome(self) if self.asked == b.END else None

    def to_json(self) -> dict[str, Any]:
        """Return the whole position as plain JSON, the phase by its number."""
        return super().to_json() | {
            "round": self.round_number,
            "phase": phase(self),
            "item": self.about,
        }
