"""The board of a match, read from the file of printed figures (RULES 1)."""

from collections.abc import Iterable, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.errors import BadComponents
from tocsin.kernel.figures import Bounds, Number, OneOf, Row, Text, check, parse_number

from . import board as b
from .board import Board
from .paying import costs_wood

PLAYERS = {2: "two_players", 3: "three_players", 4: "four_players"}
# By first word of a bonus tile's text: effect and number of figures that follow.
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
# Effects with a figure for each number of players.
BY_PLAYERS = (b.PER_TILE, b.PRESTIGE_PAIRS, b.RESOURCE_PAIRS)
BOUNDS: Bounds = {
    "keys": {"*": Number(1, b.KEY_COUNT), "reserve": Number(0, b.KEY_COUNT)},
    "start": {"francs": Number(), "removed": Number(0, b.SPACE_COUNT)},
    "banks": {"*": Number()},
    "buildings": {
        "bonus_fee": {"*": Number(-1)},
        "points": {"*": Number()},
        "wood": Number(0, 9),
    },
    "tokens": {"each": Number(), "at": {"*": OneOf(b.KINDS)}},
    "types": {"*": Row(OneOf(b.TYPES), len(b.VALUES), len(b.VALUES))},
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
        "*": Row(Number(1, b.TRACK_END), 0, b.TRACK_END),
        "zone_a": Number(1, b.TRACK_END),
        "zone_b": Number(1, b.TRACK_END),
    },
    "end_tiles": {"*": Text()},
}


def build(components: Mapping[str, Any], players: int, options: dict[str, str]) -> Board:
    """Return the board for a number of players and the table options."""
    check(components, BOUNDS)
    board = Board(players, options)
    keys, prices, tiles = components["keys"], components["prices"], components["buildings"]
    landmarks = [components["landmarks"][name] for name in b.LANDMARKS]
    types = [
        b.TYPES.index(name) for district in b.DISTRICTS for name in components["types"][district]
    ]
    values = [int(value) for _ in b.DISTRICTS for value in b.VALUES]
    board.keys, board.spare_keys = keys[PLAYERS[players]], keys["reserve"]
    board.francs = components["start"]["francs"]
    board.removed = 0 if board.free_districts else components["start"]["removed"]
    board.banks = _row(components["banks"][district] for district in b.DISTRICTS)
    board.types = _row(types)
    board.values = _row(values + [row["value"] for row in landmarks])
    board.costs = _row(_costs(types, landmarks, tiles["wood"], options["wood"]))
    board.bonus_fee = _row(tiles["bonus_fee"][value] for value in b.VALUES)
    board.points = _row(tiles["points"][value] for value in b.VALUES)
    board.tokens = _row(b.KINDS.index(components["tokens"]["at"][value]) for value in b.VALUES)
    board.tokens_per_kind = components["tokens"]["each"]
    board.buy = _row(prices["buy"][kind] for kind in b.KINDS[: b.RESOURCE_COUNT])
    board.sell = _row(prices["sell"][kind] for kind in b.KINDS)
    board.vp_figures = _row(
        figure for name in b.VP_TILES for figure in components["vp_tiles"][name]
    )
    _fill_in_tiles(board, components, players)
    board.derive_tables()
    _check(board, keys["each"])
    return board


def _fill_in_tiles(board: Board, components: Mapping[str, Any], players: int) -> None:
    """Read the figures written as text: prestige slots, bonus tiles and End Game tiles."""
    slots = [
        slot for name in b.LANDMARKS for slot in _slots(components["landmarks"][name]["prestige"])
    ]
    board.slot_kind = _row(kind for kind, _ in slots)
    board.slot_points = _row(points for _, points in slots)
    bonus = [_bonus_tile(components["bonus_tiles"][f"b{number}"], players) for number in b.NUMBERS]
    board.effects = _row([b.GAIN] + [effect for effect, _ in bonus])
    rows = [[0] * b.FIGURE_COUNT] + [
        figures + [0] * (b.FIGURE_COUNT - len(figures)) for _, figures in bonus
    ]
    board.figures = _row(figure for row in rows for figure in row)
    copies = components["bonus_copies"]
    board.copies = _row(_copies(copies, players))
    board.zones = _row([copies["zone_a"], copies["zone_b"], b.TRACK_END])
    ends = [_end_tile(components["end_tiles"][name]) for name in b.END_TILES]
    board.end_gain = _row(gain for gain, _ in ends)
    board.end_amount = _row(amount for _, amount in ends)


