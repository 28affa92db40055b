"""Search: repeatable from a seed, bounded by rollouts and by time, one line for one bid."""

import pytest
from mypy_extensions import i64

from tests.battery.variants import STANDARD, Variant, seed_of
from tocsin.bots import seat_bot
from tocsin.bots.evaluation import HeuristicEvaluator, margin, win_probabilities
from tocsin.bots.player import Player
from tocsin.bots.rollout import RolloutBot, SearchBudget
from tocsin.bots.sight import Sight
from tocsin.kernel.dice import Dice
from tocsin.kernel.playout import playout
from tocsin.kernel.position import Position

REVOLUTION = Variant("revolution", 4)
QUICK = "hard:rollouts=6:width=3:ahead=1"


class Counting(HeuristicEvaluator):
    """Counts the positions that are judged, and takes its time if told to."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant.game.heuristic(), 30.0)
        self.judged = 0

    def values(self, positions: list[Position], seat: i64) -> list[float]:
        self.judged += len(positions)
        return super().values(positions, seat)


def somewhere(variant: Variant, actions: int) -> Position:
    """Return a position with a real choice, about so many random actions into a match."""
    position = variant.new(seed_of(actions))
    found = position
    dice = Dice(actions)
    while actors := position.actors():
        options = position.legal(actors[0])
        if len(options) > 1:
            found = position.copy()
            if actions <= 0:
                break
        position.apply(actors[0], options[dice.below(len(options))])
        actions -= 1
    return found


def searching(variant: Variant, rollouts: int, seconds: float = 0.0) -> tuple[RolloutBot, Counting]:
    leaf = Counting(variant)
    effort = SearchBudget(rollouts, 4, 1, 1.0, seconds)
    return RolloutBot(variant.game.heuristic(), leaf, effort, 7), leaf


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_the_same_seed_finds_the_same_line(variant: Variant) -> None:
    position = somewhere(variant, 25)
    sight = Sight(variant.game, position, position.actors()[0])
    lines = [seat_bot(QUICK, variant.game, 7, 0).plan(sight) for _ in range(2)]
    assert lines[0] == lines[1]


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_a_line_is_legal_from_its_first_action_to_its_last(variant: Variant) -> None:
    position = somewhere(variant, 40)
    seat = position.actors()[0]
    line = seat_bot(QUICK, variant.game, 7, 0).plan(Sight(variant.game, position, seat))
    for action in line:
        assert action in position.legal(seat)
        position.apply(seat, action)


@pytest.mark.parametrize("rollouts", [20, 60])
def test_a_search_spends_its_rollouts_and_not_many_more(rollouts: int) -> None:
    bot, leaf = searching(REVOLUTION, rollouts)
    bot.plan(Sight(REVOLUTION.game, REVOLUTION.new(seed_of(1)), 0))
    assert bot.rollouts == leaf.judged
    # Each line is tried at least once, and rounds of halving are not cut short.
    assert rollouts / 2 <= leaf.judged <= rollouts + 12


def test_a_search_that_is_out_of_time_answers_with_what_it_has() -> None:
    bot, leaf = searching(REVOLUTION, 1_000_000, 1e-9)
    sight = Sight(REVOLUTION.game, REVOLUTION.new(seed_of(1)), 0)
    assert bot.plan(sight)[0] in sight.legal
    # One rollout, and no more: a long one must not be followed by eleven others.
    assert leaf.judged == 1


def test_a_bid_is_thought_out_once() -> None:
    position = REVOLUTION.new(seed_of(2))
    bot, _ = searching(REVOLUTION, 12)
    player = Player(REVOLUTION.game, bot, 1)
    while 1 in position.actors():
        position.apply(1, player.decide(position))
    assert bot.searches == 1


def test_a_line_ends_where_something_comes_to_light() -> None:
    position = REVOLUTION.new(seed_of(2))
    bot, _ = searching(REVOLUTION, 12)
    player = Player(REVOLUTION.game, bot, 1)
    position.apply(1, player.decide(position))
    # All bids are revealed, the first one as it stands; a new turn comes after that.
    reveals = position.reveals
    dice = Dice(3)
    while position.reveals == reveals:
        for seat in position.actors():
            options = position.legal(seat)
            position.apply(seat, options[dice.below(len(options))])
    assert player.planned(position) is None


def test_an_ended_match_is_judged_by_who_won() -> None:
    position = REVOLUTION.new(seed_of(3))
    playout(position, Dice(3))
    outcome = position.outcome()
    assert outcome is not None
    judge = HeuristicEvaluator(REVOLUTION.game.heuristic(), 30.0)
    values = [judge.value(position, seat) for seat in range(4)]
    assert max(values) == values[outcome.winners()[0]]
    assert all(0.0 <= value <= 1.0 for value in values)


def test_chances_add_up_and_follow_the_points() -> None:
    found = win_probabilities([10.0, 30.0, 20.0], 10.0)
    assert sum(found) == pytest.approx(1.0)
    assert found[0] < found[2] < found[1]


def test_a_margin_looks_at_the_best_rival_and_at_all() -> None:
    # Ahead of the best by 10 and of the mean by 15.
    assert margin([30.0, 20.0, 10.0], 0) == pytest.approx(12.5)


class Coin(HeuristicEvaluator):
    """Judges by the toss of a coin."""

    def __init__(self, variant: Variant, seed: int) -> None:
        super().__init__(variant.game.heuristic(), 30.0)
        self.dice = Dice(seed)

    def values(self, positions: list[Position], seat: i64) -> list[float]:
        return [self.dice.fraction() for _ in positions]


def test_what_is_only_luckier_is_not_played_instead_of_what_the_policy_would_do() -> None:
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
