"""Redealing hidden information in agreement with a viewer's knowledge (RULES 6.2 to 6.4)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice

from .hidden_missions import redeal_missions
from .position import Bastille


def redeal(position: Bastille, viewer: i64, chance: Chance) -> None:
    """Redraw everything unknown to the viewer, in a copy that shares rows with its original."""
    # Bots redeal often: BLAKE2b chance only seeds a faster generator.
    high: int = chance.word()
    middle: int = chance.word()
    low: int = chance.word()
    dice = Dice(high << 64 | middle << 32 | low)
    position.deck = position.deck[:]
    end: i64 = 0
    for stage in position.board.stages:
        first = max(end, position.deck_next)
        end += len(stage)
        shuffle_sorted(position.deck, first, end, dice)
    position.stock = position.stock[:]
    shuffle_sorted(position.stock, position.stock_next, len(position.stock), dice)
    position.versailles = position.versailles[:]
    shuffle_sorted(position.versailles, position.round_number, len(position.versailles), dice)
    if position.round_number < position.board.rounds:
        position.bonuses = redealt_bonuses(position, dice)
    redeal_missions(position, viewer, dice)


def shuffle_sorted(row: vec[i64], first: i64, end: i64, dice: Dice) -> None:
    """Sort a part of a row, so that the result does not depend on its order, and shuffle it."""
    index = first + 1
    while index < end:
        item = row[index]
        hole = index
        while hole > first and row[hole - 1] > item:
            row[hole] = row[hole - 1]
            hole -= 1
        row[hole] = item
        index += 1
    last = end - 1
    while last > first:
        other = first + dice.below(last - first + 1)
        row[last], row[other] = row[other], row[last]
        last -= 1


def redealt_bonuses(position: Bastille, dice: Dice) -> vec[i64]:
    """Return the bonus tiles, those still face down redrawn."""
    bonuses = position.bonuses[:]
    # The tile of the last round is an end tile. Swap it with the last plain tile, so that all
    # plain tiles are in one part of the row and both end tiles in another.
    last = position.board.rounds - 1
    aside: i64 = len(bonuses) - 2
    bonuses[last], bonuses[aside] = bonuses[aside], bonuses[last]
    shuffle_sorted(bonuses, position.round_number, aside, dice)
    shuffle_sorted(bonuses, aside, aside + 2, dice)
    bonuses[last], bonuses[aside] = bonuses[aside], bonuses[last]
    return bonuses
