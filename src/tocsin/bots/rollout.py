"""Search by rollouts: action sequences compete in worlds consistent with the seat's knowledge.

In every world each sequence is played with the same chance, all seats continue by the policy for
some rounds, and the position is evaluated. Sequential halving drops the worse half of the
sequences again and again. Secret choices of the other seats are drawn from the policy too: uniform
draws would assume opponents who choose at random.
"""

# mypyc: compile

import time
from typing import Final

from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from .action_sequence import SequenceSampler, play_while_legal
from .bot import Bot
from .candidate import Candidate, ranked
from .evaluation import LeafEvaluator
from .policy import policy_action
from .sight import Sight

# Bound of a rollout: corrected component figures may make a round very long.
MAX_ROLLOUT_ACTIONS: Final = 3000
# Candidates that enter the halving, and the worlds in which they are compared before.
MAX_FINALISTS: Final = 8
MAX_FIRST_WORLDS: Final = 8
# Fraction of the rollouts spent on new sequences, where these have more than one action.
PROPOSAL_SHARE: Final = 0.5
MAX_FAILED_CHANGES: Final = 20
# Temperatures of sequences drawn for a sealed bid, in turn.
LOW_TEMPERATURE: Final = 0.4
HIGH_TEMPERATURE: Final = 1.0


class SearchBudget:
    """The limits of a search for one decision."""

    def __init__(
        self, rollouts: i64, width: i64, ahead: i64, min_sigma: float, limit_s: float
    ) -> None:
        self.rollouts: i64 = rollouts
        # Number of best rated actions that are tried.
        self.width: i64 = width
        # Rounds after which a rollout is evaluated.
        self.ahead: i64 = ahead
        # Standard errors by which a sequence must be better than the policy's.
        self.min_sigma: float = min_sigma
        # 0: no limit, so that the result is the same on any machine.
        self.limit_s: float = limit_s


class World:
    """A position that may be the true one, and the seed of the policy's dice in it."""

    def __init__(self, position: Position, dice_seed: int) -> None:
        self.position: Position = position
        self.dice_seed: int = dice_seed


class RolloutBot(Bot):
    """Searches action sequences by rollouts."""

    def __init__(
        self, heuristic: Heuristic, evaluator: LeafEvaluator, budget: SearchBudget, seed: int
    ) -> None:
        self.heuristic: Heuristic = heuristic
        self.evaluator: LeafEvaluator = evaluator
        self.budget: SearchBudget = budget
        self.dice: Dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        """Return the first action of the best sequence."""
        return self.plan(sight)[0]

    def plan(self, sight: Sight) -> list[int]:
        """Return the best sequence."""
        if len(sight.legal) == 1:
            return [sight.legal[0]]
        return Search(self, sight).best().actions


