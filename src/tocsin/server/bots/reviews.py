"""Reviews: what every decision of a finished match was worth, found out beside everything else.

Bots that somebody waits for come first; one match is reviewed at a time, decision by decision.
"""

import asyncio
from collections import OrderedDict

import msgspec

from tocsin.bots import bot_seed
from tocsin.kernel.errors import TocsinError
from tocsin.kernel.game import Game
from tocsin.kernel.record import Record
from tocsin.lab.analysis import Analysis, Decision, decision_points, summarize

from ..access.limits import Buckets
from ..errors import TooMany, Unavailable
from .bot_worker import EvaluationRequest, judge
from .pool import BotPool

# How hard each decision is looked at.
ROLLOUTS = 120
# Reviews that are kept, and that may wait for their turn.
KEPT = 30
MOST_WAITING = 10
# Reviews that may be begun from one address in an hour.
AN_HOUR = 3600.0
HOURLY = 30


class ReviewFacts(msgspec.Struct, frozen=True):
    """How far a review has come: decisions looked at, of how many, and all of it in the end."""

    done: int
    of: int
    analysis: Analysis | None


class Review:
    """One match that is being reviewed, or was."""

    def __init__(self, game: Game, record: Record, person: str, is_open: bool) -> None:
        self.is_open = is_open
        self.game = game
        self.record = record
        self.person = person
        self.found: list[Decision] = []
        self.of = sum(1 for _ in decision_points(game, record))
        # All of it, as it is told: thousands of small things would take many times the room.
        self.told: bytes | None = None
        self.failure: TocsinError | None = None

    @property
    def is_running(self) -> bool:
        """Return whether there is more to come."""
        return self.told is None and self.failure is None

    def facts(self) -> ReviewFacts | bytes:
        """Return how far it has come, or raise why it came to nothing."""
        if self.failure is not None:
            raise self.failure
        return self.told or ReviewFacts(len(self.found), self.of, None)

    async def run(self, bots: BotPool, seconds: float) -> None:
        """Look at one decision after the other, for so long at the most."""
        game, record = self.game, self.record
        for number, position, seat, action in decision_points(game, record):
            asked = EvaluationRequest.of(
                game,
                position,
                seat,
                bot_seed(record.seed, number),
                rollouts=ROLLOUTS,
                seconds=seconds,
                number=number,
                action=game.actions.text(action),
                is_open=self.is_open,
            )
            self.found.append(await bots.consult(judge, asked, self.person, is_awaited=False))
        whole = summarize(record, ROLLOUTS, self.is_open, self.found)
        self.told = msgspec.json.encode(ReviewFacts(self.of, self.of, whole))
        self.found = []


class Reviews:
    """All reviews of this process, by table and openness; the ones looked at last are kept."""

    def __init__(self, bots: BotPool, seconds: float) -> None:
        self.bots = bots
        self.seconds = seconds
        self._reviews: OrderedDict[tuple[str, bool], Review] = OrderedDict()
        self._turn = asyncio.Lock()
        self._begun = Buckets(HOURLY / AN_HOUR, AN_HOUR)

    def find(self, table_id: str, is_open: bool) -> Review | None:
        """Return the review of a table's match, if there is one."""
        review = self._reviews.get((table_id, is_open))
        if review is not None:
            self._reviews.move_to_end((table_id, is_open))
            if review.failure is not None:
                # It is told once, and may be tried again.
                del self._reviews[table_id, is_open]
        return review

    def add(self, table_id: str, review: Review, address: str) -> None:
        """Take a review in, if there is room for it."""
        running = [each for each in self._reviews.values() if each.is_running]
        if any(each.person == review.person for each in running):
            raise TooMany("Wait until the match that you had analysed before is done.")
        if len(running) > MOST_WAITING:
            raise Unavailable("Too many matches are to be analysed just now; try again later.")
        if not self._begun.take(address):
            raise TooMany("Too many matches were analysed for you; wait a little.")
        self._reviews[table_id, review.is_open] = review
        for old in list(self._reviews)[:-KEPT]:
            if not self._reviews[old].is_running:
                del self._reviews[old]

    async def run(self, review: Review) -> None:
        """Carry a review out when its turn has come."""
        try:
            async with self._turn:
                await review.run(self.bots, self.seconds)
        except TocsinError as error:
            review.failure = error
        except Exception:
            review.failure = Unavailable("This match cannot be analysed.")
            raise
