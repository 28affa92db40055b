"""Random matches of Revolution!, for properties that hold in every position."""

from collections.abc import Iterable, Iterator
from random import Random

from tests.games.revolution.notation import GAME, SEED
from tests.games.revolution.play import act, options
from tocsin.kernel.position import Position

TABLES = [("core", 3), ("core", 4), ("palace", 4), ("palace", 6), ("anarchy", 5), ("anarchy", 6)]


def moments(position: Position, seed: int) -> Iterator[tuple[int, str, Position]]:
    """Play random actions to the end; yield seat, action and position after each action."""
    random = Random(seed)
    while actors := position.actors():
        seat = random.choice(actors)
        action = random.choice(position.legal(seat))
        position.apply(seat, action)
        yield seat, GAME.actions.text(action), position


def match(board: str, players: int, **table_options: str) -> Position:
    """Return the first position of a match."""
    return GAME.new(players=players, options={"board": board} | table_options, seed=SEED)


def spread(position: Position, seat: int, spaces: Iterable[str]) -> None:
    """Lay the seat's whole hand on the given spaces, as evenly as bans allow, and knock."""
    laid = dict.fromkeys(spaces, 0)
    while (legal := options(position, seat)) != {"knock"}:
        kind = min(legal).split()[1]
        space = min((s for s in laid if f"bid {kind} {s}" in legal), key=lambda s: laid[s])
        act(position, seat, f"bid {kind} {space}")
        laid[space] += 1
    act(position, seat, "knock")
