"""Calls about the games: which there are, their rules and their words."""

from typing import Annotated

import msgspec

from tocsin import games
from tocsin.bots import LEVELS
from tocsin.kernel.options import TableOption
from tocsin.table.learning.figures import Figures
from tocsin.table.learning.figures import figures as all_figures
from tocsin.table.learning.rulebook import Clause, Question, clauses, find
from tocsin.table.learning.rulebook import questions as asked_of
from tocsin.table.words import LANGUAGES, source

from ..errors import NoSuchPage
from .endpoints import ANY_SCOPE, Endpoint, RequestContext


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


class RuleSearch(msgspec.Struct, forbid_unknown_fields=True):
    """What is looked for in the rules: a number, a word or an everyday question."""

    search: Annotated[str, msgspec.Meta(max_length=100)] = ""


async def list_games(context: RequestContext) -> list[GameFacts]:
    """List the games."""
    loaded = [games.load(game_id) for game_id in games.ids()]
    return [
        GameFacts(
            id=game.id,
            name=game.name,
            players=game.players,
            options=[_option_facts(option) for option in game.options],
            rules_version=game.rules_version,
            bots=list(LEVELS),
        )
        for game in loaded
    ]


def _option_facts(option: TableOption) -> OptionFacts:
    choices = [ValueFacts(value, players) for value, players in option.choices.items()]
    where = {other: list(values) for other, values in option.where.items()}
    return OptionFacts(option.id, choices, where)


async def rules(context: RequestContext) -> list[Clause]:
    """Return the rules of a game, clause by clause, or what of them answers a search."""
    game, language = game_id(context), _language(context)
    wanted = context.query.search.strip()
    return find(game, language, wanted) if wanted else list(clauses(game, language))


async def questions(context: RequestContext) -> list[Question]:
    """Return everyday questions about a game, each with the clauses that answer it."""
    return list(asked_of(game_id(context), _language(context)))


async def figures(context: RequestContext) -> Figures:
    """Return what is printed on all that a game has, and where each figure comes from."""
    return all_figures(game_id(context))


async def table_words(context: RequestContext) -> str:
    """Return the words of the table as Fluent text."""
    return source(None, _language(context))


async def game_words(context: RequestContext) -> str:
    """Return the words of a game as Fluent text."""
    return source(game_id(context), _language(context))


async def lesson_words(context: RequestContext) -> str:
    """Return the words of a game's lessons as Fluent text."""
    return source(game_id(context), _language(context), "lessons")


def game_id(context: RequestContext) -> str:
    """Return the game that is asked for, or raise NoSuchPage."""
    if context.path("game") not in games.ids():
        raise NoSuchPage("There is no such game.")
    return context.path("game")


def _language(context: RequestContext) -> str:
    if context.path("lang") not in LANGUAGES:
        raise NoSuchPage(f"The languages are: {', '.join(LANGUAGES)}.")
    return context.path("lang")


ENDPOINTS = (
    Endpoint("GET", "/api/games", list_games, list[GameFacts], scopes=ANY_SCOPE),
    Endpoint(
        "GET",
        "/api/games/{game}/rules/{lang}",
        rules,
        list[Clause],
        query=RuleSearch,
        scopes=ANY_SCOPE,
    ),
    Endpoint(
        "GET", "/api/games/{game}/questions/{lang}", questions, list[Question], scopes=ANY_SCOPE
    ),
    Endpoint("GET", "/api/games/{game}/figures", figures, Figures, scopes=ANY_SCOPE),
    *(
        Endpoint("GET", path, words, str, media="text/plain", scopes=ANY_SCOPE)
        for path, words in (
            ("/api/words/{lang}", table_words),
            ("/api/words/{lang}/{game}", game_words),
            ("/api/words/{lang}/{game}/lessons", lesson_words),
        )
    ),
)
