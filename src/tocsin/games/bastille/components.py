"""From the printed figures to the board of a match (RULES 1)."""

from collections.abc import Mapping
from itertools import accumulate
from typing import Any

from tocsin.kernel.errors import BadComponents
from tocsin.kernel.figures import ABOUT, Bounds, Flag, Number, OneOf, Row, Text, amount, check

from .board import (
    BONUS_TILES,
    CARDS,
    EFFECTS,
    ETATS_GENERAUX,
    FIRST_SERIES,
    GROUPS,
    HENCHMEN,
    LOCATIONS,
    MISSIONS,
    NICHE_BOARDS,
    NICHES_EACH,
    TWO_OF_EACH,
    UPGRADE,
    VALUE_COUNT,
    VERSAILLES,
    VERSAILLES_TILES,
    WEAPONS,
    Board,
)

COUNTS = {3: "three", 4: "four"}
STAGES = ("A", "B", "C")
KINDS = (*GROUPS, "monks")
CARD_FIGURES = ("cost", "points", "armed", "crowns", "gems", "flags")
COURSE = ("rounds", "interim", "draws", "coins")
REWARDS = ("coins_each_value", "exchange_points", "henchmen_first", "henchmen_second") + (
    ("steps_first", "coins_first")
)
SCORING = ("gem", "crowns_interim", "crowns_final", "coins_each_point")
CHARACTER: Bounds = {"stage": OneOf(STAGES), "armed": Flag(), "*": Number()}
MAJORITY: Bounds = {"*": {"first": Number(), "second": Number(), "copies": Number(0, 9)}}
BONUSES: Bounds = {"*": Row(Text(), 2, 2)}
BOUNDS: Bounds = {
    "course": {
        "rounds": Number(1, len(VERSAILLES_TILES)),
        "interim": Number(1, len(VERSAILLES_TILES)),
        "draws": Number(0, 2 * NICHES_EACH),
        "coins": Number(),
    },
    "locations": {"*": Number(1, 9)},
    "divided_locations": {"*": Number(1, 9)},
    "rewards": {"*": Number()},
    "influence": {"tiles": Row(Number(0, 9), VALUE_COUNT, VALUE_COUNT)},
    "start_tiles": {"*": Row(Number(0, 9), VALUE_COUNT, VALUE_COUNT)},
    "henchmen": {"*": Number()},
    "torches": {"*": Number()},
    "weapons": {"*": Number()},
    "arsenal": {"*": Number()},
    "display": {"cards": Number(1, len(CARDS))},
    "track": {"last": Number(1), "lines": Row(Number(), 0, 20), "points": Row(Number(), 0, 20)},
    "scoring": {"unarmed": Row(Number(), 1, 20), "coins_each_point": Number(1), "*": Number()},
    "peasants": {"*": CHARACTER},
    "soldiers": {"*": CHARACTER},
    "nobles": {"*": CHARACTER},
    "monks": {"*": CHARACTER},
    "versailles_tiles": BONUSES,
    "shown_bonus_tile": BONUSES,
    "bonus_tiles": BONUSES,
    "end_tiles": BONUSES,
    "catacombs": {"*": Row(Text(), 0, NICHES_EACH)},
    "majorities": MAJORITY,
    "other_majorities": MAJORITY,
    "series": {"*": {"costs": Row(Number(), 3, 3), "points": Number(), "copies": Number(0, 9)}},
    "two_of_each": {"*": {"cards": Number(), "points": Number(), "copies": Number(0, 9)}},
}


