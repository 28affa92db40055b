"""The course of a match: all its questions by number, and the rules upon its fields (RULES 3)."""

# mypyc: compile

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NOTHING, Question
from tocsin.kernel.dice import Dice
from tocsin.kernel.outcome import Outcome

from . import anarchy, board, influence, palace, spy_apothecary
from .bidding import Bidding, bid, imagine, legal_bids, lift
from .effects import SecondHalf
from .end_and_scoring import score
from .position import Revolution
from .resolution import Resolving

QUESTIONS: Final[list[Question[Any]]] = [
    Bidding(board.BIDDING, "bidding"),
    Resolving(board.RESOLVING, "resolving"),
    influence.InfluenceAny(board.INFLUENCE_ANY, "influence any", "choose-area"),
    anarchy.InfluenceRival(board.INFLUENCE_RIVAL, "influence rival", "choose-rival"),
    anarchy.RivalArea(board.RIVAL_AREA, "rival area", "choose-rival-area"),
    spy_apothecary.Spy(board.SPY, "spy", "choose-spy"),
    spy_apothecary.Apothecary(board.APOTHECARY, "apothecary", "choose-swap"),
    spy_apothecary.Partner(board.PARTNER, "partner", "choose-partner"),
    palace.Reassign(board.REASSIGN, "reassign", "choose-take"),
    palace.Destination(board.DESTINATION, "destination", "choose-put"),
    anarchy.Reclaim(board.RECLAIM, "reclaim", "choose-reclaim"),
    anarchy.Jail(board.PUT_IN_JAIL, "jail", "choose-jail"),
    anarchy.Ejection(board.EJECTION, "ejection", "choose-eject"),
    anarchy.Asylum(board.ENTER_ASYLUM, "asylum", "choose-eject"),
    anarchy.Copy(board.COPY, "copy", "choose-copy"),
]
assert [question.number for question in QUESTIONS] == list(range(len(QUESTIONS)))

# The phases of a turn, as they are numbered in JSON and named in views.
PHASES: Final = ("bidding", "resolving", "over")


@mypyc_attr(free_list_len=1)
class RevolutionMatch(Revolution):
    """A position that can be played on."""

    def questions(self) -> list[Question[Any]]:
        """Return all questions, by number."""
        return QUESTIONS

    # Most actions are tokens of bids: these two take the short way to the question that asks them.

    def options(self, seat: i64) -> vec[i64]:
        """Return the actions that seat may take now; not to be changed."""
        return legal_bids(self, seat) if self.asked == board.BIDDING else super().options(seat)

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action and run on to the next decision."""
        if action < board.KNOCK:
            bid(self, seat, action)
        else:
            super().apply(seat, action)

    def twin(self, chance: Chance) -> "RevolutionMatch":
        """Return a twin that goes on with another stream of chance."""
        twin = RevolutionMatch(self.board, self.players, chance, self.reveals)
        twin.follow(self)
        return twin

    def redeal(self, seat: i64, chance: Chance) -> "RevolutionMatch":
        """Return a twin in which the other seats' hidden bids are drawn anew (RULES 6)."""
        twin = self.twin(chance)
        if self.asked == board.BIDDING:
            # Dice thrown by chance: a world takes one word of the stream instead of dozens.
            dice = Dice(chance.word())
            for other in range(self.players):
                if other != seat:
                    imagine(twin, other, dice)
        return twin

    def reopen(self, seat: i64, chance: Chance) -> "RevolutionMatch":
        """Return a twin in which the other seats have not begun to bid."""
        twin = self.twin(chance)
        if self.asked == board.BIDDING:
            for other in range(self.players):
                if other != seat:
                    lift(twin, other)
                    twin.knocked[other] = 0
        return twin

    def round(self) -> int:
        """Return the number of the turn."""
        return self.turn

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None."""
        return score(self) if self.asked == NOTHING else None

    def second_half(self) -> SecondHalf | None:
        """Return the question that asks now, if half of the answer was given."""
        question = None if self.asked == NOTHING else QUESTIONS[self.asked]
        return question if isinstance(question, SecondHalf) else None

    def phase(self) -> int:
        """Return the number of the phase."""
        if self.asked == board.BIDDING:
            return 0
        return 2 if self.asked == NOTHING else 1

    def to_json(self) -> dict[str, Any]:
        """Return the whole position, and what of it is asked, in the words of the game."""
        picked = [] if self.second_half() is None else [self.about]
        return super().to_json() | {"phase": self.phase(), "picked": picked}
