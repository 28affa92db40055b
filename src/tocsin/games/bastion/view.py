"""What each seat may see: built up from nothing (RULES 6)."""

# mypyc: compile

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from tocsin.kernel.fields import cells
from tocsin.kernel.view import HIDDEN, personal, public, rows

from . import account, board
from .belongings import event_in_hand, object_in_hand, object_of
from .board import HAND_ROOM, MISSION_COUNT, NOBODY, NOTHING, PIECE_COUNT, SEAT_COUNT, Board, Side
from .course import QUESTIONS
from .deployment import is_deployed, planned
from .end_and_scoring import points_of, quiet_until
from .hidden_missions import EXACT, GROUP_COUNT, label_of
from .mission_conditions import pledged, progress_of, steps_of
from .position import Bastion
from .powers import added_forces
from .view_scores import score, scores, seen_scores
from .view_types import (
    Card,
    CombatView,
    Deed,
    FoughtView,
    Held,
    PieceView,
    SeatView,
)

# The cells of a seat: first those that are its own; further on what all see, the missions in its
# hand, by mission how far it is, and what it has planned.
OBJECT: Final = 0
EVENT: Final = 1
SEES_PROGRESS: Final = 2
SEES_PLAN: Final = 3
SEAT: Final = 4
SPIED: Final = 20
HAND: Final = SPIED + SEAT_COUNT
PROGRESS: Final = HAND + HAND_ROOM
PLAN: Final = PROGRESS + MISSION_COUNT
UNKNOWN_PROGRESS: Final = cells(MISSION_COUNT, NOTHING)
# In a cell: something that others do not see, and an empty slot of a hand.
SOMETHING: Final = -2
NO_CARD: Final = -2
# The cells of a piece with its values.
FORCE: Final = 1
DEEDS: dict[Deed, int] = {
    "moved": board.DISPLACED,
    "hastened": board.HASTENED,
    "booted": board.BOOTED,
    "attacked": board.HAS_ATTACKED,
    "spy": board.IS_SPY,
}


def _eyes(viewer: int | None) -> int:
    """Return whose bit says who has seen what."""
    return SEAT_COUNT if viewer is None else viewer


def _side(position: Bastion) -> Side | None:
    return board.SIDES[position.side] if position.side >= 0 else None


def _step(position: Bastion) -> str:
    return "over" if position.reason else QUESTIONS[position.asked].name


def _to_do(position: Bastion) -> list[str]:
    """Return what comes after what is asked now, the next at the end."""
    stack = position.stack
    return [
        f"{QUESTIONS[stack[place]].name} {stack[place + 1]}" for place in range(0, len(stack), 3)
    ]


def _seats(position: Bastion) -> list[vec[i64]]:
    return [_seat_cells(position, seat) for seat in range(position.players)]


def _own_seats(shown: list[vec[i64]], position: Bastion, viewer: int) -> None:
    for seat in range(position.players):
        # A spy knows cards in the hands of others.
        row = shown[seat][:]
        _put(row, HAND, _hand(position, seat, viewer))
        shown[seat] = row
    own = shown[viewer]
    own[OBJECT] = object_in_hand(position, viewer)
    own[EVENT] = event_in_hand(position, viewer)
    _put(own, PROGRESS, progress_of(position, viewer, True))
    own[SEES_PROGRESS] = 1
    if position.asked == board.DEPLOYING:
        own[SEES_PLAN] = 1
        own = extend(own, planned(position, viewer))
    shown[viewer] = own


def _put(row: vec[i64], first: i64, cells: vec[i64]) -> None:
    for place in range(len(cells)):
        row[first + place] = cells[place]


def _hand(position: Bastion, seat: i64, eyes: i64) -> vec[i64]:
    found = cells(HAND_ROOM, NO_CARD)
    first = seat * HAND_ROOM
    for place in range(HAND_ROOM):
        card = position.hands[first + place]
        if card != NOTHING:
            label = label_of(position.hand_label[first + place], eyes)
            found[place] = _card_cell(position, card, label)
    return found


