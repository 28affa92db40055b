"""The view of each seat and of spectators (RULES 6)."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.view import HIDDEN, RawCells, personal, public, rows

from ..rules import board
from ..rules.board import NO_SEAT, NOTHING, PIECE_COUNT, SEAT_COUNT, Board, Side
from ..rules.combat import combat_report
from ..rules.combat.powers import added_forces
from ..rules.course import QUESTIONS
from ..rules.end_and_scoring import quiet_until
from ..rules.missions.knowledge import GROUP_COUNT, label_of
from ..rules.ownership import object_of
from ..rules.position import Bastion
from .scores import fill_seen_scores, score, scores
from .view_seats import card_cell, card_of, copy_into, fill_own_seats, seat_row, seats
from .view_types import Card, CombatView, Deed, FoughtView, Held, PieceView

# Index of the values in the cells of a piece.
FORCE: Final = 1
DEEDS: dict[Deed, int] = {
    "moved": board.DISPLACED,
    "hastened": board.HASTENED,
    "booted": board.BOOTED,
    "attacked": board.HAS_ATTACKED,
    "spy": board.IS_SPY,
}


def _viewer_index(viewer: int | None) -> int:
    """Return the index of a viewer in labels and bits; the spectator comes last."""
    return SEAT_COUNT if viewer is None else viewer


def _side(position: Bastion) -> Side | None:
    return board.SIDES[position.side] if position.side >= 0 else None


def _step(position: Bastion) -> str:
    return "over" if position.reason else QUESTIONS[position.asked].name


def _pending(position: Bastion) -> list[str]:
    """Return the pending questions with their seats, the next one last."""
    stack = position.stack
    return [
        f"{QUESTIONS[stack[index]].name} {stack[index + 1]}" for index in range(0, len(stack), 3)
    ]


def _deck(position: Bastion, viewer: int | None) -> list[Card]:
    viewer_index = _viewer_index(viewer)
    return [
        card_of(card_cell(position, card, label_of(label, viewer_index)))
        for card, label in zip(position.deck, position.deck_label)
    ]


def _mixed(position: Bastion, viewer: int | None) -> dict[str, list[str]]:
    """Return the missions known to be in a group, by the number of the group."""
    viewer_index = _viewer_index(viewer)
    groups: dict[str, list[str]] = {}
    for card in range(board.MISSION_COUNT):
        label = label_of(position.card_label[card], viewer_index)
        if label < GROUP_COUNT:
            groups.setdefault(str(label), []).append(board.MISSIONS[card])
    return groups


def _pieces(position: Bastion) -> list[vec[i64]]:
    """Return the cells of all pieces in the match, as the public sees them."""
    return [
        _piece_cells(position, piece)
        for piece in range(len(position.value))
        if position.value[piece] != NOTHING
    ]


def _fill_seen_pieces(shown: list[vec[i64]], position: Bastion, viewer: int) -> None:
    """Fill in the values that the viewer has seen."""
    for index in range(len(shown)):
        piece = shown[index][0]
        if position.shown[piece] & (1 << viewer) and shown[index][FORCE] == HIDDEN:
            row = shown[index][:]
            copy_into(row, FORCE, _values(position, piece))
            shown[index] = row


def _values(position: Bastion, piece: i64) -> vec[i64]:
    figure = position.value[piece]
    return vec[i64]([position.board.force[figure], position.board.courage[figure]])


def _piece_cells(position: Bastion, piece: i64) -> vec[i64]:
    row = vec[i64](
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
        copy_into(row, FORCE, _values(position, piece))
    return row


def _piece(ground: Board, raw: RawCells) -> PieceView:
    row: vec[i64] = raw
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


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


def _spies(position: Bastion) -> list[list[str | int]]:
    return [
        [_id_of(position.spies[index]), position.spies[index + 1]]
        for index in range(0, len(position.spies), 2)
    ]


def _discarded(names: tuple[str, ...], locations: vec[i64]) -> list[str]:
    return [names[n] for n, location in enumerate(locations) if location == board.GONE]


def _combat(position: Bastion, viewer: int | None) -> CombatView | None:
    if position.attacker == NO_SEAT:
        return None
    defender = position.target // PIECE_COUNT if position.target != NOTHING else NO_SEAT
    sides = (position.attacker, defender)
    return {
        "attacker": position.attacker,
        "target": _piece_id(position.target),
        "bridge": _seat_or_none(position.bridge),
        "valiant": _piece_id(position.valiant),
        "support": [_id_of(piece) for piece in position.support],
        "cards": [
            _laid_card(card, position.asked != board.CARDS or seat == viewer)
            for card, seat in zip(position.cards, sides)
        ],
        "added": [_int_or_none(card) for card in position.extra],
        "bonuses": {_id_of(piece): force for piece, force in added_forces(position).items()},
        "captures": position.captures,
    }


def _fought(position: Bastion) -> FoughtView | None:
    """Return the report on the last combat, which is public."""
    fought = position.fought
    if not len(fought):
        return None
    bridge = fought[combat_report.BRIDGE]
    return {
        "attacker": fought[combat_report.ATTACKER],
        "riposte": bool(fought[combat_report.IS_RIPOSTE]),
        "target": _piece_id(fought[combat_report.TARGET]),
        "bridge": _seat_or_none(bridge),
        "valiant": _piece_id(fought[combat_report.VALIANT]),
        "support": [
            {"piece": _id_of(piece), "force": force}
            for piece, force in zip(position.helped[::2], position.helped[1::2])
        ],
        "cards": [_turned_card(card) for card in fought[combat_report.CARD : combat_report.ADDED]],
        "added": [_int_or_none(card) for card in fought[combat_report.ADDED : combat_report.POWER]],
        "powers": [
            {"force": fought[index], "courage": fought[index + 1]}
            if fought[index] != NOTHING
            else None
            for index in (combat_report.POWER, combat_report.POWER + 2)
        ],
        "resistance": _int_or_none(fought[combat_report.RESISTANCE]),
        "damage": _int_or_none(fought[combat_report.DAMAGE]),
        "left": _int_or_none(fought[combat_report.LEFT]),
        "standoff": bool(fought[combat_report.IS_STANDOFF]),
        "cancelled": combat_report.is_cancelled(position),
        # A piece without a captor was brought home by the amulet.
        "lost": [
            {"captor": _seat_or_none(captor), "piece": _id_of(piece)}
            for captor, piece in zip(position.lost[::2], position.lost[1::2])
        ],
        "won": [
            {"piece": _id_of(piece), "object": board.OBJECTS[number]}
            for number, piece in zip(position.won[::2], position.won[1::2])
        ],
    }


def _int_or_none(value: int) -> int | None:
    return None if value == NOTHING else value


def _laid_card(card: int, seen: bool) -> Held:
    return True if card != NOTHING and not seen else _turned_card(card)


def _turned_card(card: int) -> str | None:
    if card == NOTHING:
        return None
    return board.EVENTS[card - board.EVENT_CARD] if card >= board.EVENT_CARD else str(card)


# At the end of the match all hidden information becomes public (RULES 6.1).
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
    public("to_do", _pending, "stack"),
    rows(
        "seats",
        seats,
        seat_row,
        "alive asked bearer broke captives closed event_at flag freed hand_label hands held laid"
        " place planned plans reason reserve resistance shown spied treasure turned value",
        fill_own_seats,
    ),
    rows(
        "pieces",
        _pieces,
        _piece,
        "bearer carrier deeds place reason rescued shown value",
        _fill_seen_pieces,
    ),
    personal("deck", _deck, "deck deck_label reason"),
    personal("mixed", _mixed, "card_label"),
    public("laid", lambda position: [_seat_or_none(seat) for seat in position.laid], "laid"),
    public("spent", lambda position: position.spent, "spent"),
    public("truce", lambda position: bool(position.truce), "truce"),
    public("picked", lambda position: _piece_id(position.picked), "picked"),
    public("captor", lambda position: _seat_or_none(position.captor), "captor"),
    public("spies", _spies, "spies"),
    personal(
        "combat",
        _combat,
        "asked attacker bearer bridge captures cards carrier closed extra load place support target"
        " valiant",
    ),
    public("put_away", lambda position: _discarded(board.OBJECTS, position.bearer), "bearer"),
    public("played", lambda position: _discarded(board.EVENTS, position.event_at), "event_at"),
    public("fought", _fought, "fought helped lost won"),
    rows("scores", scores, score, "alive laid place reason reserve shown value", fill_seen_scores),
)
