"""Search by rollouts: lines of actions compete in worlds that agree with all the seat knows.

In every world each line is played with the same chance, then all seats go on by the policy until
the clock of the game has moved on, and the position is judged. Half of the lines, the worse ones,
drop out again and again. What others chose in secret is drawn from the policy too: a world drawn
blindly is a belief that no sane opponent has.
"""

# mypyc: compile

import time
from math import sqrt
from typing import Final

from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from .bot import Bot
from .leaf import Leaf
from .macro import Stretch, play
from .policy import pick
from .sight import Sight

# Nothing in a rollout can go on for ever, but a correction of printed figures may make it long.
LONGEST: Final = 3000
# Finalists, and the worlds in which the lines are compared first.
FINALISTS: Final = 8
FIRST_WORLDS: Final = 8
# The part of the rollouts that goes into finding lines, where there is more than one step.
FINDING: Final = 0.5


class Effort:
    """How hard to search: the rollouts for a line, and the seconds after which it must end."""

    def __init__(self, rollouts: i64, width: i64, ahead: i64, doubt: float, seconds: float) -> None:
        self.rollouts: i64 = rollouts
        # So many of the best rated actions are tried.
        self.width: i64 = width
        # Rounds after which a rollout is judged.
        self.ahead: i64 = ahead
        # By so many standard errors a line must be better than what the policy would do.
        self.doubt: float = doubt
        # 0: no limit, and the same line on any machine.
        self.seconds: float = seconds


class Candidate:
    """A line that competes, with what it came to so far."""

    def __init__(self, line: list[int]) -> None:
        self.line: list[int] = line
        # In the worlds tried so far, one after the other.
        self.values: list[float] = []
        self.sum: float = 0.0

    def note(self, value: float) -> None:
        """Note what it came to in the next world."""
        self.values.append(value)
        self.sum += value

    def mean(self) -> float:
        """Return what it came to on average."""
        return self.sum / float(len(self.values)) if self.values else 0.0

    def is_better(self, other: "Candidate", doubt: float) -> bool:
        """Return whether it is better by more than so many standard errors.

        Both were tried in the same worlds, so their differences scatter little.
        """
        count = len(self.values)
        mean = self.mean() - other.mean()
        if count < 2 or len(other.values) != count:
            return mean > 0.0
        scatter = 0.0
        for one, two in zip(self.values, other.values):
            scatter += (one - two - mean) * (one - two - mean)
        return mean > doubt * sqrt(scatter / float(count - 1) / float(count))


class World:
    """A position that may be the true one, and the dice for whatever the policy does in it."""

    def __init__(self, position: Position, roll: int) -> None:
        self.position: Position = position
        self.roll: int = roll


class Rollout(Bot):
    """Searches lines of actions."""

    def __init__(self, heuristic: Heuristic, leaf: Leaf, effort: Effort, seed: int) -> None:
        self.heuristic: Heuristic = heuristic
        self.leaf: Leaf = leaf
        self.effort: Effort = effort
        self.dice: Dice = Dice(seed)
        # Since the bot was made: how often it searched, and in how many rollouts.
        self.searches: i64 = 0
        self.rollouts: i64 = 0

    def choose(self, sight: Sight) -> int:
        """Return the first action of the best line."""
        return self.plan(sight)[0]

    def plan(self, sight: Sight) -> list[int]:
        """Return the best line found."""
        if len(sight.legal) == 1:
            return [sight.legal[0]]
        search = Search(self, sight)
        best = search.best()
        self.searches += 1
        self.rollouts += search.spent
        return best.line


