"""Place a building: the first step of a turn (RULES 3.3 to 3.5)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tocsin.kernel.chance import Chance

from .board import (
    DISTRICT_COUNT,
    EMPTY,
    HERE,
    LOT_FIELDS,
    NONE,
    PILE_COUNT,
    PILE_SIZE,
    SPACE_COUNT,
    VALUE_COUNT,
    changed,
)
from .steps import BUILD, DRAW, SITING
from .told import BUILT, DREW, REMOVED

if TYPE_CHECKING:
    from .position import Paris


def open_piles(position: "Paris") -> list[int]:
    """Return an action for each pile that is not empty."""
    return [DRAW + pile for pile in range(PILE_COUNT) if position.heights[pile] > 0]


def are_piles_empty(position: "Paris") -> bool:
    """Return whether every building has been drawn."""
    heights = position.heights
    return heights[0] == 0 and heights[1] == 0 and heights[2] == 0


def draw(position: "Paris", pile: i64) -> None:
    """Flip the top tile of a pile and put it where it belongs."""
    position.finish_step()
    height: i64 = position.heights[pile] - 1
    tile: i64 = position.piles[pile * PILE_SIZE + height]
    position.piles = changed(position.piles, pile * PILE_SIZE + height, NONE)
    position.heights = changed(position.heights, pile, height)
    position.reveals += 1
    if position.board.free:
        position.tell(DREW, position.actor, position.board.types[tile], position.board.values[tile])
        position.push(SITING, tile)
    else:
        put(position, tile, tile)


def sites(position: "Paris", tile: i64) -> list[int]:
    """Return an action for each district that may take the tile (RULES 3.5)."""
    kind = position.board.types[tile]
    legal: list[int] = []
    for district in range(DISTRICT_COUNT):
        first: i64 = district * VALUE_COUNT
        if position.built[first + tile % VALUE_COUNT] != NONE:
            continue
        is_free = True
        for space in range(first, first + VALUE_COUNT):
            other: i64 = position.built[space]
            if other != NONE and position.board.types[other] == kind:
                is_free = False
                break
        if is_free:
            legal.append(BUILD + district)
    return legal


def put(position: "Paris", tile: i64, space: i64) -> None:
    """Put a drawn tile on a space."""
    position.built = changed(position.built, space, tile)
    board = position.board
    district: i64 = space // VALUE_COUNT
    lot: i64 = 1 << (space % VALUE_COUNT)
    lots = position.lots.copy()
    lots[district * LOT_FIELDS + HERE] |= lot
    lots[district * LOT_FIELDS + EMPTY] |= lot
    position.lots = lots
    position.tell(BUILT, position.actor, board.types[tile], board.values[tile], district)


def build(position: "Paris", district: i64) -> None:
    """Put the drawn tile into the district chosen."""
    tile = position.finish_step()
    put(position, tile, district * VALUE_COUNT + tile % VALUE_COUNT)


def remove(position: "Paris") -> None:
    """Take a drawn tile that fits nowhere out of the game."""
    tile = position.finish_step()
    position.removed = position.removed + [tile]
    position.tell(REMOVED, position.actor, position.board.types[tile], position.board.values[tile])


def imagine_piles(position: "Paris", chance: Chance) -> None:
    """Deal the tiles that nobody has seen anew; the districts on top stay as they are.

    The removed tiles belong to them, unless they went openly (RULES 3.5).
    """
    piles = position.piles.copy()
    is_unseen = [0] * SPACE_COUNT
    for tile in piles:
        if tile != NONE:
            is_unseen[tile] = 1
    if not position.board.free:
        for tile in position.removed:
            is_unseen[tile] = 1
    # In the order of their numbers, never in that of the real piles.
    unseen: list[int] = [tile for tile in range(SPACE_COUNT) if is_unseen[tile]]
    for pile in range(PILE_COUNT):
        if position.heights[pile] > 0:
            top: i64 = pile * PILE_SIZE + position.heights[pile] - 1
            district: i64 = piles[top] // VALUE_COUNT
            fitting = [tile for tile in unseen if tile // VALUE_COUNT == district]
            chosen = fitting[chance.below(len(fitting))]
            unseen.remove(chosen)
            piles[top] = chosen
    chance.shuffle(unseen)
    dealt: i64 = 0
    for pile in range(PILE_COUNT):
        for below in range(position.heights[pile] - 1):
            piles[pile * PILE_SIZE + below] = unseen[dealt]
            dealt += 1
    position.piles = piles
    if not position.board.free:
        position.removed = unseen[dealt:]
