"""The match as tables of text, drawn from a view."""

from tocsin.kernel.message import Message, seat_id
from tocsin.kernel.sheet import Cell, Sheet

from .board import KINDS
from .view_types import RevolutionView, Tokens

NONE = Message("cell-none")


def sheets(view: RevolutionView) -> list[Sheet]:
    """Return the town, the bid board and the seats as the viewer sees them."""
    players = range(len(view["seats"]))
    columns: list[Cell] = [seat_id(seat) for seat in players]
    return [_town(view, columns), _bid_board(view, columns), _seats(view)]


def _town(view: RevolutionView, columns: list[Cell]) -> Sheet:
    rows: list[list[Cell]] = [
        [
            f"area:{area['id']}",
            *area["cubes"],
            area["points"],
            area["room"],
            NONE if area["holder"] is None else seat_id(area["holder"]),
        ]
        for area in view["areas"]
    ]
    if any(area["id"] == "palace" for area in view["areas"]):
        # The Guardhouse stands on the Palace's tile.
        occupant = view["guardhouse"]
        cubes: list[Cell] = [int(seat == occupant) for seat in range(len(columns))]
        rows.append(["area:guardhouse", *cubes, 0, int(occupant is None), NONE])
    return Sheet(
        Message("sheet-town", {"turn": view["turn"]}),
        [
            Message("column-area"),
            *columns,
            Message("column-points"),
            Message("column-room"),
            Message("column-holder"),
        ],
        rows,
    )


def _bid_board(view: RevolutionView, columns: list[Cell]) -> Sheet:
    rows = [
        [f"space:{space['id']}", *(_tokens(bid) for bid in space["bids"])]
        for space in view["spaces"]
    ]
    return Sheet(Message("sheet-bids"), [Message("column-space"), *columns], rows)


def _seats(view: RevolutionView) -> Sheet:
    rows: list[list[Cell]] = [
        [
            seat_id(seat),
            row["support"],
            _tokens(row["hand"]),
            row["stock"],
            Message("cell-knocked") if row["knocked"] else NONE,
        ]
        for seat, row in enumerate(view["seats"])
    ]
    columns = ["column-seat", "column-support", "column-hand", "column-stock", "column-knocked"]
    return Sheet(Message("sheet-seats"), [Message(key) for key in columns], rows)


def _tokens(tokens: Tokens | None) -> Cell:
    if tokens is None:
        return Message("cell-hidden")
    if not any(tokens.values()):
        return NONE
    return Message("cell-tokens", {kind: tokens[kind] for kind in KINDS})
