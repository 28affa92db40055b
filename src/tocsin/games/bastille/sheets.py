"""The match as tables of text, drawn from a view."""

from collections.abc import Mapping
from typing import Any

from tocsin.kernel.message import Argument, Message, seat_id
from tocsin.kernel.sheet import Cell, Sheet

NONE = Message("cell-none")


def sheets(view: Mapping[str, Any]) -> list[Sheet]:
    """Return Paris, what is on offer, the catacombs, the seats and their cards."""
    return [
        _places(view),
        _offers(view),
        _catacombs(view),
        _seats(view),
        _belongings(view),
        _cards(view),
        _missions(view),
    ]


def _places(view: Mapping[str, Any]) -> Sheet:
    most = max(len(location["spaces"]) for location in view["locations"])
    rows: list[list[Cell]] = []
    for location in view["locations"]:
        tiles = [_tile(tile) for tile in location["spaces"]]
        rows.append([f"location:{location['id']}", *tiles, *[Message("cell-no-space")] * (most - len(tiles))])
    title = {"round": view["round"], "rounds": view["rounds"], "start": seat_id(view["start"])}
    return Sheet(
        Message("sheet-places", title), [Message("column-location"), *range(1, most + 1)], rows
    )


def _tile(tile: Mapping[str, int] | None) -> Cell:
    if tile is None:
        return NONE
    return Message("cell-tile", {"value": tile["value"], "seat": seat_id(tile["seat"])})


def _offers(view: Mapping[str, Any]) -> Sheet:
    rows: list[list[Cell]] = [
        [f"{kind}:{view[kind]['id']}", *(_bonus(bonus) for bonus in view[kind]["bonuses"])]
        for kind in ("versailles", "bonus")
    ]
    rows.append([Message("cell-arsenal"), _weapons(view["arsenal"]), Message("cell-torches", {"amount": view["torches"]})])
    rows.append([Message("cell-display"), *_pair([f"card:{card}" for card in view["display"]])])
    return Sheet(
        Message("sheet-offers", {"deck": view["deck"]}),
        [Message("column-offer"), Message("column-left"), Message("column-right")],
        rows,
    )
