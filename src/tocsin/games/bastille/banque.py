"""Banque de Paris: coins, and the start player marker (RULES 4.1)."""

# mypyc: compile

from tocsin.kernel.course import Question

from . import told
from .bonuses import gain_coins
from .evaluation import is_first
from .position import Bastille


class Banking(Question[Bastille]):
    """A tile evaluated at the bank."""

    def carry_out(self, position: Bastille) -> None:
        """Pay, and hand over the marker."""
        seat = position.actor
        value = position.about
        position.done()
        gain_coins(position, seat, value * position.board.coins_each_value)
        if is_first(position):
            # At once: it decides this round's flag ties and, in the last round, the monks' order.
            position.start = seat
            position.tell(told.STARTS, seat)
