"""The match as tables of text, made from a view."""

from tocsin.kernel.message import Message, seat_id
from tocsin.kernel.sheet import Cell, Sheet

from ..rules.tokens import KINDS
from .view_types import LastTurnView, RevolutionView, Tokens

NONE = Message("cell-none")


def sheets(view: RevolutionView) -> list[Sheet]:
    """Return the town, the bid board, the bids of the previous turn, if any, and the seats."""
    players = range(len(view["seats"]))
    columns: list[Cell] = [seat_id(seat) for seat in players]
    last = [] if view["last"] is None else [_last_turn(view["last"], columns)]
    return [_town(view, columns), _bid_board(view, columns), *last, _seats(view)]


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
        # The Guardhouse is on the Palace's tile.
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
    return Sheet(Message("sheet-bids"), [Message("column-space"), *columns], rows, printed=0)


def _last_turn(last: LastTurnView, columns: list[Cell]) -> Sheet:
    """Return the bids and winners of the previous turn, for spaces with a bid."""
    rows: list[list[Cell]] = []
    for space in last["spaces"]:
        if space["id"] in last["winners"]:
            winner = last["winners"][space["id"]]
            bids = [_tokens(bid) for bid in space["bids"]]
            won = NONE if winner is None else seat_id(winner)
            rows.append([f"space:{space['id']}", *bids, won])
    head: list[Cell] = [Message("column-space"), *columns, Message("column-won")]
    return Sheet(Message("sheet-last", {"turn": last["turn"]}), head, rows)


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
