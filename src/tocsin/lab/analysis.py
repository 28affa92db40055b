"""Analysis of a recorded match: the value and cost of every decision, and the turning points."""

from collections.abc import Iterator

import msgspec

from tocsin.bots import bot_seed
from tocsin.bots.advice import ADVISOR_LEVEL, MAX_HINTS, Advice, advise
from tocsin.bots.evaluation import HeuristicEvaluator, win_probabilities
from tocsin.bots.levels import skill_of
from tocsin.bots.rollout import play_until_round
from tocsin.bots.sight import Sight
from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.position import SPECTATOR, Position
from tocsin.kernel.record import Record, first_position, steps

MAX_TURNING_POINTS = 3
# Worlds over which the chances of a win are averaged.
CHANCE_WORLDS = 8


class Decision(msgspec.Struct, frozen=True):
    """A decision with more than one answer, evaluated by the knowledge of its seat."""

    # The number of actions before it.
    number: int
    seat: int
    played: str
    value: float
    # Difference between the best answer and the one played; 0 if it is not significant.
    cost: float
    best: list[Advice]
    # The question, and the texts of the answers played and advised, as people saw them.
    question: Message
    answers: dict[str, Message]
    # Each seat's probability of a win by public information.
    chances: list[float]


class Analysis(msgspec.Struct, frozen=True):
    """A whole match; turning points are the numbers of the costliest decisions."""

    game: str
    seats: list[str]
    rollouts: int
    # Whether decisions were evaluated with all secrets open.
    is_open: bool
    decisions: list[Decision]
    turning_points: list[int]


def decisions(
    game: Game, record: Record, rollouts: int, is_open: bool = False
) -> Iterator[Decision]:
    """Yield the evaluated decisions of a record in order."""
    for number, position, seat, action in decision_points(game, record):
        seed = bot_seed(record.seed, number)
        sight = Sight(game, position, seat, is_open)
        yield evaluate_decision(game, position, sight, number, action, rollouts, seed)


def decision_points(game: Game, record: Record) -> Iterator[tuple[int, Position, int, int]]:
    """Yield every decision with more than one answer: its number, position, seat and action."""
    position = first_position(game, record)
    for number, (seat, action) in enumerate(steps(game, position, record.actions)):
        if len(position.options(seat)) > 1:
            yield number, position, seat, action


def evaluate_decision(
    game: Game,
    position: Position,
    sight: Sight,
    number: int,
    action: int,
    rollouts: int,
    seed: int,
    seconds: float = 0.0,
) -> Decision:
    """Evaluate one decision by the seat's sight; `seconds` limits the time (0: no limit)."""
    advice = advise(game, sight, rollouts, seed, (action,), seconds)
    played = game.actions.text(action)
    own = next(each for each in advice if each.action == played)
    best = advice[:MAX_HINTS]
    choice = sight.choice()
    assert choice is not None
    named = {played, *(each.action for each in best)}
    return Decision(
        number,
        sight.seat,
        played,
        own.value,
        own.loss,
        best,
        choice.message,
        {option.action: option.message for option in choice.options if option.action in named},
        public_chances(game, position, seed),
    )


def public_chances(game: Game, position: Position, seed: int) -> list[float]:
    """Return each seat's probability of a win over worlds consistent with public information.

    Each world is played on by the policy for some rounds before it is evaluated.
    """
    skill = skill_of(ADVISOR_LEVEL, game.id)
    heuristic = game.heuristic()
    evaluator = HeuristicEvaluator(heuristic, skill.lead)
    sums = [0.0] * position.players
    for number in range(CHANCE_WORLDS):
        world = position.redeal(SPECTATOR, Chance(f"{(seed + number) % (1 << 256):064x}"))
        end_round = position.round() + skill.ahead
        play_until_round(world, heuristic, Dice(seed + number), end_round)
        chances = win_probabilities(evaluator.expected_totals(world), evaluator.lead / 3.0)
        sums = [total + chance / CHANCE_WORLDS for total, chance in zip(sums, chances)]
    return [round(total, 4) for total in sums]


def summarize(record: Record, rollouts: int, is_open: bool, evaluated: list[Decision]) -> Analysis:
    """Return the analysis of a match from its evaluated decisions."""
    costly = sorted((each for each in evaluated if each.cost > 0), key=lambda each: -each.cost)
    return Analysis(
        record.game,
        [seat.name for seat in record.seats],
        rollouts,
        is_open,
        evaluated,
        [each.number for each in costly[:MAX_TURNING_POINTS]],
    )
