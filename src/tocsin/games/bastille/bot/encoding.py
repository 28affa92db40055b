"""Encoding of the information of a seat as numbers for a net (RULES 6).

`encoding` names the numbers that `encode` writes, in the same order; a test compares their count.
"""

# mypyc: compile

from typing import Final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from tocsin.kernel.encoding import Encoding

from ..rules import board as b
from ..rules.bastille_track import seat_at
from ..rules.board import tile_owner, tile_value
from ..rules.course import phase
from ..rules.end_and_scoring import total_points
from ..rules.etats_generaux import pile_size
from ..rules.evaluation import tiles_at
from ..rules.flags import printed_totals
from ..rules.hidden_missions import seen_missions
from ..rules.mission_points import group_of, mission_points
from ..rules.position import Bastille
from ..rules.versailles import versailles_bonuses
from .evaluation import henchman_worth
from .features import NEED_KIND_COUNT, SeatFeatures

VERSION: Final = 1
# The questions from ASK_TILE to ASK_GROUP.
ASKED: Final = ("tile", "bonus", "character", "pile", "mission", "niche", "upgrade") + (
    ("weapons", "group")
)
CARD_FIGURES: Final = ("there", "cost", "points", "armed", "crowns", "gems", "flags", "monk")
# Number of characters on display whose figures are encoded.
SHOWN_CARD_COUNT: Final = 4
SEAT_FACTS: Final = ("points", "coins", "henchmen", "bag", "space", "place on the track") + (
    ("torches", "missions", "unarmed", "free monks", "flags", "starts", "acts")
)
MAJORITIES: Final = ("peasants", "soldiers", "nobles", "crowns", "gems", "weapons")


def encoding(players: int) -> Encoding:
    """Return the names of the numbers; seats are counted clockwise from the encoding seat."""
    names = ["round", "rounds left", "before the interim scoring", "deck", "torches", "henchman"]
    names += [f"phase {name}" for name in b.PHASES]
    names += [f"asked for {name}" for name in ASKED] + ["asked about"]
    names += [f"{name} laid out" for name in b.WEAPONS]
    names += [f"{side} {effect} at Versailles" for side in b.SIDES for effect in b.EFFECTS]
    names += [f"{side} {effect} for flags" for side in b.SIDES for effect in b.EFFECTS]
    names += [
        f"{figure} of display {n}" for n in range(SHOWN_CARD_COUNT) for figure in CARD_FIGURES
    ]
    names += [f"niche {niche} free" for niche in range(b.NICHE_COUNT)]
    for pile in b.PILES:
        names += [f"{pile} pile", f"{pile} pile seen"]
        names += [f"{mission} seen in the {pile} pile" for mission in b.MISSIONS]
    names += [f"own {mission}" for mission in b.MISSIONS]
    names += [f"own {mission} scores" for mission in b.MISSIONS]
    for turn in range(players):
        facts = [*SEAT_FACTS, *MAJORITIES, *(f"{weapon} tokens" for weapon in b.WEAPONS)]
        facts += [f"{group} to arm" for group in (*b.GROUPS, "free monks")]
        facts += [f"{row} {n + 1}" for row in ("tiles", "supply") for n in range(b.VALUE_COUNT)]
        facts += [f"{fact} at {name}" for name in b.LOCATIONS for fact in ("highest tile", "tiles")]
        facts += [f"card {name}" for name in b.CARDS]
        names += [f"seat +{turn} {fact}" for fact in facts]
    return Encoding(VERSION, tuple(names))


def encode(position: Bastille, seat: i64, out: BytesWriter) -> None:
    """Write the encoding of a position for a seat."""
    features = SeatFeatures(position)
    write_course(features, seat, out)
    write_offers(position, out)
    write_missions(position, seat, out)
    turn: i64
    for turn in range(position.players):
        other = (seat + turn) % position.players
        write_seat(features, other, out)
        write_tiles(position, other, out)
        write_cards(position, other, out)


def put(out: BytesWriter, number: i64, scale: i64) -> None:
    """Write a number divided by its usual maximum."""
    write_f32_le(out, float(number) / float(scale))


def put_flag(out: BytesWriter, flag: bool) -> None:
    """Write a flag as 1 or 0."""
    write_f32_le(out, 1.0 if flag else 0.0)


def write_course(features: SeatFeatures, seat: i64, out: BytesWriter) -> None:
    """Write the stage of the match and the current question."""
    position = features.position
    put(out, position.round_number, 8)
    put(out, features.rounds, 8)
    put_flag(out, features.before_interim)
    put(out, b.CARD_COUNT - position.deck_next, 35)
    put(out, position.torch_stock, 9)
    write_f32_le(out, henchman_worth(features) / 4.0)
    now = phase(position)
    number: i64
    for number in range(b.OVER + 1):
        put_flag(out, now == number)
    for number in range(b.ASK_TILE, b.ASK_GROUP + 1):
        put_flag(out, position.asked == number)
    put(out, position.subject, 35)


