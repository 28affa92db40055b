"""What each seat may see: built up from nothing (RULES 6)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.view import partly, public, row

from . import board as b
from .bastille_track import seat_at
from .board import tile_owner, tile_value
from .course import phase
from .end_and_scoring import total
from .etats_generaux import pile_size
from .flags import totals
from .hidden import seen
from .mission_points import group_of, mission_points, weapon_counts
from .position import Bastille
from .view_scores import own_scores, scores
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


def _locations(position: Bastille) -> list[LocationView]:
    return [_location(position, location) for location in range(b.LOCATION_COUNT)]


def _location(position: Bastille, location: int) -> LocationView:
    first, end = position.board.first[location : location + 2]
    return {
        "id": b.LOCATIONS[location],
        "spaces": [_space(position.spaces[space]) for space in range(first, end)],
        "evaluated": position.space - first if first <= position.space < end else None,
    }


@row
def _space(tile: int) -> Influence | None:
    return {"seat": tile_owner(tile), "value": tile_value(tile)} if tile else None


def _display(position: Bastille) -> list[CardView]:
    return [_card(position, card) for card in position.display]


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


def _piles(position: Bastille) -> list[PileView]:
    return [
        {"size": pile_size(position, pile), "seen": None}
        for pile in range(2 if position.board.secret else 1)
    ]


def _own_piles(shown: list[PileView], position: Bastille, viewer: int) -> list[PileView]:
    return [{**pile, "seen": _seen(position, viewer, n)} for n, pile in enumerate(shown)]


def _searched(position: Bastille) -> int | None:
    return position.about if position.asked == b.ASK_MISSION else None


def _seats(position: Bastille) -> list[SeatView]:
    board = position.board
    sums = {
        "crowns": totals(position, board.crowns),
        "gems": totals(position, board.gems),
        "flags": totals(position, board.flags),
    }
    armed = weapon_counts(position)
    return [_seat(position, seat, sums, armed) for seat in range(position.players)]


def _own_seat(shown: list[SeatView], position: Bastille, viewer: int) -> list[SeatView]:
    seats = shown.copy()
    seats[viewer] = {**shown[viewer], "missions": _held(position, viewer)}
    return seats


def _seat(position: Bastille, seat: int, sums: dict[str, vec[i64]], armed: vec[i64]) -> SeatView:
    own = slice(seat * b.VALUE_COUNT, (seat + 1) * b.VALUE_COUNT)
    first = seat * b.SOURCE_COUNT
    held: int = position.missions[seat]
    return {
        "points": total(position, seat),
        "sources": dict(zip(b.SOURCES, position.points[first : first + b.SOURCE_COUNT])),
        "coins": position.coins[seat],
        "tiles": _values(position.tiles[own]),
        "supply": _values(position.supply[own]),
        "henchmen": position.henchmen[seat],
        "bag": position.bag[seat],
        "space": position.track[seat],
        "cards": [
            _card(position, card) for card in range(b.CARD_COUNT) if position.owner[card] == seat
        ],
        "crowns": sums["crowns"][seat],
        "gems": sums["gems"][seat],
        "flags": sums["flags"][seat],
        "weapons": _weapons(position.weapons, seat * b.GROUP_COUNT),
        "torches": position.torches[seat],
        "armed_with": armed[seat],
        "unarmed": unarmed(position, seat),
        "mission_count": held.bit_count(),
        "missions": _held(position, seat) if position.asked == b.END else None,
    }


def _weapons(counts: vec[i64], first: int) -> Weapons:
    pitchfork, rifle, rapier = counts[first : first + b.GROUP_COUNT]
    return {"pitchfork": pitchfork, "rifle": rifle, "rapier": rapier}


def _values(counts: vec[i64]) -> list[int]:
    return [value + 1 for value, count in enumerate(counts) for _ in range(count)]


def _card(position: Bastille, card: int) -> CardView:
    board = position.board
    return _card_row(
        card,
        group_of(position, card),
        board.cost[card],
        board.points[card],
        board.armed[card],
        board.crowns[card],
        board.gems[card],
        board.flags[card],
    )


@row
def _card_row(
    card: int, group: int, cost: int, points: int, armed: int, crowns: int, gems: int, flags: int
) -> CardView:
    return {
        "id": b.CARDS[card],
        # A monk has no group before it joins one.
        "group": None if group == b.NOBODY else b.GROUPS[group],
        "cost": cost,
        "points": points,
        "armed": bool(armed),
        "crowns": crowns,
        "gems": gems,
        "flags": flags,
    }


def _held(position: Bastille, seat: int) -> list[MissionView]:
    """Return the missions of a seat, each with what it would bring as things stand."""
    held: int = position.missions[seat]
    return [
        {"id": name, "points": mission_points(position, seat, mission)}
        for mission, name in enumerate(b.MISSIONS)
        if (held >> mission) & 1
    ]


def _seen(position: Bastille, viewer: int, pile: int) -> dict[str, int] | None:
    """Return what the viewer saw of a pile when it last looked, without what it kept."""
    counts = seen(position, viewer, pile)
    if counts is None:
        return None
    return {b.MISSIONS[mission]: count for mission, count in enumerate(counts) if count}


def _somebody(seat: int) -> int | None:
    return None if seat == b.NOBODY else seat


# RULES 6.1, ruling A16.
VIEW = (
    public("round", lambda position: position.round_number, "round_number"),
    public("rounds", lambda position: position.board.rounds),
    public("phase", lambda position: b.PHASES[phase(position)], "asked stack"),
    public("start", lambda position: position.start, "start"),
    public("acting", lambda position: _somebody(position.actor), "actor"),
    public("locations", _locations, "space spaces"),
    public("display", _display, "display joined"),
    public("deck", lambda position: b.CARD_COUNT - position.deck_next, "deck_next"),
    public("versailles", _versailles, "round_number versailles"),
    public("bonus", _bonuses, "bonuses round_number"),
    public("catacombs", _catacombs, "niches round_number"),
    public("track", _track, "queue track"),
    public("arsenal", lambda position: _weapons(position.arsenal, 0), "arsenal"),
    public("stock", lambda position: len(position.stock) - position.stock_next, "stock stock_next"),
    public("torches", lambda position: position.torch_stock, "torch_stock"),
    partly("piles", _piles, _own_piles, "about actor asked piles taken"),
    public("searched", _searched, "about asked"),
    partly(
        "seats",
        _seats,
        _own_seat,
        "asked bag coins henchmen joined missions owner points supply tiles torches track weapons",
    ),
    partly(
        "scores",
        scores,
        own_scores,
        "asked bag coins joined missions owner points tallied torches track weapons",
    ),
)