def build(components: Mapping[str, Any], players: int, options: dict[str, str]) -> Board:
    """Return the board for the number of players and the table options."""
    check(components, BOUNDS)
    count = COUNTS[players]
    cards = {name: (kind, row) for kind in KINDS for name, row in _rows(components, kind).items()}
    missions = _rows(components, "majorities", "other_majorities", "series", "two_of_each")
    majorities = [missions[name] for name in MISSIONS[:FIRST_SERIES]]
    series = [missions[name] for name in MISSIONS[FIRST_SERIES:TWO_OF_EACH]]
    each = missions[MISSIONS[TWO_OF_EACH]]
    spaces = _rows(components, "locations", "divided_locations")
    tiles = _rows(components, "shown_bonus_tile", "bonus_tiles", "end_tiles")
    track, scoring = components["track"], components["scoring"]
    board = Board(
        options,
        {
            **{name: components["course"][name] for name in COURSE},
            **{name: components["rewards"][name] for name in REWARDS},
            **{name: scoring[name] for name in SCORING},
            "henchmen": components["henchmen"]["each"],
            "henchman_points": components["henchmen"]["points"],
            "torches": components["torches"]["stock"],
            "arsenal": components["arsenal"][count],
            "display": components["display"]["cards"],
            "each": each["cards"],
        },
        {
            **{figure: [int(cards[name][1][figure]) for name in CARDS] for figure in CARD_FIGURES},
            "group": [KINDS.index(cards[name][0]) for name in CARDS],
            "first": [0, *accumulate(spaces[name] for name in LOCATIONS)],
            "tiles": components["influence"]["tiles"],
            "start_tiles": components["start_tiles"][count],
            "weapons": [components["weapons"][name] for name in WEAPONS],
            "lines": _lines(track["last"], track["lines"], track["points"]),
            "unarmed": scoring["unarmed"],
            "copies": [missions[name]["copies"] for name in MISSIONS],
            "firsts": [row["first"] for row in majorities]
            + [row["points"] for row in [*series, each]],
            "seconds": [row["second"] for row in majorities] + [0] * (len(series) + 1),
        },
        {
            "stages": [
                [card for card, name in enumerate(CARDS) if cards[name][1]["stage"] == stage]
                for stage in STAGES
            ],
            "versailles": [
                _pair(components["versailles_tiles"][name]) for name in VERSAILLES_TILES
            ],
            "bonuses": [_pair(tiles[name]) for name in BONUS_TILES],
            "niches": [
                [number for text in components["catacombs"][name] for number in _effect(text)]
                for name in NICHE_BOARDS
            ],
            "series": [
                [GROUPS.index(name.partition("_")[2]), *row["costs"]]
                for name, row in zip(MISSIONS[FIRST_SERIES:], series)
            ],
        },
    )
    _check(board, players)
    return board


def _rows(components: Mapping[str, Any], *groups: str) -> dict[str, Any]:
    return {
        name: row
        for group in groups
        for name, row in components[group].items()
        if name not in ABOUT
    }


def _lines(last: int, lines: list[int], points: list[int]) -> list[int]:
    """Return what a marker on each space of the track has earned."""
    if len(lines) != len(points) or lines != sorted(lines):
        raise BadComponents("The Bastille track needs a value for each of its lines, in order.")
    return [
        max([0, *(value for line, value in zip(lines, points) if line <= space)])
        for space in range(last + 1)
    ]


def _pair(texts: list[str]) -> list[int]:
    effects = [number for text in texts for number in _effect(text)]
    if max(effects[0], effects[2]) > HENCHMEN:
        raise BadComponents("A tile shows two bonuses of coins, points, steps, torches, henchmen.")
    return effects


def _effect(text: str) -> tuple[int, int]:
    word, _, argument = text.partition(" ")
    if word in EFFECTS:
        effect, size = EFFECTS.index(word), amount(argument)
        if effect < UPGRADE and size is not None:
            return effect, size
        if effect >= UPGRADE and not argument:
            return effect, 1
    raise BadComponents(f"“{text}” is not a bonus of Bastille.")


def _check(board: Board, players: int) -> None:
    """Refuse figures with which a match could not be set up or played to its end."""
    if any(start > own for start, own in zip(board.start_tiles, board.tiles)):
        raise BadComponents("A seat begins with more influence tiles than it owns.")
    if not any(board.start_tiles):
        raise BadComponents("A seat begins with at least one influence tile.")
    if players * sum(board.start_tiles) > board.first[-1]:
        raise BadComponents("There are fewer influence spaces than tiles to place.")
    for location in (VERSAILLES, ETATS_GENERAUX):
        if board.first[location + 1] - board.first[location] > 2:
            raise BadComponents("Versailles and Etats Généraux serve two tiles at most.")
    if board.interim >= board.rounds:
        raise BadComponents("The interim scoring comes before the last round.")
    if board.arsenal != 2 * players - 1 or 2 * board.arsenal > sum(board.weapons):
        raise BadComponents("Each seat takes two weapon tokens and the last one, twice.")
    if min(len(board.niches[0]) + len(board.niches[1]), len(board.niches[2])) < 2 * board.draws:
        raise BadComponents("There are fewer niches than henchmen to be drawn.")
    if sum(board.copies) < players or sum(board.copies) % 2:
        raise BadComponents("The missions do not fit the seats, or cannot be split in two piles.")
