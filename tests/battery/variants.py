"""The tables of all tests: every game with every player count and table option."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from itertools import product
from pathlib import Path

from tocsin import games
from tocsin.bots import seat_bot
from tocsin.bots.bot import Bot
from tocsin.kernel import dice
from tocsin.kernel.game import Game
from tocsin.kernel.options import TableOption
from tocsin.kernel.position import Position

# Greedy and random play reach different positions.
PLAYS = {"random": ("random",), "greedy": ("greedy",), "mixed": ("greedy", "random")}


@cache
def game_of(game_id: str) -> Game:
    """Return the game, loaded once."""
    return games.load(game_id)


def folder_of(game_id: str) -> Path:
    """Return the folder of a game."""
    return Path(str(games.folder(game_id)))


def data_of(game_id: str) -> Path:
    """Return the data folder of a game."""
    return Path(str(games.data(game_id)))


def seed_of(number: int) -> str:
    """Return a seed from a number."""
    return sha256(f"battery {number}".encode()).hexdigest()


@dataclass(frozen=True)
class Variant:
    """A table: game, player count, options other than the default, and kind of play."""

    game_id: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    play: str = "random"

    def __str__(self) -> str:
        words = [self.game_id, str(self.players)]
        words += [f"{option}={value}" for option, value in self.options]
        return "-".join(words if self.play == "random" else [*words, self.play])

    def bots(self, number: int) -> list[Bot]:
        """Return the bots of a match, by seat."""
        names = PLAYS[self.play]
        return [
            seat_bot(names[(number + seat) % len(names)], self.game, number << 8 | seat)
            for seat in range(self.players)
        ]

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
    """Yield the standard tables, and tables with each other value of an option."""
    for standard in standard_variants():
        yield standard
        for option in standard.game.options:
            for value in option.values(standard.players)[1:]:
                for needed in grounds(standard, option):
                    yield Variant(standard.game_id, standard.players, (*needed, (option.id, value)))


def grounds(standard: Variant, option: TableOption) -> Iterator[tuple[tuple[str, str], ...]]:
    """Yield all combinations of other options under which an option applies."""
    others = [other for other in standard.game.options if other.id in option.where]
    allowed = [
        [(other.id, v) for v in other.values(standard.players) if v in option.where[other.id]]
        for other in others
    ]
    yield from product(*allowed)


def is_compiled() -> bool:
    """Tell whether the tested engine is compiled."""
    return not str(dice.__file__).endswith(".py")


GAMES = games.ids()
STANDARD = tuple(standard_variants())
VARIANTS = tuple(variants())
# The tables at which laws are checked. On the compiled engine: standard tables with all kinds of
# play, and all variants with mixed play. Plain Python is slower, and equal by its checksums.
PLAYED = (
    tuple(
        replace(variant, play=play)
        for variant in VARIANTS
        for play in (PLAYS if variant in STANDARD else ("mixed",))
    )
    if is_compiled()
    else STANDARD
)