class Search:
    """The search for one decision."""

    def __init__(self, bot: RolloutBot, sight: Sight) -> None:
        self.bot: RolloutBot = bot
        self.heuristic: Heuristic = bot.heuristic
        self.dice: Dice = bot.dice
        self.sight: Sight = sight
        self.seat: i64 = sight.seat
        self.budget: SearchBudget = bot.budget
        self.rollouts: i64 = 0
        self.deadline: float = 0.0
        if self.budget.limit_s > 0.0:
            self.deadline = time.monotonic() + self.budget.limit_s
        # Whether other seats choose in secret at the same time.
        self.is_sealed: bool = False
        self.worlds: list[World] = [self.sample_world()]
        start = self.worlds[0].position
        self.end_round: i64 = start.round() + bot.evaluator.ahead(start, self.budget.ahead)
        self.sequences: SequenceSampler = SequenceSampler(start, self.seat)
        self.candidates: list[Candidate] = []

    def best(self) -> Candidate:
        """Run the search and return the best candidate."""
        self.propose()
        return self.halve()

    def is_late(self) -> bool:
        """Return whether the deadline has passed."""
        return self.deadline > 0.0 and time.monotonic() >= self.deadline

    # --- worlds

    def sample_world(self) -> World:
        """Return a world in which the seats that choose in secret beside this one have chosen."""
        position = self.sight.reopen(Chance(f"{self.random_bits():064x}"))
        actors = position.actors()
        self.is_sealed = len(actors) > 1
        while len(actors) > 1:
            for seat in actors:
                if seat != self.seat:
                    legal = position.legal(seat)
                    action = policy_action(self.heuristic, position, seat, legal, self.dice, 1.0)
                    position.apply(seat, action)
            actors = position.actors()
        return World(position, self.random_bits())

    def random_bits(self) -> int:
        """Return 96 random bits as a seed."""
        low: int = self.dice.word()
        middle: int = self.dice.word()
        high: int = self.dice.word()
        return low | middle << 32 | high << 64

    def try_out(self, world: World, candidates: list[Candidate]) -> list[Position]:
        """Play every candidate in a world with the same chance, add its value, return the ends.

        Past the deadline the world is discarded, since only candidates tried in the same worlds
        can be compared; the first world keeps the candidates tried so far.
        """
        ends: list[Position] = []
        for candidate in candidates:
            if self.rollouts + len(ends) and self.is_late():
                if self.rollouts:
                    return []
                break
            position = world.position.copy()
            play_while_legal(position, self.seat, candidate.actions)
            play_until_round(position, self.heuristic, Dice(world.dice_seed), self.end_round)
            ends.append(position)
        self.rollouts += len(ends)
        for candidate, value in zip(candidates, self.bot.evaluator.values(ends, self.seat)):
            candidate.add(value)
        return ends

    # --- candidates

    def propose(self) -> None:
        """Make the candidates: the best rated first actions, sampled and changed sequences."""
        for action in self.best_rated():
            self.add(self.sequences.completed(self.heuristic, self.dice, [action], 1, 1.0))
        if max([len(candidate.actions) for candidate in self.candidates]) == 1:
            return
        if self.is_sealed:
            for number in range(self.budget.width):
                temperature = HIGH_TEMPERATURE if number % 2 else LOW_TEMPERATURE
                self.add(self.sequences.completed(self.heuristic, self.dice, [], 0, temperature))
        self.improve()

    def best_rated(self) -> list[int]:
        """Return the actions to search, the best rated first."""
        legal = self.sight.legal
        ratings = self.heuristic.rate(self.sequences.start, self.seat, legal)
        order = sorted(range(len(legal)), key=lambda index: -ratings[index])
        return [legal[index] for index in order[: self.budget.width]]

    def improve(self) -> None:
        """Compare the candidates in a few worlds, and add changed copies of the best ones."""
        share: i64 = int(PROPOSAL_SHARE * float(self.budget.rollouts))
        count: i64 = min(MAX_FIRST_WORLDS, max(1, share // (2 * len(self.candidates))))
        while len(self.worlds) < count:
            self.worlds.append(self.sample_world())
        for world in self.worlds:
            self.try_out(world, self.candidates)
            if self.is_late():
                return
        failed: i64 = 0
        while self.rollouts + count <= share and failed < MAX_FAILED_CHANGES and not self.is_late():
            top = ranked(self.candidates)[:4]
            model = top[self.dice.below(len(top))]
            actions = self.sequences.changed(self.heuristic, self.dice, model.actions)
            if not self.add(actions):
                failed += 1
                continue
            for world in self.worlds:
                self.try_out(world, self.candidates[-1:])

    def add(self, actions: list[int]) -> bool:
        """Add a candidate and return True, or return False if it is there already."""
        for candidate in self.candidates:
            if candidate.actions == actions:
                return False
        self.candidates.append(Candidate(actions))
        return True

    # --- sequential halving

    def halve(self) -> Candidate:
        """Return the winner; in each round the worse half of the candidates drops out.

        The policy's own sequence stays to the end and is played unless another one is
        significantly better. In a sealed bid the policy itself is a draw among many sequences, so
        there is no such default.
        """
        default = self.candidates[0]
        has_default = not self.is_sealed
        remaining = self.candidates
        if default.values:
            remaining = ranked(remaining)[:MAX_FINALISTS]
            if has_default and default not in remaining:
                remaining.append(default)
        rounds: i64 = 0
        while (1 << rounds) < len(remaining):
            rounds += 1
        budget: i64 = self.budget.rollouts - self.rollouts
        used: i64 = len(self.worlds) if self.rollouts else 0
        for _round in range(rounds):
            share: i64 = budget // rounds // len(remaining)
            for _ in range(max(1, share)):
                if used == len(self.worlds):
                    self.worlds.append(self.sample_world())
                self.try_out(self.worlds[used], remaining)
                used += 1
                if self.is_late():
                    break
            remaining = ranked(remaining)[: (len(remaining) + 1) // 2]
            if has_default and default not in remaining:
                remaining.append(default)
            if self.is_late():
                break
        best = remaining[0]
        if has_default and best is not default:
            if not best.is_better(default, self.budget.min_sigma):
                return default
        return best


def play_until_round(position: Position, heuristic: Heuristic, dice: Dice, end_round: i64) -> None:
    """Let all seats play by the policy until a round begins or the match ends."""
    actions: i64 = 0
    while actions < MAX_ROLLOUT_ACTIONS and position.round() < end_round:
        actors = position.actors()
        if not actors:
            return
        for seat in actors:
            legal = position.legal(seat)
            position.apply(seat, policy_action(heuristic, position, seat, legal, dice, 1.0))
            actions += 1
