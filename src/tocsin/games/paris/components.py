"""From the printed figures to the board of a match (RULES 1)."""

from collections.abc import Mapping
from typing import Any

from tocsin.kernel.errors import BadComponents

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


def build(components: Mapping[str, Any], players: int, options: dict[str, str]) -> Board:
    """Return the board for that many players and the table options."""
    keys, prices = components["keys"], components["prices"]
    landmarks = [components["landmarks"][name] for name in LANDMARKS]
    types = [
        _index(TYPES, name, "type")
        for district in DISTRICTS
        for name in _exactly(components["types"][district], len(VALUES), district)
    ]
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
        [_index(KINDS, components["tokens"]["at"][value], "token") for value in VALUES],
        components["tokens"]["each"],
        [kind for row in slots for kind, _ in row],
        [points for row in slots for _, points in row],
        [prices["buy"][kind] for kind in KINDS[:RESOURCE_COUNT]],
        [prices["sell"][kind] for kind in KINDS],
        [figure for name in VP_TILES for figure in _exactly(components["vp_tiles"][name], 3, name)],
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
    for text in _exactly(rows, SLOT_COUNT, "a landmark"):
        name, _, points = text.partition(" ")
        kind = _index(KINDS, name, "token")
        if kind < RESOURCE_COUNT or not points.isdecimal():
            raise BadComponents(f"“{text}” is not a prestige reward of Paris.")
        slots.append((kind, int(points)))
    return sorted(slots, key=lambda slot: -slot[1])


def _bonus(text: str, players: int) -> tuple[int, list[int]]:
    """Return what a bonus tile does, and its figures."""
    word, *rest = text.split()
    if word in ("resource", "prestige") and len(rest) == 2 and rest[1] in ("1", "2"):
        kind = ANY if rest[0] == "any" else _index(KINDS, rest[0], "token")
        if kind == ANY or (kind < RESOURCE_COUNT) == (word == "resource"):
            return (RESOURCE if word == "resource" else PRESTIGE), [kind, int(rest[1])]
    if word == "value" and len(rest) == 2 and rest[0] in VALUES and rest[1].isdecimal():
        return PER_VALUE, [VALUES.index(rest[0]), int(rest[1])]
    effect, count = EFFECTS.get(word, (GAIN, -1))
    if len(rest) != count or not all(figure.isdecimal() for figure in rest):
        raise BadComponents(f"“{text}” is not an effect of a bonus tile of Paris.")
    figures = [int(figure) for figure in rest]
    return effect, [figures[players - 2]] if effect in BY_PLAYERS else figures


def _end(text: str) -> tuple[int, int]:
    """Return what an End Game tile gives."""
    name, _, amount = text.partition(" ")
    gain = _index(GAINS, name, "gain")
    if not amount.isdecimal() or (gain < len(KINDS) and amount != "1"):
        raise BadComponents(f"“{text}” is not an End Game tile of Paris.")
    return gain, int(amount)


def _copies(rows: Mapping[str, Any], players: int) -> list[int]:
    """Return how many tiles of each number are in play; 0 stands for no number."""
    copies = [0] + [1] * TRACK_END
    for least in range(3, players + 1):
        for number in rows[PLAYERS[least]]:
            if not 1 <= number <= TRACK_END:
                raise BadComponents(f"There is no bonus tile {number} in Paris.")
            copies[number] += 1
    return copies


def _exactly(rows: list[Any], count: int, what: str) -> list[Any]:
    if len(rows) != count:
        raise BadComponents(f"“{what}” must have {count} entries, and it has {len(rows)}.")
    return rows


def _index(names: tuple[str, ...], name: str, what: str) -> int:
    if name not in names:
        raise BadComponents(f"There is no {what} “{name}” in Paris.")
    return names.index(name)


def _check(board: Board, keys: int) -> None:
    """Refuse figures with which a turn could go on for ever or the parts would not do."""
    if any(buy <= sell for buy, sell in zip(board.buy, board.sell)):
        raise BadComponents("Buying a resource must cost more than selling it brings.")
    if board.keys + board.spare > keys or keys > KEY_COUNT:
        raise BadComponents(f"A colour has at most {KEY_COUNT} keys.")
    if sorted(board.tokens) != list(range(len(KINDS))) or board.each != len(DISTRICTS):
        raise BadComponents("Each value needs a token of its own kind, one for each district.")
    if not 0 <= board.removed <= SPACE_COUNT or board.removed % 3:
        raise BadComponents("The building tiles must make three equal piles.")
    if not 0 < board.zones[0] < board.zones[1] < TRACK_END:
        raise BadComponents("The zones of the track must follow each other.")
    if min(board.values[SPACE_COUNT:]) <= max(board.values[:SPACE_COUNT]):
        raise BadComponents("A landmark must be worth more than any building.")
    figures = [*board.banks, *board.sell, *board.rewards, *board.needs, board.francs]
    if min(figures) < 0:
        raise BadComponents("Prices, costs and VP cannot be negative.")
