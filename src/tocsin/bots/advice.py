"""Advice: the best answers of a seat, by what it may know, with their values and the reasons."""

import msgspec

from tocsin.kernel.game import Game
from tocsin.kernel.message import Message, seat_id

from .levels import leaf_of, skill_of
from .rollout import Candidate, Effort, Rollout, Search
from .sight import Sight

# Whose eye for the game it is.
ADVISER = "expert"
# So many of the best answers are told.
TOLD = 3
# For somebody who waits for a hint: how hard to try, and for how many seconds at the most.
HINT_ROLLOUTS = 400
HINT_SECONDS = 1.2
# What is worth a word, as a part of the lead that makes a win very likely; and the part of what
# speaks for an answer that what speaks against it must come to.
NOTABLE = 0.03
AGAINST = 0.5
# What a rival loses counts so much beside what the seat itself gains.
RIVALS_COUNT = 0.5
# How often an answer was the best is told of so many tries.
TRIES = 10
# In fewer worlds than this nothing is sure.
FEW_WORLDS = 4


class Advice(msgspec.Struct, frozen=True):
    """What comes of an answer: its value between 0 and 1, and the terms of the judgement."""

    action: str
    value: float
    # By how much the best answer is surely worth more; 0 if that may be luck.
    loss: float
    # Points that the seat may expect, by what they come from.
    terms: dict[str, float]
    # What speaks for it and against it, beside the other answers that were tried.
    reasons: list[Message]


def advise(
    game: Game,
    sight: Sight,
    rollouts: int,
    seed: int,
    also: tuple[int, ...] = (),
    seconds: float = 0.0,
) -> list[Advice]:
    """Return the best rated answers, and others one asks for, the most valuable first.

    All are tried in the same worlds, equally often, so that their values can be compared. With a
    limit in seconds they are tried less often where the time is up.
    """
    skill = skill_of(ADVISER, game.id)
    heuristic = game.heuristic()
    leaf = leaf_of(skill, game, heuristic)
    effort = Effort(rollouts, skill.width, skill.ahead, skill.doubt, seconds)
    search = Search(Rollout(heuristic, leaf, effort, seed), sight)
    wanted = dict.fromkeys((*also, *search.best_rated()))
    for action in wanted:
        # Each goes on as well as the policy knows: what is compared is the answer, not its luck.
        search.add(search.stretch.line(heuristic, search.dice, [action], 1, 0.0))
    names = heuristic.terms()
    found = [Tried(candidate) for candidate in search.candidates]
    count = max(1, rollouts // len(found))
    for number in range(count):
        world = search.worlds[0] if number == 0 else search.world()
        ends = search.try_out(world, search.candidates)
        for one, end in zip(found, ends, strict=False):
            one.add(heuristic.judge(end))
        if search.is_late():
            break
    # Where time was up in the very first world, the last answers were not tried at all.
    found = [one for one in found if one.count]
    _count_bests(found)
    best = max(found, key=lambda one: one.candidate.mean())
    told = [
        Advice(
            game.actions.text(one.candidate.line[0]),
            round(one.candidate.mean(), 4),
            round(one.loss(best, skill.doubt), 4),
            {name: round(value, 2) for name, value in zip(names, one.own(sight.seat, names))},
            reasons(one, found, sight.seat, names, NOTABLE * skill.lead),
        )
        for one in found
    ]
    return sorted(told, key=lambda advice: -advice.value)


def hints(game: Game, sight: Sight, seed: int) -> list[Advice]:
    """Return the few best answers for somebody who waits for them."""
    return advise(game, sight, HINT_ROLLOUTS, seed, seconds=HINT_SECONDS)[:TOLD]


class Tried:
    """An answer, and the terms of every seat in the worlds it was tried in."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.count = 0
        # In how many worlds it was the best, in parts where others were as good.
        self.times = 0.0
        self.sums: list[float] = []

    def add(self, judged: list[float]) -> None:
        """Take in how one more world was judged."""
        before = self.sums or [0.0] * len(judged)
        self.sums = [total + value for total, value in zip(before, judged, strict=True)]
        self.count += 1

    def loss(self, best: "Tried", doubt: float) -> float:
        """Return by how much the best is worth more, by more than so many standard errors."""
        if self.count < FEW_WORLDS or not best.candidate.is_better(self.candidate, doubt):
            return 0.0
        return best.candidate.mean() - self.candidate.mean()

    def own(self, seat: int, names: list[str]) -> list[float]:
        """Return the terms of a seat, on average."""
        first = seat * len(names)
        return [total / self.count for total in self.sums[first : first + len(names)]]


def reasons(
    one: Tried, all_tried: list[Tried], seat: int, names: list[str], notable: float
) -> list[Message]:
    """Return in a few words what makes an answer better than the others that were tried."""
    others = [other for other in all_tried if other is not one]
    if not others:
        return []
    differences: list[tuple[float, str]] = []
    for who in range(len(one.sums) // len(names)):
        means = zip(*(other.own(who, names) for other in others), strict=True)
        more = [
            value - sum(mean) / len(others)
            for value, mean in zip(one.own(who, names), means, strict=True)
        ]
        if who == seat:
            differences += [(gain, f"term:{name}") for gain, name in zip(more, names, strict=True)]
        else:
            differences.append((-RIVALS_COUNT * sum(more), seat_id(who)))
    told = []
    best, worst = max(differences), min(differences)
    if best[0] >= notable:
        told.append(_said(*best))
    if -worst[0] >= max(notable, AGAINST * best[0]):
        told.append(_said(*worst))
    often = round(TRIES * one.times / one.count)
    # The best on average need not be the best most often: where the two part, it would only puzzle.
    mean = one.candidate.mean()
    if often and all(
        (other.candidate.mean() - mean) * (other.times - one.times) >= 0 for other in others
    ):
        told.append(Message("hint-times", {"count": often, "tries": TRIES}))
    return told or [Message("hint-even")]


def _count_bests(found: list[Tried]) -> None:
    """Note for every answer in how many worlds it was the best."""
    for values in zip(*(one.candidate.values for one in found), strict=True):
        best = max(values)
        for one, value in zip(found, values, strict=True):
            if value == best:
                one.times += 1.0 / values.count(best)


def _said(difference: float, what: str) -> Message:
    """Return what speaks for or against an answer: a term of the seat's own, or a rival."""
    if what.startswith("term:"):
        key = "hint-for" if difference > 0 else "hint-against"
        return Message(key, {"what": what, "points": round(abs(difference))})
    key = "hint-for-rival" if difference > 0 else "hint-against-rival"
    return Message(key, {"rival": what, "points": round(abs(difference) / RIVALS_COUNT)})
