"""The encoding of a position for a neural net, from the knowledge of one seat (RULES 6)."""

# mypyc: compile

from typing import Final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from tocsin.kernel.encoding import Encoding

from ..rules import board
from ..rules.board import (
    HAND_ROOM,
    KIND,
    KIND_COUNT,
    MISSION_COUNT,
    NOTHING,
    PIECE_COUNT,
    PRISON_OF,
)
from ..rules.end_and_scoring import points_of
from ..rules.missions.conditions import BY_ALL, BY_CAPTOR, holdings
from ..rules.missions.knowledge import EXACT, label_of
from ..rules.position import Bastion

VERSION: Final = 1
TURN_NUMBERS: Final = ("round", "quiet", "army_side", "strategists_side")
SEAT_NUMBERS: Final = (
    ("points", "army", "green", "red", "blue", "resistance", "closed", "turn", "asked")
    + ("treasure", "flag", "treasures_taken", "flags_taken", "freed", "broke", "held")
    + ("hand", "brave_prisoners", "known_power", "seen", "abroad", "inside", "upstairs", "riding")
)
KIND_NUMBERS: Final = ("on_board", "captured")


def encoding(players: int) -> Encoding:
    """Return the names of the numbers for a player count."""
    names = list(TURN_NUMBERS)
    for index in range(players):
        whose = "own" if index == 0 else f"rival_{index}"
        names += [f"{whose}_{name}" for name in SEAT_NUMBERS]
        names += [f"{whose}_{name}_{kind}" for name in KIND_NUMBERS for kind in board.KINDS]
        names += [f"{whose}_laid_{mission}" for mission in board.MISSIONS]
        names += [f"{whose}_known_{mission}" for mission in board.MISSIONS]
    return Encoding(VERSION, tuple(names))


def encode(position: Bastion, seat: int, out: BytesWriter) -> None:
    """Write the numbers of the turn, of the seat, and of its rivals in turn order."""
    viewer: i64 = seat
    limit = float(position.board.round_limit)
    write_f32_le(out, float(position.round_number) / limit)
    write_f32_le(out, float(position.round_number - position.progress) / 12.0)
    write_f32_le(out, 1.0 if position.side == board.ARMY else 0.0)
    write_f32_le(out, 1.0 if position.side == board.STRATEGISTS else 0.0)
    asked = position.actors()
    for index in range(position.players):
        other: i64 = (viewer + index) % position.players
        write_seat(position, other, viewer, out)
        write_f32_le(out, 1.0 if other == position.token else 0.0)
        write_f32_le(out, 1.0 if other in asked else 0.0)
        write_proofs(position, other, viewer, out)
        write_army(position, other, viewer, out)
        write_kinds(position, other, out)
        for mission in range(MISSION_COUNT):
            write_f32_le(out, 1.0 if position.laid[mission] == other else 0.0)
        write_hand(position, other, viewer, out)


def write_seat(position: Bastion, other: i64, viewer: i64, out: BytesWriter) -> None:
    """Write points, army, reserves and drawbridge."""
    write_f32_le(out, float(points_of(position, other)) / float(position.board.victory_points))
    write_f32_le(out, float(position.alive[other]) / 16.0)
    for reserve in range(3):
        write_f32_le(out, float(position.reserve[other * 3 + reserve]) / 10.0)
    left: i64 = position.resistance[other]
    write_f32_le(out, float(left) / float(position.board.resistance))
    write_f32_le(out, float(position.closed[other]))


def write_proofs(position: Bastion, other: i64, viewer: i64, out: BytesWriter) -> None:
    """Write treasures, flags, mission proofs, hand size and known brave prisoners."""
    write_f32_le(out, 1.0 if position.treasure[other] == other else 0.0)
    write_f32_le(out, 1.0 if position.flag[other] == other else 0.0)
    treasures = 0.0
    flags = 0.0
    for owner in range(position.players):
        if owner != other:
            treasures += 0.5 if position.treasure[owner] == other else 0.0
            flags += 0.5 if position.flag[owner] == other else 0.0
    write_f32_le(out, treasures)
    write_f32_le(out, flags)
    write_f32_le(out, 1.0 if position.freed[other] else 0.0)
    write_f32_le(out, 1.0 if position.broke[other] else 0.0)
    write_f32_le(out, 1.0 if position.held[other] else 0.0)
    cards = 0.0
    for index in range(other * HAND_ROOM, (other + 1) * HAND_ROOM):
        cards += 0.25 if position.hands[index] != NOTHING else 0.0
    write_f32_le(out, cards)
    held = holdings(position, other, BY_CAPTOR if other == viewer else BY_ALL)
    write_f32_le(out, float(held[0]) / 3.0)


def write_army(position: Bastion, other: i64, viewer: i64, out: BytesWriter) -> None:
    """Write the known power, the public pieces, and the locations of pieces."""
    ground = position.board
    power = 0.0
    seen = 0.0
    abroad = 0.0
    inside = 0.0
    upstairs = 0.0
    riding = 0.0
    for piece in range(other * PIECE_COUNT, (other + 1) * PIECE_COUNT):
        square = position.place[piece]
        if square < 0:
            continue
        if position.shown[piece] & (1 << viewer):
            figure: i64 = position.value[piece]
            power += float(ground.force[figure] * ground.courage[figure]) / 150.0
        seen += 0.1 if position.shown[piece] & board.PUBLIC else 0.0
        owner = ground.bastion[square]
        if owner == other:
            inside += 0.1
        elif owner != board.NO_SEAT:
            abroad += 0.3
        upstairs += 0.2 if ground.level[square] & board.UPSTAIRS else 0.0
        riding += 0.5 if position.carrier[piece] != NOTHING else 0.0
    write_f32_le(out, power)
    write_f32_le(out, seen)
    write_f32_le(out, abroad)
    write_f32_le(out, inside)
    write_f32_le(out, upstairs)
    write_f32_le(out, riding)


def write_kinds(position: Bastion, other: i64, out: BytesWriter) -> None:
    """Write the pieces on the board and the prisoners of a seat, by kind."""
    for kind in range(KIND_COUNT):
        there: i64 = 0
        first: i64 = other * PIECE_COUNT + board.FIRST_OF_KIND[kind]
        for piece in range(first, first + board.KIND_SIZE[kind]):
            if position.place[piece] >= 0:
                there += 1
        write_f32_le(out, float(there) / float(board.KIND_SIZE[kind]))
    captured = [0.0] * KIND_COUNT
    for piece in range(len(position.place)):
        if position.place[piece] == PRISON_OF - other:
            captured[KIND[piece % PIECE_COUNT]] += 0.5
    for count in captured:
        write_f32_le(out, count)


def write_hand(position: Bastion, other: i64, viewer: i64, out: BytesWriter) -> None:
    """Write the missions in a hand that the viewer knows."""
    known = [0.0] * MISSION_COUNT
    for index in range(other * HAND_ROOM, (other + 1) * HAND_ROOM):
        card = position.hands[index]
        if card != NOTHING and label_of(position.hand_label[index], viewer) == EXACT:
            known[card] = 1.0
    for share in known:
        write_f32_le(out, share)
