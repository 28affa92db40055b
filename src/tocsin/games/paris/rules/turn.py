"""The turn: order of seats, action and end of the turn (RULES 3.1, 3.2, 3.6, 3.7 and 3.9)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import ClosedOption, Option
from tocsin.kernel.course import Question
from tocsin.kernel.message import Argument, Message

from . import board as b
from . import event_ids
from .end_and_scoring import finish_match
from .end_tiles import are_end_tiles_left, search
from .free_actions import OpenQuestion, with_free_actions
from .landmarks import add_hand_ins, hand_in, hand_in_option, sell_waiting
from .last_turn_warning import points_within_reach
from .move_key import move_option
from .move_key_targets import add_moves
from .paying import PLAIN
from .place_building import are_piles_empty
from .place_key import add_placements, place_key, place_option
from .position import Paris
from .why_not_offered import closed_actions


def begin_turn(position: Paris, seat: i64) -> None:
    """Put the steps of a turn on the stack, the first step on top (RULES 3.2)."""
    position.acquired = b.NONE
    position.open_slots = 0
    position.waiting = 0
    position.ask(b.AFTER, seat)
    position.ask(b.PLAY, seat)
    position.ask(b.DRAWING, seat)


class Turn(Question[Paris]):
    """Pass the turn to the next seat; lies at the bottom of the stack (RULES 3.1)."""

    def carry_out(self, position: Paris) -> None:
        """Begin the turn of the next seat, or end the match (RULES 7.1)."""
        seat: i64 = (position.actor + 1) % position.players
        if seat == position.first:
            if position.is_last_turn():
                finish_match(position)
                return
            position.round_number += 1
            position.emit(event_ids.ROUND, position.round_number)
        position.actor = seat
        position.emit(event_ids.TURN, seat)
        begin_turn(position, seat)


class Playing(OpenQuestion):
    """Take one action: place a key, move one or search (RULES 3.6, ruling A3)."""

    def offers(self, position: Paris) -> vec[i64]:
        """Return the actions and free actions, and the pass if none is due (RULES 3.6, 3.7)."""
        seat = position.actor
        actions = add_placements(position, seat, vec[i64](capacity=b.ROW_CAPACITY))
        is_action_due = len(actions) > 0
        actions, ease = add_moves(position, seat, actions)
        if are_piles_empty(position) and are_end_tiles_left(position):
            actions = append(actions, b.SEARCH)
            is_action_due = True
        actions = with_free_actions(position, actions)
        # A seat whose only moves cost a tile may pass instead (ruling A14). The pass comes last, so
        # that it is not option 1.
        return actions if is_action_due or ease == PLAIN else append(actions, b.PASS)

    def decide(self, position: Paris, action: i64) -> None:
        """Take the action; a move continues with its target and payment."""
        if b.MOVE <= action < b.TO:
            position.ask(b.TARGET, position.actor, action - b.MOVE)
        elif action == b.SEARCH:
            search(position)
        else:
            position.done()
            if action == b.PASS:
                position.emit(event_ids.PASSED, position.actor)
            else:
                place_key(position, action - b.PLACE)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Name only the actions that are possible."""
        answers = position.answers
        moves = any(b.MOVE <= action < b.TO for action in answers)
        if b.PASS in answers:
            return Message("choose-pass", {"moves": int(moves)})
        args: dict[str, Argument] = {
            "places": int(any(b.PLACE <= action < b.MOVE for action in answers)),
            "moves": int(moves),
            "searches": int(b.SEARCH in answers),
        }
        return Message("choose-action", args)

    def own_option(self, position: Paris, action: int, text: str) -> Option:
        """Name a bank, a key, the search or the pass."""
        if action == b.SEARCH:
            return Option(text, "pile:end", Message("option-search"))
        if action == b.PASS:
            moves = any(b.MOVE <= answer < b.TO for answer in position.answers)
            return Option(text, "answer:pass", Message("option-pass", {"moves": int(moves)}))
        if action < b.MOVE:
            return place_option(position, action - b.PLACE, text)
        return move_option(position, action - b.MOVE, text)

    def closed(self, position: Paris, seat: int) -> list[ClosedOption]:
        """Return the keys, banks and End Game tiles that are not offered, with the reasons."""
        return closed_actions(position, seat)


class After(OpenQuestion):
    """Hand in prestige and take free actions until the turn ends (RULES 3.9 and 4.17)."""

    def offers(self, position: Paris) -> vec[i64]:
        """Return the hand-ins, the free actions and, last, the end of the turn."""
        actions = add_hand_ins(position, vec[i64](capacity=b.ROW_CAPACITY))
        return append(with_free_actions(position, actions), b.FINISH)

    def decide(self, position: Paris, action: i64) -> None:
        """Hand in, or end the turn."""
        if action == b.FINISH:
            sell_waiting(position)
            position.done()
        else:
            hand_in(position, action)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for further actions."""
        return Message("choose-after")

    def own_option(self, position: Paris, action: int, text: str) -> Option:
        """Name a hand-in, or the end of the turn with the VP that it forfeits."""
        if action != b.FINISH:
            return hand_in_option(position, action, text)
        lost = points_within_reach(position) if position.is_last_turn() else 0
        if not lost:
            return Option(text, "answer:finish", Message("option-finish"))
        args: dict[str, Argument] = {"points": lost}
        message = Message("option-finish-lose", args)
        return Option(text, "answer:finish", message, Message("warn-finish", args))
