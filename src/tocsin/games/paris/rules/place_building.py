"""Place a building: the first step of a turn (RULES 3.3 to 3.5 and 6.1)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import filled_row, with_item
from tocsin.kernel.message import Argument, Message

from . import board as b
from . import event_ids
from .free_actions import OpenQuestion, with_free_actions
from .names import DISTRICT, TYPE, place_id
from .position import Paris


def are_piles_empty(position: Paris) -> bool:
    """Tell whether every building has been drawn."""
    heights = position.heights
    return heights[0] == 0 and heights[1] == 0 and heights[2] == 0


def district_on_top(position: Paris, pile: i64) -> i64:
    """Return the district on the back of a pile's topmost tile."""
    return position.piles[pile * b.PILE_SIZE + position.heights[pile] - 1] // b.VALUE_COUNT


class Drawing(OpenQuestion):
    """Choose the pile to draw from; skipped once all are empty (RULES 3.3, 3.4, ruling A22)."""

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each pile that is not empty."""
        piles = vec[i64](capacity=b.ROW_CAPACITY)
        for pile in range(b.PILE_COUNT):
            if position.heights[pile] > 0:
                piles = append(piles, b.DRAW + pile)
        # The tile of the last pile is drawn at once: free actions can wait (ruling A26).
        return with_free_actions(position, piles) if len(piles) > 1 else piles

    def decide(self, position: Paris, action: i64) -> None:
        """Flip the top tile of a pile and place it, or ask for its district."""
        pile: i64 = action - b.DRAW
        seat = position.actor
        position.done()
        height: i64 = position.heights[pile] - 1
        tile = position.piles[pile * b.PILE_SIZE + height]
        position.piles = with_item(position.piles, pile * b.PILE_SIZE + height, b.NONE)
        position.heights = with_item(position.heights, pile, height)
        position.reveals += 1
        if position.board.free_districts:
            board = position.board
            position.emit(event_ids.DREW, seat, board.types[tile], board.values[tile])
            position.ask(b.SITING, seat, tile)
        else:
            put_building(position, tile, tile)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for a pile."""
        return Message("choose-pile")

    def own_option(self, position: Paris, action: int, text: str) -> Option:
        """Name a pile by the district on its top."""
        pile = action - b.DRAW
        district = DISTRICT(district_on_top(position, pile))
        args: dict[str, Argument] = {"pile": pile + 1, "district": district}
        return Option(text, f"pile:{pile + 1}", Message("option-draw", args))


class Siting(Question[Paris]):
    """Choose the district of the drawn tile, the subject (RULES 3.5)."""

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each district that may take the tile."""
        tile = position.subject
        kind = position.board.types[tile]
        actions = vec[i64]()
        for district in range(b.DISTRICT_COUNT):
            space: i64 = district * b.VALUE_COUNT + tile % b.VALUE_COUNT
            if position.built[space] == b.NONE and not has_type(position, district, kind):
                actions = append(actions, b.BUILD + district)
        return actions

    def answer(self, position: Paris, action: i64) -> None:
        """Put the drawn tile into the chosen district."""
        tile = position.subject
        position.done()
        put_building(position, tile, (action - b.BUILD) * b.VALUE_COUNT + tile % b.VALUE_COUNT)

    def carry_out(self, position: Paris) -> None:
        """Remove a drawn tile that fits nowhere from the game (RULES 3.5)."""
        board, tile, seat = position.board, position.subject, position.actor
        position.done()
        position.removed = append(position.removed[:], tile)
        position.emit(event_ids.REMOVED, seat, board.types[tile], board.values[tile])

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for a district."""
        board, tile = position.board, position.subject
        args: dict[str, Argument] = {
            "type": TYPE(board.types[tile]),
            "value": board.values[tile],
            "wood": board.costs[tile * b.RESOURCE_COUNT + b.WOOD],
        }
        return Message("choose-site", args)

    def option(self, position: Paris, seat: int, action: int, text: str) -> Option:
        """Name a district."""
        district = action - b.BUILD
        space = district * b.VALUE_COUNT + position.subject % b.VALUE_COUNT
        message = Message("option-build", {"district": DISTRICT(district)})
        return Option(text, place_id(space), message)


def has_type(position: Paris, district: i64, kind: i64) -> bool:
    """Tell whether a building of a type stands in the district."""
    first: i64 = district * b.VALUE_COUNT
    for space in range(first, first + b.VALUE_COUNT):
        tile = position.built[space]
        if tile != b.NONE and position.board.types[tile] == kind:
            return True
    return False


def put_building(position: Paris, tile: i64, space: i64) -> None:
    """Put a drawn tile on a space."""
    position.built = with_item(position.built, space, tile)
    board = position.board
    district: i64 = space // b.VALUE_COUNT
    lot: i64 = 1 << (space % b.VALUE_COUNT)
    lots = position.lots[:]
    lots[district * b.LOT_FIELDS + b.HERE] |= lot
    lots[district * b.LOT_FIELDS + b.EMPTY] |= lot
    if board.has_cost[tile]:
        lots[district * b.LOT_FIELDS + b.COSTLY] |= lot
    position.lots = lots
    position.emit_more(
        event_ids.BUILT, position.actor, board.types[tile], board.values[tile], district
    )


def redeal_piles(position: Paris, chance: Chance) -> None:
    """Resample the unseen tiles of the piles, keeping the districts on top (RULES 6.1).

    Removed tiles are unseen too, except in the variant where they leave openly (RULES 3.5).
    """
    piles = position.piles[:]
    is_unseen = filled_row(b.SPACE_COUNT, 0)
    for pile in range(b.PILE_COUNT):
        first: i64 = pile * b.PILE_SIZE
        for index in range(first, first + position.heights[pile]):
            is_unseen[piles[index]] = 1
    if not position.board.free_districts:
        for tile in position.removed:
            is_unseen[tile] = 1
    for pile in range(b.PILE_COUNT):
        if position.heights[pile] > 0:
            top: i64 = pile * b.PILE_SIZE + position.heights[pile] - 1
            district: i64 = piles[top] // b.VALUE_COUNT
            piles[top] = draw_unseen(is_unseen, district, chance)
            is_unseen[piles[top]] = 0
    # Ascending, so that the shuffle does not depend on the secret order of the real piles.
    unseen = vec[i64](capacity=b.SPACE_COUNT)
    for tile in range(b.SPACE_COUNT):
        if is_unseen[tile]:
            unseen = append(unseen, tile)
    chance.shuffle_row(unseen, 0, len(unseen))
    dealt: i64 = 0
    for pile in range(b.PILE_COUNT):
        for below in range(position.heights[pile] - 1):
            piles[pile * b.PILE_SIZE + below] = unseen[dealt]
            dealt += 1
    position.piles = piles
    if not position.board.free_districts:
        position.removed = unseen[dealt:]


def draw_unseen(is_unseen: vec[i64], district: i64, chance: Chance) -> i64:
    """Draw one of the unseen tiles of a district."""
    first: i64 = district * b.VALUE_COUNT
    count: i64 = 0
    for each in range(first, first + b.VALUE_COUNT):
        count += is_unseen[each]
    drawn = chance.below(count)
    tile = first
    while is_unseen[tile] == 0 or drawn > 0:
        drawn -= is_unseen[tile]
        tile += 1
    return tile
