"""Builds the board of a match from the printed figures (RULES 1)."""

from collections.abc import Mapping
from itertools import accumulate
from typing import Any

from tocsin.kernel.errors import BadComponents
from tocsin.kernel.figures import (
    SOURCE_FIELDS,
    Bounds,
    Flag,
    Number,
    OneOf,
    Row,
    Text,
    check,
    parse_number,
)

from . import board as b

COUNTS = {3: "three", 4: "four"}
STAGES = ("A", "B", "C")
KINDS = (*b.GROUPS, "monks")
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
        "rounds": Number(1, len(b.VERSAILLES_TILES)),
        "interim": Number(1, len(b.VERSAILLES_TILES)),
        "draws": Number(0, 2 * b.NICHES_PER_BOARD),
        "coins": Number(),
    },
    "locations": {"*": Number(1, 9)},
    "divided_locations": {"*": Number(1, 9)},
    "rewards": {"*": Number()},
    "influence": {"tiles": Row(Number(0, 9), b.VALUE_COUNT, b.VALUE_COUNT)},
    "start_tiles": {"*": Row(Number(0, 9), b.VALUE_COUNT, b.VALUE_COUNT)},
    "henchmen": {"*": Number()},
    "torches": {"*": Number()},
    "weapons": {"*": Number()},
    "arsenal": {"*": Number()},
    "display": {"cards": Number(1, len(b.CARDS))},
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
    "catacombs": {"*": Row(Text(), 0, b.NICHES_PER_BOARD)},
    "majorities": MAJORITY,
    "other_majorities": MAJORITY,
    "series": {"*": {"costs": Row(Number(), 3, 3), "points": Number(), "copies": Number(0, 9)}},
    "two_of_each": {"*": {"cards": Number(), "points": Number(), "copies": Number(0, 9)}},
}


def build(components: Mapping[str, Any], players: int, options: dict[str, str]) -> b.Board:
    """Return the board for the number of players and the table options."""
    check(components, BOUNDS)
    count = COUNTS[players]
    board = b.Board(
        options,
        _single_figures(components, count),
        _table_rows(components, count) | _card_rows(components) | _mission_rows(components),
        _tables(components),
    )
    _check(board, players)
    return board


def _single_figures(components: Mapping[str, Any], count: str) -> dict[str, int]:
    figures = [(components["course"], COURSE), (components["rewards"], REWARDS)]
    figures.append((components["scoring"], SCORING))
    return {name: group[name] for group, names in figures for name in names} | {
        "henchmen": components["henchmen"]["each"],
        "henchman_points": components["henchmen"]["points"],
        "torches": components["torches"]["stock"],
        "arsenal": components["arsenal"][count],
        "display": components["display"]["cards"],
        "each": components["two_of_each"][b.MISSIONS[b.TWO_OF_EACH]]["cards"],
    }


def _table_rows(components: Mapping[str, Any], count: str) -> dict[str, list[int]]:
    """Return the rows of locations, influence tiles, weapons and the track."""
    spaces = _rows(components, "locations", "divided_locations")
    track = components["track"]
    return {
        "first_space": [0, *accumulate(spaces[name] for name in b.LOCATIONS)],
        "tiles": components["influence"]["tiles"],
        "start_tiles": components["start_tiles"][count],
        "weapons": [components["weapons"][name] for name in b.WEAPONS],
        "line_points": _line_points(track["last"], track["lines"], track["points"]),
        "unarmed": components["scoring"]["unarmed"],
    }


def _card_rows(components: Mapping[str, Any]) -> dict[str, list[int]]:
    kinds = {name: n for n, kind in enumerate(KINDS) for name in _rows(components, kind)}
    cards = _rows(components, *KINDS)
    rows = {figure: [int(cards[name][figure]) for name in b.CARDS] for figure in CARD_FIGURES}
    return rows | {"group": [kinds[name] for name in b.CARDS]}


