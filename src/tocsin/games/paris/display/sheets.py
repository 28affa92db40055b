"""The match as tables of text, drawn from a view."""

from typing import Final

from tocsin.kernel.message import Message, seat_id
from tocsin.kernel.sheet import Cell, Sheet

from ..rules import board as b
from .view_types import ParisView, Tokens

NONE = Message("cell-none")
HIDDEN = Message("cell-hidden")
# Names of message arguments contain no underscore: a suffix after one selects a word form.
TOKEN_NAMES: Final[tuple[tuple[b.Kind, str], ...]] = tuple(
    zip(b.KINDS, ("wood", "marble", "gold", "bronze", "silver", "golden"))
)


def sheets(view: ParisView) -> list[Sheet]:
    """Return the districts, the landmarks, the track and the seats as the viewer sees them."""
    columns: list[Cell] = [seat_id(seat) for seat in range(len(view["seats"]))]
    return [
        _buildings(view, columns),
        _landmarks(view, columns),
        _districts(view, columns),
        _vp_tiles(view),
        _track(view),
        _table(view),
        _seats(view),
        _tiles(view),
    ]


def _buildings(view: ParisView, columns: list[Cell]) -> Sheet:
    """Return every space with a building."""
    rows: list[list[Cell]] = [
        [
            f"space:{space['id']}",
            f"type:{space['type']}",
            Message("cell-cost", {"wood": space["wood"]}) if space["wood"] else NONE,
            f"kind:{space['token']}" if space["token"] else NONE,
            *_keys(space["keys"]),
        ]
        for district in view["districts"]
        for space in district["spaces"]
        if space["type"]
    ]
    title = Message("sheet-buildings", {"round": view["round"]})
    head = _columns("space", "type", "cost", "token")
    return Sheet(title, head + columns, rows, printed=0)


def _columns(*names: str) -> list[Cell]:
    return [Message(f"column-{name}") for name in names]


def _keys(keys: list[int]) -> list[Cell]:
    return [count or NONE for count in keys]


def _vp_tiles(view: ParisView) -> Sheet:
    rows: list[list[Cell]] = [
        [f"vp:{tile['id']}", f"district:{tile['district']}" if tile["district"] else NONE]
        for tile in view["vp_tiles"]
    ]
    return Sheet(Message("sheet-vp-tiles"), _columns("vp-tile", "district"), rows, printed=0)


def _landmarks(view: ParisView, columns: list[Cell]) -> Sheet:
    rows: list[list[Cell]] = [
        [
            f"landmark:{row['id']}",
            f"district:{row['district']}" if row["district"] else NONE,
            *_keys(row["keys"]),
        ]
        for row in view["landmarks"]
    ]
    head = _columns("landmark", "district")
    return Sheet(Message("sheet-landmarks"), head + columns, rows, printed=0)


def _districts(view: ParisView, columns: list[Cell]) -> Sheet:
    rows: list[list[Cell]] = [
        [
            f"district:{row['id']}",
            row["pays"],
            row["keys"],
            f"vp:{row['vp_tile']}" if row["vp_tile"] else NONE,
            *(
                Message("cell-standing", {"total": total, "points": points, "bank": int(bank)})
                for total, points, bank in zip(row["totals"], row["points"], row["bank"])
            ),
        ]
        for row in view["districts"]
    ]
    head = _columns("district", "bank", "keys", "vp-tile")
    return Sheet(Message("sheet-districts"), head + columns, rows)


def _track(view: ParisView) -> Sheet:
    rows: list[list[Cell]] = [
        [row["place"], f"bonus:{row['number']}", row["left"]]
        for row in view["track"]
        if row["left"]
    ]
    return Sheet(Message("sheet-track"), _columns("place", "bonus", "left"), rows, printed=1)


def _table(view: ParisView) -> Sheet:
    """Return the piles, the reserve and the End Game tiles."""
    rows: list[list[Cell]] = [
        [
            Message("cell-pile", {"pile": number}),
            pile["height"],
            f"district:{pile['district']}" if pile["district"] else NONE,
        ]
        for number, pile in enumerate(view["piles"], start=1)
    ]
    rows.append([Message("cell-end-pile"), view["end_tiles"]["left"], NONE])
    rows += [[f"kind:{kind}", view["reserve"][kind], NONE] for kind in b.RESOURCES]
    return Sheet(Message("sheet-table"), _columns("supply", "left", "top"), rows)


def _seats(view: ParisView) -> Sheet:
    rows: list[list[Cell]] = [
        [
            seat_id(seat),
            row["points"],
            _known(row["francs"]),
            _known(row["keys"]),
            HIDDEN if row["tokens"] is None else _tokens(row["tokens"]),
            HIDDEN if row["tiles"] is None else len(row["tiles"]),
            row["end_count"],
            Message("cell-on-arc") if view["arc"][seat] else NONE,
            row["meeple"],
        ]
        for seat, row in enumerate(view["seats"])
    ]
    columns = _columns("seat", "points", "francs", "keys", "tokens")
    columns += _columns("tiles", "end-tiles", "arc", "meeple")
    return Sheet(Message("sheet-seats"), columns, rows)


def _known(amount: int | None) -> Cell:
    return HIDDEN if amount is None else amount


def _tokens(tokens: Tokens) -> Cell:
    if not any(tokens.values()):
        return NONE
    return Message("cell-tokens", {name: tokens[kind] for kind, name in TOKEN_NAMES})


def _tiles(view: ParisView) -> Sheet:
    """Return the used and unused tiles of the seats that the viewer may see."""
    rows: list[list[Cell]] = []
    for seat, row in enumerate(view["seats"]):
        held = [f"bonus:{number}" for number in row["tiles"] or []]
        held += [f"end:{tile}" for tile in row["end_tiles"] or []]
        used = [f"bonus:{number}" for number in row["used"]]
        used += [f"end:{tile}" for tile in row["end_used"]]
        rows += [[seat_id(seat), tile, Message("cell-unused")] for tile in held]
        rows += [[seat_id(seat), tile, Message("cell-used")] for tile in used]
    return Sheet(Message("sheet-tiles"), _columns("seat", "tile", "used"), rows, printed=1)
