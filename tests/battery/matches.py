"""Random and greedy matches, and the positions in them at which the laws are checked."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from tests.battery.variants import Variant, game_of, seed_of
from tocsin.bots.sight import Sight
from tocsin.kernel.game import Game
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position
from tocsin.kernel.record import Record, SeatRecord, action_line, commitment
from tocsin.kernel.view_history import ViewHistory

# Positions for the search for leaks; several matches are played if one has fewer.
MIN_MOMENTS = 30
# Far more than any match needs: a game without an end fails.
MAX_ACTIONS = 100_000


class Step(NamedTuple):
    """An action before it is applied, and the position itself, which changes afterwards."""

    number: int
    position: Position
    seat: int
    action: int


class Moment(NamedTuple):
    """A position of a match, with the number of actions before it."""

    number: int
    position: Position


def steps(position: Position, dice: Random) -> Iterator[Step]:
    """Play a position to its end by random actions of random actors."""
    return _steps(position, dice, lambda seat: dice.choice(position.legal(seat)))


def played(variant: Variant, position: Position, number: int) -> Iterator[Step]:
    """Play a position to its end with the bots of the variant."""
    bots = variant.bots(number)

    def choose(seat: int) -> int:
        return bots[seat].choose(Sight(variant.game, position, seat))

    return _steps(position, Random(number), choose)


def _steps(position: Position, dice: Random, choose: Callable[[int], int]) -> Iterator[Step]:
    for number in range(MAX_ACTIONS):
        actors = position.actors()
        if not actors:
            return
        seat = dice.choice(actors)
        action = choose(seat)
        yield Step(number, position, seat, action)
        position.apply(seat, action)
    raise AssertionError(f"not over after {MAX_ACTIONS} actions")


def told(step: Step) -> ViewHistory:
    """Return the views of all positions during an action, played on a copy."""
    clone = step.position.copy()
    first = clone.copy()
    positions: list[Position] = []
    clone.journal, clone.journal_positions = [], positions
    clone.apply(step.seat, step.action)
    clone.journal_positions = None
    assert len(positions) == len(clone.journal)
    return game_of(clone.to_json()["game"]).view_history([first, *positions, clone])


def finished(variant: Variant, number: int) -> tuple[Position, list[str]]:
    """Return the last position of a match, and its actions in the form of a record."""
    position = variant.new(seed_of(number))
    game = variant.game
    lines = [
        action_line(game, step.seat, step.action) for step in played(variant, position, number)
    ]
    return position, lines


def record(variant: Variant, number: int) -> Record:
    """Return the record of a match."""
    position, lines = finished(variant, number)
    return record_of(variant, seed_of(number), lines, position.outcome())


def record_of(
    variant: Variant, seed: str, lines: list[str], outcome: Outcome | None, game: Game | None = None
) -> Record:
    """Return the record of a finished match."""
    game = game or variant.game
    return Record(
        game=game.id,
        rules=game.rules_version,
        options=game.settle(variant.players, dict(variant.options)),
        corrections=game.corrections,
        seed=seed,
        commitment=commitment(seed),
        seats=[SeatRecord(name=f"Player {seat}") for seat in range(variant.players)],
        actions=lines,
        outcome=outcome,
    )


def moments(variant: Variant, number: int = 0, each: int = 2) -> list[Moment]:
    """Return copies of the first, the last and random positions of a match, `each` of every kind.

    Positions are of one kind if they have the same count of actors and the same verbs of legal
    actions. A sample without kinds would contain hardly any rare ones.
    """
    return [Moment(step, position.copy()) for step, position in _moments(variant, number, each)]


def many_moments(variant: Variant) -> list[Moment]:
    """Return the moments of several matches, at least MIN_MOMENTS."""
    result: list[Moment] = []
    number = 0
    while len(result) < MIN_MOMENTS:
        result += moments(variant, number, each=1)
        number += 1
    return result


@cache
def _moments(variant: Variant, number: int, each: int) -> list[Moment]:
    first = variant.new(seed_of(number))
    position = first.copy()
    kept: dict[tuple[int, frozenset[str]], list[Moment]] = {}
    met: dict[tuple[int, frozenset[str]], int] = {}
    dice = Random(~number)
    last = 0
    for step in played(variant, position, number):
        texts = [variant.game.actions.text(action) for action in position.legal(step.seat)]
        kind = len(position.actors()), frozenset(text.split()[0] for text in texts)
        met[kind] = met.get(kind, 0) + 1
        row = kept.setdefault(kind, [])
        # Reservoir sampling: all positions of a kind have the same chance.
        index = len(row) if len(row) < each else dice.randrange(met[kind])
        if index < each:
            row[index : index + 1] = [Moment(step.number, position.copy())]
        last = step.number + 1
    between = sorted((moment for row in kept.values() for moment in row), key=lambda m: m.number)
    return [Moment(0, first), *between, Moment(last, position)]
