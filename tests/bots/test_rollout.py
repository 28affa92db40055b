"""Search: repeatable from a seed, bounded by rollouts and time, one plan for a bid."""

import pytest
from mypy_extensions import i64

from tests.battery.variants import STANDARD, Variant, seed_of
from tocsin.bots import seat_bot
from tocsin.bots.evaluation import HeuristicEvaluator
from tocsin.bots.player import Player
from tocsin.bots.rollout import RolloutBot, SearchBudget
from tocsin.bots.sight import Sight
from tocsin.kernel.dice import Dice
from tocsin.kernel.position import Position

REVOLUTION = Variant("revolution", 4)
QUICK = "hard:rollouts=6:width=3:ahead=1"


class Counting(HeuristicEvaluator):
    """Counts the evaluated positions."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant.game.heuristic(), 30.0)
        self.evaluated = 0

    def values(self, positions: list[Position], seat: i64) -> list[float]:
        self.evaluated += len(positions)
        return super().values(positions, seat)


def somewhere(variant: Variant, actions: int) -> Position:
    """Return a position with several options, about `actions` random actions into a match."""
    position = variant.new(seed_of(actions))
    choice = position
    dice = Dice(actions)
    while actors := position.actors():
        options = position.legal(actors[0])
        if len(options) > 1:
            choice = position.copy()
            if actions <= 0:
                break
        position.apply(actors[0], options[dice.below(len(options))])
        actions -= 1
    return choice


def searching(variant: Variant, rollouts: int, seconds: float = 0.0) -> tuple[RolloutBot, Counting]:
    evaluator = Counting(variant)
    effort = SearchBudget(rollouts, 4, 1, 1.0, seconds)
    return RolloutBot(variant.game.heuristic(), evaluator, effort, 7), evaluator


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_a_seed_repeats_the_plan(variant: Variant) -> None:
    position = somewhere(variant, 25)
    sight = Sight(variant.game, position, position.actors()[0])
    plans = [seat_bot(QUICK, variant.game, 7, 0).plan(sight) for _ in range(2)]
    assert plans[0] == plans[1]


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_every_action_of_a_plan_is_legal(variant: Variant) -> None:
    position = somewhere(variant, 40)
    seat = position.actors()[0]
    plan = seat_bot(QUICK, variant.game, 7, 0).plan(Sight(variant.game, position, seat))
    for action in plan:
        assert action in position.legal(seat)
        position.apply(seat, action)


@pytest.mark.parametrize("rollouts", [20, 60])
def test_a_search_keeps_its_rollout_budget(rollouts: int) -> None:
    bot, evaluator = searching(REVOLUTION, rollouts)
    bot.plan(Sight(REVOLUTION.game, REVOLUTION.new(seed_of(1)), 0))
    # Every candidate is tried at least once, and rounds of halving are complete.
    assert rollouts / 2 <= evaluator.evaluated <= rollouts + 12


def test_a_late_search_returns_its_best_so_far() -> None:
    bot, evaluator = searching(REVOLUTION, 1_000_000, 1e-9)
    sight = Sight(REVOLUTION.game, REVOLUTION.new(seed_of(1)), 0)
    assert bot.plan(sight)[0] in sight.legal
    # One rollout: the deadline is checked before each, since a single one may be long.
    assert evaluator.evaluated == 1


def test_a_bid_is_planned_once() -> None:
    position = REVOLUTION.new(seed_of(2))
    bot, evaluator = searching(REVOLUTION, 12)
    player = Player(REVOLUTION.game, bot, 1)
    position.apply(1, player.decide(position))
    evaluated = evaluator.evaluated
    while 1 in position.actors():
        position.apply(1, player.decide(position))
    assert evaluator.evaluated == evaluated


def test_new_information_ends_a_plan() -> None:
    position = REVOLUTION.new(seed_of(2))
    bot, _ = searching(REVOLUTION, 12)
    player = Player(REVOLUTION.game, bot, 1)
    position.apply(1, player.decide(position))
    # Play on to the reveal of all bids.
    reveals = position.reveals
    dice = Dice(3)
    while position.reveals == reveals:
        for seat in position.actors():
            options = position.legal(seat)
            position.apply(seat, options[dice.below(len(options))])
    assert player.planned(position) is None


class Coin(HeuristicEvaluator):
    """Returns random values."""

    def __init__(self, variant: Variant, seed: int) -> None:
        super().__init__(variant.game.heuristic(), 30.0)
        self.dice = Dice(seed)

    def values(self, positions: list[Position], seat: i64) -> list[float]:
        return [self.dice.fraction() for _ in positions]


def test_insignificant_gains_do_not_replace_the_policy() -> None:
    variant = Variant("bastille", 4)
    position = variant.new(seed_of(4))
    seat = position.actors()[0]
    heuristic = variant.game.heuristic()
    chosen = {
        min_sigma: {
            RolloutBot(
                heuristic, Coin(variant, seed), SearchBudget(24, 6, 1, min_sigma, 0.0), 7
            ).choose(Sight(variant.game, position, seat))
            for seed in range(6)
        }
        for min_sigma in (0.0, 9.0)
    }
    legal = position.legal(seat)
    ratings = heuristic.rate(position, seat, legal)
    assert chosen[9.0] == {legal[ratings.index(max(ratings))]}
    assert len(chosen[0.0]) > 1