def _mission_rows(components: Mapping[str, Any]) -> dict[str, list[int]]:
    missions = _rows(components, "majorities", "other_majorities", "series", "two_of_each")
    rows = [missions[name] for name in b.MISSIONS]
    return {
        "copies": [row["copies"] for row in rows],
        "first_points": [row["first"] if "first" in row else row["points"] for row in rows],
        "second_points": [row.get("second", 0) for row in rows],
    }


def _tables(components: Mapping[str, Any]) -> dict[str, list[list[int]]]:
    cards = _rows(components, *KINDS)
    tiles = _rows(components, "shown_bonus_tile", "bonus_tiles", "end_tiles")
    series = b.MISSIONS[b.FIRST_SERIES : b.TWO_OF_EACH]
    return {
        "stages": [
            [card for card, name in enumerate(b.CARDS) if cards[name]["stage"] == stage]
            for stage in STAGES
        ],
        "versailles": [_pair(components["versailles_tiles"][name]) for name in b.VERSAILLES_TILES],
        "bonuses": [_pair(tiles[name]) for name in b.BONUS_TILES],
        "niches": [
            [number for text in components["catacombs"][name] for number in _effect(text)]
            for name in b.NICHE_BOARDS
        ],
        "series": [
            [b.GROUPS.index(name.partition("_")[2]), *components["series"][name]["costs"]]
            for name in series
        ],
    }


def _rows(components: Mapping[str, Any], *groups: str) -> dict[str, Any]:
    return {
        name: row
        for group in groups
        for name, row in components[group].items()
        if name not in SOURCE_FIELDS
    }


def _line_points(last: int, lines: list[int], points: list[int]) -> list[int]:
    """Return the points of each space of the track: those of the last line reached."""
    if len(lines) != len(points) or lines != sorted(lines):
        raise BadComponents("The Bastille track needs a value for each of its lines, in order.")
    return [
        max([0, *(value for line, value in zip(lines, points) if line <= space)])
        for space in range(last + 1)
    ]


def _pair(texts: list[str]) -> list[int]:
    effects = [number for text in texts for number in _effect(text)]
    if max(effects[0], effects[2]) > b.HENCHMEN:
        raise BadComponents("A tile shows two bonuses of coins, points, steps, torches, henchmen.")
    return effects


def _effect(text: str) -> tuple[int, int]:
    word, _, argument = text.partition(" ")
    if word in b.EFFECTS:
        effect, size = b.EFFECTS.index(word), parse_number(argument)
        if effect < b.UPGRADE and size is not None:
            return effect, size
        if effect >= b.UPGRADE and not argument:
            return effect, 1
    raise BadComponents(f"“{text}” is not a bonus of Bastille.")


def _check(board: b.Board, players: int) -> None:
    """Reject figures with which a match cannot be set up or finished."""
    if any(start > own for start, own in zip(board.start_tiles, board.tiles)):
        raise BadComponents("A seat begins with more influence tiles than it owns.")
    if not any(board.start_tiles):
        raise BadComponents("A seat begins with at least one influence tile.")
    if players * sum(board.start_tiles) > board.first_space[-1]:
        raise BadComponents("There are fewer influence spaces than tiles to place.")
    for location in (b.VERSAILLES, b.ETATS_GENERAUX):
        if board.first_space[location + 1] - board.first_space[location] > 2:
            raise BadComponents("Versailles and Etats Généraux serve two tiles at most.")
    if board.interim >= board.rounds:
        raise BadComponents("The interim scoring comes before the last round.")
    if board.arsenal != 2 * players - 1 or 2 * board.arsenal > sum(board.weapons):
        raise BadComponents("Each seat takes two weapon tokens and the last one, twice.")
    if min(len(board.niches[0]) + len(board.niches[1]), len(board.niches[2])) < 2 * board.draws:
        raise BadComponents("There are fewer niches than henchmen to be drawn.")
    if sum(board.copies) < players or sum(board.copies) % 2:
        raise BadComponents("The missions do not fit the seats, or cannot be split in two piles.")
