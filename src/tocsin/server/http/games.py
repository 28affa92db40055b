"""Endpoints about the games: options, rules, figures and translations."""

from typing import Annotated

import msgspec

from tocsin import games
from tocsin.bots import LEVELS
from tocsin.kernel.options import TableOption
from tocsin.table.learning.figures import Figures
from tocsin.table.learning.figures import figures as all_figures
from tocsin.table.learning.rulebook import Clause, RulesQuestion, clauses, find
from tocsin.table.learning.rulebook import questions as everyday_questions
from tocsin.table.words import LANGUAGES, source

from ..errors import NoSuchPage
from .endpoints import ANY_SCOPE, Endpoint, RequestContext


class ValueFacts(msgspec.Struct):
    """A value of an option, and the least and greatest number of players it allows."""

    value: str
    players: tuple[int, int]


class OptionFacts(msgspec.Struct):
    """An option of a table with its values, the default first.

    A list, because JavaScript sorts the keys of an object that look like integers.
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
    """A search in the rules: the number of a clause, words or an everyday question."""

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
    """Return the clauses of a game's rules, or those that match a search."""
    game, language = game_id(context), _language(context)
    wanted = context.query.search.strip()
    return find(game, language, wanted) if wanted else list(clauses(game, language))


async def questions(context: RequestContext) -> list[RulesQuestion]:
    """Return everyday questions about a game, each with the clauses that answer it."""
    return list(everyday_questions(game_id(context), _language(context)))


async def figures(context: RequestContext) -> Figures:
    """Return the figures printed on the components of a game, each with its source."""
    return all_figures(game_id(context))


async def table_words(context: RequestContext) -> str:
    """Return the translations of the table as Fluent text."""
    return source(None, _language(context))


async def game_words(context: RequestContext) -> str:
    """Return the translations of a game as Fluent text."""
    return source(game_id(context), _language(context))


async def lesson_words(context: RequestContext) -> str:
    """Return the translations of a game's lessons as Fluent text."""
    return source(game_id(context), _language(context), "lessons")


def game_id(context: RequestContext) -> str:
    """Return the game named in the path, or raise NoSuchPage."""
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
        "GET",
        "/api/games/{game}/questions/{lang}",
        questions,
        list[RulesQuestion],
        scopes=ANY_SCOPE,
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
