"""Deployment of the armies: by chance, or freely and in secret (RULES 2.3 to 2.5, 5.1 and 6.3)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NO_ANSWERS
from tocsin.kernel.fields import cells, with_item
from tocsin.kernel.message import Message

from . import event_ids
from .asking import Asking
from .board import (
    COMPLETE,
    DEPLOY,
    DEPLOYING,
    EACH,
    FIRST,
    KIND,
    KIND_COUNT,
    NOBODY,
    NOTHING,
    PIECE_COUNT,
    TOWER,
)
from .names import FILE
from .pieces.towers import put
from .position import Bastion


def deploy_by_chance(position: Bastion) -> None:
    """Put every kind on its start squares, the values shuffled within the kind.

    RULES 2.3.
    """
    for seat in range(position.players):
        figures: list[int] = []
        for kind in range(KIND_COUNT):
            own: list[int] = []
            for figure in range(FIRST[kind], FIRST[kind] + EACH[kind]):
                if position.board.used[figure]:
                    own.append(figure)
            position.chance.shuffle(own)
            figures += own
        plan: list[int] = []
        for kind in position.board.start_kinds[seat]:
            for figure in figures:
                if KIND[figure] == kind:
                    plan.append(figure)
                    figures.remove(figure)
                    break
        muster(position, seat, plan)


def muster(position: Bastion, seat: i64, plan: list[int]) -> None:
    """Put the figures of a plan on the start squares; pieces are lettered in this order.

    RULES 2.5.
    """
    count = [0] * KIND_COUNT
    value = position.value[:]
    shown = position.shown[:]
    for place, figure in enumerate(plan):
        kind = KIND[figure]
        piece: i64 = seat * PIECE_COUNT + FIRST[kind] + count[kind]
        count[kind] += 1
        value[piece] = figure
        shown[piece] = 1 << seat
        put(position, piece, position.board.starts[seat][place])
    position.value = value
    position.shown = shown
    position.alive = with_item(position.alive, seat, len(plan))


# --- free deployment


def is_deployed(position: Bastion, seat: i64) -> bool:
    """Return whether the seat has deployed its army."""
    return position.planned[seat] == len(position.board.starts[seat])


def planned(position: Bastion, seat: i64) -> list[int]:
    """Return the figures that the seat has deployed so far."""
    first: i64 = seat * PIECE_COUNT
    return list(position.plans[first : first + position.planned[seat]])


def deployable(position: Bastion, seat: i64) -> vec[i64]:
    """Return the figures that may stand on the next start square, Towers only outside (RULES 2.4).

    The last choice has actions of its own: others see that it makes a seat ready, and must not
    see by it how far the seat was.
    """
    legal = vec[i64]()
    if is_deployed(position, seat):
        return legal
    starts = position.board.starts[seat]
    count: i64 = position.planned[seat]
    base: i64 = COMPLETE if len(starts) - count == 2 else DEPLOY
    square = starts[count]
    there = planned(position, seat)
    for figure in range(PIECE_COUNT):
        if position.board.used[figure] and figure not in there:
            if KIND[figure] != TOWER or position.board.bastion[square] == NOBODY:
                legal = append(legal, base + figure)
    return legal


def figure_of(action: i64) -> i64:
    """Return the figure that the action deploys."""
    return action - COMPLETE if action >= COMPLETE else action - DEPLOY


def plan_figure(position: Bastion, seat: i64, figure: i64) -> None:
    """Note a figure for the next start square."""
    count = position.planned[seat]
    position.plans = with_item(position.plans, seat * PIECE_COUNT + count, figure)
    position.planned = with_item(position.planned, seat, count + 1)


class Opening(Asking):
    """A free deployment begins, once the missions are dealt (ruling A46)."""

    def carry_out(self, position: Bastion) -> None:
        """Let all seats deploy at the same time."""
        position.done()
        position.plans = cells(position.players * PIECE_COUNT, NOTHING)
        position.ask(DEPLOYING, NOBODY)
        # What came before stays: whether it could be taken back would tell if others have begun.
        position.reveals += 1


class Deploying(Asking):
    """All seats put their figures on their start squares, one after the other."""

    def asks(self, position: Bastion) -> bool:
        """Ask until all are ready."""
        position.answers = NO_ANSWERS
        return True

    def actors(self, position: Bastion) -> list[int]:
        """Return who is not ready yet."""
        return [seat for seat in range(position.players) if not is_deployed(position, seat)]

    def options(self, position: Bastion, seat: i64) -> vec[i64]:
        """Return the figures for the next square."""
        return deployable(position, seat)

    def take(self, position: Bastion, seat: i64, action: i64) -> None:
        """Put a figure on the next start square; where only one may stand, it does so by itself."""
        self.put_figure(position, seat, action)
        only = deployable(position, seat)
        while len(only) == 1:
            self.put_figure(position, seat, only[0])
            only = deployable(position, seat)
        if is_deployed(position, seat):
            position.tell(event_ids.READY, seat)
            if len(self.actors(position)) == 0:
                self.reveal_armies(position)

    def put_figure(self, position: Bastion, seat: i64, action: i64) -> None:
        """Note a figure, and tell its owner."""
        square = position.board.starts[seat][position.planned[seat]]
        figure = figure_of(action)
        plan_figure(position, seat, figure)
        file = position.board.file[square]
        row = position.board.row[square]
        position.tell_more(event_ids.DEPLOYED, seat, figure, file, row)

    def reveal_armies(self, position: Bastion) -> None:
        """Put all armies on the board: the kinds are public now, the values are not."""
        position.done()
        for seat in range(position.players):
            muster(position, seat, planned(position, seat))
        position.plans = vec[i64]()
        position.reveals += 1

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Tell nothing: a deployment is secret (RULES 6.3)."""

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a figure."""
        square = position.board.starts[seat][position.planned[seat]]
        file = FILE(position.board.file[square])
        return Message("choose-deploy", {"file": file, "row": position.board.row[square]})


# --- what a viewer cannot know


def imagine_deployment(position: Bastion, viewer: i64, chance: Chance) -> None:
    """Let the others have deployed otherwise; who is ready is public, how far one is is not."""
    for seat in range(position.players):
        if seat == viewer:
            continue
        squares: i64 = len(position.board.starts[seat])
        count: i64 = squares if is_deployed(position, seat) else chance.below(squares - 1)
        clear_plan(position, seat)
        legal = deployable(position, seat)
        # Nobody is ever waited for where only one figure may stand.
        while position.planned[seat] < count or len(legal) == 1:
            plan_figure(position, seat, figure_of(legal[chance.below(len(legal))]))
            legal = deployable(position, seat)


def clear_plan(position: Bastion, seat: i64) -> None:
    """Let the seat have deployed nothing yet."""
    first: i64 = seat * PIECE_COUNT
    plans = position.plans[:]
    for place in range(first, first + PIECE_COUNT):
        plans[place] = NOTHING
    position.plans = plans
    position.planned = with_item(position.planned, seat, 0)
