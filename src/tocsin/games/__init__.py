"""The games: a package each, discovered in this folder and in those of TOCSIN_GAMES."""

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from tocsin.kernel.errors import BadOptions
from tocsin.kernel.game import Game

# Folders with further games, separated as in PATH.
OWN_FOLDERS = [folder for folder in os.environ.get("TOCSIN_GAMES", "").split(os.pathsep) if folder]
__path__ += OWN_FOLDERS


@cache
def ids() -> tuple[str, ...]:
    """Return the ids of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def check_folders() -> None:
    """Raise BadOptions if a folder of TOCSIN_GAMES does not exist."""
    for name in OWN_FOLDERS:
        if not Path(name).is_dir():
            raise BadOptions(f"TOCSIN_GAMES names “{name}”, and there is no such folder.")


def folder(game_id: str) -> Traversable:
    """Return the folder of a game."""
    return files(f"{__name__}.{game_id}")


def data(game_id: str) -> Traversable:
    """Return the folder with a game's figures, levels, lessons, words and nets."""
    return folder(game_id).joinpath("data")


def load(game_id: str, corrections: Mapping[str, Any] | None = None) -> Game:
    """Return a game, with corrected printed figures if corrections are given."""
    if game_id not in ids():
        raise BadOptions(f"There is no game “{game_id}”; the games are: {', '.join(ids())}.")
    return _made(game_id, corrections) if corrections else _as_shipped(game_id)


@cache
def _as_shipped(game_id: str) -> Game:
    """Return the game with its own figures, which caches its boards."""
    return _made(game_id, {})


def _made(game_id: str, corrections: Mapping[str, Any]) -> Game:
    game: type[Game] = import_module(f"{__name__}.{game_id}").GAME
    return game(_shipped_figures(game_id), corrections)


@cache
def _shipped_figures(game_id: str) -> dict[str, Any]:
    return tomllib.loads(data(game_id).joinpath("components.toml").read_text("utf-8"))
