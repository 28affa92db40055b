"""What is printed on all that a game has, whatever is played, and where each figure comes from."""

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
    """Figures with one origin: the sort of their source, which it is and why, by language."""

    id: str
    source: str
    detail: dict[str, str]
    reason: dict[str, str]


class Figures(msgspec.Struct, frozen=True):
    """Every part of a game once, and the groups that their figures belong to."""

    parts: list[Part]
    groups: list[FigureGroup]


@cache
def figures(game_id: str) -> Figures:
    """Return all that is printed, that of the game as it is first offered first."""
    game = games.load(game_id)
    found: dict[str, Part] = {}
    for players, options in _tables(game):
        for part in game.parts(game.new(players=players, options=options, seed=SEED)):
            found.setdefault(part.id, part)
    named = dict.fromkeys(part.group for part in found.values())
    groups = [_group(name, game.components[name]) for name in named]
    return Figures(list(found.values()), groups)


def _group(name: str, group: Mapping[str, Any]) -> FigureGroup:
    """Return what a group says of itself; beside the English text stand others, if need be."""
    languages: tuple[str, ...] = LANGUAGES
    detail = {language: str(group.get(f"source_{language}", "")) for language in languages}
    reason = {language: str(group.get(f"reason_{language}", "")) for language in languages}
    detail["en"] = group["source"].partition(": ")[2]
    reason["en"] = group["reason"]
    return FigureGroup(name, source_kind(group), detail, reason)


def _tables(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Return enough tables to meet every part: each number of players, each value of an option."""
    least, most = game.players
    for players in range(least, most + 1):
        yield players, {}
    choices = {option.id: option.choices for option in game.options}
    for option in game.options:
        needed = {other: values[0] for other, values in option.where.items()}
        for value in option.choices:
            chosen = needed | {option.id: value}
            fewest = [choices[each][worth][0] for each, worth in chosen.items()]
            yield max(least, *fewest), chosen
