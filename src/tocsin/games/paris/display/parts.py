"""Texts of the components, for tooltips and the text interface (RULES 1)."""

from collections.abc import Mapping, Sequence
from typing import Any

from tocsin.kernel.message import Argument, Message
from tocsin.kernel.part import Part, figure_sources

from ..rules import board as b
from ..rules.board import Board
from ..rules.end_and_scoring import TIERS
from ..rules.names import DISTRICT, END_TILE, KIND, LANDMARK, TYPE, VP_TILE, bonus_id, place_id
from ..rules.position import Paris

# Effects with at most one figure: message key and name of the figure.
PLAIN_EFFECTS = {
    b.OWN: ("fact-own", ""),
    b.RIVAL: ("fact-rival", ""),
    b.MORE_KEYS: ("fact-key", "francs"),
    b.TAKE_ANY: ("fact-take", ""),
    b.PER_TILE: ("fact-per-tile", "points"),
    b.PRESTIGE_PAIRS: ("fact-prestige-pairs", "points"),
    b.RESOURCE_PAIRS: ("fact-resource-pairs", "points"),
    b.BACK: ("fact-back", "spaces"),
    b.PER_FRANC: ("fact-per-franc", ""),
    b.PER_LANDMARK: ("fact-per-landmark", "points"),
}


def parts(position: Paris, components: Mapping[str, Any]) -> list[Part]:
    """Return the printed facts of every component of the match, with their sources."""
    origin_of = figure_sources(components)
    banks = [
        Part(
            place_id(b.BANK + district), _pays(position.board.banks[district]), *origin_of["banks"]
        )
        for district in range(b.DISTRICT_COUNT)
    ]
    arc = Part(place_id(b.ARC), _pays(0), *origin_of["keys"])
    # The booklet prints the value of a space, but not its building and token.
    spaces = [
        Part(place_id(space), _space_facts(position, space), *origin_of["types"])
        for space in range(b.SPACE_COUNT)
    ]
    types = [
        Part(TYPE(kind), facts, *origin_of["buildings"])
        for kind in range(len(b.TYPES))
        if (facts := _type_facts(position.board, kind))
    ]
    landmarks = [
        Part(LANDMARK(landmark), _landmark_facts(position, landmark), *origin_of["landmarks"])
        for landmark in range(b.LANDMARK_COUNT)
    ]
    vp_tiles = [
        Part(VP_TILE(tile), _vp_facts(position, tile), *origin_of["vp_tiles"])
        for tile in range(b.VP_TILE_COUNT)
    ]
    districts = [
        Part(
            DISTRICT(district), [Message("fact-standing"), *_half(position)], *origin_of["vp_tiles"]
        )
        for district in range(b.DISTRICT_COUNT)
    ]
    bonus_tiles = [
        Part(bonus_id(tile), _bonus_facts(position, tile), *origin_of["bonus_tiles"])
        for tile in range(1, b.TRACK_END + 1)
    ]
    end_tiles = [
        Part(END_TILE(end), _end_facts(position, end), *origin_of["end_tiles"])
        for end in range(b.END_TILE_COUNT)
    ]
    kinds = [
        Part(KIND(kind), _price_facts(position, kind), *origin_of["prices"])
        for kind in range(b.KIND_COUNT)
    ]
    tiles = [*landmarks, *vp_tiles, *bonus_tiles, *end_tiles]
    return [*banks, *districts, arc, *spaces, *types, *tiles, *kinds]


def _pays(francs: int) -> list[Message]:
    return [Message("fact-pays", {"francs": francs})]


def _space_facts(position: Paris, space: int) -> list[Message]:
    board, value = position.board, space % b.VALUE_COUNT
    facts = [Message("fact-value", {"value": board.values[space]})]
    facts += _common_cost(board, range(value, b.SPACE_COUNT, b.VALUE_COUNT))
    fee, points = board.bonus_fee[value], board.points[value]
    if fee >= 0:
        facts.append(Message("fact-bonus", {"francs": fee}))
    if points:
        facts.append(Message("fact-points", {"points": points}))
    return facts