def write_offers(position: Bastille, out: BytesWriter) -> None:
    """Write the components available to all seats."""
    for count in position.arsenal:
        put(out, count, 3)
    board = position.board
    bonus = board.bonuses[position.bonuses[position.round_number - 1]]
    for tile in (versailles_bonuses(position), bonus):
        for side in range(2):
            for effect in range(len(b.EFFECTS)):
                put(out, tile[2 * side + 1] if tile[2 * side] == effect else 0, 4)
    index: i64
    for index in range(SHOWN_CARD_COUNT):
        is_shown = index < len(position.display)
        put_flag(out, is_shown)
        card = position.display[index] if is_shown else 0
        one: i64 = 1 if is_shown else 0
        put(out, one * board.cost[card], 10)
        put(out, one * board.points[card], 8)
        put(out, one * board.armed[card], 1)
        put(out, one * board.crowns[card], 2)
        put(out, one * board.gems[card], 2)
        put(out, one * board.flags[card], 2)
        put_flag(out, is_shown and board.group[card] == b.MONK)
    niche: i64
    for niche in range(b.NICHE_COUNT):
        printed = niche % b.NICHES_PER_BOARD < len(board.niches[niche // b.NICHES_PER_BOARD]) // 2
        put_flag(out, printed and position.niches[niche] == b.NO_SEAT)


def write_missions(position: Bastille, seat: i64, out: BytesWriter) -> None:
    """Write the piles as the seat last saw them, and its own missions."""
    mission: i64
    pile: i64
    for pile in range(2):
        put(out, pile_size(position, pile), 20)
        counts = seen_missions(position, seat, pile)
        put_flag(out, counts is not None)
        for mission in range(b.MISSION_COUNT):
            put(out, 0 if counts is None else counts[mission], 2)
    held = position.missions[seat]
    for mission in range(b.MISSION_COUNT):
        put(out, (held >> mission) & 1, 1)
    for mission in range(b.MISSION_COUNT):
        is_held = (held >> mission) & 1 == 1
        put(out, mission_points(position, seat, mission) if is_held else 0, 8)


def write_seat(features: SeatFeatures, seat: i64, out: BytesWriter) -> None:
    """Write the components and counts of a seat."""
    position = features.position
    put(out, total_points(position, seat), 50)
    put(out, position.coins[seat], 15)
    put(out, position.henchmen[seat], 20)
    put(out, position.bag[seat], 5)
    put(out, position.track[seat], 20)
    rank: i64 = 0
    while seat_at(position, rank) != seat:
        rank += 1
    put(out, rank, 3)
    put(out, position.torches[seat], 3)
    held: int = position.missions[seat]
    put(out, held.bit_count(), 4)
    put(out, features.unarmed_count(seat), 4)
    put(out, features.monks[seat], 2)
    put(out, printed_totals(position, position.board.flags)[seat], 6)
    put_flag(out, position.start == seat)
    put_flag(out, position.actor == seat)
    mission: i64
    for mission in range(b.FIRST_SERIES):
        put(out, features.majority_counts[seat * b.FIRST_SERIES + mission], 5)
    for weapon in range(b.GROUP_COUNT):
        put(out, position.weapons[seat * b.GROUP_COUNT + weapon], 3)
    for kind in range(NEED_KIND_COUNT):
        put(out, features.needs[seat * NEED_KIND_COUNT + kind], 4)


def write_tiles(position: Bastille, seat: i64, out: BytesWriter) -> None:
    """Write the tiles of a seat: in front of it, in its supply and at each location."""
    value: i64
    for value in range(b.VALUE_COUNT):
        put(out, position.tiles[seat * b.VALUE_COUNT + value], 3)
    for value in range(b.VALUE_COUNT):
        put(out, position.supply[seat * b.VALUE_COUNT + value], 4)
    location: i64
    for location in range(b.LOCATION_COUNT):
        highest: i64 = 0
        count: i64 = 0
        for tile in tiles_at(position, location):
            if tile and tile_owner(tile) == seat:
                highest = max(highest, tile_value(tile))
                count += 1
        put(out, highest, 4)
        put(out, count, 2)


def write_cards(position: Bastille, seat: i64, out: BytesWriter) -> None:
    """Write 1 for each character of a seat, 0.5 for a monk without a group."""
    card: i64
    for card in range(b.CARD_COUNT):
        if position.owner[card] != seat:
            write_f32_le(out, 0.0)
        elif group_of(position, card) == b.NO_GROUP:
            write_f32_le(out, 0.5)
        else:
            write_f32_le(out, 1.0)
