"""Every game, player count and table option: found by itself, so a new game is covered at once."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import product

from tocsin import games
from tocsin.kernel.game import Game
from tocsin.kernel.options import TableOption
from tocsin.kernel.position import Position


@cache
def game_of(game_id: str) -> Game:
    """Return the game, loaded once."""
    return games.load(game_id)


def seed_of(number: int) -> str:
    """Return a match's seed for a test's number."""
    return sha256(f"battery {number}".encode()).hexdigest()


@dataclass(frozen=True)
class Variant:
    """A table: the game, the seats, and the options that are not the default."""

    game_id: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        words = [self.game_id, str(self.players)]
        return "-".join(words + [f"{option}={value}" for option, value in self.options])

    @property
    def game(self) -> Game:
        """Return the game played at this table."""
        return game_of(self.game_id)

    def new(self, seed: str) -> Position:
        """Return the first position of a match at this table."""
        return self.game.new(players=self.players, options=dict(self.options), seed=seed)


def seat_counts(game: Game) -> range:
    """Return the player counts of a game."""
    least, most = game.players
    return range(least, most + 1)


def standard_variants() -> Iterator[Variant]:
    """Yield each game with each player count, all options at their defaults."""
    for game_id in games.ids():
        for players in seat_counts(game_of(game_id)):
            yield Variant(game_id, players)


def variants() -> Iterator[Variant]:
    """Yield the standard tables, and for each value that is not the default a table with it."""
    for standard in standard_variants():
        yield standard
        for option in standard.game.options:
            for value in option.values(standard.players)[1:]:
                for needed in grounds(standard, option):
                    yield Variant(standard.game_id, standard.players, (*needed, (option.id, value)))


def grounds(standard: Variant, option: TableOption) -> Iterator[tuple[tuple[str, str], ...]]:
    """Yield every mixture of other options, at this table, under which the option applies."""
    others = [other for other in standard.game.options if other.id in option.where]
    allowed = [
        [(other.id, v) for v in other.values(standard.players) if v in option.where[other.id]]
        for other in others
    ]
    yield from product(*allowed)


GAMES = games.ids()
STANDARD = tuple(standard_variants())
VARIANTS = tuple(variants())