def _row(figures: Iterable[int]) -> vec[i64]:
    return vec[i64](list(figures))


def _costs(types: list[int], landmarks: list[Any], wood: int, option: str) -> list[int]:
    """Return the wood, marble and gold that each building tile costs, then each landmark."""
    costs: list[int] = []
    for tile, kind in enumerate(types):
        wooden = costs_wood(b.TYPES[kind], b.VALUES[tile % len(b.VALUES)], option)
        costs += [wood if wooden else 0, 0, 0]
    for row in landmarks:
        costs += [0, row["marble"], row["gold"]]
    return costs


def _slots(rows: list[str]) -> list[tuple[int, int]]:
    """Return kind and VP of the slots of a landmark, highest VP first."""
    slots = []
    for text in rows:
        name, _, points = text.partition(" ")
        worth = parse_number(points)
        if name not in b.KINDS[b.RESOURCE_COUNT :] or worth is None:
            raise BadComponents(f"“{text}” is not a prestige reward of Paris.")
        slots.append((b.KINDS.index(name), worth))
    return sorted(slots, key=lambda slot: -slot[1])


def _bonus_tile(text: str, players: int) -> tuple[int, list[int]]:
    """Return the effect of a bonus tile and its figures."""
    word, *rest = text.split(" ")
    if word in ("resource", "prestige") and len(rest) == 2 and rest[1] in ("1", "2"):
        kinds = b.KINDS[: b.RESOURCE_COUNT] if word == "resource" else b.KINDS[b.RESOURCE_COUNT :]
        if rest[0] in (*kinds, "any"):
            kind = b.ANY if rest[0] == "any" else b.KINDS.index(rest[0])
            return (b.RESOURCE if word == "resource" else b.PRESTIGE), [kind, int(rest[1])]
    figures = [figure for figure in map(parse_number, rest) if figure is not None]
    if word == "value" and len(rest) == len(figures) == 2 and rest[0] in b.VALUES:
        return b.PER_VALUE, [b.VALUES.index(rest[0]), figures[1]]
    effect, count = EFFECTS.get(word, (b.GAIN, -1))
    if not len(rest) == len(figures) == count:
        raise BadComponents(f"“{text}” is not an effect of a bonus tile of Paris.")
    return effect, [figures[players - 2]] if effect in BY_PLAYERS else figures


def _end_tile(text: str) -> tuple[int, int]:
    """Return the gain of an End Game tile and its amount."""
    name, _, argument = text.partition(" ")
    gain = b.GAINS.index(name) if name in b.GAINS else b.NONE
    quantity = parse_number(argument)
    if gain == b.NONE or quantity is None or (gain < len(b.KINDS) and quantity != 1):
        raise BadComponents(f"“{text}” is not an End Game tile of Paris.")
    return gain, quantity


def _copies(rows: Mapping[str, Any], players: int) -> list[int]:
    """Return the number of copies in play by bonus tile; index 0 is unused."""
    copies = [0] + [1] * b.TRACK_END
    for least in range(3, players + 1):
        for number in rows[PLAYERS[least]]:
            copies[number] += 1
    return copies


def _check(board: Board, keys: int) -> None:
    """Refuse figures that allow an endless turn (ruling A29) or need more parts than there are."""
    if any(buy <= sell for buy, sell in zip(board.buy, board.sell)):
        raise BadComponents("Buying a resource must cost more than selling it brings.")
    if board.keys + board.spare_keys > keys:
        raise BadComponents("A colour does not have that many keys.")
    if sorted(board.tokens) != list(range(len(b.KINDS))) or board.tokens_per_kind != len(
        b.DISTRICTS
    ):
        raise BadComponents("Each value needs a token of its own kind, one for each district.")
    if board.removed % 3:
        raise BadComponents("The building tiles must make three equal piles.")
    if not board.zones[0] < board.zones[1] < b.TRACK_END:
        raise BadComponents("The zones of the track must follow each other.")
    if min(board.values[b.SPACE_COUNT :]) <= max(board.values[: b.SPACE_COUNT]):
        raise BadComponents("A landmark must be worth more than any building.")
