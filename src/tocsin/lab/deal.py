"""One deal, played by a field of bots as often as there are seats: everybody sits everywhere."""

from hashlib import sha256
from typing import Any

import msgspec

from tocsin import games
from tocsin.bots import bot_seed, seat_bot

from .selfplay import Pace, timed_selfplay


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what: one bot's name for each entrant."""

    game: str
    options: dict[str, str]
    corrections: dict[str, Any] = {}
    field: list[str]
    deals: int
    seed: str
    # Seconds after which a bot that searches must answer; 0: never, so that results repeat.
    patience: float = 0.0


class Deal(msgspec.Struct, frozen=True):
    """What one deal came to, each entrant having sat everywhere."""

    # By entrant: the mean of its shares in the victories.
    shares: list[float]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    digest: bytes
    # Match by match: each entrant's rank.
    ranks: list[list[int]]


def play_deal(contest: Contest, number: int) -> Deal:
    """Play one deal as often as there are seats, everybody moving one seat on each time."""
    game = games.load(contest.game, contest.corrections)
    seed = sha256(f"{contest.seed}/{number}".encode()).hexdigest()
    count = len(contest.field)
    shares = [0.0] * count
    paces = [Pace() for _ in contest.field]
    told = []
    ranks = []
    for rotation in range(count):
        entrants = [(seat + rotation) % count for seat in range(count)]
        bots = [
            seat_bot(
                contest.field[entrant], game, bot_seed(f"{seed}/{rotation}", seat), contest.patience
            )
            for seat, entrant in enumerate(entrants)
        ]
        position = game.new(players=count, options=contest.options, seed=seed)
        played = timed_selfplay(game, position, bots, [paces[entrant] for entrant in entrants])
        outcome = position.outcome()
        assert outcome is not None
        winners = outcome.winners()
        for seat in winners:
            shares[entrants[seat]] += 1 / len(winners) / count
        ranks.append([outcome.ranks[entrants.index(entrant)] for entrant in range(count)])
        told += [f"{seat} {game.actions.text(action)}" for seat, action in played]
        told.append(" ".join(map(str, outcome.totals)))
    return Deal(
        shares,
        [pace.decisions for pace in paces],
        [pace.seconds for pace in paces],
        [pace.longest for pace in paces],
        sha256("\n".join(told).encode()).digest(),
        ranks,
    )
