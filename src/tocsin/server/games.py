"""Calls about the games: which there are, their rules and their words."""

from importlib.resources import files

import msgspec

from tocsin import games
from tocsin.bots import LADDER
from tocsin.kernel.options import TableOption
from tocsin.table.rulebook import Clause, clauses
from tocsin.table.words import LANGUAGES

from .calls import Asked, Call
from .errors import NoSuchPage


class ValueFacts(msgspec.Struct):
    """A value of an option, and how many may play with it."""

    value: str
    players: tuple[int, int]


class OptionFacts(msgspec.Struct):
    """An option of a table; values in a list, the default first.

    In an object, browsers put keys that look like numbers into an order of their own.
    """

    id: str
    choices: list[ValueFacts]
    where: dict[str, list[str]]


class GameFacts(msgspec.Struct):
    """A game, as a new table needs it."""

    id: str
    name: str
    players: tuple[int, int]
    options: list[OptionFacts]
    rules_version: int
    bots: list[str]


async def list_games(asked: Asked) -> list[GameFacts]:
    """List the games."""
    loaded = [games.load(game_id) for game_id in games.ids()]
    return [
        GameFacts(
            id=game.id,
            name=game.name,
            players=game.players,
            options=[_option_facts(option) for option in game.options],
            rules_version=game.rules_version,
            bots=list(LADDER),
        )
        for game in loaded
    ]


def _option_facts(option: TableOption) -> OptionFacts:
    choices = [ValueFacts(value, players) for value, players in option.choices.items()]
    where = {other: list(values) for other, values in option.where.items()}
    return OptionFacts(option.id, choices, where)


async def rules(asked: Asked) -> list[Clause]:
    """Return the rules of a game, clause by clause."""
    return clauses(_game(asked), _language(asked))


async def table_words(asked: Asked) -> str:
    """Return the words of the table as Fluent text."""
    return _words("tocsin.table", _language(asked))


async def game_words(asked: Asked) -> str:
    """Return the words of a game as Fluent text."""
    return _words(f"tocsin.games.{_game(asked)}", _language(asked))


def _words(package: str, language: str) -> str:
    return files(package).joinpath(f"words.{language}.ftl").read_text("utf-8")


def _game(asked: Asked) -> str:
    if asked.path("game") not in games.ids():
        raise NoSuchPage("There is no such game.")
    return asked.path("game")


def _language(asked: Asked) -> str:
    if asked.path("lang") not in LANGUAGES:
        raise NoSuchPage(f"The languages are: {', '.join(LANGUAGES)}.")
    return asked.path("lang")


CALLS = (
    Call("GET", "/api/games", list_games, list[GameFacts]),
    Call("GET", "/api/games/{game}/rules/{lang}", rules, list[Clause], errors=(404,)),
    Call("GET", "/api/words/{lang}", table_words, str, errors=(404,), media="text/plain"),
    Call("GET", "/api/words/{lang}/{game}", game_words, str, errors=(404,), media="text/plain"),
)
