"""From the printed figures to the board of a match (RULES 1)."""

from collections.abc import Iterable, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.errors import BadComponents
from tocsin.kernel.figures import Bounds, Number, OneOf, Row, Text, amount, check

from . import board as b
from .board import (
    DISTRICTS,
    END_TILES,
    FIGURE_COUNT,
    KINDS,
    LANDMARKS,
    NUMBERS,
    RESOURCE_COUNT,
    SPACE_COUNT,
    TRACK_END,
    TYPES,
    VALUES,
    VP_TILES,
    Board,
)
from .paying import costs_wood

PLAYERS = {2: "two_players", 3: "three_players", 4: "four_players"}
# How a bonus tile's text begins, what that is, and how many figures follow.
EFFECTS = {
    "gain": (b.GAIN, 2),
    "own": (b.OWN, 0),
    "rival": (b.RIVAL, 0),
    "key": (b.MORE_KEYS, 1),
    "take": (b.TAKE_ANY, 0),
    "tiles": (b.PER_TILE, 3),
    "prestige_pairs": (b.PRESTIGE_PAIRS, 3),
    "resource_pairs": (b.RESOURCE_PAIRS, 3),
    "back": (b.BACK, 1),
    "francs": (b.PER_FRANC, 0),
    "landmark": (b.PER_LANDMARK, 1),
    "types": (b.PER_TYPE, 4),
}
BY_PLAYERS = (b.PER_TILE, b.PRESTIGE_PAIRS, b.RESOURCE_PAIRS)
BOUNDS: Bounds = {
    "keys": {"*": Number(1, b.KEY_COUNT), "reserve": Number(0, b.KEY_COUNT)},
    "start": {"francs": Number(), "removed": Number(0, SPACE_COUNT)},
    "banks": {"*": Number()},
    "buildings": {
        "bonus_fee": {"*": Number(-1)},
        "points": {"*": Number()},
        "wood": Number(0, 9),
    },
    "tokens": {"each": Number(), "at": {"*": OneOf(KINDS)}},
    "types": {"*": Row(OneOf(TYPES), len(VALUES), len(VALUES))},
    "landmarks": {
        "*": {
            "value": Number(1),
            "marble": Number(0, 9),
            "gold": Number(0, 9),
            "prestige": Row(Text(), b.SLOT_COUNT, b.SLOT_COUNT),
        }
    },
    "prices": {"buy": {"*": Number()}, "sell": {"*": Number()}},
    "vp_tiles": {"*": Row(Number(), 3, 3)},
    "bonus_tiles": {"*": Text()},
    "bonus_copies": {
        "*": Row(Number(1, TRACK_END), 0, TRACK_END),
        "zone_a": Number(1, TRACK_END),
        "zone_b": Number(1, TRACK_END),
    },
    "end_tiles": {"*": Text()},
}


def build(components: Mapping[str, Any], players: int, options: dict[str, str]) -> Board:
    """Return the board for that many players and the table options."""
    check(components, BOUNDS)
    board = Board(players, options)
    keys, prices, tiles = components["keys"], components["prices"], components["buildings"]
    landmarks = [components["landmarks"][name] for name in LANDMARKS]
    types = [TYPES.index(name) for district in DISTRICTS for name in components["types"][district]]
    values = [int(value) for _ in DISTRICTS for value in VALUES]
    board.keys, board.spare = keys[PLAYERS[players]], keys["reserve"]
    board.francs = components["start"]["francs"]
    board.removed = 0 if board.free else components["start"]["removed"]
    board.banks = _row(components["banks"][district] for district in DISTRICTS)
    board.types = _row(types)
    board.values = _row(values + [row["value"] for row in landmarks])
    board.needs = _row(_needs(types, landmarks, tiles["wood"], options["wood"]))
    board.bonus_fee = _row(tiles["bonus_fee"][value] for value in VALUES)
    board.points = _row(tiles["points"][value] for value in VALUES)
    board.tokens = _row(KINDS.index(components["tokens"]["at"][value]) for value in VALUES)
    board.each = components["tokens"]["each"]
    board.buy = _row(prices["buy"][kind] for kind in KINDS[:RESOURCE_COUNT])
    board.sell = _row(prices["sell"][kind] for kind in KINDS)
    board.rewards = _row(figure for name in VP_TILES for figure in components["vp_tiles"][name])
    _fill_in_tiles(board, components, players)
    board.work_out()
    _check(board, keys["each"])
    return board


