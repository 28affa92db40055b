"""Text tables of a match, built from a view."""

from typing import Final, get_args

from tocsin.kernel.message import Argument, Message, seat_id
from tocsin.kernel.sheet import Cell, Sheet

from ..rules.board import GROUPS, WEAPONS
from .view_types import BastilleView, BonusView, CardView, Influence, Mark

NONE = Message("cell-none")
VALUE_NAMES = ("ones", "twos", "threes", "fours")
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
# Sources of points other than locations and missions.
SCORED = ("flags", "gems", "crowns", "characters", "henchmen", "coins", "unarmed")
PLAIN_BONUSES = ("upgrade", "card", "mission")


def sheets(view: BastilleView) -> list[Sheet]:
    """Return the tables that have rows."""
    tables = [
        _locations(view),
        _display(view),
        _offers(view),
        _catacombs(view),
        _seats(view),
        _track(view),
        _arms(view),
        _scoring(),
        _characters(view),
        _missions(view),
        _piles(view),
    ]
    return [table for table in tables if table.rows]


def _locations(view: BastilleView) -> Sheet:
    space_count = max(len(location["spaces"]) for location in view["locations"])
    rows: list[list[Cell]] = []
    for location in view["locations"]:
        tiles = [_tile(tile) for tile in location["spaces"]]
        missing = [Message("cell-no-space")] * (space_count - len(tiles))
        rows.append([f"location:{location['id']}", *tiles, *missing])
    title: dict[str, Argument] = {
        "round": view["round"],
        "rounds": view["rounds"],
        "start": seat_id(view["start"]),
    }
    columns: list[Cell] = [Message("column-location"), *range(1, space_count + 1)]
    return Sheet(Message("sheet-places", title), columns, rows, printed=0)


def _tile(tile: Influence | None) -> Cell:
    if tile is None:
        return NONE
    return Message("cell-tile", {"value": tile["value"], "seat": seat_id(tile["seat"])})


def _display(view: BastilleView) -> Sheet:
    title = Message("sheet-display", {"deck": view["deck"]})
    return Sheet(title, _columns("card", *_FIGURES), [_card(card) for card in view["display"]])


_FIGURES = ("cost", "points", "weapon", *MARKS)


def _card(card: CardView) -> list[Cell]:
    weapon = Message("cell-needed-any")
    if card["group"] is not None:
        kind = WEAPONS[GROUPS.index(card["group"])]
        key = "cell-printed" if card["armed"] else "cell-needed"
        weapon = Message(key, {"weapon": f"weapon:{kind}"})
    marks = [card[mark] for mark in MARKS]
    return [f"card:{card['id']}", card["cost"], card["points"], weapon, *marks]


def _offers(view: BastilleView) -> Sheet:
    rows: list[list[Cell]] = [
        [f"{kind}:{tile['id']}", *(_bonus(bonus) for bonus in tile["bonuses"])]
        for kind, tile in (("versailles", view["versailles"]), ("bonus", view["bonus"]))
    ]
    return Sheet(Message("sheet-offers"), _columns("tile", "left", "right"), rows)


def _bonus(bonus: BonusView) -> Message:
    key = f"bonus-{bonus['effect']}"
    if bonus["effect"] in PLAIN_BONUSES:
        return Message(key)
    return Message(key, {"amount": bonus["amount"]})


def _catacombs(view: BastilleView) -> Sheet:
    rows: list[list[Cell]] = [
        [f"catacombs:{name}", _bonus(niche), _seat(niche["seat"])]
        for name, niches in view["catacombs"].items()
        for niche in niches
    ]
    return Sheet(Message("sheet-catacombs"), _columns("board", "bonus", "henchman"), rows)


def _seat(seat: int | None) -> Cell:
    return NONE if seat is None else seat_id(seat)


def _seats(view: BastilleView) -> Sheet:
    rows: list[list[Cell]] = [
        [
            seat_id(seat),
            row["points"],
            row["coins"],
            _values(row["tiles"]),
            _values(row["supply"]),
            row["bag"],
            row["henchmen"],
            row["mission_count"],
        ]
        for seat, row in enumerate(view["seats"])
    ]
    columns = _columns("seat", "points", "coins", "tiles", "supply", "bag", "henchmen", "missions")
    return Sheet(Message("sheet-seats"), columns, rows)


def _track(view: BastilleView) -> Sheet:
    """Return the track from its front, in the order in which seats claim weapons."""
    rows: list[list[Cell]] = [
        [seat_id(seat), rank, view["seats"][seat]["space"]]
        for rank, seat in enumerate(view["track"]["order"], start=1)
    ]
    rows.append(["track:bastille", NONE, view["track"]["last"]])
    return Sheet(Message("sheet-track"), _columns("seat", "order", "space"), rows, printed=0)


def _values(values: list[int]) -> Cell:
    if not values:
        return NONE
    return Message("cell-values", {name: values.count(n) for n, name in enumerate(VALUE_NAMES, 1)})


def _arms(view: BastilleView) -> Sheet:
    rows: list[list[Cell]] = [
        [
            seat_id(seat),
            *(row[mark] for mark in MARKS),
            *(row["weapons"][weapon] for weapon in WEAPONS),
            row["torches"],
            row["unarmed"],
        ]
        for seat, row in enumerate(view["seats"])
    ]
    laid_out: list[Cell] = [view["arsenal"][weapon] for weapon in WEAPONS]
    rows.append([Message("cell-laid-out"), NONE, NONE, NONE, *laid_out, view["torches"], NONE])
    columns: list[Cell] = [f"weapon:{weapon}" for weapon in WEAPONS]
    return Sheet(
        Message("sheet-arms"),
        [*_columns("seat", *MARKS), *columns, *_columns("torches", "unarmed")],
        rows,
    )


def _scoring() -> Sheet:
    """Return the sources of points; the column is filled with their printed facts."""
    rows: list[list[Cell]] = [[f"source:{name}"] for name in SCORED]
    return Sheet(Message("sheet-scoring"), _columns("points"), rows, printed=0)


def _characters(view: BastilleView) -> Sheet:
    rows: list[list[Cell]] = [
        [seat_id(seat), NONE if card["group"] is None else f"group:{card['group']}", *_card(card)]
        for seat, row in enumerate(view["seats"])
        for card in row["cards"]
    ]
    return Sheet(Message("sheet-characters"), _columns("seat", "group", "card", *_FIGURES), rows)


def _missions(view: BastilleView) -> Sheet:
    rows: list[list[Cell]] = [
        [seat_id(seat), f"mission:{mission['id']}", mission["points"]]
        for seat, row in enumerate(view["seats"])
        for mission in row["missions"] or []
    ]
    columns = _columns("seat", "mission", "worth")
    return Sheet(Message("sheet-missions"), columns, rows, printed=1)


def _piles(view: BastilleView) -> Sheet:
    """Return the missions that the viewer saw in each pile in its last search."""
    rows: list[list[Cell]] = [
        [number, pile["size"], f"mission:{mission}", amount]
        for number, pile in enumerate(view["piles"], 1)
        for mission, amount in (pile["seen"] or {}).items()
    ]
    return Sheet(Message("sheet-piles"), _columns("pile", "size", "mission", "seen"), rows)


def _columns(*names: str) -> list[Cell]:
    return [Message(f"column-{name}") for name in names]