class Search:
    """One decision."""

    def __init__(self, bot: Rollout, sight: Sight) -> None:
        self.bot: Rollout = bot
        self.heuristic: Heuristic = bot.heuristic
        self.dice: Dice = bot.dice
        self.sight: Sight = sight
        self.seat: i64 = sight.seat
        self.effort: Effort = bot.effort
        self.spent: i64 = 0
        self.end: float = 0.0
        if self.effort.seconds > 0.0:
            self.end = time.monotonic() + self.effort.seconds
        # Whether others choose in secret at the same time.
        self.is_sealed: bool = False
        self.worlds: list[World] = [self.world()]
        start = self.worlds[0].position
        self.until: i64 = start.round() + bot.leaf.ahead(start, self.effort.ahead)
        self.stretch: Stretch = Stretch(start, self.seat)
        self.candidates: list[Candidate] = []

    def best(self) -> Candidate:
        """Return the line that did best."""
        self.find()
        return self.halve()

    def is_late(self) -> bool:
        """Return whether the time is up."""
        return self.end > 0.0 and time.monotonic() >= self.end

    # --- worlds

    def world(self) -> World:
        """Return a world in which whoever chooses in secret beside the seat has chosen."""
        position = self.sight.reopen(Chance(f"{self.number():064x}"))
        actors = position.actors()
        self.is_sealed = len(actors) > 1
        while len(actors) > 1:
            for seat in actors:
                if seat != self.seat:
                    legal = position.legal(seat)
                    position.apply(
                        seat, pick(self.heuristic, position, seat, legal, self.dice, 1.0)
                    )
            actors = position.actors()
        return World(position, self.number())

    def number(self) -> int:
        """Roll a number that seeds something else."""
        low: int = self.dice.word()
        middle: int = self.dice.word()
        high: int = self.dice.word()
        return low | middle << 32 | high << 64

    def try_out(self, world: World, candidates: list[Candidate]) -> list[Position]:
        """Play every line in a world, each with the same chance, and judge what comes of it.

        Where the time runs out on the way, only the very first lines count: lines that were not
        tried in the same worlds cannot be compared.
        """
        ends: list[Position] = []
        for candidate in candidates:
            if self.spent + len(ends) and self.is_late():
                if self.spent:
                    return []
                break
            position = world.position.copy()
            play(position, self.seat, candidate.line)
            follow(position, self.heuristic, Dice(world.roll), self.until)
            ends.append(position)
        self.spent += len(ends)
        for candidate, value in zip(candidates, self.bot.leaf.values(ends, self.seat)):
            candidate.note(value)
        return ends

    # --- lines

    def find(self) -> None:
        """Make up the lines that compete: the best rated beginnings, drawn lines, changed ones."""
        for action in self.best_rated():
            self.begin(action)
        if max([len(candidate.line) for candidate in self.candidates]) == 1:
            return
        if self.is_sealed:
            for number in range(self.effort.width):
                heat = 1.0 if number % 2 else 0.4
                self.add(self.stretch.line(self.heuristic, self.dice, [], 0, heat))
        self.improve()

    def best_rated(self) -> list[int]:
        """Return the actions that are worth a search, the best rated first."""
        legal = self.sight.legal
        ratings = self.heuristic.rate(self.stretch.start, self.seat, legal)
        order = sorted(range(len(legal)), key=lambda place: -ratings[place])
        return [legal[place] for place in order[: self.effort.width]]

    def begin(self, action: int) -> None:
        """Let a line compete that begins with the action and goes on by the policy."""
        self.add(self.stretch.line(self.heuristic, self.dice, [action], 1, 1.0))

    def improve(self) -> None:
        """Compare the lines in a few worlds, and change the best of them at some place."""
        share: i64 = int(FINDING * float(self.effort.rollouts))
        count: i64 = min(FIRST_WORLDS, max(1, share // (2 * len(self.candidates))))
        while len(self.worlds) < count:
            self.worlds.append(self.world())
        for world in self.worlds:
            self.try_out(world, self.candidates)
            if self.is_late():
                return
        misses: i64 = 0
        while self.spent + count <= share and misses < 20 and not self.is_late():
            top = ranked(self.candidates)[:4]
            model = top[self.dice.below(len(top))]
            line = self.stretch.changed(self.heuristic, self.dice, model.line)
            if not self.add(line):
                misses += 1
                continue
            for world in self.worlds:
                self.try_out(world, self.candidates[-1:])

    def add(self, line: list[int]) -> bool:
        """Let a line compete, unless it does."""
        for candidate in self.candidates:
            if candidate.line == line:
                return False
        self.candidates.append(Candidate(line))
        return True

    # --- the competition

    def halve(self) -> Candidate:
        """Return the winner: in each round the worse half of the lines drops out.

        What the policy would do stays to the end: only what is surely better is played instead.
        Where others guess, the policy itself draws among many lines, and there is no such one.
        """
        usual = self.candidates[0]
        has_usual = not self.is_sealed
        left = self.candidates
        if usual.values:
            left = ranked(left)[:FINALISTS]
            if has_usual and usual not in left:
                left.append(usual)
        rounds: i64 = 0
        while (1 << rounds) < len(left):
            rounds += 1
        budget: i64 = self.effort.rollouts - self.spent
        used: i64 = len(self.worlds) if self.spent else 0
        for _round in range(rounds):
            share: i64 = budget // rounds // len(left)
            for _ in range(max(1, share)):
                if used == len(self.worlds):
                    self.worlds.append(self.world())
                self.try_out(self.worlds[used], left)
                used += 1
                if self.is_late():
                    break
            left = ranked(left)[: (len(left) + 1) // 2]
            if has_usual and usual not in left:
                left.append(usual)
            if self.is_late():
                break
        best = left[0]
        if has_usual and best is not usual and not best.is_better(usual, self.effort.doubt):
            return usual
        return best


def ranked(candidates: list[Candidate]) -> list[Candidate]:
    """Return them, the best on average first."""
    return sorted(candidates, key=lambda candidate: -candidate.mean())


def follow(position: Position, heuristic: Heuristic, dice: Dice, until: i64) -> None:
    """Let all seats go on by the policy until the round of that number begins, or the end."""
    actions: i64 = 0
    while actions < LONGEST and position.round() < until:
        actors = position.actors()
        if not actors:
            return
        for seat in actors:
            legal = position.legal(seat)
            position.apply(seat, pick(heuristic, position, seat, legal, dice, 1.0))
            actions += 1
