"""The combat step: targets and ripostes (RULES 3.4 and 4.32)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tocsin.kernel.choice import ClosedOption, Option
from tocsin.kernel.message import Argument, Message, seat_id

from .. import board, event_ids
from ..asking import BastionQuestion, is_alone
from ..board import ASSAULT, NO_CARDS, NO_SEAT, NOTHING, PIECE_COUNT, TARGET, VALIANT
from ..missions.conditions import layable
from ..missions.laying import lay
from ..missions.spying import add_spying, declare_spy
from ..names import PIECE
from ..position import Bastion
from .ambush_theft import may_steal, playable
from .events import play
from .preview import Preview, range_facts
from .targets import closed_attacks, has_assaulter, may_attack, targets, tell_aim

ONLY_END: Final = vec[i64]([board.END])


def fighting_menu(position: Bastion, seat: i64) -> vec[i64]:
    """Return all actions of the combat step (RULES 3.4 and 3.6)."""
    if position.alive[seat] == 0:
        return ONLY_END
    offered = vec[i64]()
    if may_attack(position):
        offered = targets(position, seat, NO_SEAT)
        for owner in range(position.players):
            if has_assaulter(position, seat, owner):
                offered = append(offered, ASSAULT + owner)
        if position.board.advanced:
            event = playable(position, seat)
            if event != NOTHING:
                offered = append(offered, board.PLAY + event)
    offered = add_spying(position, seat, offered)
    return append(extend(offered, layable(position, seat, True)), board.END)


def offers_fight(menu: vec[i64]) -> bool:
    """Return whether a menu offers an attack, an event or a spy, which come first in it."""
    first = menu[0]
    return first != board.END and not board.LAY <= first < board.RETURN


def begin_attack(position: Bastion, seat: i64, action: i64) -> None:
    """Set the target of a new attack."""
    clear_combat(position)
    position.attacker = seat
    if action >= ASSAULT:
        position.bridge = action - ASSAULT
    else:
        position.target = action - TARGET


def clear_combat(position: Bastion) -> None:
    """Reset the fields of the current combat."""
    if position.attacker == NO_SEAT and position.valiant == NOTHING and position.target == NOTHING:
        return
    position.attacker = NO_SEAT
    position.target = NOTHING
    position.bridge = NO_SEAT
    position.valiant = NOTHING
    position.support = vec[i64]()
    position.cards = NO_CARDS
    position.extra = NO_CARDS
    position.captures = 0


def aim_option(position: Bastion, seat: int, action: int, text: str) -> Option:
    """Return the option for a target, with the powers possible on both sides."""
    preview = Preview(position, seat)
    if action >= ASSAULT:
        owner = action - ASSAULT
        left = position.resistance[owner]
        most = preview.assault_on(owner)
        args: dict[str, Argument] = {"rival": seat_id(owner), "most": most, "left": left}
        return Option(text, f"gate:{owner}", Message("option-assault", args))
    target = action - TARGET
    owner, slot = divmod(target, PIECE_COUNT)
    args = {"rival": seat_id(owner), "piece": PIECE(slot), "most": preview.attack_on(target)}
    args |= range_facts(*preview.defence_of(target))
    return Option(text, f"piece:{owner}:{board.PIECES[slot]}", Message("option-target", args))


def is_aim(action: int) -> bool:
    """Return whether the action chooses a target."""
    return TARGET <= action < VALIANT


class AttackQuestion(BastionQuestion):
    """A question whose options are targets; it resets the last combat."""

    def asks(self, position: Bastion) -> bool:
        """Reset the last combat, then ask."""
        clear_combat(position)
        return super().asks(position)

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Tell the target."""
        if is_aim(action):
            tell_aim(position, seat, action)
        else:
            super().note(position, seat, action)

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return the option for an action; a target with the powers possible."""
        if is_aim(action):
            return aim_option(position, seat, action, text)
        return super().option(position, seat, action, text)


class Fighting(AttackQuestion):
    """The combat step of the token player: any number of attacks (RULES 3.4)."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the menu; without a fight only the end, so that the step ends unasked."""
        offered = fighting_menu(position, position.actor)
        if offers_fight(offered) or may_steal(position, position.actor):
            return offered
        return ONLY_END

    def is_asked_anyway(self, position: Bastion) -> bool:
        """Ask whenever the public thinks that the seat may steal (ruling A50)."""
        return may_steal(position, position.actor)

    def answer(self, position: Bastion, action: i64) -> None:
        """Begin an attack or an event, declare a spy, lay a mission, or end the step."""
        seat = position.actor
        if action == board.END:
            position.done()
        elif is_aim(action):
            begin_attack(position, seat, action)
            attacked = position.bridge
            if attacked == NO_SEAT:
                attacked = position.target // PIECE_COUNT
            position.ask(board.RIPOSTING, attacked)
            position.ask(board.MUSTERING, seat)
        elif action >= board.PLAY:
            event: i64 = action - board.PLAY
            play(position, seat, event)
            position.attacker = seat
            position.ask(board.AMBUSHING if event == board.AMBUSH else board.STEALING, seat)
        elif action >= board.LAY:
            lay(position, seat, action - board.LAY)
        else:
            declare_spy(position, seat, action - board.SPY_ON)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for an attack, or explain that there is no target."""
        if any(is_aim(action) for action in position.options(seat)):
            return Message("choose-attack")
        alone = is_alone(position, seat)
        return Message("choose-no-attack-alone" if alone else "choose-no-attack")

    def closed(self, position: Bastion, seat: int) -> list[ClosedOption]:
        """Return the reasons for enemies out of reach and missions that cannot be laid."""
        return closed_attacks(position, seat)


class Riposting(AttackQuestion):
    """The riposte, against the token player (RULES 4.32, rulings A21 and A22)."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the targets and the option to renounce, or nothing without a target."""
        offered = targets(position, position.actor, position.token)
        return append(offered, board.PASS) if len(offered) > 0 else offered

    def answer(self, position: Bastion, action: i64) -> None:
        """Begin the riposte, or renounce."""
        seat = position.actor
        position.done()
        if action == board.PASS:
            position.emit(event_ids.NO_RIPOSTE, seat)
        else:
            begin_attack(position, seat, action)
            position.ask(board.MUSTERING, seat)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a riposte."""
        return Message("choose-riposte")
