"""Possible results of a fight, from the knowledge of one seat.

The seat knows its own values and those it has seen. Any other piece may be each figure of its kind
that the seat has not seen elsewhere in that army. Reserves are public; events are ignored.
"""

# mypyc: compile

from collections.abc import Iterable
from typing import cast

from tocsin.kernel.fields import with_item
from tocsin.kernel.message import Argument

from ..board import ADDING, KIND, NO_CARDS, NO_SEAT, NOTHING, PIECE_COUNT
from ..position import Bastion
from .assault import can_fell
from .gangs import can_gang, is_companion
from .powers import force_of, highest_affordable, is_defenceless, power_of
from .targets import able_fighters


class Preview:
    """Powers in a fight of one seat, computed on a copy with possible cards and figures."""

    def __init__(self, position: Bastion, seat: int) -> None:
        self._position = position
        self._seat = seat
        self._clone = cast(Bastion, position.copy())
        if position.asked != ADDING:
            # Cards face down are unknown to the seat.
            self._clone.cards = NO_CARDS

    def attack_on(self, target: int) -> int:
        """Return the greatest power that the seat can bring against a piece."""
        self._clone.target, self._clone.bridge = target, NO_SEAT
        return max(self.led_by(piece) for piece in self._able())

    def assault_on(self, owner: int) -> int:
        """Return the greatest power that the seat can bring against a drawbridge."""
        self._clone.target, self._clone.bridge = NOTHING, owner
        return max(self.led_by(piece) for piece in self._able())

    def led_by(self, valiant: int) -> int:
        """Return the greatest power of an attack with this valiant and all possible supporters."""
        clone = self._clone
        clone.valiant = valiant
        if can_fell(clone, valiant):
            return clone.resistance[clone.bridge]
        support = []
        if can_gang(clone, valiant):
            support = [
                piece
                for piece in self._able()
                if piece != valiant and is_companion(clone, piece, valiant)
            ]
        return self._extreme(valiant, support, 0, most=True)

    def defence_of(self, target: int) -> tuple[int, int]:
        """Return the least and the greatest power of a defending piece."""
        if is_defenceless(self._clone, target):
            return 0, 0
        least = self._extreme(target, [], 1, most=False)
        return least, self._extreme(target, [], 1, most=True)

    def _able(self) -> list[int]:
        return list(able_fighters(self._clone, self._seat))

    def theirs(self) -> tuple[int, int]:
        """Return the least and the greatest power of the seat's opponent."""
        clone = self._clone
        if self._seat == clone.attacker:
            return self.defence_of(clone.target)
        least = self._extreme(clone.valiant, clone.support, 0, most=False)
        return least, self._extreme(clone.valiant, clone.support, 0, most=True)

    def with_card(self, card: int) -> int:
        """Return the power of the seat's own side with this courage card."""
        clone = self._clone
        side = 0 if self._seat == clone.attacker else 1
        if clone.asked == ADDING:
            clone.extra = with_item(clone.extra, side, card)
        else:
            clone.cards = with_item(clone.cards, side, card)
        if side == 1:
            return 0 if is_defenceless(clone, clone.target) else power_of(clone, clone.target, 1)
        return power_of(clone, clone.valiant, 0) + sum(
            force_of(clone, piece, True) for piece in clone.support
        )

    def _extreme(self, fighter: int, support: Iterable[int], side: int, most: bool) -> int:
        """Return the extreme power of a fighter and its supporters over all possible figures.

        The greatest is with the dearest card, the least with card 1.
        """
        pick = max if most else min
        clone = self._clone
        powers = []
        for figure in self._figures(fighter):
            clone.value = with_item(clone.value, fighter, figure)
            clone.cards = with_item(
                NO_CARDS, side, highest_affordable(clone, fighter) if most else 1
            )
            power = power_of(clone, fighter, side)
            taken = [figure]
            for piece in support:
                # Each figure exists once in an army.
                left = [other for other in self._figures(piece) if other not in taken]
                best = pick(left, key=lambda other: clone.board.force[other])
                clone.value = with_item(clone.value, piece, best)
                taken.append(best)
                power += force_of(clone, piece, side == 0)
            powers.append(power)
        clone.cards = NO_CARDS
        return pick(powers)

    def _figures(self, piece: int) -> list[int]:
        """Return the figures that the piece may be."""
        position, seen = self._position, 1 << self._seat
        if position.shown[piece] & seen:
            return [position.value[piece]]
        army = piece - piece % PIECE_COUNT
        return [
            position.value[other]
            for other in range(army, army + PIECE_COUNT)
            if KIND[other - army] == KIND[piece - army]
            and position.value[other] != NOTHING
            and not position.shown[other] & seen
        ]


def opponent_facts(position: Bastion, seat: int) -> dict[str, Argument]:
    """Return message arguments: the opponent's range of power, or a drawbridge's resistance."""
    if position.target == NOTHING:
        return {"left": position.resistance[position.bridge]}
    return range_facts(*Preview(position, seat).theirs())


def range_facts(least: int, most: int) -> dict[str, Argument]:
    """Return message arguments for a range of power."""
    return {"least_theirs": least, "most_theirs": most, "spread": most - least}
