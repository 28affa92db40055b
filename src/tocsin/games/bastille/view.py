"""What each seat may see and is told: built up from nothing (RULES 6)."""

from typing import Any

from tocsin.kernel.event import SEAT, EventForm, number

from .board import (
    ASK_MISSION,
    BONUS_TILES,
    CARD_COUNT,
    CARDS,
    EFFECTS,
    FINAL,
    GROUP_COUNT,
    GROUPS,
    LOCATION_COUNT,
    LOCATIONS,
    MISSIONS,
    NICHE_BOARDS,
    NICHES_EACH,
    NOBODY,
    OVER,
    PHASES,
    SIDES,
    SOURCE_COUNT,
    SOURCES,
    VALUE_COUNT,
    VERSAILLES_TILES,
    WEAPONS,
)
from .etats_generaux import pile_size
from .final import total
from .flags import totals
from .influence import tile_owner, tile_value
from .memory import seen
from .missions import group_of, mission_points, unarmed, weapon_counts
from .names import (
    BONUS_TILE,
    CARD,
    EFFECT,
    GROUP,
    LOCATION,
    MISSION,
    NICHE_BOARD,
    PILE,
    SOURCE,
    VERSAILLES_TILE,
    WEAPON,
)
from .position import Bastille
from .track import seat_at

# In the order of told.py.
EVENTS = (
    EventForm("round-begins", (("round", number),)),
    EventForm("placed", (SEAT, ("value", number), ("location", LOCATION))),
    EventForm("evaluated", (SEAT, ("value", number), ("location", LOCATION))),
    EventForm("gained", (SEAT, ("amount", number))),
    EventForm("starts", (SEAT,)),
    EventForm("exchanged", (SEAT, ("old", number), ("new", number))),
    EventForm("kept", (SEAT, ("value", number))),
    EventForm("scored", (SEAT, ("points", number), ("source", SOURCE))),
    EventForm("torches-taken", (SEAT, ("amount", number))),
    EventForm("hired", (SEAT, ("amount", number))),
    EventForm("moved", (SEAT, ("steps", number), ("space", number))),
    EventForm("at-the-end", (SEAT, ("amount", number))),
    EventForm("bought", (SEAT, ("card", CARD), ("price", number))),
    EventForm("declined", (SEAT,)),
    # That a mission was kept is seen by all, which one by its keeper only (RULES 6.3).
    EventForm("mission-taken", (SEAT,), (("mission", MISSION),)),
    EventForm("no-mission", (SEAT,)),
    EventForm("flags-most", (SEAT, ("flags", number))),
    EventForm("flags-second", (SEAT, ("flags", number))),
    EventForm("shown-bonus", (("tile", BONUS_TILE),)),
    EventForm("shown-versailles", (("tile", VERSAILLES_TILE),)),
    EventForm("shown-card", (("card", CARD),)),
    EventForm("interim-begins", (("round", number),)),
    EventForm("final-begins", (("round", number),)),
    EventForm("joined", (SEAT, ("card", CARD), ("group", GROUP))),
    EventForm("drawn", (SEAT,)),
    EventForm("entered", (SEAT, ("place", number), ("board", NICHE_BOARD), ("effect", EFFECT))),
    EventForm("card-taken", (SEAT, ("card", CARD))),
    EventForm("claimed", (SEAT, ("one", WEAPON), ("other", WEAPON))),
    EventForm("claimed-last", (SEAT, ("one", WEAPON))),
    EventForm("arsenal-laid", tuple((name, number) for name in WEAPONS)),
    EventForm("mission-scored", (SEAT, ("mission", MISSION), ("points", number))),
    EventForm("unarmed", (SEAT, ("amount", number), ("points", number))),
    EventForm("ended", (("round", number),)),
    EventForm("pile-chosen", (SEAT, ("pile", PILE))),
    EventForm("went-home", (SEAT, ("amount", number))),
    EventForm("back-in-bag", (SEAT, ("amount", number))),
    EventForm("no-upgrade", (SEAT,)),
    EventForm("no-card", (SEAT,)),
    EventForm("claimed-two", (SEAT, ("weapon", WEAPON))),
    EventForm("nobody-left", (SEAT,)),
    EventForm("too-poor", (SEAT,)),
)