def _fill_in_tiles(board: Board, components: Mapping[str, Any], players: int) -> None:
    """Read what is written as text: prestige slots, bonus tiles and End Game tiles."""
    slots = [
        slot for name in LANDMARKS for slot in _slots(components["landmarks"][name]["prestige"])
    ]
    board.slot_kind = _row(kind for kind, _ in slots)
    board.slot_points = _row(points for _, points in slots)
    bonus = [_bonus(components["bonus_tiles"][f"b{number}"], players) for number in NUMBERS]
    board.effects = _row([b.GAIN] + [effect for effect, _ in bonus])
    rows = [[0] * FIGURE_COUNT] + [
        figures + [0] * (FIGURE_COUNT - len(figures)) for _, figures in bonus
    ]
    board.figures = _row(figure for row in rows for figure in row)
    copies = components["bonus_copies"]
    board.copies = _row(_copies(copies, players))
    board.zones = _row([copies["zone_a"], copies["zone_b"], TRACK_END])
    ends = [_end(components["end_tiles"][name]) for name in END_TILES]
    board.end_gain = _row(gain for gain, _ in ends)
    board.end_amount = _row(amount for _, amount in ends)


def _row(figures: Iterable[int]) -> vec[i64]:
    return vec[i64](list(figures))


def _needs(types: list[int], landmarks: list[Any], wood: int, option: str) -> list[int]:
    """Return wood, marble and gold of every building tile, then of every landmark."""
    needs: list[int] = []
    for tile, kind in enumerate(types):
        wooden = costs_wood(TYPES[kind], VALUES[tile % len(VALUES)], option)
        needs += [wood if wooden else 0, 0, 0]
    for row in landmarks:
        needs += [0, row["marble"], row["gold"]]
    return needs


def _slots(rows: list[str]) -> list[tuple[int, int]]:
    """Return kind and VP of the slots of a landmark, the most VP first."""
    slots = []
    for text in rows:
        name, _, points = text.partition(" ")
        worth = amount(points)
        if name not in KINDS[RESOURCE_COUNT:] or worth is None:
            raise BadComponents(f"“{text}” is not a prestige reward of Paris.")
        slots.append((KINDS.index(name), worth))
    return sorted(slots, key=lambda slot: -slot[1])


def _bonus(text: str, players: int) -> tuple[int, list[int]]:
    """Return what a bonus tile does, and its figures."""
    word, *rest = text.split(" ")
    if word in ("resource", "prestige") and len(rest) == 2 and rest[1] in ("1", "2"):
        kinds = KINDS[:RESOURCE_COUNT] if word == "resource" else KINDS[RESOURCE_COUNT:]
        if rest[0] in (*kinds, "any"):
            kind = b.ANY if rest[0] == "any" else KINDS.index(rest[0])
            return (b.RESOURCE if word == "resource" else b.PRESTIGE), [kind, int(rest[1])]
    figures = [figure for figure in map(amount, rest) if figure is not None]
    if word == "value" and len(rest) == len(figures) == 2 and rest[0] in VALUES:
        return b.PER_VALUE, [VALUES.index(rest[0]), figures[1]]
    effect, count = EFFECTS.get(word, (b.GAIN, -1))
    if not len(rest) == len(figures) == count:
        raise BadComponents(f"“{text}” is not an effect of a bonus tile of Paris.")
    return effect, [figures[players - 2]] if effect in BY_PLAYERS else figures


def _end(text: str) -> tuple[int, int]:
    """Return what an End Game tile gives."""
    name, _, argument = text.partition(" ")
    gain = b.GAINS.index(name) if name in b.GAINS else b.NONE
    size = amount(argument)
    if gain == b.NONE or size is None or (gain < len(KINDS) and size != 1):
        raise BadComponents(f"“{text}” is not an End Game tile of Paris.")
    return gain, size


def _copies(rows: Mapping[str, Any], players: int) -> list[int]:
    """Return how many tiles of each number are in play; 0 stands for no number."""
    copies = [0] + [1] * TRACK_END
    for least in range(3, players + 1):
        for number in rows[PLAYERS[least]]:
            copies[number] += 1
    return copies


def _check(board: Board, keys: int) -> None:
    """Refuse figures with which a turn could go on for ever or the parts would not do.

    Ruling A29.
    """
    if any(buy <= sell for buy, sell in zip(board.buy, board.sell)):
        raise BadComponents("Buying a resource must cost more than selling it brings.")
    if board.keys + board.spare > keys:
        raise BadComponents("A colour has not so many keys.")
    if sorted(board.tokens) != list(range(len(KINDS))) or board.each != len(DISTRICTS):
        raise BadComponents("Each value needs a token of its own kind, one for each district.")
    if board.removed % 3:
        raise BadComponents("The building tiles must make three equal piles.")
    if not board.zones[0] < board.zones[1] < TRACK_END:
        raise BadComponents("The zones of the track must follow each other.")
    if min(board.values[SPACE_COUNT:]) <= max(board.values[:SPACE_COUNT]):
        raise BadComponents("A landmark must be worth more than any building.")
