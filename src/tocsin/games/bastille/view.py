"""What each seat may see: built up from nothing (RULES 6)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tocsin.kernel.view import HIDDEN, Given, public, rows

from . import board as b
from .bastille_track import seat_at
from .board import Board, tile_owner, tile_value
from .course import phase
from .etats_generaux import pile_size
from .flags import totals
from .hidden import seen
from .mission_points import group_among, group_of, mission_points, weapon_counts
from .position import Bastille
from .view_scores import own_scores, score, scores
from .view_types import (
    BonusView,
    CardView,
    Influence,
    LocationView,
    MissionView,
    NicheView,
    PileView,
    SeatView,
    TileView,
    TrackView,
    Weapons,
)
from .weapons import unarmed

# Where among the cells of a seat those begin of which there are several.
SOURCES: Final = 12
TILES: Final = SOURCES + b.SOURCE_COUNT
SUPPLY: Final = TILES + b.VALUE_COUNT
WEAPONS: Final = SUPPLY + b.VALUE_COUNT
JOINED: Final = WEAPONS + b.GROUP_COUNT
MISSIONS: Final = JOINED + b.CARD_COUNT - b.FIRST_MONK


def _locations(position: Bastille) -> list[vec[i64]]:
    return [_location_cells(position, location) for location in range(b.LOCATION_COUNT)]


def _location_cells(position: Bastille, location: i64) -> vec[i64]:
    first, end = position.board.first[location], position.board.first[location + 1]
    evaluated: i64 = position.space - first if first <= position.space < end else HIDDEN
    return extend(vec[i64]([location, evaluated]), position.spaces[first:end])


def _location(board: Board, given: Given) -> LocationView:
    cells: vec[i64] = given
    evaluated = cells[1]
    return {
        "id": b.LOCATIONS[cells[0]],
        "spaces": [_space(tile) for tile in cells[2:]],
        "evaluated": None if evaluated == HIDDEN else evaluated,
    }


def _space(tile: int) -> Influence | None:
    return {"seat": tile_owner(tile), "value": tile_value(tile)} if tile else None


def _display(position: Bastille) -> list[CardView]:
    return [_card(position.board, card, group_of(position, card)) for card in position.display]


def _versailles(position: Bastille) -> TileView:
    tile = position.versailles[position.round_number - 1]
    return _tile(b.VERSAILLES_TILES, position.board.versailles, tile)


def _bonuses(position: Bastille) -> TileView:
    tile = position.bonuses[position.round_number - 1]
    return _tile(b.BONUS_TILES, position.board.bonuses, tile)


def _tile(names: tuple[str, ...], figures: vec[vec[i64]], tile: int) -> TileView:
    return {
        "id": names[tile],
        "bonuses": [_bonus(figures[tile], side) for side in range(len(b.SIDES))],
    }


def _bonus(figures: vec[i64], place: int) -> BonusView:
    return {"effect": b.EFFECTS[figures[2 * place]], "amount": figures[2 * place + 1]}


def _catacombs(position: Bastille) -> dict[str, list[NicheView]]:
    """Return the niches in use for the next scoring, or the one going on."""
    interim = position.round_number <= position.board.interim
    return {
        name: [
            {
                **_bonus(figures, place),
                "seat": _somebody(position.niches[board * b.NICHES_EACH + place]),
            }
            for place in range(len(figures) // 2)
        ]
        for board, (name, figures) in enumerate(zip(b.NICHE_BOARDS, position.board.niches))
        if (board != b.FINAL) == interim
    }


def _track(position: Bastille) -> TrackView:
    return {
        "order": [seat_at(position, place) for place in range(position.players)],
        "last": position.board.last_space,
    }


def _piles(position: Bastille) -> list[vec[i64]]:
    return [
        vec[i64]([pile_size(position, pile)]) for pile in range(2 if position.board.secret else 1)
    ]


def _own_piles(shown: list[vec[i64]], position: Bastille, viewer: int) -> None:
    """Add what the viewer saw of each pile when it last looked, without what it kept."""
    for pile in range(len(shown)):
        counts = seen(position, viewer, pile)
        if counts is not None:
            shown[pile] = extend(shown[pile][:], counts)


def _pile(board: Board, given: Given) -> PileView:
    cells: vec[i64] = given
    counts = cells[1:]
    return {
        "size": cells[0],
        "seen": {name: count for name, count in zip(b.MISSIONS, counts) if count}
        if len(counts)
        else None,
    }


def _searched(position: Bastille) -> int | None:
    return position.about if position.asked == b.ASK_MISSION else None


def _seats(position: Bastille) -> list[vec[i64]]:
    board = position.board
    sums = [
        totals(position, board.crowns),
        totals(position, board.gems),
        totals(position, board.flags),
        weapon_counts(position),
    ]
    return [_seat_cells(position, seat, sums) for seat in range(position.players)]


def _own_seat(shown: list[vec[i64]], position: Bastille, viewer: int) -> None:
    if position.asked != b.END:
        shown[viewer] = extend(shown[viewer][:], _mission_cells(position, viewer))


def _seat_cells(position: Bastille, seat: i64, sums: list[vec[i64]]) -> vec[i64]:
    """Return all that a seat has, its missions last, where they are seen."""
    held: int = position.missions[seat]
    cards: i64 = 0
    # Doubled, for compiled a 1 moved by more than 31 bits is none.
    bit: i64 = 1
    for owner in position.owner:
        if owner == seat:
            cards |= bit
        bit += bit
    found = vec[i64](
        [
            position.coins[seat],
            position.henchmen[seat],
            position.bag[seat],
            position.track[seat],
            sums[0][seat],
            sums[1][seat],
            sums[2][seat],
            position.torches[seat],
            sums[3][seat],
            unarmed(position, seat),
            held.bit_count(),
            cards,
        ]
    )
    found = extend(found, position.points[seat * b.SOURCE_COUNT : (seat + 1) * b.SOURCE_COUNT])
    found = extend(found, position.tiles[seat * b.VALUE_COUNT : (seat + 1) * b.VALUE_COUNT])
    found = extend(found, position.supply[seat * b.VALUE_COUNT : (seat + 1) * b.VALUE_COUNT])
    found = extend(found, position.weapons[seat * b.GROUP_COUNT : (seat + 1) * b.GROUP_COUNT])
    found = extend(found, position.joined)
    return extend(found, _mission_cells(position, seat)) if position.asked == b.END else found


def _mission_cells(position: Bastille, seat: i64) -> vec[i64]:
    """Return the missions of a seat, each with what it would bring as things stand."""
    held = position.missions[seat]
    found = vec[i64]([held])
    mission: i64
    for mission in range(b.MISSION_COUNT):
        if (held >> mission) & 1:
            found = append(found, mission_points(position, seat, mission))
    return found


def _seat(board: Board, given: Given) -> SeatView:
    cells: vec[i64] = given
    coins, henchmen, bag, space, crowns, gems, flags = cells[:7]
    torches, armed_with, unarmed, mission_count, cards = cells[7:SOURCES]
    points, joined = cells[SOURCES:TILES], cells[JOINED:MISSIONS]
    return {
        "points": sum(points),
        "sources": dict(zip(b.SOURCES, points)),
        "coins": coins,
        "tiles": _values(cells[TILES:SUPPLY]),
        "supply": _values(cells[SUPPLY:WEAPONS]),
        "henchmen": henchmen,
        "bag": bag,
        "space": space,
        "cards": [
            _card(board, card, group_among(board, joined, card))
            for card in range(b.CARD_COUNT)
            if (cards >> card) & 1
        ],
        "crowns": crowns,
        "gems": gems,
        "flags": flags,
        "weapons": _weapons(cells, WEAPONS),
        "torches": torches,
        "armed_with": armed_with,
        "unarmed": unarmed,
        "mission_count": mission_count,
        "missions": _missions(cells[MISSIONS:]) if len(cells) > MISSIONS else None,
    }


def _missions(cells: vec[i64]) -> list[MissionView]:
    held = cells[0]
    names = [name for mission, name in enumerate(b.MISSIONS) if (held >> mission) & 1]
    return [{"id": name, "points": points} for name, points in zip(names, cells[1:])]


def _weapons(counts: vec[i64], first: int) -> Weapons:
    pitchfork, rifle, rapier = counts[first : first + b.GROUP_COUNT]
    return {"pitchfork": pitchfork, "rifle": rifle, "rapier": rapier}


def _values(counts: vec[i64]) -> list[int]:
    return [value + 1 for value, count in enumerate(counts) for _ in range(count)]


def _card(board: Board, card: int, group: int) -> CardView:
    return {
        "id": b.CARDS[card],
        # A monk has no group before it joins one.
        "group": None if group == b.NOBODY else b.GROUPS[group],
        "cost": board.cost[card],
        "points": board.points[card],
        "armed": bool(board.armed[card]),
        "crowns": board.crowns[card],
        "gems": board.gems[card],
        "flags": board.flags[card],
    }


def _somebody(seat: int) -> int | None:
    return None if seat == b.NOBODY else seat


# RULES 6.1, ruling A16.
VIEW = (
    public("round", lambda position: position.round_number, "round_number"),
    public("rounds", lambda position: position.board.rounds),
    public("phase", lambda position: b.PHASES[phase(position)], "asked stack"),
    public("start", lambda position: position.start, "start"),
    public("acting", lambda position: _somebody(position.actor), "actor"),
    rows("locations", _locations, _location, "space spaces"),
    public("display", _display, "display joined"),
    public("deck", lambda position: b.CARD_COUNT - position.deck_next, "deck_next"),
    public("versailles", _versailles, "round_number versailles"),
    public("bonus", _bonuses, "bonuses round_number"),
    public("catacombs", _catacombs, "niches round_number"),
    public("track", _track, "queue track"),
    public("arsenal", lambda position: _weapons(position.arsenal, 0), "arsenal"),
    public("stock", lambda position: len(position.stock) - position.stock_next, "stock stock_next"),
    public("torches", lambda position: position.torch_stock, "torch_stock"),
    rows("piles", _piles, _pile, "about actor asked piles taken", _own_piles),
    public("searched", _searched, "about asked"),
    rows(
        "seats",
        _seats,
        _seat,
        "asked bag coins henchmen joined missions owner points supply tiles torches track weapons",
        _own_seat,
    ),
    rows(
        "scores",
        scores,
        score,
        "asked bag coins joined missions owner points tallied torches track weapons",
        own_scores,
    ),
)