def view(position: Bastille, viewer: int | None) -> dict[str, Any]:
    """Return what the viewer (None: a spectator) may see."""
    board = position.board
    seats = range(position.players)
    return {
        "round": position.round_number,
        "rounds": board.rounds,
        "phase": PHASES[position.phase],
        "start": position.start,
        "acting": _somebody(position.actor),
        "locations": [_location(position, location) for location in range(LOCATION_COUNT)],
        "display": [_card(position, card) for card in position.display],
        "deck": CARD_COUNT - position.deck_next,
        "versailles": _tile(
            VERSAILLES_TILES, board.versailles, position.versailles[position.round_number - 1]
        ),
        "bonus": _tile(BONUS_TILES, board.bonuses, position.bonuses[position.round_number - 1]),
        "catacombs": _catacombs(position),
        "track": {
            "order": [seat_at(position, place) for place in seats],
            "last": board.last_space,
        },
        "arsenal": dict(zip(WEAPONS, position.arsenal)),
        "stock": len(position.stock) - position.stock_next,
        "torches": position.torch_stock,
        "piles": [
            {"size": pile_size(position, pile), "seen": _seen(position, viewer, pile)}
            for pile in range(2 if board.secret else 1)
        ],
        "searched": position.item if position.asked == ASK_MISSION else None,
        "seats": [_seat(position, seat, viewer) for seat in seats],
    }


def _location(position: Bastille, location: int) -> dict[str, Any]:
    first, end = position.board.first[location : location + 2]
    return {
        "id": LOCATIONS[location],
        "spaces": [_space(position.spaces[space]) for space in range(first, end)],
        "evaluated": position.space - first if first <= position.space < end else None,
    }


def _space(tile: int) -> dict[str, int] | None:
    return {"seat": tile_owner(tile), "value": tile_value(tile)} if tile else None


def _tile(names: tuple[str, ...], figures: list[list[int]], tile: int) -> dict[str, Any]:
    return {
        "id": names[tile],
        "bonuses": [_bonus(figures[tile], side) for side in range(len(SIDES))],
    }


def _bonus(figures: list[int], place: int) -> dict[str, Any]:
    return {"effect": EFFECTS[figures[2 * place]], "amount": figures[2 * place + 1]}


def _catacombs(position: Bastille) -> dict[str, Any]:
    """Return the niches in use for the next scoring, or the one going on."""
    interim = position.round_number <= position.board.interim
    return {
        name: [
            _bonus(figures, place)
            | {"seat": _somebody(position.niches[board * NICHES_EACH + place])}
            for place in range(len(figures) // 2)
        ]
        for board, (name, figures) in enumerate(zip(NICHE_BOARDS, position.board.niches))
        if (board != FINAL) == interim
    }


def _seat(position: Bastille, seat: int, viewer: int | None) -> dict[str, Any]:
    own = slice(seat * VALUE_COUNT, (seat + 1) * VALUE_COUNT)
    first = seat * SOURCE_COUNT
    shown = seat == viewer or position.phase == OVER
    held = position.missions[seat]
    return {
        "points": total(position, seat),
        "sources": dict(zip(SOURCES, position.points[first : first + SOURCE_COUNT])),
        "coins": position.coins[seat],
        "tiles": _values(position.tiles[own]),
        "supply": _values(position.supply[own]),
        "henchmen": position.henchmen[seat],
        "bag": position.bag[seat],
        "space": position.track[seat],
        "cards": [
            _card(position, card) for card in range(CARD_COUNT) if position.owner[card] == seat
        ],
        "crowns": totals(position, position.board.crowns)[seat],
        "gems": totals(position, position.board.gems)[seat],
        "flags": totals(position, position.board.flags)[seat],
        "weapons": {
            name: position.weapons[seat * GROUP_COUNT + weapon]
            for weapon, name in enumerate(WEAPONS)
        },
        "torches": position.torches[seat],
        "armed_with": weapon_counts(position)[seat],
        "unarmed": unarmed(position, seat),
        "mission_count": held.bit_count(),
        "missions": _held(position, seat, held) if shown else None,
    }


def _values(counts: list[int]) -> list[int]:
    return [value + 1 for value, count in enumerate(counts) for _ in range(count)]


def _card(position: Bastille, card: int) -> dict[str, Any]:
    board = position.board
    # A monk has no group before it joins one.
    group = group_of(position, card)
    return {
        "id": CARDS[card],
        "group": None if group == NOBODY else GROUPS[group],
        "cost": board.cost[card],
        "points": board.points[card],
        "armed": bool(board.armed[card]),
        "crowns": board.crowns[card],
        "gems": board.gems[card],
        "flags": board.flags[card],
    }


def _held(position: Bastille, seat: int, held: int) -> list[dict[str, Any]]:
    """Return the missions of a seat, each with what it would bring as things stand."""
    return [
        {"id": name, "points": mission_points(position, seat, mission)}
        for mission, name in enumerate(MISSIONS)
        if (held >> mission) & 1
    ]


def _seen(position: Bastille, viewer: int | None, pile: int) -> dict[str, int] | None:
    """Return what the viewer saw of a pile when it last looked, without what it kept."""
    counts = None if viewer is None else seen(position, viewer, pile)
    if counts is None:
        return None
    return {MISSIONS[mission]: count for mission, count in enumerate(counts) if count}


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat
