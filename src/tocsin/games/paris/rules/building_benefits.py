"""Benefits of an acquired building: its token, a bonus tile, VP (RULES 4.14 to 4.16)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import with_item
from tocsin.kernel.message import Message

from . import board as b
from . import event_ids, wording
from .bonus_track import add_tiles, first_space_ahead, has_tiles, take_with_meeple
from .bookkeeping import score
from .free_actions import OpenQuestion, with_free_actions
from .last_turn_warning import best_tile
from .position import Paris


def give_benefits(position: Paris, spot: i64) -> None:
    """Give the token and VP of a building, and ask for its bonus tile (ruling A28)."""
    if spot >= b.SPACE_COUNT:  # a landmark: its slots are open already
        return
    seat = position.actor
    kind = position.tokens[spot]
    if kind != b.NONE:
        position.tokens = with_item(position.tokens, spot, b.NONE)
        position.seats[seat * b.SEAT_FIELDS + b.TOKENS + kind] += 1
        position.emit(event_ids.TOKEN, seat, kind)
    value: i64 = spot % b.VALUE_COUNT
    score(position, seat, b.FROM_BUILDINGS, position.board.points[value])
    if position.board.bonus_fee[value] >= 0:
        position.ask(b.TAKING_BONUS, seat, position.board.bonus_fee[value])


class Benefit(Question[Paris]):
    """Benefits of a spot, the subject, which come after the VP tile (ruling A15)."""

    def carry_out(self, position: Paris) -> None:
        """Give the benefits."""
        spot = position.subject
        position.done()
        give_benefits(position, spot)


class TakingBonus(OpenQuestion):
    """Take a bonus tile or decline; the subject is the fee in Francs (RULES 4.15, ruling A8)."""

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each tile ahead, the free actions and declining; none without tiles.

        A seat that lacks the fee is asked too: a free action may bring the Francs.
        """
        seat = position.actor
        first = first_space_ahead(position, seat)
        actions = vec[i64](capacity=b.ROW_CAPACITY)
        if position.seats[seat * b.SEAT_FIELDS + b.FRANCS] >= position.subject:
            actions = add_tiles(position, seat, first, b.TRACK_END, actions)
            if len(actions) == 0:
                return actions
        elif not has_tiles(position, seat, first, b.TRACK_END):
            return actions
        return append(with_free_actions(position, actions), b.DECLINE)

    def decide(self, position: Paris, action: i64) -> None:
        """Pay the fee, move the meeple forward and take the tile; or decline."""
        fee = position.subject
        seat = position.actor
        position.done()
        if action == b.DECLINE:
            position.emit(event_ids.DECLINED, seat)
            return
        if fee:
            position.seats[seat * b.SEAT_FIELDS + b.FRANCS] -= fee
            position.emit(event_ids.PAID_FEE, seat, fee)
        take_with_meeple(position, action - b.BONUS + 1)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for a tile, or state the fee that the seat cannot pay yet."""
        offered = any(b.BONUS <= action < b.HAND for action in position.answers)
        key = "choose-bonus" if offered else "choose-fee"
        return Message(key, {"francs": position.subject})

    def own_option(self, position: Paris, action: int, text: str) -> Option:
        """Name a tile, or declining with the VP that it forfeits."""
        if action == b.DECLINE:
            return wording.decline_option(
                text, best_tile(position)[1] if position.is_last_turn() else 0
            )
        return wording.bonus_option(text, action - b.BONUS + 1)
