"""What happened in a match that a designer would like to know, taken from its record."""

from collections.abc import Callable

import msgspec

from tocsin import games
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position
from tocsin.kernel.record import Record, first_position, steps

from .sharing import Team
from .simulation import Plan, all_lines, play_match, spans

# What a thing of the box is not: the people, and what is only a place on the screen.
NO_COMPONENTS = ("seat:",)


class Use(msgspec.Struct, array_like=True):
    """How one seat used a component in a match."""

    # In how many decisions it could be chosen, and was; the round of the first time (0: never).
    offered: int = 0
    taken: int = 0
    round: int = 0


class Observed(msgspec.Struct, frozen=True):
    """One match: how it ended, how long it was, who led, and who used what."""

    totals: list[int]
    breakdown: list[dict[str, int]]
    shares: list[float]
    reason: str
    decisions: int
    rounds: int
    # How often somebody else came to the front, looked at when a round begins.
    lead_changes: int
    # By component: a use for each seat.
    uses: dict[str, list[Use]]
    # Seconds from the first action to the last, where people played; else 0.
    seconds: float = 0.0


def observe(game: Game, record: Record) -> Observed:
    """Replay a record and note what is worth knowing of it."""
    position = first_position(game, record)
    seats = range(len(record.seats))
    uses: dict[str, list[Use]] = {}
    decisions = lead_changes = 0
    leader, seen = -1, -1
    for seat, action in steps(game, position, record.actions):
        if position.round() != seen:
            seen = position.round()
            front = _leader(game, position)
            lead_changes += leader not in (-1, front) and front != -1
            leader = front if front != -1 else leader
        if len(position.options(seat)) < 2:
            continue
        decisions += 1
        choice = game.choice(position, seat)
        assert choice is not None
        chosen = game.actions.text(action)
        offered = {option.target for option in choice.options}
        taken = next(option.target for option in choice.options if option.action == chosen)
        for thing in offered:
            if ":" in thing and not thing.startswith(NO_COMPONENTS):
                use = uses.setdefault(thing, [Use() for _ in seats])[seat]
                use.offered += 1
                if thing == taken:
                    use.taken += 1
                    use.round = use.round or position.round() + 1
    outcome = position.outcome()
    assert outcome is not None
    winners = outcome.winners()
    return Observed(
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


def _leader(game: Game, position: Position) -> int:
    """Return who would win if the match ended now, as all can see; -1 if that is nobody alone."""
    scores = game.view(position, None)["scores"]
    ends = [score["end"] for score in scores]
    best = max(ends)
    return ends.index(best) if ends.count(best) == 1 else -1


def observed(
    plan: Plan, team: Team, on_batch: Callable[[int], None] = lambda count: None
) -> list[Observed]:
    """Play and observe all matches of a plan, telling of each batch how many it had."""
    found: list[Observed] = []
    pieces = [(plan, span) for span in spans(plan.games, team.size)]
    for batch in team.in_order(observe_batch, pieces):
        found += batch
        on_batch(len(batch))
    return found


def observe_batch(plan: Plan, span: tuple[int, int]) -> list[Observed]:
    """Play the matches of a span and observe each."""
    game = games.load(plan.game, plan.corrections)
    lines = all_lines(game, len(plan.bots))
    return [observe(game, play_match(game, plan, number, lines)) for number in range(*span)]