def _seat_cells(position: Bastion, seat: i64) -> vec[i64]:
    """Return what all see of a seat, and all that is hidden if the match is over."""
    is_over = position.reason != 0
    object_held, event_held = object_in_hand(position, seat), event_in_hand(position, seat)
    found = vec[i64](
        [
            HIDDEN if object_held == NOTHING else object_held if is_over else SOMETHING,
            HIDDEN if event_held == NOTHING else event_held if is_over else SOMETHING,
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
    found = extend(found, position.spied[seat * SEAT_COUNT : (seat + 1) * SEAT_COUNT])
    found = extend(found, _hand(position, seat, SEAT_COUNT))
    if is_over or position.board.common:
        return extend(found, progress_of(position, seat, is_over))
    return extend(found, UNKNOWN_PROGRESS)


def _seat(ground: Board, row: vec[i64]) -> SeatView:
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
        "hand": [_card(card) for card in row[HAND:PROGRESS] if card != NO_CARD],
        "object": _held(board.OBJECTS, row[OBJECT]),
        "event": _held(board.EVENTS, row[EVENT]),
        "ready": None if ready == HIDDEN else bool(ready),
        "plan": [board.FIGURES[figure] for figure in row[PLAN:]] if row[SEES_PLAN] else None,
        # The start squares in the order of free deployment, while there is one.
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
    """Return what is held, or for others only that something is."""
    if held == HIDDEN:
        return None
    return True if held == SOMETHING else names[held]


def _card_cell(position: Bastion, card: i64, label: i64) -> i64:
    """Return a mission that the viewer knows, or behind all missions the group it is mixed with."""
    if label == EXACT or position.reason:
        return card
    return MISSION_COUNT + label if label < GROUP_COUNT else HIDDEN


def _card(cell: int) -> Card:
    """Return a mission that the viewer knows, or the number of the group it was mixed with."""
    if cell == HIDDEN:
        return None
    return board.MISSIONS[cell] if cell < MISSION_COUNT else cell - MISSION_COUNT


def _deck(position: Bastion, viewer: int | None) -> list[Card]:
    eyes = _eyes(viewer)
    return [
        _card(_card_cell(position, position.deck[spot], label_of(position.deck_label[spot], eyes)))
        for spot in range(len(position.deck))
    ]


def _mixed(position: Bastion, viewer: int | None) -> dict[str, list[str]]:
    """Return the missions known to be in a group of places, by the group's number."""
    eyes = _eyes(viewer)
    groups: dict[str, list[str]] = {}
    for card in range(board.MISSION_COUNT):
        label = label_of(position.card_label[card], eyes)
        if label < GROUP_COUNT:
            groups.setdefault(str(label), []).append(board.MISSIONS[card])
    return groups


def _pieces(position: Bastion) -> list[vec[i64]]:
    """Return the pieces in the match."""
    return [
        _piece_cells(position, piece)
        for piece in range(len(position.value))
        if position.value[piece] != NOTHING
    ]


def _seen_pieces(shown: list[vec[i64]], position: Bastion, viewer: int) -> None:
    for place in range(len(shown)):
        piece = shown[place][0]
        if position.shown[piece] & (1 << viewer) and shown[place][FORCE] == HIDDEN:
            row = shown[place][:]
            _put(row, FORCE, _values(position, piece))
            shown[place] = row


def _values(position: Bastion, piece: i64) -> vec[i64]:
    figure = position.value[piece]
    return vec[i64]([position.board.force[figure], position.board.courage[figure]])


def _piece_cells(position: Bastion, piece: i64) -> vec[i64]:
    found = vec[i64](
        [
            piece,
            HIDDEN,
            HIDDEN,
            position.place[piece],
            position.carrier[piece],
            position.shown[piece] & ((1 << position.players) - 1),
            position.rescued[piece],
            position.deeds[piece],
            object_of(position, piece),
        ]
    )
    if position.shown[piece] & board.PUBLIC or position.reason:
        _put(found, FORCE, _values(position, piece))
    return found


def _piece(ground: Board, row: vec[i64]) -> PieceView:
    piece, force, courage, square, carrier, shown, rescued, deeds, borne = row
    return {
        "id": _id_of(piece),
        "square": board.SQUARES[ground.name[square]] if square >= 0 else None,
        "prison": board.PRISON_OF - square if square <= board.PRISON_OF else None,
        "carrier": _piece_id(carrier),
        "force": None if force == HIDDEN else force,
        "courage": None if courage == HIDDEN else courage,
        "shown": [seat for seat in range(SEAT_COUNT) if shown & (1 << seat)],
        "rescued": bool(rescued),
        "done": [name for name, bit in DEEDS.items() if deeds & bit],
        "object": board.OBJECTS[borne] if borne != NOTHING else None,
    }


def _piece_id(piece: int) -> str | None:
    return None if piece == NOTHING else _id_of(piece)


def _id_of(piece: int) -> str:
    return f"{piece // PIECE_COUNT}:{board.PIECES[piece % PIECE_COUNT]}"


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _spies(position: Bastion) -> list[list[str | int]]:
    return [
        [_id_of(position.spies[place]), position.spies[place + 1]]
        for place in range(0, len(position.spies), 2)
    ]


def _gone(names: tuple[str, ...], places: vec[i64]) -> list[str]:
    return [names[n] for n, place in enumerate(places) if place == board.GONE]


def _combat(position: Bastion, viewer: int | None) -> CombatView | None:
    if position.attacker == NOBODY:
        return None
    defender = position.target // PIECE_COUNT if position.target != NOTHING else NOBODY
    sides = (position.attacker, defender)
    return {
        "attacker": position.attacker,
        "target": _piece_id(position.target),
        "bridge": _somebody(position.bridge),
        "valiant": _piece_id(position.valiant),
        "support": [_id_of(piece) for piece in position.support],
        "cards": [
            _laid_card(card, position.asked != board.CARDS or seat == viewer)
            for card, seat in zip(position.cards, sides)
        ],
        "added": [_figure(card) for card in position.extra],
        "bonuses": {_id_of(piece): force for piece, force in added_forces(position).items()},
        "captures": position.captures,
    }


def _fought(position: Bastion) -> FoughtView | None:
    """Return what came of the last combat; all of it was told to everybody."""
    fought = position.fought
    if not len(fought):
        return None
    bridge = fought[account.BRIDGE]
    return {
        "attacker": fought[account.ATTACKER],
        "riposte": bool(fought[account.IS_RIPOSTE]),
        "target": _piece_id(fought[account.TARGET]),
        "bridge": _somebody(bridge),
        "valiant": _piece_id(fought[account.VALIANT]),
        "support": [
            {"piece": _id_of(piece), "force": force}
            for piece, force in zip(position.helped[::2], position.helped[1::2])
        ],
        "cards": [_turned_card(card) for card in fought[account.CARD : account.ADDED]],
        "added": [_figure(card) for card in fought[account.ADDED : account.POWER]],
        "powers": [
            {"force": fought[place], "courage": fought[place + 1]}
            if fought[place] != NOTHING
            else None
            for place in (account.POWER, account.POWER + 2)
        ],
        "resistance": _figure(fought[account.RESISTANCE]),
        "damage": _figure(fought[account.DAMAGE]),
        "left": _figure(fought[account.LEFT]),
        "standoff": bool(fought[account.IS_STANDOFF]),
        "cancelled": account.is_cancelled(position),
        # Without a captor: the amulet has brought it home.
        "lost": [
            {"captor": _somebody(captor), "piece": _id_of(piece)}
            for captor, piece in zip(position.lost[::2], position.lost[1::2])
        ],
        "won": [
            {"piece": _id_of(piece), "object": board.OBJECTS[number]}
            for number, piece in zip(position.won[::2], position.won[1::2])
        ],
    }


def _figure(value: int) -> int | None:
    return None if value == NOTHING else value


def _laid_card(card: int, seen: bool) -> Held:
    return True if card != NOTHING and not seen else _turned_card(card)


def _turned_card(card: int) -> str | None:
    if card == NOTHING:
        return None
    return board.EVENTS[card - board.EVENT_CARD] if card >= board.EVENT_CARD else str(card)


# Once it is over, everything is seen (RULES 6.1).
VIEW = (
    public("board", lambda position: position.board.shape),
    public("terrain", lambda position: list(position.board.drawn)),
    public("bastions", lambda position: list(position.board.drawn_bastions)),
    public("round", lambda position: position.round_number, "round_number"),
    public("goal", lambda position: position.board.victory_points),
    public("progress", lambda position: position.progress, "progress"),
    public("round_limit", lambda position: position.board.round_limit),
    public("quiet_until", quiet_until, "progress"),
    public("first", lambda position: position.first, "first"),
    public("token", lambda position: position.token, "token"),
    public("side", _side, "side"),
    public("step", _step, "asked reason"),
    public(
        "actors", lambda position: position.actors(), "actor asked attacker cards planned target"
    ),
    public("to_do", _to_do, "stack"),
    rows(
        "seats",
        _seats,
        _seat,
        "alive asked bearer broke captives closed event_at flag freed hand_label hands held laid"
        " place planned plans reason reserve resistance shown spied treasure turned value",
        _own_seats,
    ),
    rows(
        "pieces",
        _pieces,
        _piece,
        "bearer carrier deeds place reason rescued shown value",
        _seen_pieces,
    ),
    personal("deck", _deck, "deck deck_label reason"),
    personal("mixed", _mixed, "card_label"),
    public("laid", lambda position: [_somebody(seat) for seat in position.laid], "laid"),
    public("spent", lambda position: position.spent, "spent"),
    public("truce", lambda position: bool(position.truce), "truce"),
    public("picked", lambda position: _piece_id(position.picked), "picked"),
    public("captor", lambda position: _somebody(position.captor), "captor"),
    public("spies", _spies, "spies"),
    personal(
        "combat",
        _combat,
        "asked attacker bearer bridge captures cards carrier closed extra load place support target"
        " valiant",
    ),
    public("put_away", lambda position: _gone(board.OBJECTS, position.bearer), "bearer"),
    public("played", lambda position: _gone(board.EVENTS, position.event_at), "event_at"),
    public("fought", _fought, "fought helped lost won"),
    rows("scores", scores, score, "alive laid place reason reserve shown value", seen_scores),
)
