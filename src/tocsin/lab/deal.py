"""One deal, played as often as there are seats, so that every entrant has every seat once."""

from hashlib import sha256
from typing import Any

import msgspec

from tocsin import games
from tocsin.bots import bot_seed, seat_bot

from .selfplay import DecisionTimes, selfplay


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """A field of bots, by name, and the deals they play."""

    game: str
    options: dict[str, str]
    corrections: dict[str, Any] = {}
    field: list[str]
    deals: int
    seed: str
    # Time limit of a search for one decision; 0: none, so that results are reproducible.
    limit_s: float = 0.0


class Deal(msgspec.Struct, frozen=True):
    """The results of one deal over all rotations of the seats."""

    # By entrant: the mean share of the victories; number, total and longest time of decisions.
    shares: list[float]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    digest: bytes
    # For each match, the ranks by entrant.
    ranks: list[list[int]]


def play_deal(contest: Contest, number: int) -> Deal:
    """Play one deal in all rotations: everybody moves one seat on after each match."""
    game = games.load(contest.game, contest.corrections)
    seed = sha256(f"{contest.seed}/{number}".encode()).hexdigest()
    count = len(contest.field)
    shares = [0.0] * count
    times = [DecisionTimes() for _ in contest.field]
    lines = []
    ranks = []
    for rotation in range(count):
        entrants = [(seat + rotation) % count for seat in range(count)]
        bots = [
            seat_bot(
                contest.field[entrant], game, bot_seed(f"{seed}/{rotation}", seat), contest.limit_s
            )
            for seat, entrant in enumerate(entrants)
        ]
        position = game.new(players=count, options=contest.options, seed=seed)
        played = selfplay(game, position, bots, [times[entrant] for entrant in entrants])
        outcome = position.outcome()
        assert outcome is not None
        winners = outcome.winners()
        for seat in winners:
            shares[entrants[seat]] += 1 / len(winners) / count
        ranks.append([outcome.ranks[entrants.index(entrant)] for entrant in range(count)])
        lines += [f"{seat} {game.actions.text(action)}" for seat, action in played]
        lines.append(" ".join(map(str, outcome.totals)))
    return Deal(
        shares,
        [each.count for each in times],
        [each.total_s for each in times],
        [each.longest_s for each in times],
        sha256("\n".join(lines).encode()).digest(),
        ranks,
    )
