"""View of a match for each seat, with only the fields listed in VIEW (RULES 6)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tocsin.kernel.view import HIDDEN, RawCells, public, rows

from ..rules import board as b
from ..rules.bastille_track import seat_at
from ..rules.board import Board, tile_owner, tile_value
from ..rules.course import phase
from ..rules.etats_generaux import pile_size
from ..rules.flags import printed_totals
from ..rules.hidden_missions import seen_missions
from ..rules.mission_points import group_of, group_with, mission_points, weapon_counts
from ..rules.position import Bastille
from ..rules.weapons import unarmed_count
from .scores import own_scores, score, scores
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

# Index of the first cell of each list among the cells of a seat.
SOURCES: Final = 12
TILES: Final = SOURCES + b.SOURCE_COUNT
SUPPLY: Final = TILES + b.VALUE_COUNT
WEAPONS: Final = SUPPLY + b.VALUE_COUNT
JOINED: Final = WEAPONS + b.GROUP_COUNT
MISSIONS: Final = JOINED + b.CARD_COUNT - b.FIRST_MONK


def _locations(position: Bastille) -> list[vec[i64]]:
    return [_location_cells(position, location) for location in range(b.LOCATION_COUNT)]


def _location_cells(position: Bastille, location: i64) -> vec[i64]:
    first, end = position.board.first_space[location], position.board.first_space[location + 1]
    evaluated: i64 = position.space - first if first <= position.space < end else HIDDEN
    return extend(vec[i64]([location, evaluated]), position.spaces[first:end])


def _location(board: Board, raw: RawCells) -> LocationView:
    cells: vec[i64] = raw
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


def _bonus(figures: vec[i64], index: int) -> BonusView:
    return {"effect": b.EFFECTS[figures[2 * index]], "amount": figures[2 * index + 1]}


def _catacombs(position: Bastille) -> dict[str, list[NicheView]]:
    """Return the niches of the current or next scoring."""
    interim = position.round_number <= position.board.interim
    return {
        name: [
            {
                **_bonus(figures, index),
                "seat": _seat_or_none(position.niches[board * b.NICHES_PER_BOARD + index]),
            }
            for index in range(len(figures) // 2)
        ]
        for board, (name, figures) in enumerate(zip(b.NICHE_BOARDS, position.board.niches))
        if (board != b.FINAL) == interim
    }


def _track(position: Bastille) -> TrackView:
    return {
        "order": [seat_at(position, rank) for rank in range(position.players)],
        "last": position.board.last_space,
    }


def _piles(position: Bastille) -> list[vec[i64]]:
    count = 2 if position.board.secret else 1
    return [vec[i64]([pile_size(position, pile)]) for pile in range(count)]


def _own_piles(shown: list[vec[i64]], position: Bastille, viewer: int) -> None:
    """Append the missions that the viewer left in each pile in its last search."""
    for pile in range(len(shown)):
        counts = seen_missions(position, viewer, pile)
        if counts is not None:
            shown[pile] = extend(shown[pile][:], counts)


def _pile(board: Board, raw: RawCells) -> PileView:
    cells: vec[i64] = raw
    counts = cells[1:]
    seen = {name: count for name, count in zip(b.MISSIONS, counts) if count}
    return {"size": cells[0], "seen": seen if len(counts) else None}


def _searched(position: Bastille) -> int | None:
    return position.subject if position.asked == b.ASK_MISSION else None


def _seats(position: Bastille) -> list[vec[i64]]:
    board = position.board
    sums = [printed_totals(position, marks) for marks in (board.crowns, board.gems, board.flags)]
    sums.append(weapon_counts(position))
    return [_seat_cells(position, seat, sums) for seat in range(position.players)]


def _own_seat(shown: list[vec[i64]], position: Bastille, viewer: int) -> None:
    if position.asked != b.END:
        shown[viewer] = extend(shown[viewer][:], _mission_cells(position, viewer))


def _seat_cells(position: Bastille, seat: i64, sums: list[vec[i64]]) -> vec[i64]:
    """Return the cells of a seat; its missions follow at the end of the match."""
    held: int = position.missions[seat]
    cards: i64 = 0
    # Doubling instead of 1 << card: compiled, shifts of the literal 1 overflow at 32 bits.
    bit: i64 = 1
    for owner in position.owner:
        if owner == seat:
            cards |= bit
        bit += bit
    result = vec[i64](
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
            unarmed_count(position, seat),
            held.bit_count(),
            cards,
        ]
    )
    result = extend(result, position.points[seat * b.SOURCE_COUNT : (seat + 1) * b.SOURCE_COUNT])
    result = extend(result, position.tiles[seat * b.VALUE_COUNT : (seat + 1) * b.VALUE_COUNT])
    result = extend(result, position.supply[seat * b.VALUE_COUNT : (seat + 1) * b.VALUE_COUNT])
    result = extend(result, position.weapons[seat * b.GROUP_COUNT : (seat + 1) * b.GROUP_COUNT])
    result = extend(result, position.joined)
    return extend(result, _mission_cells(position, seat)) if position.asked == b.END else result


def _mission_cells(position: Bastille, seat: i64) -> vec[i64]:
    """Return the mask of a seat's missions and the points of each if scored now."""
    held = position.missions[seat]
    result = vec[i64]([held])
    mission: i64
    for mission in range(b.MISSION_COUNT):
        if (held >> mission) & 1:
            result = append(result, mission_points(position, seat, mission))
    return result


def _seat(board: Board, raw: RawCells) -> SeatView:
    cells: vec[i64] = raw
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
            _card(board, card, group_with(board, joined, card))
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
        "group": None if group == b.NO_GROUP else b.GROUPS[group],
        "cost": board.cost[card],
        "points": board.points[card],
        "armed": bool(board.armed[card]),
        "crowns": board.crowns[card],
        "gems": board.gems[card],
        "flags": board.flags[card],
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == b.NO_SEAT else seat


# RULES 6.1, ruling A16.
VIEW = (
    public("round", lambda position: position.round_number, "round_number"),
    public("rounds", lambda position: position.board.rounds),
    public("phase", lambda position: b.PHASES[phase(position)], "asked stack"),
    public("start", lambda position: position.start, "start"),
    public("acting", lambda position: _seat_or_none(position.actor), "actor"),
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
    rows("piles", _piles, _pile, "subject actor asked piles taken", _own_piles),
    public("searched", _searched, "subject asked"),
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
