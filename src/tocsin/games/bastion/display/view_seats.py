"""The view of the seats: bastions, reserves, hands and missions (RULES 6)."""

# mypyc: compile

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from tocsin.kernel.fields import filled_row
from tocsin.kernel.view import HIDDEN, RawCells

from ..rules import board
from ..rules.board import HAND_ROOM, MISSION_COUNT, NOTHING, SEAT_COUNT, Board
from ..rules.deployment import is_deployed, planned
from ..rules.end_and_scoring import points_of
from ..rules.missions.conditions import pledged, progress_of, steps_of
from ..rules.missions.knowledge import EXACT, GROUP_COUNT, label_of
from ..rules.ownership import event_in_hand, object_in_hand
from ..rules.position import Bastion
from .view_types import Card, Held, SeatView

# Indices of the cells of a seat: private ones first, then public ones, the hand, progress by
# mission, and the figures deployed so far.
OBJECT: Final = 0
EVENT: Final = 1
SEES_PROGRESS: Final = 2
SEES_PLAN: Final = 3
SEAT: Final = 4
SPIED: Final = 20
HAND: Final = SPIED + SEAT_COUNT
PROGRESS: Final = HAND + HAND_ROOM
PLAN: Final = PROGRESS + MISSION_COUNT
UNKNOWN_PROGRESS: Final = filled_row(MISSION_COUNT, NOTHING)
# Values of a cell: a card whose kind is hidden, and an empty slot of a hand.
HIDDEN_CARD: Final = -2
NO_CARD: Final = -2


def seats(position: Bastion) -> list[vec[i64]]:
    """Return the cells of all seats, as the public sees them."""
    return [_seat_cells(position, seat) for seat in range(position.players)]


def fill_own_seats(shown: list[vec[i64]], position: Bastion, viewer: int) -> None:
    """Fill in the viewer's own secrets, and the hands that it has spied."""
    for seat in range(position.players):
        # A spy knows cards in other hands.
        row = shown[seat][:]
        copy_into(row, HAND, _hand(position, seat, viewer))
        shown[seat] = row
    own = shown[viewer]
    own[OBJECT] = object_in_hand(position, viewer)
    own[EVENT] = event_in_hand(position, viewer)
    copy_into(own, PROGRESS, progress_of(position, viewer, True))
    own[SEES_PROGRESS] = 1
    if position.asked == board.DEPLOYING:
        own[SEES_PLAN] = 1
        own = extend(own, planned(position, viewer))
    shown[viewer] = own


def copy_into(row: vec[i64], first: i64, cells: vec[i64]) -> None:
    """Copy cells into a row."""
    for index in range(len(cells)):
        row[first + index] = cells[index]


def _hand(position: Bastion, seat: i64, viewer: i64) -> vec[i64]:
    hand = filled_row(HAND_ROOM, NO_CARD)
    first = seat * HAND_ROOM
    for index in range(HAND_ROOM):
        card = position.hands[first + index]
        if card != NOTHING:
            label = label_of(position.hand_label[first + index], viewer)
            hand[index] = card_cell(position, card, label)
    return hand


def _seat_cells(position: Bastion, seat: i64) -> vec[i64]:
    """Return the public cells of a seat, or all of them after the match."""
    is_over = position.reason != 0
    object_held, event_held = object_in_hand(position, seat), event_in_hand(position, seat)
    row = vec[i64](
        [
            HIDDEN if object_held == NOTHING else object_held if is_over else HIDDEN_CARD,
            HIDDEN if event_held == NOTHING else event_held if is_over else HIDDEN_CARD,
            is_over or position.board.common,
            False,
            seat,
            points_of(position, seat),
            position.alive[seat],
            position.reserve[seat * 3],
            position.reserve[seat * 3 + 1],
            position.reserve[seat * 3 + 2],
            position.resistance[seat],
            position.closed[seat],
            position.turned[seat],
            position.treasure[seat],
            position.flag[seat],
            position.freed[seat],
            position.broke[seat],
            position.held[seat],
            pledged(position, seat),
            is_deployed(position, seat) if position.asked == board.DEPLOYING else HIDDEN,
        ]
    )
    row = extend(row, position.spied[seat * SEAT_COUNT : (seat + 1) * SEAT_COUNT])
    row = extend(row, _hand(position, seat, SEAT_COUNT))
    if is_over or position.board.common:
        return extend(row, progress_of(position, seat, is_over))
    return extend(row, UNKNOWN_PROGRESS)


def seat_row(ground: Board, raw: RawCells) -> SeatView:
    """Return the view of a seat from its cells."""
    row: vec[i64] = raw
    seat, points, army, green, red, blue, resistance = row[SEAT : SEAT + 7]
    closed, turned, treasure, flag, freed, broke, held = row[SEAT + 7 : SEAT + 14]
    pledged, ready = row[SEAT + 14 : SPIED]
    starts = [board.SQUARES[ground.name[square]] for square in ground.starts[seat]]
    return {
        "points": points,
        "army": army,
        "green": green,
        "red": red,
        "blue": blue,
        "resistance": resistance,
        "closed": bool(closed),
        "turned": bool(turned),
        "treasure": treasure,
        "flag": flag,
        "freed": bool(freed),
        "broke": bool(broke),
        "held": bool(held),
        "pledged": pledged,
        "spied": list(row[SPIED:HAND]),
        "hand": [card_of(card) for card in row[HAND:PROGRESS] if card != NO_CARD],
        "object": _held(board.OBJECTS, row[OBJECT]),
        "event": _held(board.EVENTS, row[EVENT]),
        "ready": None if ready == HIDDEN else bool(ready),
        "plan": [board.FIGURES[figure] for figure in row[PLAN:]] if row[SEES_PLAN] else None,
        # Only during a free deployment, in its order.
        "starts": None if ready == HIDDEN else starts,
        "progress": _progress(ground, row[PROGRESS:PLAN]) if row[SEES_PROGRESS] else None,
    }


def _progress(ground: Board, steps: vec[i64]) -> dict[str, list[int]]:
    return {
        board.MISSIONS[mission]: [done, steps_of(ground, mission)]
        for mission, done in enumerate(steps)
        if done != NOTHING
    }


def _held(names: tuple[str, ...], held: int) -> Held:
    """Return the name of an object or event in hand, or True if its kind is hidden."""
    if held == HIDDEN:
        return None
    return True if held == HIDDEN_CARD else names[held]


def card_cell(position: Bastion, card: i64, label: i64) -> i64:
    """Return the cell of a card: a mission, MISSION_COUNT + group, or HIDDEN."""
    if label == EXACT or position.reason:
        return card
    return MISSION_COUNT + label if label < GROUP_COUNT else HIDDEN


def card_of(cell: int) -> Card:
    """Return the card of a cell: a mission, the number of a group, or None."""
    if cell == HIDDEN:
        return None
    return board.MISSIONS[cell] if cell < MISSION_COUNT else cell - MISSION_COUNT
