"""A view as tables of text."""

from tocsin.kernel.message import Argument, Message, seat_id
from tocsin.kernel.sheet import Cell, Sheet

from ..rules.board import FILES, LETTERS, MISSIONS, SECTOR_FILES, TERRAINS
from .view_types import BastionView, PieceView, SeatView

NONE = Message("cell-none")


def sheets(view: BastionView) -> list[Sheet]:
    """Return the board with its signs, the seats, the known pieces and the known missions."""
    return [*_boards(view), _signs(view), _seats(view), _armies(view), _missions(view)]


def _signs(view: BastionView) -> Sheet:
    """Return the signs of the map: terrains, and pieces, which stand before a seat number."""
    letters = dict.fromkeys("".join(view["terrain"]).replace(" ", ""))
    terrains = [TERRAINS[LETTERS.index(letter)] for letter in letters]
    figures = dict.fromkeys(piece["id"].split(":")[1] for piece in view["pieces"])
    rows: list[list[Cell]] = [[f"ground:{name}", f"terrain:{name}"] for name in terrains]
    rows += [[f"mark:{figure}", f"piece:{figure}"] for figure in figures]
    columns: list[Cell] = [Message("column-sign"), Message("column-meaning")]
    return Sheet(Message("sheet-signs"), columns, rows, printed=1)


def _boards(view: BastionView) -> list[Sheet]:
    """Return the board as a map; on the hexagon one map for each sector."""
    there: dict[str, list[PieceView]] = {}
    for piece in view["pieces"]:
        if piece["square"]:
            there.setdefault(piece["square"], []).append(piece)
    facts: dict[str, Argument] = {"round": view["round"], **_limits(view)}
    is_hexagon = view["board"] == "hexagon"
    first = SECTOR_FILES if is_hexagon else 0
    cells = {
        (file, row): _square(there.get(f"{FILES[file]}{row}", []), letter)
        for row, letters in enumerate(view["terrain"], 1)
        for file, letter in enumerate(letters, first)
        if letter != " "
    }
    files = sorted({file for file, _ in cells})
    wide = 8 if is_hexagon else len(files)
    return [
        Sheet(
            Message("sheet-sector", {"sector": index, **facts})
            if is_hexagon
            else Message("sheet-board", facts),
            [Message("column-row"), *(f"file:{FILES[file]}" for file in some)],
            [
                [row, *(cells.get((file, row), NONE) for file in some)]
                for row in sorted({row for file, row in cells if file in some}, reverse=True)
            ],
        )
        for index, some in enumerate(
            files[start : start + wide] for start in range(0, len(files), wide)
        )
    ]


def _limits(view: BastionView) -> dict[str, Argument]:
    """Return the round limit, and whether lack of progress would end the match before."""
    limit, quiet = view["round_limit"], view["quiet_until"]
    return {"limit": limit, "quiet": quiet, "early": int(quiet < limit)}


def _square(pieces: list[PieceView], letter: str) -> Cell:
    if not pieces:
        return f"ground:{TERRAINS[LETTERS.index(letter)]}"
    if len(pieces) > 2:
        return Message("cell-crowd", {"amount": len(pieces)})
    # A rider comes after its Tower.
    first, *rest = sorted(pieces, key=lambda piece: piece["carrier"] is not None)
    return Message("cell-pair" if rest else "cell-piece", _marks(first, *rest))


def _marks(first: PieceView, *rest: PieceView) -> dict[str, int | str]:
    marks: dict[str, int | str] = {}
    for name, piece in zip(("one", "other"), (first, *rest)):
        seat, figure = piece["id"].split(":")
        marks[name] = f"mark:{figure}"
        marks[f"number{name}"] = int(seat) + 1
    return marks


def _seats(view: BastionView) -> Sheet:
    rows: list[list[Cell]] = [
        [
            seat_id(number),
            number + 1,
            seat["points"],
            seat["army"],
            seat["pledged"],
            seat["green"],
            seat["red"],
            seat["blue"],
            seat["resistance"],
            Message("cell-closed") if seat["closed"] else Message("cell-open"),
            seat_id(seat["treasure"]),
            seat_id(seat["flag"]),
            Message("cell-token") if view["token"] == number else NONE,
        ]
        for number, seat in enumerate(view["seats"])
    ]
    columns = (
        ["column-seat", "column-number", "column-points", "column-army", "column-pledged"]
        + ["column-green", "column-red", "column-blue", "column-resistance"]
        + ["column-bridge", "column-treasure", "column-flag", "column-token"]
    )
    return Sheet(Message("sheet-seats"), [Message(key) for key in columns], rows)


def _armies(view: BastionView) -> Sheet:
    """Return the pieces with known values, and all prisoners."""
    rows: list[list[Cell]] = [
        [
            seat_id(int(piece["id"].split(":")[0])),
            f"piece:{piece['id'].split(':')[1]}",
            NONE if piece["force"] is None else piece["force"],
            NONE if piece["courage"] is None else piece["courage"],
            NONE if piece["prison"] is None else seat_id(piece["prison"]),
            NONE if piece["object"] is None else f"object:{piece['object']}",
        ]
        for piece in view["pieces"]
        if piece["force"] is not None or piece["prison"] is not None
    ]
    columns = ["column-seat", "column-piece", "column-force", "column-courage"] + [
        "column-prison",
        "column-object",
    ]
    return Sheet(Message("sheet-armies"), [Message(key) for key in columns], rows)


def _missions(view: BastionView) -> Sheet:
    """Return the laid missions, and those in hands that the viewer knows."""
    rows: list[list[Cell]] = [
        [f"mission:{MISSIONS[number]}", seat_id(seat), Message("cell-laid"), NONE]
        for number, seat in enumerate(view["laid"])
        if seat is not None
    ]
    for number, seat in enumerate(view["seats"]):
        rows += [
            [f"mission:{card}", seat_id(number), Message("cell-hand"), _progress(seat, card)]
            for card in seat["hand"]
            if isinstance(card, str)
        ]
    columns = ["column-mission", "column-seat", "column-place", "column-progress"]
    return Sheet(Message("sheet-missions"), [Message(key) for key in columns], rows, printed=0)


def _progress(seat: SeatView, card: str) -> Cell:
    done = (seat["progress"] or {}).get(card)
    return NONE if done is None else Message("cell-progress", {"done": done[0], "all": done[1]})
