"""The fighters of an attack: valiant, supporters and the declaration (RULES 4.24 to 4.27)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.fields import has_item, with_appended
from tocsin.kernel.message import Message

from .. import board, event_ids
from ..asking import BastionQuestion
from ..board import NO_SEAT, NOTHING, PIECE_COUNT, SUPPORT, VALIANT
from ..pieces.turn_history import mark_deed
from ..position import Bastion
from ..wording import piece_option
from .combat_report import clear_report
from .gangs import can_gang, is_companion
from .preview import Preview, opponent_facts
from .targets import able_fighters, can_fight, can_take_part


class Mustering(BastionQuestion):
    """The choice of the valiant and of supporters, and the declaration (RULES 4.27)."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the valiants, then the supporters and the declaration (RULES 4.25 and 4.26)."""
        first: i64 = position.actor * PIECE_COUNT
        actions = vec[i64]()
        valiant = position.valiant
        if valiant == NOTHING:
            for piece in able_fighters(position, position.actor):
                actions = append(actions, VALIANT + piece - first)
            return actions
        if can_gang(position, valiant):
            for piece in range(first, first + PIECE_COUNT):
                if piece == valiant or has_item(position.support, piece):
                    continue
                if can_fight(position, piece) and is_companion(position, piece, valiant):
                    if can_take_part(position, piece):
                        actions = append(actions, SUPPORT + piece - first)
        return append(actions, board.DECLARE)

    def answer(self, position: Bastion, action: i64) -> None:
        """Name the valiant or a supporter, or declare the attack."""
        first: i64 = position.actor * PIECE_COUNT
        if action == board.DECLARE:
            position.done()
            declare(position)
        elif action >= SUPPORT:
            position.support = with_appended(position.support, first + action - SUPPORT)
        else:
            position.valiant = first + action - VALIANT

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Tell the fighter that was named."""
        position.emit(event_ids.PICKED, seat, action - (SUPPORT if action >= SUPPORT else VALIANT))

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for the valiant, then for supporters."""
        at_the_gate = position.bridge != NO_SEAT
        if position.valiant == NOTHING:
            key = "choose-valiant-assault" if at_the_gate else "choose-valiant"
        else:
            key = "choose-support-assault" if at_the_gate else "choose-support"
        return Message(key, opponent_facts(position, seat))

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return the option for an action; a valiant with the greatest power that it can lead."""
        if not VALIANT <= action < SUPPORT:
            return super().option(position, seat, action, text)
        most = Preview(position, seat).led_by(seat * PIECE_COUNT + action - VALIANT)
        return piece_option(position, seat, text, "option-valiant", {"most": most})


def declare(position: Bastion) -> None:
    """Declare the attack, which is the only one of its fighters this turn (RULES 4.24)."""
    clear_report(position)
    seat = position.attacker
    mark_deed(position, position.valiant, board.HAS_ATTACKED)
    for piece in position.support:
        mark_deed(position, piece, board.HAS_ATTACKED)
    position.ask(board.RESOLVING, seat)
    position.ask(board.CARDS, seat)
    slot: i64 = position.valiant % PIECE_COUNT
    if position.bridge != NO_SEAT:
        position.emit(event_ids.ASSAULTED, seat, slot, position.bridge)
    else:
        owner: i64 = position.target // PIECE_COUNT
        position.emit_more(event_ids.ATTACKED, seat, slot, owner, position.target % PIECE_COUNT)
        position.ask(board.PREPARING, owner)
    position.ask(board.PREPARING, seat)
    for piece in position.support:
        position.emit(event_ids.SUPPORTED, seat, piece % PIECE_COUNT)
