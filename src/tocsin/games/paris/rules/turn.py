"""The turn: its steps, whose it is, and what ends it (RULES 3.1, 3.2, 3.6, 3.7 and 3.9)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Closed, Option
from tocsin.kernel.course import Question
from tocsin.kernel.message import Argument, Message

from . import board as b
from . import event_ids
from .end_and_scoring import finish
from .end_tiles import are_left, search
from .free_actions import OpenQuestion, with_free_actions
from .landmarks import add_hand_ins, hand_in, hand_in_option, sell_waiting
from .last_turn_warning import within_reach
from .move_key import move_option
from .move_key_targets import add_moves
from .paying import PLAIN
from .place_building import are_piles_empty
from .place_key import add_placements, place, place_option
from .position import Paris
from .why_not_offered import closed_actions


def begin_turn(position: Paris, seat: i64) -> None:
    """Put the steps of a turn on the stack, the first of them on top (RULES 3.2)."""
    position.acquired = b.NONE
    position.open_slots = 0
    position.waiting = 0
    position.ask(b.AFTER, seat)
    position.ask(b.PLAY, seat)
    position.ask(b.DRAWING, seat)


class Turn(Question[Paris]):
    """The order of turns: below all steps of a turn lies what comes after it (RULES 3.1)."""

    def __init__(self) -> None:
        super().__init__(b.TURN, "turn")

    def carry_out(self, position: Paris) -> None:
        """Let the next seat begin its turn, unless the match is over (RULES 7.1)."""
        seat: i64 = (position.actor + 1) % position.players
        if seat == position.first:
            if position.is_last_turn():
                finish(position)
                return
            position.round_number += 1
            position.tell(event_ids.ROUND, position.round_number)
        position.actor = seat
        position.tell(event_ids.TURN, seat)
        begin_turn(position, seat)


class Playing(OpenQuestion):
    """Perform one action: place a key, move one, or search for an End Game tile.

    RULES 3.6, ruling A3.
    """

    def __init__(self) -> None:
        super().__init__(b.PLAY, "play")

    def offers(self, position: Paris) -> vec[i64]:
        """Return the actions of which one must be taken; to pass if none can (RULES 3.6, 3.7)."""
        seat = position.actor
        found = add_placements(position, seat, vec[i64](capacity=b.ROOM))
        must = len(found) > 0
        found, ease = add_moves(position, seat, found)
        if are_piles_empty(position) and are_left(position):
            found = append(found, b.SEARCH)
            must = True
        found = with_free_actions(position, found)
        # A move that costs a tile may be made, but need not (ruling A14). To pass comes last:
        # nobody should do so by the first number.
        return found if must or ease == PLAIN else append(found, b.PASS)

    def decide(self, position: Paris, action: i64) -> None:
        """Take the action; a move is first chosen and paid."""
        if b.MOVE <= action < b.TO:
            position.ask(b.TARGET, position.actor, action - b.MOVE)
        elif action == b.SEARCH:
            search(position)
        else:
            position.done()
            if action == b.PASS:
                position.tell(event_ids.PASSED, position.actor)
            else:
                place(position, action - b.PLACE)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Name only what can be done."""
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

    def closed(self, position: Paris, seat: int) -> list[Closed]:
        """Say why a key or an End Game tile is not offered."""
        return closed_actions(position, seat)


class After(OpenQuestion):
    """Hand in prestige and do what is free, until the turn is ended (RULES 3.9 and 4.17)."""

    def __init__(self) -> None:
        super().__init__(b.AFTER, "after")

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each hand-in, and to end the turn, last."""
        found = add_hand_ins(position, vec[i64](capacity=b.ROOM))
        return append(with_free_actions(position, found), b.FINISH)

    def decide(self, position: Paris, action: i64) -> None:
        """Hand in, or end the turn."""
        if action == b.FINISH:
            sell_waiting(position)
            position.done()
        else:
            hand_in(position, action)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for more."""
        return Message("choose-after")

    def own_option(self, position: Paris, action: int, text: str) -> Option:
        """Name a hand-in, or say what ending the last turn forfeits."""
        if action != b.FINISH:
            return hand_in_option(position, action, text)
        lost = within_reach(position) if position.is_last_turn() else 0
        if not lost:
            return Option(text, "answer:finish", Message("option-finish"))
        args: dict[str, Argument] = {"points": lost}
        said = Message("option-finish-lose", args)
        return Option(text, "answer:finish", said, Message("warn-finish", args))
