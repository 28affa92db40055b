"""A position as numbers for a net: what a seat may know, the own seat first (RULES 6).

Names and numbers are written by two functions in step; a law of the tests counts them.
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
from ..rules.hidden import seen_missions
from ..rules.mission_points import group_of, mission_points
from ..rules.position import Bastille
from ..rules.versailles import versailles_bonuses
from .evaluation import NEED_KIND_COUNT, SeatFeatures, henchman_worth

VERSION: Final = 1
# The questions that are put to somebody.
ASKED: Final = ("tile", "bonus", "character", "pile", "mission", "niche", "upgrade") + (
    ("weapons", "group")
)
CARD_FIGURES: Final = ("there", "cost", "points", "armed", "crowns", "gems", "flags", "monk")
# So many characters on display are told by their figures.
SHOWN: Final = 4
OF_SEAT: Final = ("points", "coins", "henchmen", "bag", "space", "place on the track") + (
    ("torches", "missions", "unarmed", "free monks", "flags", "starts", "acts")
)
MAJORITIES: Final = ("peasants", "soldiers", "nobles", "crowns", "gems", "weapons")


def encoding(players: int) -> Encoding:
    """Return what the numbers mean; seats are counted from the own one clockwise."""
    names = ["round", "rounds left", "before the interim scoring", "deck", "torches", "henchman"]
    names += [f"phase {name}" for name in b.PHASES]
    names += [f"asked for {name}" for name in ASKED] + ["asked about"]
    names += [f"{name} laid out" for name in b.WEAPONS]
    names += [f"{side} {effect} at Versailles" for side in b.SIDES for effect in b.EFFECTS]
    names += [f"{side} {effect} for flags" for side in b.SIDES for effect in b.EFFECTS]
    names += [f"{figure} of display {place}" for place in range(SHOWN) for figure in CARD_FIGURES]
    names += [f"niche {niche} free" for niche in range(b.NICHE_COUNT)]
    for pile in b.PILES:
        names += [f"{pile} pile", f"{pile} pile seen"]
        names += [f"{mission} seen in the {pile} pile" for mission in b.MISSIONS]
    names += [f"own {mission}" for mission in b.MISSIONS]
    names += [f"own {mission} scores" for mission in b.MISSIONS]
    for place in range(players):
        facts = [*OF_SEAT, *MAJORITIES, *(f"{weapon} tokens" for weapon in b.WEAPONS)]
        facts += [f"{group} to arm" for group in (*b.GROUPS, "free monks")]
        facts += [f"{what} {n + 1}" for what in ("tiles", "supply") for n in range(b.VALUE_COUNT)]
        facts += [f"{what} at {name}" for name in b.LOCATIONS for what in ("highest tile", "tiles")]
        facts += [f"card {name}" for name in b.CARDS]
        names += [f"seat +{place} {fact}" for fact in facts]
    return Encoding(VERSION, tuple(names))


def encode(position: Bastille, seat: i64, out: BytesWriter) -> None:
    """Write the numbers."""
    features = SeatFeatures(position)
    write_course(features, seat, out)
    write_offers(position, out)
    write_missions(position, seat, out)
    place: i64
    for place in range(position.players):
        other = (seat + place) % position.players
        write_seat(features, other, out)
        write_tiles(position, other, out)
        write_cards(position, other, out)


def put(out: BytesWriter, number: i64, most: i64) -> None:
    """Write a number as a part of what is usual."""
    write_f32_le(out, float(number) / float(most))


def put_flag(out: BytesWriter, flag: bool) -> None:
    """Write a yes or no."""
    write_f32_le(out, 1.0 if flag else 0.0)


def write_course(features: SeatFeatures, seat: i64, out: BytesWriter) -> None:
    """Write where the match stands, and what is asked."""
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
    put(out, position.about, 35)


def write_offers(position: Bastille, out: BytesWriter) -> None:
    """Write what lies on the table for all."""
    for count in position.arsenal:
        put(out, count, 3)
    board = position.board
    bonus = board.bonuses[position.bonuses[position.round_number - 1]]
    for tile in (versailles_bonuses(position), bonus):
        for side in range(2):
            for effect in range(len(b.EFFECTS)):
                put(out, tile[2 * side + 1] if tile[2 * side] == effect else 0, 4)
    place: i64
    for place in range(SHOWN):
        there = place < len(position.display)
        put_flag(out, there)
        card = position.display[place] if there else 0
        one: i64 = 1 if there else 0
        put(out, one * board.cost[card], 10)
        put(out, one * board.points[card], 8)
        put(out, one * board.armed[card], 1)
        put(out, one * board.crowns[card], 2)
        put(out, one * board.gems[card], 2)
        put(out, one * board.flags[card], 2)
        put_flag(out, there and board.group[card] == b.MONK)
    niche: i64
    for niche in range(b.NICHE_COUNT):
        printed = niche % b.NICHES_PER_BOARD < len(board.niches[niche // b.NICHES_PER_BOARD]) // 2
        put_flag(out, printed and position.niches[niche] == b.NO_SEAT)


def write_missions(position: Bastille, seat: i64, out: BytesWriter) -> None:
    """Write the piles as the seat last saw them, and the missions it holds."""
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
    """Write what a seat has, and counts of it."""
    position = features.position
    put(out, total_points(position, seat), 50)
    put(out, position.coins[seat], 15)
    put(out, position.henchmen[seat], 20)
    put(out, position.bag[seat], 5)
    put(out, position.track[seat], 20)
    place: i64 = 0
    while seat_at(position, place) != seat:
        place += 1
    put(out, place, 3)
    put(out, position.torches[seat], 3)
    missions: i64 = 0
    mission: i64
    for mission in range(b.MISSION_COUNT):
        missions += (position.missions[seat] >> mission) & 1
    put(out, missions, 4)
    put(out, features.unarmed_count(seat), 4)
    put(out, features.monks[seat], 2)
    flags: i64 = 0
    card: i64
    for card in range(b.CARD_COUNT):
        if position.owner[card] == seat:
            flags += position.board.flags[card]
    put(out, flags, 6)
    put_flag(out, position.start == seat)
    put_flag(out, position.actor == seat)
    for mission in range(b.FIRST_SERIES):
        put(out, features.majority_counts[seat * b.FIRST_SERIES + mission], 5)
    for weapon in range(b.GROUP_COUNT):
        put(out, position.weapons[seat * b.GROUP_COUNT + weapon], 3)
    for kind in range(NEED_KIND_COUNT):
        put(out, features.needs[seat * NEED_KIND_COUNT + kind], 4)


def write_tiles(position: Bastille, seat: i64, out: BytesWriter) -> None:
    """Write the tiles in front of a seat, in its supply and at each location."""
    value: i64
    for value in range(b.VALUE_COUNT):
        put(out, position.tiles[seat * b.VALUE_COUNT + value], 3)
    for value in range(b.VALUE_COUNT):
        put(out, position.supply[seat * b.VALUE_COUNT + value], 4)
    location: i64
    space: i64
    first = position.board.first_space
    for location in range(b.LOCATION_COUNT):
        highest: i64 = 0
        count: i64 = 0
        for space in range(first[location], first[location + 1]):
            tile = position.spaces[space]
            if tile and tile_owner(tile) == seat:
                highest = max(highest, tile_value(tile))
                count += 1
        put(out, highest, 4)
        put(out, count, 2)


def write_cards(position: Bastille, seat: i64, out: BytesWriter) -> None:
    """Write which characters a seat has; a monk who has joined nobody counts half."""
    card: i64
    for card in range(b.CARD_COUNT):
        if position.owner[card] != seat:
            write_f32_le(out, 0.0)
        elif group_of(position, card) == b.NO_GROUP:
            write_f32_le(out, 0.5)
        else:
            write_f32_le(out, 1.0)
