"""Deployment of the armies: by chance, or freely and in secret (RULES 2.3 to 2.5)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tocsin.kernel.chance import Chance

from .boards import EACH, FIRST, KIND, NOBODY, NOTHING, PIECE_COUNT, TOWER
from .steps import DEPLOY, DEPLOYING, NO_STEP
from .told import DEPLOYED, READY
from .towers import put

if TYPE_CHECKING:
    from .position import Bastion


def deploy_by_chance(position: "Bastion") -> None:
    """Put every kind on its start squares, the values shuffled within the kind."""
    board = position.board
    for seat in range(position.players):
        figures: list[int] = []
        for kind in range(len(FIRST)):
            own = [
                figure
                for figure in range(FIRST[kind], FIRST[kind] + EACH[kind])
                if board.used[figure]
            ]
            position.chance.shuffle(own)
            figures += own
        plan: list[int] = []
        for kind in board.start_kinds[seat]:
            for figure in figures:
                if KIND[figure] == kind:
                    plan.append(figure)
                    figures.remove(figure)
                    break
        muster(position, seat, plan)


def muster(position: "Bastion", seat: i64, plan: list[int]) -> None:
    """Put the figures of a plan on the start squares; pieces are lettered in this order."""
    position.own()
    count = [0] * len(FIRST)
    for place, figure in enumerate(plan):
        kind: i64 = KIND[figure]
        piece: i64 = seat * PIECE_COUNT + FIRST[kind] + count[kind]
        count[kind] += 1
        position.value[piece] = figure
        position.shown[piece] = 1 << seat
        position.alive[seat] += 1
        put(position, piece, position.board.starts[seat][place])


# --- free deployment


def begin_deployment(position: "Bastion") -> None:
    """Let all seats deploy at the same time."""
    position.plans = [NOTHING] * (position.players * PIECE_COUNT)
    position.step = DEPLOYING
    # What came before stays: whether it could be taken back would tell if others have begun.
    position.reveals += 1


def deployable(position: "Bastion", seat: i64) -> list[int]:
    """Return the figures that may stand on the next start square, Towers only outside."""
    board = position.board
    if position.is_deployed(seat):
        return []
    square: i64 = board.starts[seat][position.planned[seat]]
    first: i64 = seat * PIECE_COUNT
    there = position.plans[first : first + position.planned[seat]]
    legal: list[int] = []
    for figure in range(PIECE_COUNT):
        if board.used[figure] and figure not in there:
            if KIND[figure] != TOWER or board.bastion[square] == NOBODY:
                legal.append(DEPLOY + figure)
    return legal


def deploy(position: "Bastion", seat: i64, action: i64) -> None:
    """Put a figure on the next start square; where only one may stand, it does so by itself."""
    put_figure(position, seat, action - DEPLOY)
    only = deployable(position, seat)
    while len(only) == 1:
        put_figure(position, seat, only[0] - DEPLOY)
        only = deployable(position, seat)
    if position.is_deployed(seat):
        position.tell(READY, seat)
        for other in range(position.players):
            if not position.is_deployed(other):
                return
        reveal_armies(position)


def put_figure(position: "Bastion", seat: i64, figure: i64) -> None:
    """Note a figure for the next start square."""
    position.own()
    count: i64 = position.planned[seat]
    square: i64 = position.board.starts[seat][count]
    position.plans[seat * PIECE_COUNT + count] = figure
    position.planned[seat] = count + 1
    board = position.board
    position.tell(DEPLOYED, seat, figure, board.file[square], board.row[square])


def reveal_armies(position: "Bastion") -> None:
    """Put all armies on the board: the kinds are public now, the values are not."""
    for seat in range(position.players):
        first: i64 = seat * PIECE_COUNT
        muster(position, seat, position.plans[first : first + position.planned[seat]])
    position.plans = []
    position.reveals += 1
    position.step = NO_STEP


# --- what a viewer cannot know


def imagine_deployment(position: "Bastion", viewer: i64, chance: Chance) -> None:
    """Let the others have deployed otherwise; who is ready is public, how far one is is not."""
    if position.step != DEPLOYING:
        return
    for seat in range(position.players):
        if seat == viewer:
            continue
        squares: i64 = len(position.board.starts[seat])
        first: i64 = seat * PIECE_COUNT
        count: i64 = squares if position.is_deployed(seat) else chance.below(squares - 1)
        position.planned[seat] = 0
        for place in range(PIECE_COUNT):
            position.plans[first + place] = NOTHING
        legal = deployable(position, seat)
        # Nobody is ever waited for where only one figure may stand.
        while position.planned[seat] < count or len(legal) == 1:
            figure = legal[chance.below(len(legal))] - DEPLOY
            position.plans[first + position.planned[seat]] = figure
            position.planned[seat] += 1
            legal = deployable(position, seat)


def imagine_values(position: "Bastion", viewer: i64, chance: Chance) -> None:
    """Shuffle the values that the viewer has not seen, within each kind of each army."""
    for seat in range(position.players):
        for kind in range(len(FIRST)):
            if seat == viewer or EACH[kind] == 1:
                continue
            first: i64 = seat * PIECE_COUNT + FIRST[kind]
            pieces: list[int] = []
            figures: list[int] = []
            for piece in range(first, first + EACH[kind]):
                figure = position.value[piece]
                if figure != NOTHING and position.shown[piece] & (1 << viewer) == 0:
                    pieces.append(piece)
                    figures.append(figure)
            figures.sort()
            chance.shuffle(figures)
            for piece, figure in zip(pieces, figures):
                position.value[piece] = figure
