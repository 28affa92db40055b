"""Ambush and Theft, played instead of an attack (RULES 4.49)."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.fields import with_item
from tocsin.kernel.message import Argument, Message, seat_id

from . import told
from .account import IS_STANDOFF, note, open_account
from .asking import Asking
from .belongings import object_of
from .board import HAS_ATTACKED, NO_CARDS, NOTHING, PIECE_COUNT, PIECES, TARGET, VALIANT
from .combat import tell_aim
from .combat_results import armies, follow_up, told_power
from .deeds import note_deed
from .events import doers, victims
from .hidden_values import show_value
from .names import EVENT, PIECE
from .position import Bastion
from .prisons import capture
from .wording import piece_option

# What counts as the courage cards of ambusher and victim.
AMBUSH_CARDS: Final = vec[i64]([2, 1])


class Event(Asking):
    """Against whom an event goes, then who carries it out."""

    def __init__(self, number: i64, name: str, event: i64) -> None:
        super().__init__(number, name)
        self.event: i64 = event

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the victims, then those who could do it."""
        if position.target == NOTHING:
            return victims(position, position.actor, self.event)
        return doers(position, position.actor, self.event, position.target)

    def answer(self, position: Bastion, action: i64) -> None:
        """Name the victim, then let it happen."""
        if action < VALIANT:
            position.target = action - TARGET
            return
        piece: i64 = position.actor * PIECE_COUNT + action - VALIANT
        position.done()
        note_deed(position, piece, HAS_ATTACKED)
        self.happen(position, piece)

    def happen(self, position: Bastion, piece: i64) -> None:
        """Let the piece do it to the target."""
        raise NotImplementedError

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Tell who was named."""
        if action < VALIANT:
            tell_aim(position, seat, action)
        else:
            position.tell(told.PICKED, seat, action - VALIANT)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a victim, then for a doer."""
        key = "choose-victim" if position.target == NOTHING else "choose-doer"
        return Message(key, {"event": EVENT(self.event)})

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return how an answer is worded: without courage cards to count with."""
        if action >= VALIANT:
            return piece_option(position, seat, text, "option-doer")
        owner, slot = divmod(action - TARGET, PIECE_COUNT)
        args: dict[str, Argument] = {"rival": seat_id(owner), "piece": PIECE(slot)}
        return Option(text, f"piece:{owner}:{PIECES[slot]}", Message("option-victim", args))


class Ambushing(Event):
    """A Soldier falls upon a piece in contact (RULES 4.49)."""

    def happen(self, position: Bastion, piece: i64) -> None:
        """Settle it: no cards, and the ambusher cannot be lost."""
        position.valiant = piece
        target = position.target
        show_value(position, piece)
        show_value(position, target)
        open_account(position, NO_CARDS)
        position.cards = AMBUSH_CARDS
        strength = told_power(position, piece, 0)
        defence = told_power(position, target, 1)
        before = armies(position)
        if strength > defence:
            capture(position, target, position.attacker)
        else:
            note(position, IS_STANDOFF, 1)
            position.tell(told.STANDOFF, position.attacker, target // PIECE_COUNT)
        follow_up(position, before)


class Stealing(Event):
    """A piece takes the object of another (RULES 4.49)."""

    def happen(self, position: Bastion, piece: i64) -> None:
        """Take it."""
        number = object_of(position, position.target)
        position.bearer = with_item(position.bearer, number, piece)
        position.progress = position.round_number
        position.tell(told.STOLEN, piece // PIECE_COUNT, piece % PIECE_COUNT, number)