def _type_facts(board: Board, kind: int) -> list[Message]:
    return _common_cost(board, [tile for tile in range(b.SPACE_COUNT) if board.types[tile] == kind])


def _common_cost(board: Board, tiles: Sequence[int]) -> list[Message]:
    """Return the cost that all the tiles share, if any: wood, by type or value (RULES 8.1)."""
    first, *others = [_cost_facts(board, tile) for tile in tiles]
    return first if all(cost == first for cost in others) else []


def _cost_facts(board: Board, item: int) -> list[Message]:
    first = item * b.RESOURCE_COUNT
    costs = board.costs[first : first + b.RESOURCE_COUNT]
    return [
        Message("fact-cost", {"kind": KIND(kind), "amount": amount})
        for kind, amount in enumerate(costs)
        if amount
    ]


def _landmark_facts(position: Paris, landmark: int) -> list[Message]:
    board, first = position.board, landmark * b.SLOT_COUNT
    value = Message("fact-value", {"value": board.values[b.SPACE_COUNT + landmark]})
    slots = [
        Message("fact-prestige", {"kind": KIND(board.slot_kind[slot]), "points": points})
        for slot, points in enumerate(board.slot_points)
        if first <= slot < first + b.SLOT_COUNT
    ]
    return [value, *_cost_facts(board, b.SPACE_COUNT + landmark), *slots]


def _vp_facts(position: Paris, tile: int) -> list[Message]:
    figures = position.board.vp_figures[tile * TIERS : (tile + 1) * TIERS]
    args: dict[str, Argument] = dict(zip(("first", "second", "third"), figures))
    return [Message("fact-tiers", args), *_half(position)]


def _half(position: Paris) -> list[Message]:
    """Return the condition for the second of two players (RULES 7.6)."""
    return [Message("fact-half")] if position.players == 2 else []


def _bonus_facts(position: Paris, tile: int) -> list[Message]:
    effect, figures = position.board.effects[tile], position.board.figures_of(tile)
    if effect in PLAIN_EFFECTS:
        key, name = PLAIN_EFFECTS[effect]
        return [Message(key, {name: figures[0]} if name else {})]
    if effect == b.GAIN:
        francs, points, *_ = figures
        facts = [Message("fact-francs", {"francs": francs})] if francs else []
        return facts + ([Message("fact-points", {"points": points})] if points else [])
    if effect == b.PER_VALUE:
        value = position.board.values[figures[0]]
        return [Message("fact-per-value", {"value": value, "points": figures[1]})]
    if effect == b.PER_TYPE:
        args: dict[str, Argument] = dict(zip(("four", "five", "six", "seven"), figures))
        return [Message("fact-per-type", args)]
    assert effect in (b.RESOURCE, b.PRESTIGE)
    kind, units, *_ = figures
    if kind != b.ANY:
        return [Message("fact-counts-as", {"kind": KIND(kind), "amount": units})]
    key = "fact-any-resource" if effect == b.RESOURCE else "fact-any-prestige"
    return [Message(key, {"amount": units})]


def _end_facts(position: Paris, end: int) -> list[Message]:
    gain, amount = position.board.end_gain[end], position.board.end_amount[end]
    if gain == b.END_POINTS:
        return [Message("fact-points", {"points": amount})]
    if gain == b.END_FRANCS:
        return [Message("fact-francs", {"francs": amount})]
    return [Message("fact-counts-as", {"kind": KIND(gain), "amount": amount})]


def _price_facts(position: Paris, kind: int) -> list[Message]:
    sell = Message("fact-sell", {"francs": position.board.sell[kind]})
    if kind >= b.RESOURCE_COUNT:
        return [sell]
    return [Message("fact-buy", {"francs": position.board.buy[kind]}), sell]
