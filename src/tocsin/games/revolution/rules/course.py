"""The course of a match: its questions by number, and the position with its rules (RULES 3)."""

# mypyc: compile

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NOTHING, Question
from tocsin.kernel.dice import Dice
from tocsin.kernel.outcome import Outcome

from . import anarchy, influence, palace, spy_apothecary
from . import board as ids
from .bidding import Bidding, bid, legal_bids, redeal_bid, take_back
from .effects import SecondStep
from .end_and_scoring import score
from .position import Revolution
from .resolution import Resolving

QUESTIONS: Final[list[Question[Any]]] = [
    Bidding(ids.BIDDING, "bidding"),
    Resolving(ids.RESOLVING, "resolving"),
    influence.InfluenceAny(ids.INFLUENCE_ANY, "influence any", "choose-area"),
    anarchy.InfluenceRival(ids.INFLUENCE_RIVAL, "influence rival", "choose-rival"),
    anarchy.RivalArea(ids.RIVAL_AREA, "rival area", "choose-rival-area"),
    spy_apothecary.Spy(ids.SPY, "spy", "choose-spy"),
    spy_apothecary.Apothecary(ids.APOTHECARY, "apothecary", "choose-swap"),
    spy_apothecary.Partner(ids.PARTNER, "partner", "choose-partner"),
    palace.Reassign(ids.REASSIGN, "reassign", "choose-take"),
    palace.Destination(ids.DESTINATION, "destination", "choose-put"),
    anarchy.Reclaim(ids.RECLAIM, "reclaim", "choose-reclaim"),
    anarchy.Jail(ids.PUT_IN_JAIL, "jail", "choose-jail"),
    anarchy.Ejection(ids.EJECTION, "ejection", "choose-eject"),
    anarchy.Asylum(ids.ENTER_ASYLUM, "asylum", "choose-eject"),
    anarchy.Copy(ids.COPY, "copy", "choose-copy"),
]
assert [question.number for question in QUESTIONS] == list(range(len(QUESTIONS)))

# JSON numbers the phases of a turn by this order; views name them.
PHASES: Final = ("bidding", "resolving", "over")


@mypyc_attr(free_list_len=1)
class RevolutionMatch(Revolution):
    """A position with the rules of the game."""

    def questions(self) -> list[Question[Any]]:
        return QUESTIONS

    # Most actions lay a token: `options` and `apply` call the rules of bidding directly.

    def options(self, seat: i64) -> vec[i64]:
        return legal_bids(self, seat) if self.asked == ids.BIDDING else super().options(seat)

    def apply(self, seat: i64, action: i64) -> None:
        if action < ids.KNOCK:
            bid(self, seat, action)
        else:
            super().apply(seat, action)

    def clone(self, chance: Chance) -> "RevolutionMatch":
        clone = RevolutionMatch(self.board, self.players, chance, self.reveals)
        clone.copy_from(self)
        return clone

    def redeal(self, seat: i64, chance: Chance) -> "RevolutionMatch":
        """Return a copy with random hidden bids of the other seats (RULES 6)."""
        clone = self.clone(chance)
        if self.asked == ids.BIDDING:
            # The dice are seeded by one word of the stream, instead of using a word for each roll.
            dice = Dice(chance.word())
            for other in range(self.players):
                if other != seat:
                    redeal_bid(clone, other, dice)
        return clone

    def reopen(self, seat: i64, chance: Chance) -> "RevolutionMatch":
        """Return a copy in which the other seats have not begun to bid."""
        clone = self.clone(chance)
        if self.asked == ids.BIDDING:
            for other in range(self.players):
                if other != seat:
                    take_back(clone, other)
                    clone.knocked[other] = 0
        return clone

    def round(self) -> int:
        return self.turn

    def outcome(self) -> Outcome | None:
        return score(self) if self.asked == NOTHING else None

    def second_step(self) -> SecondStep | None:
        """Return the current question if it is the second step of an effect, or None."""
        question = None if self.asked == NOTHING else QUESTIONS[self.asked]
        return question if isinstance(question, SecondStep) else None

    def phase(self) -> int:
        """Return the index of the current phase in PHASES."""
        if self.asked == ids.BIDDING:
            return 0
        return 2 if self.asked == NOTHING else 1

    def to_json(self) -> dict[str, Any]:
        """Return the fields, the phase and the thing picked in the first step of an effect."""
        picked = [] if self.second_step() is None else [self.subject]
        return super().to_json() | {"phase": self.phase(), "picked": picked}
