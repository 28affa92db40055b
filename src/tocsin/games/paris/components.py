"""From the printed figures to the board of a match (RULES 1)."""

from collections.abc import Mapping
from typing import Any

from tocsin.kernel.errors import BadComponents
from tocsin.kernel.figures import Bounds, Number, OneOf, Row, Text, amount, check

from .board import (
    ANY,
    BACK,
    DISTRICTS,
    END_TILES,
    GAIN,
    GAINS,
    KEY_COUNT,
    KINDS,
    LANDMARKS,
    MORE_KEYS,
    NONE,
    NUMBERS,
    OWN,
    PER_FRANC,
    PER_LANDMARK,
    PER_TILE,
    PER_TYPE,
    PER_VALUE,
    PRESTIGE,
    PRESTIGE_PAIRS,
    RESOURCE,
    RESOURCE_COUNT,
    RESOURCE_PAIRS,
    RIVAL,
    SLOT_COUNT,
    SPACE_COUNT,
    TAKE_ANY,
    TRACK_END,
    TYPES,
    VALUES,
    VP_TILES,
    Board,
)

PLAYERS = {2: "two_players", 3: "three_players", 4: "four_players"}
# How a bonus tile's text begins, what that is, and how many figures follow.
EFFECTS = {
    "gain": (GAIN, 2),
    "own": (OWN, 0),
    "rival": (RIVAL, 0),
    "key": (MORE_KEYS, 1),
    "take": (TAKE_ANY, 0),
    "tiles": (PER_TILE, 3),
    "prestige_pairs": (PRESTIGE_PAIRS, 3),
    "resource_pairs": (RESOURCE_PAIRS, 3),
    "back": (BACK, 1),
    "francs": (PER_FRANC, 0),
    "landmark": (PER_LANDMARK, 1),
    "types": (PER_TYPE, 4),
}
BY_PLAYERS = (PER_TILE, PRESTIGE_PAIRS, RESOURCE_PAIRS)
BOUNDS: Bounds = {
    "keys": {"*": Number(1, KEY_COUNT), "reserve": Number(0, KEY_COUNT)},
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
            "prestige": Row(Text(), SLOT_COUNT, SLOT_COUNT),
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
    keys, prices = components["keys"], components["prices"]
    landmarks = [components["landmarks"][name] for name in LANDMARKS]
    types = [TYPES.index(name) for district in DISTRICTS for name in components["types"][district]]
    slots = [_slots(row["prestige"]) for row in landmarks]
    bonus = [_bonus(components["bonus_tiles"][f"b{number}"], players) for number in NUMBERS]
    ends = [_end(components["end_tiles"][name]) for name in END_TILES]
    tiles = components["buildings"]
    board = Board(
        options,
        players,
        keys[PLAYERS[players]],
        keys["reserve"],
        components["start"]["francs"],
        0 if options["districts"] == "free" else components["start"]["removed"],
        [components["banks"][district] for district in DISTRICTS],
        types,
        [int(value) for _ in DISTRICTS for value in VALUES] + [row["value"] for row in landmarks],
        _needs(types, landmarks, tiles["wood"], options["wood"]),
        [tiles["bonus_fee"][value] for value in VALUES],
        [tiles["points"][value] for value in VALUES],
        [KINDS.index(components["tokens"]["at"][value]) for value in VALUES],
        components["tokens"]["each"],
        [kind for row in slots for kind, _ in row],
        [points for row in slots for _, points in row],
        [prices["buy"][kind] for kind in KINDS[:RESOURCE_COUNT]],
        [prices["sell"][kind] for kind in KINDS],
        [figure for name in VP_TILES for figure in components["vp_tiles"][name]],
        [GAIN] + [effect for effect, _ in bonus],
        [[]] + [figures for _, figures in bonus],
        _copies(components["bonus_copies"], players),
        [components["bonus_copies"][zone] for zone in ("zone_a", "zone_b")] + [TRACK_END],
        [gain for gain, _ in ends],
        [amount for _, amount in ends],
    )
    _check(board, keys["each"])
    return board


def _needs(types: list[int], landmarks: list[Any], wood: int, option: str) -> list[int]:
    """Return wood, marble and gold of every building tile, then of every landmark."""
    needs: list[int] = []
    for tile, kind in enumerate(types):
        value = VALUES[tile % len(VALUES)]
        wooden = value == "8" if option == "value8" else TYPES[kind] == "residence"
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
            kind = ANY if rest[0] == "any" else KINDS.index(rest[0])
            return (RESOURCE if word == "resource" else PRESTIGE), [kind, int(rest[1])]
    figures = [figure for figure in map(amount, rest) if figure is not None]
    if word == "value" and len(rest) == len(figures) == 2 and rest[0] in VALUES:
        return PER_VALUE, [VALUES.index(rest[0]), figures[1]]
    effect, count = EFFECTS.get(word, (GAIN, -1))
    if not len(rest) == len(figures) == count:
        raise BadComponents(f"“{text}” is not an effect of a bonus tile of Paris.")
    return effect, [figures[players - 2]] if effect in BY_PLAYERS else figures


def _end(text: str) -> tuple[int, int]:
    """Return what an End Game tile gives."""
    name, _, argument = text.partition(" ")
    gain = GAINS.index(name) if name in GAINS else NONE
    size = amount(argument)
    if gain == NONE or size is None or (gain < len(KINDS) and size != 1):
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
    """Refuse figures with which a turn could go on for ever or the parts would not do."""
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
