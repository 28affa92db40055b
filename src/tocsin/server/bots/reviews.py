"""Reviews: evaluations of every decision of a finished match, in the background.

One match is reviewed at a time, decision by decision; requests that people await come first.
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
from .bot_worker import EvaluationRequest, evaluate
from .pool import BotPool

ROLLOUTS_PER_DECISION = 120
MAX_REVIEWS = 30
MAX_QUEUED_REVIEWS = 10
# Reviews that one address may start within an hour.
MAX_PER_HOUR = 30
HOUR_S = 3600.0


class ReviewFacts(msgspec.Struct, frozen=True):
    """The progress of a review in decisions; `analysis` is set when it is complete."""

    done: int
    of: int
    analysis: Analysis | None


class Review:
    """The review of one match: queued, running, complete or failed."""

    def __init__(self, game: Game, record: Record, person: str, is_open: bool) -> None:
        self.is_open = is_open
        self.game = game
        self.record = record
        self.person = person
        self.decisions: list[Decision] = []
        self.total = sum(1 for _ in decision_points(game, record))
        # Stored as JSON, which takes far less memory than thousands of small objects.
        self.result: bytes | None = None
        self.failure: TocsinError | None = None

    @property
    def is_running(self) -> bool:
        """Return whether the review is queued or running."""
        return self.result is None and self.failure is None

    def facts(self) -> ReviewFacts | bytes:
        """Return the progress or the encoded result; raise the error of a failed review."""
        if self.failure is not None:
            raise self.failure
        return self.result or ReviewFacts(len(self.decisions), self.total, None)

    async def run(self, bots: BotPool, seconds: float) -> None:
        """Evaluate all decisions in turn, each for at most so many seconds."""
        game, record = self.game, self.record
        for number, position, seat, action in decision_points(game, record):
            request = EvaluationRequest.of(
                game,
                position,
                seat,
                bot_seed(record.seed, number),
                rollouts=ROLLOUTS_PER_DECISION,
                seconds=seconds,
                number=number,
                action=game.actions.text(action),
                is_open=self.is_open,
            )
            self.decisions.append(await bots.run(evaluate, request, self.person, is_awaited=False))
        analysis = summarize(record, ROLLOUTS_PER_DECISION, self.is_open, self.decisions)
        self.result = msgspec.json.encode(ReviewFacts(self.total, self.total, analysis))
        self.decisions = []


class Reviews:
    """The reviews of this process by table and openness; the least recently used are dropped."""

    def __init__(self, bots: BotPool, seconds: float) -> None:
        self.bots = bots
        self.seconds = seconds
        self._reviews: OrderedDict[tuple[str, bool], Review] = OrderedDict()
        self._turn = asyncio.Lock()
        self._starts = Buckets(MAX_PER_HOUR / HOUR_S, HOUR_S)

    def find(self, table_id: str, is_open: bool) -> Review | None:
        """Return the review of a table's match, or None; a failed one is returned only once."""
        review = self._reviews.get((table_id, is_open))
        if review is not None:
            self._reviews.move_to_end((table_id, is_open))
            if review.failure is not None:
                # The next request may start it again.
                del self._reviews[table_id, is_open]
        return review

    def add(self, table_id: str, review: Review, address: str) -> None:
        """Add a review; raise TooMany or Unavailable if a limit is reached."""
        running = [each for each in self._reviews.values() if each.is_running]
        if any(each.person == review.person for each in running):
            raise TooMany("Wait until your previous analysis is complete.")
        if len(running) > MAX_QUEUED_REVIEWS:
            raise Unavailable("Too many matches are being analysed; try again later.")
        if not self._starts.take(address):
            raise TooMany("Too many analyses in an hour; wait a little.")
        self._reviews[table_id, review.is_open] = review
        for old in list(self._reviews)[:-MAX_REVIEWS]:
            if not self._reviews[old].is_running:
                del self._reviews[old]

    async def run(self, review: Review) -> None:
        """Run a review after those that were added before it."""
        try:
            async with self._turn:
                await review.run(self.bots, self.seconds)
        except TocsinError as error:
            review.failure = error
        except Exception:
            review.failure = Unavailable("This match cannot be analysed.")
            raise
