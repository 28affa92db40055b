"""Before the cards of a combat: attached items, Dodge and Truce (RULES 4.46 and 4.51)."""

# mypyc: compile

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.fields import with_item
from tocsin.kernel.message import Message, seat_id

from .. import board, event_ids
from ..arrival import arrive
from ..asking import BastionQuestion, is_alone
from ..board import ATTACH, LEVEL, NO_SEAT, NOTHING, PASS, PIECE_COUNT, PLAY, TO, UPSTAIRS
from ..ownership import can_bear, event_in_hand, object_in_hand
from ..pieces.contact import is_free
from ..pieces.drawbridge import is_barred
from ..pieces.towers import lift, put, tell_square
from ..position import Bastion
from ..wording import answer_option, piece_name
from .combat_report import open_report
from .events import can_pay, is_machine_fight, may_play_event, play
from .items import attach
from .preview import opponent_facts


def own_fighters(position: Bastion, seat: i64) -> vec[i64]:
    """Return the seat's pieces in the combat."""
    if seat == position.attacker:
        return extend(vec[i64]([position.valiant]), position.support)
    return vec[i64]() if position.target == NOTHING else vec[i64]([position.target])


def can_add_nothing(position: Bastion, seat: i64) -> bool:
    """Return whether, from the public's point of view, the seat can add nothing."""
    if object_in_hand(position, seat) != NOTHING:
        for piece in own_fighters(position, seat):
            if can_bear(position, piece):
                return False
    if seat == position.attacker or is_machine_fight(position):
        return True
    return not may_play_event(position, seat)


def cancel_combat(position: Bastion, seat: i64, event: i64) -> None:
    """Cancel the combat by Dodge or Truce (RULES 4.51)."""
    # The report shows the event as the defender's card.
    open_report(position, with_item(board.NO_CARDS, 1, board.EVENT_CARD + event))
    play(position, seat, event)
    drop_question(position, board.CARDS)
    drop_question(position, board.RESOLVING)
    if event == board.TRUCE:
        position.truce = 1
        drop_question(position, board.RIPOSTING)
    else:
        position.ask(board.DODGING, seat)


def drop_question(position: Bastion, question: i64) -> None:
    """Remove this question if it is on top of the stack."""
    if position.asked == question:
        position.done()


class Preparing(BastionQuestion):
    """Additions of a side before the cards are laid (RULES 4.46 and 4.51)."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the objects to attach, the events to play, and the option to go on."""
        seat = position.actor
        offered = vec[i64]()
        if not position.board.advanced or can_add_nothing(position, seat):
            return offered
        if object_in_hand(position, seat) != NOTHING:
            for piece in own_fighters(position, seat):
                if can_bear(position, piece):
                    offered = append(offered, ATTACH + piece % PIECE_COUNT)
        event = event_in_hand(position, seat)
        if seat != position.attacker and (event == board.DODGE or event == board.TRUCE):
            if can_pay(position, seat, event) and not is_machine_fight(position):
                offered = append(offered, PLAY + event)
        return append(offered, PASS)

    def is_asked_anyway(self, position: Bastion) -> bool:
        """Ask even if nothing can be added, because the event in hand is secret."""
        return True

    def answer(self, position: Bastion, action: i64) -> None:
        """Attach an object, cancel the combat, or go on."""
        seat = position.actor
        if action == PASS:
            position.done()
        elif action >= PLAY:
            position.done()
            cancel_combat(position, seat, action - PLAY)
        else:
            attach(position, seat, action - ATTACH)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for an addition."""
        args = opponent_facts(position, seat)
        if position.bridge != NO_SEAT:
            return Message("choose-prepare-assault", args)
        args["seat"] = seat_id(position.attacker)
        args["piece"] = piece_name(position.valiant)
        args["rival"] = seat_id(position.target // PIECE_COUNT)
        args["target"] = piece_name(position.target)
        return Message(
            "choose-prepare-alone" if is_alone(position, seat) else "choose-prepare", args
        )

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return the option for an action; going on leads to the cards."""
        if action == PASS:
            return answer_option(text, "option-to-cards")
        return super().option(position, seat, action, text)


class Dodging(BastionQuestion):
    """The choice of a square for a dodging piece (RULES 4.51)."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the squares, and the option to stay."""
        ground = position.board
        piece = position.target
        here = position.place[piece]
        actions = vec[i64]()
        for square in ground.adjacent[here]:
            link = ground.link[here * ground.size + square]
            meets = link & LEVEL != 0
            if position.carrier[piece] != NOTHING:
                meets = ground.level[square] & UPSTAIRS != 0
            if meets and not is_barred(position, link) and is_free(position, square, 1):
                actions = append(actions, TO + ground.name[square])
        return append(actions, PASS)

    def answer(self, position: Bastion, action: i64) -> None:
        """Move the piece aside and carry out the effect of its square."""
        position.done()
        if action == PASS:
            return
        square = position.board.named[action - TO]
        piece = position.target
        seat: i64 = piece // PIECE_COUNT
        lift(position, piece)
        put(position, piece, square)
        tell_square(position, event_ids.MOVED, piece)
        if position.board.bastion[square] not in (NO_SEAT, seat):
            position.ask(board.LAYING, seat)
            arrive(position, piece, square)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a square."""
        return Message("choose-dodge", {"piece": piece_name(position.target)})

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return the option for an action; passing means to stay."""
        if action == PASS:
            return answer_option(text, "option-stay")
        return super().option(position, seat, action, text)
