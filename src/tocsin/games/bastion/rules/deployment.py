"""Deployment of the armies: by chance, or freely and in secret (RULES 2.3 to 2.5, 5.1 and 6.3)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NO_ANSWERS
from tocsin.kernel.fields import filled_row, with_item
from tocsin.kernel.message import Message

from . import event_ids
from .asking import BastionQuestion
from .board import (
    COMPLETE,
    DEPLOY,
    DEPLOYING,
    FIRST_OF_KIND,
    KIND,
    KIND_COUNT,
    KIND_SIZE,
    NO_SEAT,
    NOTHING,
    PIECE_COUNT,
    TOWER,
)
from .names import FILE
from .pieces.towers import put
from .position import Bastion


def deploy_by_chance(position: Bastion) -> None:
    """Put each kind on its start squares, with the values shuffled within the kind (RULES 2.3)."""
    for seat in range(position.players):
        figures: list[list[int]] = []
        for kind in range(KIND_COUNT):
            last: i64 = FIRST_OF_KIND[kind] + KIND_SIZE[kind]
            own = [n for n in range(FIRST_OF_KIND[kind], last) if position.board.used[n]]
            position.chance.shuffle(own)
            figures.append(own)
        kinds = position.board.start_kinds[seat]
        put_army(position, seat, [figures[kind].pop(0) for kind in kinds])


def put_army(position: Bastion, seat: i64, plan: list[int]) -> None:
    """Put figures on a seat's start squares; pieces are lettered in order (RULES 2.5)."""
    count = [0] * KIND_COUNT
    value = position.value[:]
    shown = position.shown[:]
    for index, figure in enumerate(plan):
        kind = KIND[figure]
        piece: i64 = seat * PIECE_COUNT + FIRST_OF_KIND[kind] + count[kind]
        count[kind] += 1
        value[piece] = figure
        shown[piece] = 1 << seat
        put(position, piece, position.board.starts[seat][index])
    position.value = value
    position.shown = shown
    position.alive = with_item(position.alive, seat, len(plan))


def is_deployed(position: Bastion, seat: i64) -> bool:
    """Return whether the seat has placed all its figures."""
    return position.planned[seat] == len(position.board.starts[seat])


def planned(position: Bastion, seat: i64) -> list[int]:
    """Return the figures that the seat has placed so far."""
    first: i64 = seat * PIECE_COUNT
    return list(position.plans[first : first + position.planned[seat]])


def deployable(position: Bastion, seat: i64) -> vec[i64]:
    """Return the actions for the next start square: Towers only outside (RULES 2.4).

    The last choice has action numbers of its own: it makes the seat ready, which is public, so the
    number must not be confused with that of an earlier choice.
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
            if KIND[figure] != TOWER or position.board.bastion[square] == NO_SEAT:
                legal = append(legal, base + figure)
    return legal


def figure_of(action: i64) -> i64:
    """Return the figure placed by the action."""
    return action - COMPLETE if action >= COMPLETE else action - DEPLOY


def plan_figure(position: Bastion, seat: i64, figure: i64) -> None:
    """Place a figure on the seat's next start square."""
    count = position.planned[seat]
    position.plans = with_item(position.plans, seat * PIECE_COUNT + count, figure)
    position.planned = with_item(position.planned, seat, count + 1)


class Opening(BastionQuestion):
    """The start of a free deployment, after the missions are dealt (ruling A46)."""

    def carry_out(self, position: Bastion) -> None:
        """Ask all seats to deploy at the same time."""
        position.done()
        position.plans = filled_row(position.players * PIECE_COUNT, NOTHING)
        position.ask(DEPLOYING, NO_SEAT)
        # An undo must not cross this point: whether it is possible would tell if others have begun.
        position.reveals += 1


class Deploying(BastionQuestion):
    """Free deployment: each seat places figures on its start squares, one by one, in secret."""

    def asks(self, position: Bastion) -> bool:
        """Ask until all seats are ready."""
        position.answers = NO_ANSWERS
        return True

    def actors(self, position: Bastion) -> list[int]:
        """Return the seats that are not ready."""
        return [seat for seat in range(position.players) if not is_deployed(position, seat)]

    def options(self, position: Bastion, seat: i64) -> vec[i64]:
        """Return the figures for the seat's next start square."""
        return deployable(position, seat)

    def take(self, position: Bastion, seat: i64, action: i64) -> None:
        """Place a figure, and then each figure that is the only one left for its square."""
        self.put_figure(position, seat, action)
        only = deployable(position, seat)
        while len(only) == 1:
            self.put_figure(position, seat, only[0])
            only = deployable(position, seat)
        if is_deployed(position, seat):
            position.emit(event_ids.READY, seat)
            if len(self.actors(position)) == 0:
                self.reveal_armies(position)

    def put_figure(self, position: Bastion, seat: i64, action: i64) -> None:
        """Place a figure and tell its owner."""
        square = position.board.starts[seat][position.planned[seat]]
        figure = figure_of(action)
        plan_figure(position, seat, figure)
        file = position.board.file[square]
        row = position.board.row[square]
        position.emit_more(event_ids.DEPLOYED, seat, figure, file, row)

    def reveal_armies(self, position: Bastion) -> None:
        """Put all armies on the board: kinds become public, values stay hidden."""
        position.done()
        for seat in range(position.players):
            put_army(position, seat, planned(position, seat))
        position.plans = vec[i64]()
        position.reveals += 1

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Note no event: a deployment is secret (RULES 6.3)."""

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Return the question for a figure on the next start square."""
        square = position.board.starts[seat][position.planned[seat]]
        file = FILE(position.board.file[square])
        return Message("choose-deploy", {"file": file, "row": position.board.row[square]})


def redeal_deployment(position: Bastion, viewer: i64, chance: Chance) -> None:
    """Redeal the others' deployments: being ready is public, the number of placed figures not."""
    for seat in range(position.players):
        if seat == viewer:
            continue
        squares: i64 = len(position.board.starts[seat])
        count: i64 = squares if is_deployed(position, seat) else chance.below(squares - 1)
        clear_plan(position, seat)
        legal = deployable(position, seat)
        # A seat never waits at a square with only one possible figure.
        while position.planned[seat] < count or len(legal) == 1:
            plan_figure(position, seat, figure_of(legal[chance.below(len(legal))]))
            legal = deployable(position, seat)


def clear_plan(position: Bastion, seat: i64) -> None:
    """Remove all figures that the seat has placed."""
    first: i64 = seat * PIECE_COUNT
    plans = position.plans[:]
    for index in range(first, first + PIECE_COUNT):
        plans[index] = NOTHING
    position.plans = plans
    position.planned = with_item(position.planned, seat, 0)
