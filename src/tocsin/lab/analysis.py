"""Analysis of a recorded match: every decision, what it cost, and the turning points."""

from collections.abc import Iterator

import msgspec

from tocsin.bots import bot_seed
from tocsin.bots.advice import ADVISER, TOLD, Advice, advise
from tocsin.bots.leaf import Judge, chances
from tocsin.bots.levels import skill_of
from tocsin.bots.rollout import follow
from tocsin.bots.sight import Sight
from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.position import SPECTATOR, Position
from tocsin.kernel.record import Record, first_position, steps

# So many decisions are told of as the costliest.
TURNING_POINTS = 3
# Worlds over which the chances of all are averaged.
WORLDS = 8


class Decision(msgspec.Struct, frozen=True):
    """A decision with more than one answer, by what its seat knew."""

    # The number of actions before it.
    number: int
    seat: int
    played: str
    value: float
    # What the best answer is worth more than the one played; 0 if none is surely better.
    cost: float
    best: list[Advice]
    # What was asked, and the answers played and advised, as people were asked.
    question: Message
    answers: dict[str, Message]
    # How likely each seat wins, as somebody at the table without a seat could tell.
    chances: list[float]


class Analysis(msgspec.Struct, frozen=True):
    """A whole match; turning points are numbers of decisions, the costliest first."""

    game: str
    seats: list[str]
    rollouts: int
    # Whether each decision was judged by all there was, and not by what its seat knew.
    is_open: bool
    decisions: list[Decision]
    turning_points: list[int]


def decisions(
    game: Game, record: Record, rollouts: int, is_open: bool = False
) -> Iterator[Decision]:
    """Yield the decisions of a record one after the other, each judged by so many rollouts."""
    for number, position, seat, action in occasions(game, record):
        seed = bot_seed(record.seed, number)
        sight = Sight(game, position, seat, is_open)
        yield judged(game, position, sight, number, action, rollouts, seed)


def occasions(game: Game, record: Record) -> Iterator[tuple[int, Position, int, int]]:
    """Yield every decision with more than one answer: its number, position, seat and action."""
    position = first_position(game, record)
    for number, (seat, action) in enumerate(steps(game, position, record.actions)):
        if len(position.options(seat)) > 1:
            yield number, position, seat, action


def judged(
    game: Game,
    position: Position,
    sight: Sight,
    number: int,
    action: int,
    rollouts: int,
    seed: int,
    seconds: float = 0.0,
) -> Decision:
    """Return what one decision was worth, by what its seat saw."""
    found = advise(game, sight, rollouts, seed, (action,), seconds)
    played = game.actions.text(action)
    advice = next(advice for advice in found if advice.action == played)
    best = found[:TOLD]
    choice = sight.choice()
    assert choice is not None
    told = {played, *(each.action for each in best)}
    return Decision(
        number,
        sight.seat,
        played,
        advice.value,
        advice.loss,
        best,
        choice.message,
        {option.action: option.message for option in choice.options if option.action in told},
        public_chances(game, position, seed),
    )


def public_chances(game: Game, position: Position, seed: int) -> list[float]:
    """Return how likely each seat wins, over worlds that agree with what all can see.

    They go on by the policy first: what the next round may turn is not sure yet.
    """
    skill = skill_of(ADVISER, game.id)
    heuristic = game.heuristic()
    judge = Judge(heuristic, skill.lead)
    sums = [0.0] * position.players
    for number in range(WORLDS):
        world = position.redeal(SPECTATOR, Chance(f"{(seed + number) % (1 << 256):064x}"))
        follow(world, heuristic, Dice(seed + number), position.round() + skill.ahead)
        for seat, chance in enumerate(chances(judge.totals(world), judge.lead / 3.0)):
            sums[seat] += chance / WORLDS
    return [round(total, 4) for total in sums]


def analysis(record: Record, rollouts: int, is_open: bool, found: list[Decision]) -> Analysis:
    """Return the whole, with the turning points."""
    costly = sorted((one for one in found if one.cost > 0), key=lambda one: -one.cost)
    return Analysis(
        record.game,
        [seat.name for seat in record.seats],
        rollouts,
        is_open,
        found,
        [one.number for one in costly[:TURNING_POINTS]],
    )
