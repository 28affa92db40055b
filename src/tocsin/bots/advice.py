"""Advice: the best answers of a seat with their values and reasons, from what the seat may know."""

import msgspec

from tocsin.kernel.game import Game
from tocsin.kernel.message import Message, seat_id

from .candidate import Candidate
from .levels import evaluator_of, skill_of
from .rollout import RolloutBot, Search, SearchBudget
from .sight import Sight

ADVISOR_LEVEL = "expert"
MAX_HINTS = 3
HINT_ROLLOUTS = 400
HINT_TIME_LIMIT_S = 1.2
# A reason is named if it is worth this fraction of the lead that makes a win very likely.
MIN_REASON = 0.03
# The reason against an answer is named if it has this fraction of the weight of the reason for it.
MIN_COUNTER_REASON = 0.5
# Weight of the points that a rival loses beside points that the seat itself gains.
RIVAL_WEIGHT = 0.5
# Denominator of "the best answer in 7 of 10 tries".
SHOWN_TRIES = 10
# With fewer worlds no loss is reported.
MIN_WORLDS = 4


class Advice(msgspec.Struct, frozen=True):
    """The value of an answer between 0 and 1, with the terms of the evaluation."""

    action: str
    value: float
    # Difference to the best answer; 0 if it is not significant.
    loss: float
    # Points that the seat may expect, by source.
    terms: dict[str, float]
    # Reasons for and against this answer, compared with the other answers that were tried.
    reasons: list[Message]


def advise(
    game: Game,
    sight: Sight,
    rollouts: int,
    seed: int,
    also: tuple[int, ...] = (),
    seconds: float = 0.0,
) -> list[Advice]:
    """Return the best rated answers and those in `also`, the most valuable first.

    All are tried in the same worlds, so that their values can be compared. `seconds` limits the
    time (0: no limit).
    """
    skill = skill_of(ADVISOR_LEVEL, game.id)
    heuristic = game.heuristic()
    budget = SearchBudget(rollouts, skill.width, skill.ahead, skill.min_sigma, seconds)
    bot = RolloutBot(heuristic, evaluator_of(skill, game, heuristic), budget, seed)
    search = Search(bot, sight)
    for action in dict.fromkeys((*also, *search.best_rated())):
        # Temperature 0: the value should be that of the answer, not of a lucky continuation.
        search.add(search.sequences.completed(heuristic, search.dice, [action], 1, 0.0))
    names = heuristic.terms()
    tried = [TriedAnswer(candidate) for candidate in search.candidates]
    for number in range(max(1, rollouts // len(tried))):
        world = search.worlds[0] if number == 0 else search.sample_world()
        ends = search.try_out(world, search.candidates)
        for answer, end in zip(tried, ends, strict=False):
            answer.add_world(heuristic.judge(end))
        if search.is_late():
            break
    # If the time ends in the very first world, the last answers have no value.
    tried = [answer for answer in tried if answer.world_count]
    _count_wins(tried)
    best = max(tried, key=lambda answer: answer.candidate.mean())
    advice = [
        Advice(
            game.actions.text(answer.candidate.actions[0]),
            round(answer.candidate.mean(), 4),
            round(answer.loss(best, skill.min_sigma), 4),
            {
                name: round(value, 2)
                for name, value in zip(names, answer.mean_terms(sight.seat, names))
            },
            reasons(answer, tried, sight.seat, names, MIN_REASON * skill.lead),
        )
        for answer in tried
    ]
    return sorted(advice, key=lambda each: -each.value)


def hints(game: Game, sight: Sight, seed: int) -> list[Advice]:
    """Return the best answers, within the time a person waits for a hint."""
    return advise(game, sight, HINT_ROLLOUTS, seed, seconds=HINT_TIME_LIMIT_S)[:MAX_HINTS]


class TriedAnswer:
    """An answer with the sums of all seats' evaluation terms over the worlds it was tried in."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.world_count = 0
        # Number of worlds in which it was the best; a tie counts as a fraction.
        self.wins = 0.0
        self.sums: list[float] = []

    def add_world(self, terms: list[float]) -> None:
        """Add the terms of one more world."""
        before = self.sums or [0.0] * len(terms)
        self.sums = [total + value for total, value in zip(before, terms, strict=True)]
        self.world_count += 1

    def loss(self, best: "TriedAnswer", min_sigma: float) -> float:
        """Return the difference to the best answer, 0 below `min_sigma` standard errors."""
        is_significant = best.candidate.is_better(self.candidate, min_sigma)
        if self.world_count < MIN_WORLDS or not is_significant:
            return 0.0
        return best.candidate.mean() - self.candidate.mean()

    def mean_terms(self, seat: int, names: list[str]) -> list[float]:
        """Return the mean terms of a seat."""
        first = seat * len(names)
        return [total / self.world_count for total in self.sums[first : first + len(names)]]


def reasons(
    answer: TriedAnswer, tried: list[TriedAnswer], seat: int, names: list[str], min_points: float
) -> list[Message]:
    """Return the reasons for and against an answer, compared with the others that were tried."""
    others = [other for other in tried if other is not answer]
    if not others:
        return []
    differences: list[tuple[float, str]] = []
    for player in range(len(answer.sums) // len(names)):
        means = zip(*(other.mean_terms(player, names) for other in others), strict=True)
        gains = [
            value - sum(mean) / len(others)
            for value, mean in zip(answer.mean_terms(player, names), means, strict=True)
        ]
        if player == seat:
            differences += [(gain, f"term:{name}") for gain, name in zip(gains, names, strict=True)]
        else:
            differences.append((-RIVAL_WEIGHT * sum(gains), seat_id(player)))
    messages = []
    best, worst = max(differences), min(differences)
    if best[0] >= min_points:
        messages.append(_reason(*best))
    if -worst[0] >= max(min_points, MIN_COUNTER_REASON * best[0]):
        messages.append(_reason(*worst))
    count = round(SHOWN_TRIES * answer.wins / answer.world_count)
    # The count would confuse where the order by wins and the order by mean value differ.
    mean = answer.candidate.mean()
    if count and all(
        (other.candidate.mean() - mean) * (other.wins - answer.wins) >= 0 for other in others
    ):
        messages.append(Message("hint-times", {"count": count, "tries": SHOWN_TRIES}))
    return messages or [Message("hint-even")]


def _count_wins(tried: list[TriedAnswer]) -> None:
    """Count for every answer the worlds in which it was the best."""
    for values in zip(*(answer.candidate.values for answer in tried), strict=True):
        best = max(values)
        for answer, value in zip(tried, values, strict=True):
            if value == best:
                answer.wins += 1.0 / values.count(best)


def _reason(difference: float, subject: str) -> Message:
    """Return the message for a reason: a term of the seat itself, or the loss of a rival."""
    if subject.startswith("term:"):
        key = "hint-for" if difference > 0 else "hint-against"
        return Message(key, {"what": subject, "points": round(abs(difference))})
    key = "hint-for-rival" if difference > 0 else "hint-against-rival"
    return Message(key, {"rival": subject, "points": round(abs(difference) / RIVAL_WEIGHT)})
