"""The printed parts of a game under all options, with the source of each figure."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from tocsin import games
from tocsin.kernel.components import source_kind
from tocsin.kernel.game import Game
from tocsin.kernel.part import Part

from ..words import LANGUAGES

SEED = "00" * 32


class FigureGroup(msgspec.Struct, frozen=True):
    """Figures with one source: its kind, name and the reason for the figures (by language)."""

    id: str
    source: str
    detail: dict[str, str]
    reason: dict[str, str]


class Figures(msgspec.Struct, frozen=True):
    """All parts of a game, and the groups of their figures."""

    parts: list[Part]
    groups: list[FigureGroup]


@cache
def figures(game_id: str) -> Figures:
    """Return the parts of a game, those of the default options first."""
    game = games.load(game_id)
    parts: dict[str, Part] = {}
    for players, options in _variants(game):
        for part in game.parts(game.new(players=players, options=options, seed=SEED)):
            parts.setdefault(part.id, part)
    names = dict.fromkeys(part.group for part in parts.values())
    groups = [_group(name, game.components[name]) for name in names]
    return Figures(list(parts.values()), groups)


def _group(name: str, group: Mapping[str, Any]) -> FigureGroup:
    """Return a group of components.toml; translations of its texts are optional."""
    languages: tuple[str, ...] = LANGUAGES
    detail = {language: str(group.get(f"source_{language}", "")) for language in languages}
    reason = {language: str(group.get(f"reason_{language}", "")) for language in languages}
    detail["en"] = group["source"].partition(": ")[2]
    reason["en"] = group["reason"]
    return FigureGroup(name, source_kind(group), detail, reason)


def _variants(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield each number of players and each value of an option: enough to meet every part."""
    least, most = game.players
    for players in range(least, most + 1):
        yield players, {}
    choices = {option.id: option.choices for option in game.options}
    for option in game.options:
        required = {other: values[0] for other, values in option.where.items()}
        for value in option.choices:
            options = required | {option.id: value}
            min_players = [choices[name][setting][0] for name, setting in options.items()]
            yield max(least, *min_players), options
