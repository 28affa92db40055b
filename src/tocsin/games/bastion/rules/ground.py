"""The squares of a match as packed rows: terrain, neighbours, distances (RULES 1)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel import board


def packed_row(row: list[int]) -> vec[i64]:
    """Return a list of ints as a packed row."""
    return vec[i64](list(row))


def packed_table(table: list[list[int]]) -> vec[vec[i64]]:
    """Return a list of lists as packed rows."""
    return vec[vec[i64]]([packed_row(row) for row in table])


class Ground(board.Board):
    """The squares of a match: terrain, owners, neighbours and distances."""

    def __init__(
        self,
        options: dict[str, str],
        players: int,
        shape: str,
        drawings: list[list[str]],
        rows: dict[str, list[int]],
        tables: dict[str, list[list[int]]],
    ) -> None:
        super().__init__("bastion", options)
        self.shape: str = shape
        self.players: i64 = players
        # The maps as rows of letters: terrains, and owners of bastions.
        self.drawn: list[str] = drawings[0]
        self.drawn_bastions: list[str] = drawings[1]
        # By square: terrain, levels, owner of its bastion, file and row.
        self.size: i64 = len(rows["terrain"])
        self.terrain: vec[i64] = packed_row(rows["terrain"])
        self.level: vec[i64] = packed_row(rows["level"])
        self.bastion: vec[i64] = packed_row(rows["bastion"])
        self.file: vec[i64] = packed_row(rows["file"])
        self.row: vec[i64] = packed_row(rows["row"])
        # By square: its index in SQUARES, and by index in SQUARES: the square.
        self.name: vec[i64] = packed_row(rows["name"])
        self.named: vec[i64] = packed_row(rows["named"])
        # By square * size + square: the link (board.SIDE and following).
        self.link: vec[i64] = packed_row(rows["link"])
        self.adjacent: vec[vec[i64]] = packed_table(tables["adjacent"])
        # By square: pairs of neighbour and link.
        self.contacts: vec[vec[i64]] = packed_table(tables["contacts"])
        # By square: pairs of a neighbour at a common level and the owner of its gate plus 1;
        # `side_walks` across sides only.
        self.side_walks: vec[vec[i64]] = packed_table(tables["side_walks"])
        self.walks_all: vec[vec[i64]] = packed_table(tables["walks_all"])
        # By square: triples of middle, end, and 1 if both steps cross sides.
        self.lines: vec[vec[i64]] = packed_table(tables["lines"])
        # By square: pairs of a knight's destination and the owner of the gate that must be open.
        self.leaps: vec[vec[i64]] = packed_table(tables["leaps"])
        # A cache that bots fill: by closed drawbridges as bits, then by goal * 2 (+ 1 across sides
        # only), the walking distance from each square.
        self.ways: dict[int, vec[vec[i64]]] = {}
        # By square and square: the distance, walls ignored.
        self.flights: vec[vec[i64]] = packed_table(tables["flights"])
        self.centre: i64 = rows["centre"][0]
        # By seat: its start squares, those of its bastion first, and the kind that starts there.
        self.starts: vec[vec[i64]] = packed_table(tables["starts"])
        self.start_kinds: vec[vec[i64]] = packed_table(tables["start_kinds"])
        self.thrones: vec[i64] = packed_row(rows["thrones"])
        self.prisons: vec[i64] = packed_row(rows["prisons"])
        self.treasuries: vec[i64] = packed_row(rows["treasuries"])
        self.turrets: vec[i64] = packed_row(rows["turrets"])
        # By seat: squares before the gate; pairs of distance and square, nearest first, of its
        # bastion around the throne, and of the open ground around its prison.
        self.fronts: vec[vec[i64]] = packed_table(tables["fronts"])
        self.refuges: vec[vec[i64]] = packed_table(tables["refuges"])
        self.outside: vec[vec[i64]] = packed_table(tables["outside"])
