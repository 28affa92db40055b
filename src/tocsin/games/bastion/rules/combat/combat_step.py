"""The combat step: target, champion, supporters, riposte (RULES 3.4, 4.26, 4.27 and 4.32)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Closed, Option
from tocsin.kernel.message import Argument, Message, seat_id

from .. import board, event_ids
from ..asking import Asking, is_alone
from ..board import ASSAULT, NO_CARDS, NOBODY, NOTHING, PIECE_COUNT, TARGET, VALIANT
from ..missions.conditions import layable
from ..missions.laying import lay
from ..missions.spying import add_spying, declare_spy
from ..names import PIECE
from ..position import Bastion
from .ambush_theft import may_steal, playable
from .events import play
from .preview import Preview, between
from .who_may_attack import (
    closed_attacks,
    has_stormer,
    may_attack,
    targets,
    tell_aim,
)

ONLY_END: Final = vec[i64]([board.END])


def fighting_menu(position: Bastion, seat: i64) -> vec[i64]:
    """Return all that the token player may do in the combat step (RULES 3.6 says when not)."""
    if position.alive[seat] == 0:
        return ONLY_END
    offered = vec[i64]()
    if may_attack(position):
        offered = targets(position, seat, NOBODY)
        for owner in range(position.players):
            if has_stormer(position, seat, owner):
                offered = append(offered, ASSAULT + owner)
        if position.board.advanced:
            event = playable(position, seat)
            if event != NOTHING:
                offered = append(offered, board.PLAY + event)
    offered = add_spying(position, seat, offered)
    for action in layable(position, seat, True):
        offered = append(offered, action)
    return append(offered, board.END)


def offers_fight(menu: vec[i64]) -> bool:
    """Return whether such a menu has more than missions to lay and the end: those come last."""
    first = menu[0]
    return first != board.END and not board.LAY <= first < board.RETURN


def begin_attack(position: Bastion, seat: i64, action: i64) -> None:
    """Name the target; the fighters are asked next."""
    clear_combat(position)
    position.attacker = seat
    if action >= ASSAULT:
        position.bridge = action - ASSAULT
    else:
        position.target = action - TARGET


def clear_combat(position: Bastion) -> None:
    """Forget the last combat."""
    if position.attacker == NOBODY and position.valiant == NOTHING and position.target == NOTHING:
        return
    position.attacker = NOBODY
    position.target = NOTHING
    position.bridge = NOBODY
    position.valiant = NOTHING
    position.support = vec[i64]()
    position.cards = NO_CARDS
    position.extra = NO_CARDS
    position.captures = 0


# --- words


def aim_option(position: Bastion, seat: int, action: int, text: str) -> Option:
    """Return how a target is worded: with what both sides could bring."""
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
    args |= between(*preview.defence_of(target))
    return Option(text, f"piece:{owner}:{board.PIECES[slot]}", Message("option-target", args))


def is_aim(action: int) -> bool:
    """Return whether the action names a target."""
    return TARGET <= action < VALIANT


# --- questions


class Fighting(Asking):
    """What the token player does in the combat step: any number of attacks (RULES 3.4)."""

    def asks(self, position: Bastion) -> bool:
        """Forget the last combat, then ask."""
        clear_combat(position)
        return super().asks(position)

    def offers(self, position: Bastion) -> vec[i64]:
        """Return all there is to do; a combat step without a fight ends by itself."""
        offered = fighting_menu(position, position.actor)
        if offers_fight(offered) or may_steal(position, position.actor):
            return offered
        return ONLY_END

    def is_asked_anyway(self, position: Bastion) -> bool:
        """Ask whoever could steal, as far as the others can tell (ruling A50)."""
        return may_steal(position, position.actor)

    def answer(self, position: Bastion, action: i64) -> None:
        """Begin an attack or an event, declare a spy, lay a mission, or end the step."""
        seat = position.actor
        if action == board.END:
            position.done()
        elif is_aim(action):
            begin_attack(position, seat, action)
            attacked = position.bridge
            if attacked == NOBODY:
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

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Tell the target."""
        if is_aim(action):
            tell_aim(position, seat, action)
        else:
            super().note(position, seat, action)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for an attack, if there is anybody to attack."""
        if any(is_aim(action) for action in position.options(seat)):
            return Message("choose-attack")
        alone = is_alone(position, seat)
        return Message("choose-no-attack-alone" if alone else "choose-no-attack")

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return how an answer is worded."""
        if is_aim(action):
            return aim_option(position, seat, action, text)
        return super().option(position, seat, action, text)

    def closed(self, position: Bastion, seat: int) -> list[Closed]:
        """Say what is out of reach, and which missions are not laid."""
        return closed_attacks(position, seat)


class Riposting(Asking):
    """Whether the attacked player strikes back, at pieces of the token player (RULES 4.32).

    Rulings A21 and A22.
    """

    def asks(self, position: Bastion) -> bool:
        """Forget the attack, then ask."""
        clear_combat(position)
        return super().asks(position)

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the targets, and to renounce, which nobody does who has none."""
        offered = targets(position, position.actor, position.token)
        return append(offered, board.PASS) if len(offered) > 0 else offered

    def answer(self, position: Bastion, action: i64) -> None:
        """Begin the riposte, or renounce."""
        seat = position.actor
        position.done()
        if action == board.PASS:
            position.tell(event_ids.NO_RIPOSTE, seat)
        else:
            begin_attack(position, seat, action)
            position.ask(board.MUSTERING, seat)

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Tell the target."""
        tell_aim(position, seat, action)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a riposte."""
        return Message("choose-riposte")

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return how an answer is worded."""
        if is_aim(action):
            return aim_option(position, seat, action, text)
        return super().option(position, seat, action, text)
