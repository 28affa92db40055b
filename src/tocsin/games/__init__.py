"""The games: a folder each, found by themselves."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import Any

from tocsin.kernel.errors import BadOptions
from tocsin.kernel.game import Game


@cache
def ids() -> tuple[str, ...]:
    """Return the ids of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def load(game_id: str, corrections: Mapping[str, Any] | None = None) -> Game:
    """Return a game, with an owner's corrections of its printed figures if there are any."""
    if game_id not in ids():
        raise BadOptions(f"There is no game “{game_id}”; the games are: {', '.join(ids())}.")
    package = f"{__name__}.{game_id}"
    game: type[Game] = import_module(package).GAME
    return game(_shipped_figures(package), corrections or {})


@cache
def _shipped_figures(package: str) -> dict[str, Any]:
    return tomllib.loads(files(package).joinpath("components.toml").read_text("utf-8"))
