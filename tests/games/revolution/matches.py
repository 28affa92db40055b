"""Whole matches of Revolution! for laws that must hold at every moment of any of them."""

from collections.abc import Iterable, Iterator
from random import Random

from tests.games.revolution.notation import GAME, SEED, act, options
from tocsin.kernel.position import Position

TABLES = [("core", 3), ("core", 4), ("palace", 4), ("palace", 6), ("anarchy", 5), ("anarchy", 6)]


def moments(position: Position, seed: int) -> Iterator[tuple[int, str, Position]]:
    """Play the match on at random; yield each action with its seat, and the position after it."""
    dice = Random(seed)
    while actors := position.actors():
        seat = dice.choice(actors)
        action = dice.choice(position.legal(seat))
        position.apply(seat, action)
        yield seat, GAME.actions.text(action), position


def match(board: str, players: int, **table_options: str) -> Position:
    """Return the first position of a match."""
    return GAME.new(players=players, options={"board": board} | table_options, seed=SEED)


def spread(position: Position, seat: int, wanted: Iterable[str]) -> None:
    """Lay the seat's whole hand over the wanted spaces, as evenly as bans allow, and knock."""
    load = dict.fromkeys(wanted, 0)
    while (here := options(position, seat)) != {"knock"}:
        kind = min(here).split()[1]
        space = min((s for s in load if f"bid {kind} {s}" in here), key=lambda s: load[s])
        act(position, seat, f"bid {kind} {space}")
        load[space] += 1
    act(position, seat, "knock")
