"""Statistics of a match for game designers, computed from its record."""

from collections.abc import Callable

import msgspec

from tocsin import games
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position
from tocsin.kernel.record import Record, first_position, steps

from .executor import TaskExecutor
from .simulation import SimulationPlan, action_lines, batch_spans, play_match

# Prefixes of option targets that are not components.
NOT_COMPONENTS = ("seat:",)


class ComponentUse(msgspec.Struct, array_like=True):
    """The use of a component by one seat in a match."""

    # Number of decisions that offered it and that took it; round of the first time (0: never).
    offered: int = 0
    taken: int = 0
    round: int = 0


class MatchStatistics(msgspec.Struct, frozen=True):
    """Result, length, lead changes and components of one match."""

    totals: list[int]
    breakdown: list[dict[str, int]]
    shares: list[float]
    reason: str
    decisions: int
    rounds: int
    # Changes of the sole leader from one round start to the next.
    lead_changes: int
    # For each component the use by every seat.
    uses: dict[str, list[ComponentUse]]
    # Time from the first action to the last in a match of people; else 0.
    seconds: float = 0.0


def statistics_of(game: Game, record: Record) -> MatchStatistics:
    """Replay a record and compute its statistics."""
    position = first_position(game, record)
    seats = range(len(record.seats))
    uses: dict[str, list[ComponentUse]] = {}
    decisions = lead_changes = 0
    leader, last_round = -1, -1
    for seat, action in steps(game, position, record.actions):
        if position.round() != last_round:
            last_round = position.round()
            new_leader = _sole_leader(game, position)
            lead_changes += leader not in (-1, new_leader) and new_leader != -1
            leader = new_leader if new_leader != -1 else leader
        if len(position.options(seat)) < 2:
            continue
        decisions += 1
        choice = game.choice(position, seat)
        assert choice is not None
        chosen = game.actions.text(action)
        offered = {option.target for option in choice.options}
        taken = next(option.target for option in choice.options if option.action == chosen)
        for component in offered:
            if ":" in component and not component.startswith(NOT_COMPONENTS):
                use = uses.setdefault(component, [ComponentUse() for _ in seats])[seat]
                use.offered += 1
                if component == taken:
                    use.taken += 1
                    use.round = use.round or position.round() + 1
    outcome = position.outcome()
    assert outcome is not None
    winners = outcome.winners()
    return MatchStatistics(
        outcome.totals,
        outcome.breakdown,
        [(seat in winners) / len(winners) for seat in seats],
        outcome.reason,
        decisions,
        position.round() + 1,
        lead_changes,
        uses,
        (record.times[-1] - record.times[0]) / 1000 if record.times else 0.0,
    )


def _sole_leader(game: Game, position: Position) -> int:
    """Return the seat with the most points by public information; -1 if there is a tie."""
    scores = game.view(position, None)["scores"]
    ends = [score["end"] for score in scores]
    best = max(ends)
    return ends.index(best) if ends.count(best) == 1 else -1


def simulated_statistics(
    plan: SimulationPlan,
    executor: TaskExecutor,
    on_batch: Callable[[int], None] = lambda count: None,
) -> list[MatchStatistics]:
    """Play all matches of a plan, calling `on_batch` with the size of each finished batch."""
    matches: list[MatchStatistics] = []
    tasks = [(plan, span) for span in batch_spans(plan.games, executor.size)]
    for batch in executor.map_ordered(_play_batch, tasks):
        matches += batch
        on_batch(len(batch))
    return matches


def _play_batch(plan: SimulationPlan, span: tuple[int, int]) -> list[MatchStatistics]:
    game = games.load(plan.game, plan.corrections)
    lines = action_lines(game, len(plan.bots))
    return [statistics_of(game, play_match(game, plan, number, lines)) for number in range(*span)]
